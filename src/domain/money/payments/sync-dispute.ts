import { and, eq, like, sql } from 'drizzle-orm'
import { centsOf, formatMoney, microsOfCents } from '#rules/money/amounts.ts'
import { transfers, wallets } from '#database/schema/ledger.ts'
import { refunds } from '#database/schema/refunds.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { issueCorrection } from '../documents/issue-correction.ts'
import { notifyBilling } from '../notify-billing.ts'
import { armAlerts } from '../wallet/arm-alerts.ts'
import { collectOwed } from '../wallet/collect-owed.ts'
import { forgetCard } from '../wallet/forget-card.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf } from './payment-method.ts'
import { issueReceiptAnew, receiptOf } from '../documents/issue-receipt.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postTax } from '../ledger/post-tax.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import { returnedOf } from './refund-remainder.ts'
import { findPayment, type Payment } from './settle-payment.ts'

/**
 * The payer's bank took the money back, or some or all of it was paid back at the provider and not by us. What is free
 * leaves the wallet; the rest is owed, and the wallet freezes until it is paid. Never below zero. A dispute that was won
 * brings it back. Only the provider's answer counts, so that this is safe to repeat.
 */
export async function syncDispute(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.method !== 'card') return
  if (payment.state !== 'settled' && payment.state !== 'disputed') return
  const answer = await cardsOf(ctx).readCharge(payment.chargeRef ?? '')
  if (!answer) return
  const isGone = answer.isDisputed || answer.refunded >= payment.net + payment.tax
  if (payment.state === 'settled') {
    await withTransaction(ctx, (tx) =>
      isGone ? takeBack(tx, payment, answer.isDisputed) : takePart(tx, payment, answer.refunded),
    )
  }
  if (payment.state === 'disputed' && !isGone) await withTransaction(ctx, (tx) => giveBack(tx, payment))
}

async function takeBack(ctx: Context, payment: Payment, isDisputed: boolean): Promise<void> {
  const { id, walletId } = payment
  const wallet = await lockWallet(ctx, walletId)
  const before = (await returnedOf(ctx, [id])).get(id) ?? { net: 0, tax: 0 }
  const net = payment.net - before.net
  // What was sent back before has left the wallet already.
  if (!wallet || net <= 0) return
  if (!(await movePayment(ctx, id, isDisputed ? 'disputed' : 'refunded'))) return
  const key = await keyOfDispute(ctx, id)
  await takeOut(ctx, payment, { wallet, key, net, tax: payment.tax - before.tax, isDisputed })
}

/** Staff paid a part back on the pages of the provider: it becomes a refund like ours. */
async function takePart(ctx: Context, payment: Payment, refunded: number): Promise<void> {
  const { id, walletId, companyId } = payment
  const wallet = await lockWallet(ctx, walletId)
  // All of it may have been taken back while we waited.
  if (!wallet || (await findPayment(ctx, id))?.state !== 'settled') return
  const before = (await returnedOf(ctx, [id])).get(id) ?? { net: 0, tax: 0 }
  const part = refunded - before.net - before.tax
  const tax = microsOfCents(centsOf((payment.tax * part) / (payment.net + payment.tax)))
  const net = part - tax
  if (net <= 0) return
  const now = ctx.clock.now()
  const key = newId(now)
  await ctx.db.insert(refunds).values({
    id: key,
    companyId,
    // No adjustment led to it.
    adjustmentId: key,
    paymentId: id,
    net,
    tax,
    createdAt: now,
    doneAt: now,
  })
  await takeOut(ctx, payment, { wallet, key, net, tax, isDisputed: false })
}

async function lockWallet({ db }: Context, id: string) {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, id)).for('update')
  return wallet
}

interface Taken {
  wallet: typeof wallets.$inferSelect
  key: string
  net: number
  tax: number
  isDisputed: boolean
}

