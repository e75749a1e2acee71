import { and, eq, inArray, or } from 'drizzle-orm'
import { cardWebhooks, payments, subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { syncSubscription } from '../plans/sync-subscription.ts'
import { settlePayment } from './settle-payment.ts'
import { syncReturned } from './sync-returned.ts'

/**
 * Only the ids of a webhook are believed; the provider is asked for the rest. Each is stored once, and handling the
 * same one again does no harm.
 */
export async function handleStripeWebhook(
  ctx: Context,
  webhook: { id: string; topic: string; refs: string[] },
): Promise<void> {
  const { id, topic, refs } = webhook
  const receivedAt = ctx.clock.now()
  await ctx.db
    .insert(cardWebhooks)
    .values({ id, topic, ref: refs.join(' '), receivedAt })
    .onConflictDoNothing()
  const [payment] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.method, 'card'),
        or(inArray(payments.providerRef, refs), inArray(payments.chargeRef, refs)),
      ),
    )
  const [plan] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.method, 'card'),
        or(inArray(subscriptions.providerRef, refs), inArray(subscriptions.checkoutRef, refs)),
      ),
    )
  if (payment) await settlePayment(ctx, payment.id)
  if (topic.startsWith('charge.')) await syncReturned(ctx, refs)
  if (plan) await syncSubscription(ctx, plan.id)
  await ctx.db.update(cardWebhooks).set({ handledAt: ctx.clock.now() }).where(eq(cardWebhooks.id, id))
}
