import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { isOpenPayment, paymentStatesThat } from '#rules/money/payment-states.ts'
import { isInPeriod, isUnpaid, statesThat } from '#rules/money/plan-gate.ts'
import { payments, subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { syncSubscription } from '../plans/sync-subscription.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf, hasLeft } from './payment-method.ts'
import { payBack } from './refund-remainder.ts'
import { settlePayment } from './settle-payment.ts'
import { approvable } from './top-up-limits.ts'

const minute = 60_000
const day = 24 * 60 * minute
const atOnce = 200

/** Finds what was lost on the way: open payments, plans that may have changed, refunds that were not confirmed. */
export async function pollPendingPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime()
  const open = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, paymentStatesThat(isOpenPayment)),
        or(isNull(payments.polledAt), lt(payments.polledAt, new Date(now - 5 * minute))),
      ),
    )
    // What never answers keeps no other one waiting.
    .orderBy(sql`${payments.polledAt} asc nulls first`, asc(payments.startedAt))
    .limit(atOnce)
  for (const { id, providerRef, method, purpose, shop, startedAt } of open) {
    await ctx.db
      .update(payments)
      .set({ polledAt: new Date(now) })
      .where(eq(payments.id, id))
    await attempt(ctx, async () => {
      const isAsked = providerRef !== null && !(await hasLeft(ctx, shop))
      const state = isAsked ? await settlePayment(ctx, id) : 'started'
      if (!state || !isOpenPayment(state) || now - startedAt.getTime() <= approvable) return
      // Where no provider ever answered, nobody was given a page to pay on.
      if (!isAsked) return void (await movePayment(ctx, id, 'expired'))
      // A page that nobody used. What a bank still works on cannot be ended, and stays open.
      if (method === 'card' && purpose === 'top_up') await cardsOf(ctx).expireCheckout(providerRef)
      await settlePayment(ctx, id)
    })
  }
  const plans = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      or(
        // Pages that were given up lately: one may have been approved all the same.
        and(eq(subscriptions.state, 'declined'), gte(subscriptions.startedAt, new Date(now - 3 * day))),
        inArray(subscriptions.state, ['pending', ...statesThat(isUnpaid)]),
        and(
          inArray(subscriptions.state, statesThat(isInPeriod)),
          lt(subscriptions.periodEndsAt, new Date(now)),
        ),
        // The first charge comes with the end of the trial.
        and(eq(subscriptions.state, 'trial'), lt(subscriptions.trialEndsAt, new Date(now))),
      ),
    )
    .orderBy(asc(subscriptions.providerAt))
    .limit(atOnce)
  for (const plan of plans) {
    await attempt(ctx, async () => {
      await endUnusedPage(ctx, plan)
      await syncSubscription(ctx, plan.id)
    })
    // One whose page is still open, or whose store does not answer, goes to the end of the line as well.
    await ctx.db
      .update(subscriptions)
      .set({ providerAt: new Date(now) })
      .where(and(eq(subscriptions.id, plan.id), lt(subscriptions.providerAt, new Date(now))))
  }
  await payBack(ctx)
}

/** A page to approve a plan on that nobody used in time. Shopify ends its own, and tells no store that has left. */
async function endUnusedPage(ctx: Context, plan: typeof subscriptions.$inferSelect): Promise<void> {
  const isOld = ctx.clock.now().getTime() - plan.startedAt.getTime() > approvable
  if (plan.state !== 'pending' || !isOld) return
  if (plan.method === 'card' && plan.checkoutRef) await cardsOf(ctx).expireCheckout(plan.checkoutRef)
  // The provider never answered: nobody was given a page.
  const wasGiven = plan.checkoutRef !== null || plan.providerRef !== null
  if (wasGiven && !(await hasLeft(ctx, plan.shop))) return
  await ctx.db.update(subscriptions).set({ state: 'declined' }).where(eq(subscriptions.id, plan.id))
}

async function attempt(ctx: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.warn({ err: error }, 'payment not asked about')
  }
}
