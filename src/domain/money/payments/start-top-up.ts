import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { isOpenPayment, paymentStatesThat } from '#rules/money/payment-states.ts'
import { countryCodeOf } from '#rules/country-code.ts'
import { payments } from '#database/schema/billing.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { wallets } from '#database/schema/ledger.ts'
import { requireConfirmed } from '#domain/accounts/require-confirmed.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { type Outlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { requirePlan } from '../module-servers/module-server-context.ts'
import { openWallet, type Wallet } from '../wallet/open-wallet.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf, findShopFor, shopToPay } from './payment-method.ts'
import { asksForTestCharge, isRealMoney } from './real-money.ts'
import { type Payment, settlePayment } from './settle-payment.ts'
import { topUp } from './shopify-charges.ts'
import { requireStanding } from './standing.ts'
import { taxOn } from './tax.ts'
import { requireRoomToday, requireTopUpSum } from './top-up-limits.ts'

/** After this time the process that was opening a page has died on the way. */
const longestOpening = 60_000

export interface TopUpRequest {
  amount: number
  keepsCard: boolean
  /** A path of our own to come back to. */
  returnTo: string
}

/**
 * The payment is written down first, then the provider is asked, then its answer is written down: a process that dies in
 * between leaves a row that `pollPendingPayments` finds. The wallet is credited by `settlePayment` alone. A merchant has
 * one page to pay on at a time.
 */
export async function startTopUp(ctx: MerchantContext, outlet: Outlet, request: TopUpRequest) {
  requirePermission(ctx, 'billing:manage')
  requireConfirmed(ctx)
  requireTopUpSum(request.amount)
  const { companyId, id: outletId } = outlet
  await requirePlan(ctx, { companyId, outletId, use: 'top_up' })
  await requireStanding(ctx, outlet, 'top_up')
  await ctx.limits.count('topUp', companyId)
  try {
    return await leadToPage(ctx, outlet, request)
  } catch (error) {
    // A start that was refused tries no card.
    await ctx.limits.takeBack('topUp', companyId)
    throw error
  }
}

async function leadToPage(ctx: MerchantContext, outlet: Outlet, request: TopUpRequest) {
  const { amount } = request
  const { companyId, id: outletId } = outlet
  const wallet = await openWallet(ctx, companyId)
  const shop = await findShopFor(ctx, outlet)
  if (shop) await requireRealCharges(ctx, shop)
  const page = await closeOlderPages(ctx, wallet, amount, shop)
  if (page) return page
  const payment = await writeDown(ctx, { wallet, outletId, shop, amount })
  return openPage(ctx, payment, request)
}

/** Shopify bills a developer's store for nothing, so that it cannot top up. */
async function requireRealCharges(ctx: MerchantContext, shop: string): Promise<void> {
  const isTest = await asksForTestCharge(ctx, shopToPay(ctx, shop))
  if (!isRealMoney(ctx, { isTest })) throw new DomainError('test_store')
}

/**
 * Ends pages that wait by card, so that one alone can be paid. Shopify cannot take a charge back: one of the same sum
 * is used again; one of another sum stays, and counts for the limit of the day.
 */
async function closeOlderPages(
  ctx: MerchantContext,
  wallet: Wallet,
  amount: number,
  shop: string | undefined,
): Promise<{ payment: string; url: string } | undefined> {
  const open = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.walletId, wallet.id),
        eq(payments.purpose, 'top_up'),
        inArray(payments.state, paymentStatesThat(isOpenPayment)),
      ),
    )
    .orderBy(desc(payments.startedAt))
  for (const payment of open) {
    if (payment.method === 'card' && payment.providerRef && payment.payUrl) {
      await cardsOf(ctx).expireCheckout(payment.providerRef)
      await settlePayment(ctx, payment.id)
    }
    if (payment.method === 'shopify' && payment.shop === shop && payment.net === amount && payment.payUrl) {
      if ((await settlePayment(ctx, payment.id)) === 'pending')
        return { payment: payment.id, url: payment.payUrl }
    }
  }
  return undefined
}

interface NewTopUp {
  wallet: Wallet
  outletId: string
  shop: string | undefined
  amount: number
}

/** Under the lock of the wallet, so that two presses at once cannot both pass the limits. */
async function writeDown(ctx: MerchantContext, { wallet, outletId, shop, amount }: NewTopUp) {
  const { companyId, currency } = wallet
  const now = ctx.clock.now()
  const id = newId(now)
  const row: typeof payments.$inferInsert = {
    id,
    companyId,
    walletId: wallet.id,
    outletId,
    method: shop ? 'shopify' : 'card',
    purpose: 'top_up',
    shop,
    currency,
    net: amount,
    // What Shopify charges, Shopify taxes.
    tax: shop ? 0 : taxOn(amount, await countryOf(ctx, companyId)),
    state: 'started',
    startedBy: ctx.session.userId,
    startedAt: now,
  }
  return withTransaction(ctx, async (tx) => {
    await tx.db.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, wallet.id)).for('update')
    await requireNobodyOpening(tx, wallet.id)
    await requireRoomToday(tx, wallet.id, amount)
    const [payment] = await tx.db.insert(payments).values(row).returning()
    if (!payment) throw new Error('The payment was not written down.')
    await addOwnAuditEntry(tx, 'top-up-started', { payment: id, sum: formatMoney(amount, currency) })
    return payment
  })
}

/** A page that somebody else is opening right now would be a second one. */
async function requireNobodyOpening(ctx: MerchantContext, walletId: string): Promise<void> {
  const mine = and(
    eq(payments.walletId, walletId),
    eq(payments.purpose, 'top_up'),
    eq(payments.state, 'started'),
    isNull(payments.providerRef),
  )
  const dead = new Date(ctx.clock.now().getTime() - longestOpening)
  const left = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(mine, lt(payments.startedAt, dead)))
  for (const { id } of left) await movePayment(ctx, id, 'expired')
  if ((await ctx.db.$count(payments, mine)) > 0) throw new DomainError('payment_opening')
}

async function openPage(ctx: MerchantContext, payment: Payment, request: TopUpRequest) {
  const { ref, payUrl } = await openPayPage(ctx, payment, request)
  await movePayment(ctx, payment.id, 'pending', { providerRef: ref, payUrl })
  return { payment: payment.id, url: payUrl }
}

async function openPayPage(ctx: MerchantContext, payment: Payment, request: TopUpRequest) {
  const { id, shop, net: amount, tax, currency } = payment
  const title = `Wallet top-up ${formatMoney(amount, currency)}`
  const { publicBaseUrl } = ctx.settings
  const landing = new URLSearchParams({ payment: id, to: request.returnTo })
  const returnUrl = `${publicBaseUrl}/merchant/billing/paid?${landing}`
  if (shop) {
    const payer = shopToPay(ctx, shop)
    const isTest = await asksForTestCharge(ctx, payer)
    return topUp(payer, { name: title, amount, currency, returnUrl, isTest })
  }
  return cardsOf(ctx).startCheckout({
    id,
    title,
    amount,
    tax,
    currency,
    email: ctx.session.email,
    returnUrl,
    cancelUrl: `${publicBaseUrl}/merchant/billing`,
    keepsCard: request.keepsCard,
  })
}

/** Two letters; empty where the company has not answer. */
export async function countryOf({ db }: Pick<MerchantContext, 'db'>, companyId: string): Promise<string> {
  const [row] = await db
    .select({ country: companyProfiles.country })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId))
  return countryCodeOf(row?.country ?? '')
}
