import { and, eq, gte, inArray, isNotNull, lt, sum } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { centsOf, formatMoney, microsOfCents } from '#rules/money/amounts.ts'
import { payments } from '#database/schema/billing.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { requireConfirmed } from '#domain/accounts/require-confirmed.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { type Outlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { requirePlan } from '../hosts/host-context.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { cardsOf, findShopFor, isTestCharge, shopToPay } from './pay-way.ts'
import { topUp } from './shopify-charges.ts'
import { taxOn } from './tax.ts'

const day = 24 * 60 * 60 * 1000

export interface TopUpWish {
  amount: number
  keepsCard: boolean
  /** A path of our own to come back to. */
  returnTo: string
}

/**
 * The payment is written down first, then the provider is asked, then its answer is written down: whoever dies in
 * between leaves a row that `askOpenPayments` finds. The wallet is credited by `settlePayment` alone.
 */
export async function startTopUp(ctx: MerchantContext, outlet: Outlet, wish: TopUpWish) {
  requirePermission(ctx, 'billing:manage')
  requireConfirmed(ctx)
  const { leastTopUp, mostTopUp } = ownerSettings.wallet
  const { amount } = wish
  if (amount !== microsOfCents(centsOf(amount)) || amount < leastTopUp || amount > mostTopUp) {
    throw new DomainError('amount_refused')
  }
  const { companyId, id: outletId } = outlet
  await requirePlan(ctx, { companyId, outletId, use: 'top_up' })
  await ctx.limits.count('topUp', companyId)
  const wallet = await openWallet(ctx, companyId)
  await requireDailyRoom(ctx, wallet.id, amount)
  const shop = await findShopFor(ctx, outlet)
  const country = await countryOf(ctx, companyId)
  const now = ctx.clock.now()
  const payment: typeof payments.$inferInsert = {
    id: newId(now),
    companyId,
    walletId: wallet.id,
    outletId,
    way: shop ? 'shopify' : 'card',
    purpose: 'top_up',
    shop,
    currency: wallet.currency,
    net: amount,
    // What Shopify charges, Shopify taxes.
    tax: shop ? 0 : taxOn(amount, country),
    state: 'started',
    startedBy: ctx.session.userId,
    startedAt: now,
  }
  await withTransaction(ctx, async (tx) => {
    await tx.db.insert(payments).values(payment)
    await addOwnAuditEntry(tx, 'top-up-started', {
      payment: payment.id,
      sum: formatMoney(amount, wallet.currency),
    })
  })
  const { ref, payUrl } = await askProvider(ctx, payment, wish)
  await ctx.db
    .update(payments)
    .set({ providerRef: ref, payUrl, state: 'pending' })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'started')))
  return { payment: payment.id, url: payUrl }
}

async function askProvider(ctx: MerchantContext, payment: typeof payments.$inferInsert, wish: TopUpWish) {
  const { publicBaseUrl } = ctx.settings
  const back = `${publicBaseUrl}/merchant/billing/paid?${new URLSearchParams({ payment: payment.id, to: wish.returnTo })}`
  const title = `Wallet top-up ${formatMoney(payment.net, payment.currency)}`
  if (payment.shop) {
    const payer = shopToPay(ctx, payment.shop)
    const { net: amount, currency } = payment
    const isTest = await isTestCharge(ctx, payer)
    return topUp(payer, {
      name: title,
      amount,
      currency,
      returnUrl: back,
      isTest,
    })
  }
  return cardsOf(ctx).startCheckout({
    id: payment.id,
    title,
    amount: payment.net,
    tax: payment.tax,
    currency: payment.currency,
    email: ctx.session.email,
    returnUrl: back,
    cancelUrl: `${publicBaseUrl}/merchant/billing`,
    keepsCard: wish.keepsCard,
  })
}

/** Stolen cards are tried on new accounts. */
async function requireDailyRoom(
  { db, clock }: MerchantContext,
  walletId: string,
  amount: number,
): Promise<void> {
  const now = clock.now().getTime()
  const [old] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        isNotNull(payments.settledAt),
        lt(payments.settledAt, new Date(now - 30 * day)),
      ),
    )
    .limit(1)
  if (old) return
  const [today] = await db
    .select({ paid: sum(payments.net) })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        inArray(payments.state, ['settled', 'disputed']),
        gte(payments.startedAt, new Date(now - day)),
      ),
    )
  if (Number(today?.paid ?? 0) + amount > ownerSettings.wallet.newMerchantDay)
    throw new DomainError('top_up_limit')
}

export async function countryOf({ db }: Pick<MerchantContext, 'db'>, companyId: string): Promise<string> {
  const [row] = await db
    .select({ country: companyProfiles.country })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId))
  return row?.country ?? ''
}
