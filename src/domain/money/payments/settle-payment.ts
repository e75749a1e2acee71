import { eq } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { maySettle, type PaymentState } from '#rules/money/payment-states.ts'
import { payments, walletSettings } from '#database/schema/billing.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { notifyBilling } from '../notify-billing.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import type { ProviderPayment } from '#domain/ports/payments.ts'
import { armAlerts } from '../wallet/arm-alerts.ts'
import { collectOwed } from '../wallet/collect-owed.ts'
import { issueReceipt } from '../documents/issue-receipt.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf, shopToPay } from './payment-method.ts'
import { isRealMoney } from './real-money.ts'
import { readTopUp } from './shopify-charges.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postTax } from '../ledger/post-tax.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'

export type Payment = typeof payments.$inferSelect

/**
 * Asks the provider how a payment stands and believes nothing else. It may be called by the landing page, by a webhook
 * and by a job at once: the key of the credit is the payment's id.
 */
export async function settlePayment(ctx: Context, id: string): Promise<PaymentState | undefined> {
  const payment = await findPayment(ctx, id)
  if (!payment?.providerRef || !maySettle(payment.state)) return payment?.state
  const answer = await readFromProvider(ctx, payment)
  if (!answer) return payment.state
  if (answer.state === 'pending') {
    // The payer has done their part: the page to pay on is over.
    if (answer.isUnderWay) await ctx.db.update(payments).set({ payUrl: null }).where(eq(payments.id, id))
    return payment.state
  }
  if (answer.state !== 'settled') return close(ctx, payment, answer)
  if (answer.amount !== payment.net + payment.tax || answer.currency !== payment.currency) {
    return keepInSuspense(ctx, payment, answer)
  }
  return credit(ctx, payment, answer)
}

export async function findPayment({ db }: Pick<Context, 'db'>, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function readFromProvider(
  ctx: Context,
  { method, shop, providerRef, purpose }: Payment,
): Promise<ProviderPayment | undefined> {
  if (!providerRef) return undefined
  if (method === 'card') {
    const cards = cardsOf(ctx)
    return purpose === 'auto_top_up' ? cards.readCharge(providerRef) : cards.readCheckout(providerRef)
  }
  return readTopUp(shopToPay(ctx, shop ?? ''), providerRef)
}

/** The only way into a wallet for money that was paid. */
export function credit(ctx: Context, payment: Payment, answer: ProviderPayment): Promise<PaymentState> {
  if (!isRealMoney(ctx, answer))
    return close(ctx, payment, { ...answer, state: 'failed', refusal: 'Test charge' })
  return withTransaction(ctx, async (tx): Promise<PaymentState> => {
    const { id, walletId, companyId, method, currency, net } = payment
    const posted = await postToWallet(tx, {
      walletId,
      kind: 'top_up',
      scope: 'payment',
      key: id,
      amount: net,
      counter: method === 'card' ? 'clearing_card' : 'clearing_shopify',
      evenFrozen: true,
      outletId: payment.outletId ?? undefined,
      memo: method === 'card' ? 'Top-up by card' : 'Top-up through Shopify',
    })
    if (posted.repeated) return 'settled'
    await postTax(tx, payment, { kind: 'top_up', key: id, amount: payment.tax, memo: 'Tax on a top-up' })
    const now = tx.clock.now()
    await movePayment(tx, id, 'settled', {
      settledAt: now,
      providerRef: answer.ref,
      chargeRef: answer.charge,
      payUrl: null,
      refusal: null,
    })
    if (answer.card) {
      const { customer, method: cardMethod, brand, last4 } = answer.card
      await tx.db
        .update(walletSettings)
        .set({
          cardCustomer: customer,
          cardMethod,
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
      providerRef: answer.ref,
      chargeRef: answer.charge,
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

async function close(ctx: Context, payment: Payment, answer: ProviderPayment): Promise<PaymentState> {
  const state = answer.state === 'expired' ? 'expired' : 'failed'
  const hasMoved = await movePayment(ctx, payment.id, state, { refusal: answer.refusal, payUrl: null })
  return hasMoved ? state : payment.state
}

/** Paid, but another sum or currency than was asked for: staff look at it, nobody guesses. */
function keepInSuspense(
  ctx: Context,
  { id, companyId, currency, method, state, net, tax, chargeRef }: Payment,
  answer: ProviderPayment,
): Promise<PaymentState> {
  if (chargeRef === answer.charge) return Promise.resolve(state)
  const paid = formatMoney(answer.amount, answer.currency)
  const refusal = `Another sum was paid: ${paid}, not ${formatMoney(net + tax, currency)}`
  return withTransaction(ctx, async (tx): Promise<PaymentState> => {
    const fields = { refusal, chargeRef: answer.charge, payUrl: null }
    if (!(await movePayment(tx, id, 'failed', fields))) {
      await tx.db.update(payments).set(fields).where(eq(payments.id, id))
    }
    if (answer.currency === currency) {
      await postBetween(tx, {
        companyId,
        kind: 'suspense',
        currency,
        scope: 'suspense',
        key: id,
        amount: answer.amount,
        from: method === 'card' ? 'clearing_card' : 'clearing_shopify',
        to: 'suspense',
        memo: `Paid ${paid}`,
      })
    }
    await addAuditEntry(tx, {
      action: 'payment-in-suspense',
      companyId,
      detail: { payment: id, paid: answer.amount, currency: answer.currency },
    })
    return 'failed'
  })
}
