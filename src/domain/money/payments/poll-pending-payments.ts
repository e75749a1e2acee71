import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { isOpenPayment, paymentStatesThat } from '#rules/money/payment-states.ts'
import { isInPeriod, isUnpaid, statesThat } from '#rules/money/plan-gate.ts'
import { payments, subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { syncSubscription } from '../plans/sync-subscription.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf } from './payment-method.ts'
import { payBack } from './refund-remainder.ts'
import { settlePayment } from './settle-payment.ts'

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
    .orderBy(asc(payments.startedAt))
    .limit(atOnce)
  for (const { id, providerRef, method, purpose, startedAt } of open) {
    await ctx.db
      .update(payments)
      .set({ polledAt: new Date(now) })
      .where(eq(payments.id, id))
    await attempt(ctx, async () => {
      const state = providerRef ? await settlePayment(ctx, id) : 'started'
      if (!state || !isOpenPayment(state) || now - startedAt.getTime() <= 2 * day) return
      // Where no provider ever answered, nobody was given a page to pay on.
      if (!providerRef) return void (await movePayment(ctx, id, 'expired'))
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
  }
  await payBack(ctx)
}

/** A page to approve a plan on that nobody used for two days. Shopify ends its own. */
async function endUnusedPage(ctx: Context, plan: typeof subscriptions.$inferSelect): Promise<void> {
  const isOld = ctx.clock.now().getTime() - plan.startedAt.getTime() > 2 * day
  if (plan.state !== 'pending' || !isOld) return
  if (plan.method === 'card' && plan.checkoutRef) await cardsOf(ctx).expireCheckout(plan.checkoutRef)
  // The provider never answered: nobody was given a page.
  if (plan.checkoutRef || plan.providerRef) return
  await ctx.db.update(subscriptions).set({ state: 'declined' }).where(eq(subscriptions.id, plan.id))
}

async function attempt(ctx: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.warn({ err: error }, 'payment not asked about')
  }
}
