import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { hasBegun, mayBeCancelled, statesThat } from '#rules/money/plan-gate.ts'
import { subscriptions, walletSettings } from '#database/schema/billing.ts'
import { holds } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { cardsOf, shopToPay } from '../payments/pay-way.ts'
import { cancelPlan } from '../payments/shopify-charges.ts'

/** Ends the plans of companies at their providers, so that nobody is billed for a company that is gone. */
export async function endPlans(ctx: Context, companyIds: string[]): Promise<void> {
  if (companyIds.length === 0) return
  const plans = await ctx.db
    .select({ way: subscriptions.way, shop: subscriptions.shop, ref: subscriptions.providerRef })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.companyId, companyIds),
        inArray(subscriptions.state, statesThat(mayBeCancelled)),
        isNotNull(subscriptions.providerRef),
      ),
    )
  for (const { way, shop, ref } of plans) {
    if (way === 'card') await cardsOf(ctx).cancelPlan(ref ?? '')
    else await cancelPlan(shopToPay(ctx, shop ?? ''), ref ?? '').catch(unlessGone)
  }
}

/** A store that has left has no plan any more: Shopify ends it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'way_closed') throw error
}

/** Gives back what is held, stops automatic top-ups and forgets cards. Transfers and documents stay, with ids. */
export async function closeWallets({ db }: Context, companyIds: string[]): Promise<void> {
  if (companyIds.length === 0) return
  const open = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(inArray(holds.companyId, companyIds), eq(holds.state, 'open')))
    .orderBy(holds.walletId, holds.id)
  for (const { id } of open) await callLedger(db, sql`select release_hold(${id}::uuid, null)`)
  await db
    .update(walletSettings)
    .set({ autoOn: false, cardCustomer: null, cardMethod: null, cardBrand: null, cardLast4: null })
    .where(inArray(walletSettings.companyId, companyIds))
  await db
    .update(subscriptions)
    .set({ state: 'ended', payUrl: null })
    .where(
      and(inArray(subscriptions.companyId, companyIds), inArray(subscriptions.state, statesThat(hasBegun))),
    )
}
