import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { payments, planCharges } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { planReturn, syncPlanReturn } from '../plans/sync-plan-return.ts'
import { syncDispute } from './sync-dispute.ts'

const day = 24 * 60 * 60 * 1000
/** Banks decide within four months; what was not decided by then was lost. */
const longestDispute = 180 * day

/** Something was paid back or disputed. Says whether any of these charges is one of ours. */
export async function syncReturned(ctx: Context, charges: string[]): Promise<boolean> {
  const paid = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.method, 'card'), inArray(payments.chargeRef, charges)))
  for (const { id } of paid) await syncDispute(ctx, id)
  const ofPlans = await ctx.db
    .select({ id: planCharges.id })
    .from(planCharges)
    .where(inArray(planCharges.chargeRef, charges))
  for (const { id } of ofPlans) await syncPlanReturn(ctx, id)
  return paid.length + ofPlans.length > 0
}

/** Disputes that a bank may still decide, however long ago they began. */
export async function undecidedCharges({ db, clock }: Context): Promise<string[]> {
  const since = new Date(clock.now().getTime() - longestDispute)
  const paid = await db
    .select({ charge: payments.chargeRef })
    .from(payments)
    .where(and(eq(payments.state, 'disputed'), gte(payments.settledAt, since)))
  const ofPlans = await db
    .select({ charge: planCharges.chargeRef })
    .from(planCharges)
    .where(
      and(
        gte(planCharges.chargedAt, since),
        sql`exists (select 1 from transfers where scope = ${planReturn} and key like ${planCharges.id} || ':%')`,
      ),
    )
  return [...paid, ...ofPlans].flatMap(({ charge }) => charge ?? [])
}
