import { inArray } from 'drizzle-orm'
import { subscriptions } from '#database/schema/billing.ts'
import { isUnpaid, statesThat, stateAt } from '#rules/money/plan-gate.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'

/** The worst state among the plans of a company, for the banner on every page; undefined if all are well. */
export async function planTrouble(ctx: MerchantContext): Promise<'frozen' | 'past_due' | undefined> {
  if (!ctx.session.companyId) return undefined
  const plans = await withTenant(ctx, ({ db }) =>
    db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.state, statesThat(isUnpaid))),
  )
  const states = plans.map((plan) => stateAt(plan, ctx.clock.now()))
  if (states.includes('frozen')) return 'frozen'
  return states.includes('past_due') ? 'past_due' : undefined
}
