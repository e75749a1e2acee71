import { and, eq, or } from 'drizzle-orm'
import { cardNotices, payments, subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { hearDispute } from './hear-dispute.ts'
import { hearSubscription } from '../plans/hear-subscription.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * A notice is a doorbell: only the id in it is believed, and the provider is asked for the rest. Each is written down
 * once; handled or not, the same one again does no harm.
 */
export async function hearCardNotice(
  ctx: Context,
  notice: { id: string; topic: string; ref: string },
): Promise<void> {
  const { id, topic, ref } = notice
  const receivedAt = ctx.clock.now()
  await ctx.db.insert(cardNotices).values({ id, topic, ref, receivedAt }).onConflictDoNothing()
  const [payment] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.way, 'card'), or(eq(payments.providerRef, ref), eq(payments.chargeRef, ref))))
  const [plan] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.way, 'card'),
        or(eq(subscriptions.providerRef, ref), eq(subscriptions.checkoutRef, ref)),
      ),
    )
  if (payment) {
    await settlePayment(ctx, payment.id)
    if (topic.startsWith('charge.')) await hearDispute(ctx, payment.id)
  }
  if (plan) await hearSubscription(ctx, plan.id)
  await ctx.db.update(cardNotices).set({ handledAt: ctx.clock.now() }).where(eq(cardNotices.id, id))
}
