import { eq } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { maySettle, type PaymentState } from '#rules/money/payment-states.ts'
import { payments, walletSettings } from '#database/schema/billing.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { notifyBilling } from '../notify-billing.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import type { ProviderPayment } from '#domain/ports.ts'
import { armAlerts } from '../wallet/arm-alerts.ts'
import { collectOwed } from '../wallet/collect-owed.ts'
import { issueReceipt } from '../documents/issue-receipt.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf, shopToPay } from './pay-way.ts'
import { isRealMoney } from './real-money.ts'
import { readTopUp } from './shopify-charges.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'

export type Payment = typeof payments.$inferSelect

/**
 * Asks the provider how a payment stands and believes nothing else. It may be called by the landing page, by a webhook
 * and by a job at once: the key of the credit is the payment's id.
 */
export async function settlePayment(ctx: Context, id: string): Promise<PaymentState | undefined> {
  const payment = await findPayment(ctx, id)
  if (!payment?.providerRef || !maySettle(payment.state)) return payment?.state
  const said = await askProvider(ctx, payment)
  if (!said) return payment.state
  if (said.state === 'pending') {
    // The payer has done their part: the page to pay on is over.
    if (said.isUnderWay) await ctx.db.update(payments).set({ payUrl: null }).where(eq(payments.id, id))
    return payment.state
  }
  if (said.state !== 'settled') return close(ctx, payment, said)
  if (said.amount !== payment.net + payment.tax || said.currency !== payment.currency) {
    return keepInSuspense(ctx, payment, said)
  }
  return credit(ctx, payment, said)
}

export async function findPayment({ db }: Pick<Context, 'db'>, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function askProvider(
  ctx: Context,
  { way, shop, providerRef, purpose }: Payment,
): Promise<ProviderPayment | undefined> {
  if (!providerRef) return undefined
  if (way === 'card') {
    const cards = cardsOf(ctx)
    return purpose === 'auto_top_up' ? cards.readCharge(providerRef) : cards.readCheckout(providerRef)
  }
  return readTopUp(shopToPay(ctx, shop ?? ''), providerRef)
}

/** The only way into a wallet for money that was paid. */
export function credit(ctx: Context, payment: Payment, said: ProviderPayment): Promise<PaymentState> {
  if (!isRealMoney(ctx, said))
    return close(ctx, payment, { ...said, state: 'failed', refusal: 'Test charge' })
  return withTransaction(ctx, async (tx): Promise<PaymentState> => {
    const { id, walletId, companyId, way, currency, net } = payment
    const posted = await postToWallet(tx, {
      walletId,
      kind: 'top_up',
      scope: 'payment',
      key: id,
      amount: net,
      counter: way === 'card' ? 'clearing_card' : 'clearing_shopify',
      evenFrozen: true,
      outletId: payment.outletId ?? undefined,
      memo: way === 'card' ? 'Top-up by card' : 'Top-up through Shopify',
    })
    if (posted.repeated) return 'settled'
    const now = tx.clock.now()
    await movePayment(tx, id, 'settled', {
      settledAt: now,
      providerRef: said.ref,
      chargeRef: said.charge,
      payUrl: null,
      refusal: null,
    })
    if (said.card) {
      const { customer, method, brand, last4 } = said.card
      await tx.db
        .update(walletSettings)
        .set({
          cardCustomer: customer,
          cardMethod: method,
          cardBrand: brand,
          cardLast4: last4,
          updatedAt: now,
        })
        .where(eq(walletSettings.walletId, walletId))
    }
    await tx.db
      .update(walletSettings)
      .set({ autoFailures: 0, autoNextAt: null })
      .where(eq(walletSettings.walletId, walletId))
    await collectOwed(tx, walletId)
    await armAlerts(tx, walletId)
    const document = await issueReceipt(tx, {
      ...payment,
      settledAt: now,
      providerRef: said.ref,
      chargeRef: said.charge,
    })
    await notifyBilling(tx, companyId, `receipt:${id}`, (frame) => ({
      template: 'top-up-receipt',
      data: {
        ...frame,
        sum: formatMoney(net, currency),
        tax: formatMoney(payment.tax, currency),
        total: formatMoney(net + payment.tax, currency),
        balance: formatMoney(posted.balance, currency),
        number: document.title,
        at: now.toISOString(),
        documentUrl: `${tx.settings.publicBaseUrl}/merchant/billing/documents/${document.id}`,
      },
    }))
    await addAuditEntry(tx, {
      action: 'topped-up',
      companyId,
      detail: { payment: id, sum: formatMoney(net, currency) },
    })
    return 'settled'
  })
}

async function close(ctx: Context, payment: Payment, said: ProviderPayment): Promise<PaymentState> {
  const state = said.state === 'expired' ? 'expired' : 'failed'
  const hasMoved = await movePayment(ctx, payment.id, state, { refusal: said.refusal, payUrl: null })
  return hasMoved ? state : payment.state
}

/** Paid, but another sum or currency than was asked for: staff look at it, nobody guesses. */
function keepInSuspense(
  ctx: Context,
  { id, companyId, currency, way, state, chargeRef }: Payment,
  said: ProviderPayment,
): Promise<PaymentState> {
  if (chargeRef === said.charge) return Promise.resolve(state)
  return withTransaction(ctx, async (tx): Promise<PaymentState> => {
    const fields = { refusal: 'Another sum was paid', chargeRef: said.charge, payUrl: null }
    if (!(await movePayment(tx, id, 'failed', fields))) {
      await tx.db.update(payments).set(fields).where(eq(payments.id, id))
    }
    if (said.currency === currency) {
      await postBetween(tx, {
        companyId,
        kind: 'suspense',
        currency,
        scope: 'suspense',
        key: id,
        amount: said.amount,
        from: way === 'card' ? 'clearing_card' : 'clearing_shopify',
        to: 'suspense',
        memo: `Paid ${formatMoney(said.amount, said.currency)}`,
      })
    }
    await addAuditEntry(tx, {
      action: 'payment-in-suspense',
      companyId,
      detail: { payment: id, paid: said.amount, currency: said.currency },
    })
    return 'failed'
  })
}