/** Call it under the lock of the wallet. */
async function takeOut(ctx: Context, payment: Payment, out: Taken): Promise<void> {
  const { id, walletId, companyId, currency } = payment
  const { wallet, key, net, tax, isDisputed } = out
  await forgetCard(ctx, [walletId], isDisputed ? 'dispute' : 'refund')
  const taken = Math.max(0, Math.min(net, wallet.balance - wallet.held - wallet.credit))
  const owed = net - taken
  const kind = isDisputed ? ('dispute' as const) : ('refund' as const)
  const memo = isDisputed ? 'The payer disputed a top-up' : 'A top-up was paid back'
  if (taken > 0) {
    await postToWallet(ctx, {
      walletId,
      kind,
      scope: kind,
      key,
      amount: -taken,
      credit: 0,
      counter: 'clearing_card',
      usesReserve: true,
      evenFrozen: true,
      memo,
    })
  }
  if (owed > 0) {
    await postBetween(ctx, {
      companyId,
      kind,
      currency,
      scope: `${kind}-owed`,
      key,
      amount: owed,
      from: 'owed',
      to: 'clearing_card',
      memo,
    })
    await ctx.db
      .update(wallets)
      .set({
        owed: sql`${wallets.owed} + ${owed}`,
        // One that staff or the nightly count froze stays frozen for that reason.
        frozenAt: wallet.frozenAt ?? ctx.clock.now(),
        frozenWhy: wallet.frozenAt ? wallet.frozenWhy : 'dispute',
      })
      .where(eq(wallets.id, walletId))
  }
  await postTax(ctx, payment, { kind, key: `${kind}:${key}`, amount: -tax, memo })
  const words = formatMoney(net, currency)
  await issueCorrection(ctx, receiptOf(payment), {
    subject: `${kind}:${key}`,
    text: isDisputed ? 'Top-up taken back by a dispute' : 'Top-up paid back',
    net,
    tax,
    notes: [],
  })
  await notifyBilling(ctx, companyId, `${kind}:${key}`, (frame) => ({
    template: 'wallet-frozen',
    data: { ...frame, sum: words, owed: owed > 0 ? formatMoney(owed, currency) : '', why: kind },
  }))
  await addAuditEntry(ctx, {
    action: isDisputed ? 'payment-disputed' : 'payment-refunded',
    companyId,
    detail: { payment: id, sum: words },
  })
}

/** The bank decided for us. What is still owed is paid out of it first. */
async function giveBack(ctx: Context, payment: Payment): Promise<void> {
  const { id, walletId, companyId, currency } = payment
  const ours = (await returnedOf(ctx, [id])).get(id) ?? { net: 0, tax: 0 }
  const [net, tax] = [payment.net - ours.net, payment.tax - ours.tax]
  const key = await keyOfDispute(ctx, id)
  if (!(await movePayment(ctx, id, 'settled'))) return
  const memo = 'A disputed top-up was given back by the bank'
  const { balance } = await postToWallet(ctx, {
    walletId,
    kind: 'dispute',
    scope: 'dispute-won',
    key,
    amount: net,
    counter: 'clearing_card',
    evenFrozen: true,
    memo,
  })
  await postTax(ctx, payment, { kind: 'dispute', key: `dispute-won:${key}`, amount: tax, memo })
  const collected = await collectOwed(ctx, walletId)
  await armAlerts(ctx, walletId)
  const { title } = await issueReceiptAnew(ctx, {
    ...receiptOf(payment),
    net,
    tax,
    subject: `dispute-won:${key}`,
  })
  const sum = formatMoney(net, currency)
  await notifyBilling(ctx, companyId, `dispute-won:${key}`, (frame) => ({
    template: 'dispute-won',
    data: {
      ...frame,
      sum,
      collected: collected > 0 ? formatMoney(collected, currency) : '',
      balance: formatMoney(balance - collected, currency),
      number: title,
    },
  }))
  await addAuditEntry(ctx, { action: 'dispute-won', companyId, detail: { payment: id, sum } })
}

/** A payment may be disputed again after a dispute was won: each has movements and documents of its own. */
async function keyOfDispute({ db }: Context, id: string): Promise<string> {
  const won = await db.$count(
    transfers,
    and(eq(transfers.scope, 'dispute-won'), like(transfers.key, `${id}%`)),
  )
  return won === 0 ? id : `${id}:${won + 1}`
}
