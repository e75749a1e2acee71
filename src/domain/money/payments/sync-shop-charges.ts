import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import { maySettle, paymentStatesThat } from '#rules/money/payment-states.ts'
import { payments, subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { syncSubscription } from '../plans/sync-subscription.ts'
import { settlePayment } from './settle-payment.ts'

const day = 24 * 60 * 60 * 1000

/** Something about a shop's charges has changed: all that are open are asked about, whichever it was. */
export async function syncShopCharges(ctx: Context, shop: string): Promise<void> {
  const open = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.shop, shop),
        inArray(payments.state, paymentStatesThat(maySettle)),
        gte(payments.startedAt, new Date(ctx.clock.now().getTime() - 7 * day)),
      ),
    )
  for (const { id } of open) await settlePayment(ctx, id)
  const plans = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.shop, shop), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.startedAt))
    .limit(10)
  for (const { id } of plans) await syncSubscription(ctx, id)
}
