import { eq } from 'drizzle-orm'
import type { PlanState, subscriptions } from '#database/schema/billing.ts'
import { outlets } from '#database/schema/companies.ts'
import type { Context } from '#domain/context.server.ts'
import { isUnpaid } from '#rules/money/plan-gate.ts'
import { notifyBilling } from '../notify-billing.ts'

type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'id' | 'companyId' | 'outletId' | 'method' | 'periodEndsAt' | 'trialEndsAt' | 'state'
>

export async function storeNameOf({ db }: Pick<Context, 'db'>, outletId: string): Promise<string> {
  const [row] = await db.select({ name: outlets.outletName }).from(outlets).where(eq(outlets.id, outletId))
  return row?.name ?? ''
}

/**
 * One email for each step of a plan that its owner should know of, with the store's name: approved, cancelled, ended,
 * not paid. Call it inside the transaction of the step.
 */
export async function tellPlanChange(
  ctx: Context,
  plan: Subscription,
  state: PlanState,
  why: 'provider' | 'uninstalled' = 'provider',
): Promise<void> {
  const { id, companyId, outletId, method, periodEndsAt, trialEndsAt } = plan
  const isNews =
    isUnpaid(state) || state === 'cancelling' || state === 'ended' || isApproval(plan.state, state)
  if (!isNews || plan.state === state) return
  const store = await storeNameOf(ctx, outletId)
  const at = ctx.clock.now().toISOString()
  const isAtShopify = method === 'shopify'
  await notifyBilling(ctx, companyId, `plan:${id}:${state}:${at.slice(0, 10)}`, (frame) => {
    if (isUnpaid(state)) {
      return { template: 'plan-frozen', data: { ...frame, store, isFrozen: state === 'frozen', isAtShopify } }
    }
    const next = state === 'trial' ? trialEndsAt : state === 'ended' ? null : periodEndsAt
    return {
      template: 'plan-changed',
      data: {
        ...frame,
        store,
        state,
        isAtShopify,
        isUninstalled: why === 'uninstalled',
        next: next?.toISOString() ?? '',
      },
    }
  })
}

const isApproval = (from: PlanState, to: PlanState) =>
  ((from === 'pending' || from === 'declined') && (to === 'trial' || to === 'active')) ||
  // Cancelled, and kept after all.
  (from === 'cancelling' && to === 'active')
