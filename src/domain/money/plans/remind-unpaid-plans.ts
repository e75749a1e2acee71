import { and, gte, inArray, lte } from 'drizzle-orm'
import { isUnpaid, statesThat, stateAt } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { notifyBilling } from '../notify-billing.ts'
import { storeNameOf } from './tell-plan-change.ts'

const day = 24 * 60 * 60 * 1000
/** The email of the first day is sent by `syncSubscription`. A plan that is paid by card freezes after 7 days. */
const reminders = { shopify: [3, 10], card: [3, 7, 10] }
/** Sign-in codes stop after these days, and so do our emails. */
const lastDay = 14

/** Reminds owners and admins of a plan that is not paid, once for each day of the list. */
export async function remindUnpaidPlans(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const plans = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.state, statesThat(isUnpaid)),
        lte(subscriptions.troubleSince, new Date(now.getTime() - 3 * day)),
        gte(subscriptions.troubleSince, new Date(now.getTime() - lastDay * day)),
      ),
    )
  for (const plan of plans) {
    const since = plan.troubleSince?.getTime() ?? now.getTime()
    const due = reminders[plan.method].findLast((after) => now.getTime() - since >= after * day)
    if (due === undefined) continue
    const store = await storeNameOf(ctx, plan.outletId)
    await withTransaction(ctx, (tx) =>
      notifyBilling(tx, plan.companyId, `plan:${plan.id}:${since}:day-${due}`, (frame) => ({
        template: 'plan-frozen',
        data: {
          ...frame,
          store,
          isFrozen: stateAt(plan, now) === 'frozen',
          isAtShopify: plan.method === 'shopify',
        },
      })),
    )
  }
}
