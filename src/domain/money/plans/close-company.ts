import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { hasBegun, mayBeCancelled, statesThat } from '#rules/money/plan-gate.ts'
import { payments, subscriptions } from '#database/schema/billing.ts'
import { holds, wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { forgetCard } from '../wallet/forget-card.ts'
import { cardsOf, shopToPay } from '../payments/payment-method.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { cancelPlan } from '../payments/shopify-charges.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Ends the plans of companies at their providers, so that nobody is billed for a company that is gone. */
export async function endPlans(ctx: Context, companyIds: string[]): Promise<void> {
  if (companyIds.length === 0) return
  await endPages(ctx, companyIds)
  const plans = await ctx.db
    .select({ method: subscriptions.method, shop: subscriptions.shop, ref: subscriptions.providerRef })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.companyId, companyIds),
        inArray(subscriptions.state, statesThat(mayBeCancelled)),
        isNotNull(subscriptions.providerRef),
      ),
    )
  for (const { method, shop, ref } of plans) {
    if (method === 'card') await cardsOf(ctx).cancelPlan(ref ?? '')
    else await cancelPlan(shopToPay(ctx, shop ?? ''), ref ?? '').catch(unlessGone)
  }
}

/** Pages to pay on that are still open end, so that nobody pays for a company that is gone. */
async function endPages(ctx: Context, companyIds: string[]): Promise<void> {
  if (companyIds.length === 0) return
  const topUps = await ctx.db
    .select({ id: payments.id, ref: payments.providerRef })
    .from(payments)
    .where(
      and(
        inArray(payments.companyId, companyIds),
        eq(payments.method, 'card'),
        eq(payments.state, 'pending'),
      ),
    )
  for (const { id, ref } of topUps) {
    await cardsOf(ctx).expireCheckout(ref ?? '')
    await settlePayment(ctx, id)
  }
  const plans = await ctx.db
    .select({ id: subscriptions.id, method: subscriptions.method, ref: subscriptions.checkoutRef })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.companyId, companyIds),
        inArray(subscriptions.state, ['pending', 'declined']),
        or(isNotNull(subscriptions.checkoutRef), isNotNull(subscriptions.providerRef)),
      ),
    )
  for (const { id, method, ref } of plans) {
    if (method === 'card' && ref) await cardsOf(ctx).expireCheckout(ref)
    // One that was paid, and of which nothing was heard, runs.
    await syncSubscription(ctx, id).catch(unlessGone)
  }
}

/** A store that has left has no plan any more: Shopify ends it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'way_closed') throw error
}

/** Gives back what is held, stops automatic top-ups and forgets cards. Transfers and documents stay, with ids. */
export async function closeWallets({ db, clock }: Context, companyIds: string[]): Promise<void> {
  if (companyIds.length === 0) return
  const open = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(inArray(holds.companyId, companyIds), eq(holds.state, 'open')))
    .orderBy(holds.walletId, holds.id)
  for (const { id } of open) await callLedger(db, sql`select release_hold(${id}::uuid, null)`)
  const closed = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(inArray(wallets.companyId, companyIds))
  await forgetCard(
    { db, clock },
    closed.map(({ id }) => id),
    null,
  )
  await db
    .update(subscriptions)
    .set({ state: 'ended', payUrl: null })
    .where(
      and(inArray(subscriptions.companyId, companyIds), inArray(subscriptions.state, statesThat(hasBegun))),
    )
}
