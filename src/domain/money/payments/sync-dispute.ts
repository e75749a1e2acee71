import { eq, sql } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { wallets } from '#database/schema/ledger.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { issueCorrection } from '../documents/issue-correction.ts'
import { notifyBilling } from '../notify-billing.ts'
import { forgetCard } from '../wallet/forget-card.ts'
import { movePayment } from './move-payment.ts'
import { cardsOf } from './payment-method.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import { returnedOf } from './refund-remainder.ts'
import { findPayment, type Payment } from './settle-payment.ts'

/**
 * The payer's bank took the money back, or all of it was paid back at the provider and not by us. What is free leaves
 * the wallet; the rest is owed, and the wallet freezes until it is paid. Never below zero.
 */
export async function syncDispute(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (payment?.state !== 'settled' || payment.method !== 'card') return
  const answer = await cardsOf(ctx).readCharge(payment.chargeRef ?? '')
  const isWhole = answer && (answer.isDisputed || answer.refunded >= payment.net + payment.tax)
  if (isWhole) await withTransaction(ctx, (tx) => takeBack(tx, payment, answer.isDisputed))
}

async function takeBack(ctx: Context, payment: Payment, isDisputed: boolean): Promise<void> {
  const { id, walletId, companyId, currency } = payment
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  const ours = (await returnedOf(ctx, [id])).get(id) ?? { net: 0, tax: 0 }
  const net = payment.net - ours.net
  // What we sent back ourselves has left the wallet already.
  if (!wallet || net <= 0) return
  if (!(await movePayment(ctx, id, isDisputed ? 'disputed' : 'refunded'))) return
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
      key: id,
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
      key: id,
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
  const words = formatMoney(net, currency)
  await issueCorrection(ctx, payment, {
    subject: `${kind}:${id}`,
    text: isDisputed ? 'Top-up taken back by a dispute' : 'Top-up paid back',
    net,
    tax: payment.tax - ours.tax,
    notes: [],
  })
  await notifyBilling(ctx, companyId, `${kind}:${id}`, (frame) => ({
    template: 'wallet-frozen',
    data: { ...frame, sum: words, owed: owed > 0 ? formatMoney(owed, currency) : '', why: kind },
  }))
  await addAuditEntry(ctx, {
    action: isDisputed ? 'payment-disputed' : 'payment-refunded',
    companyId,
    detail: { payment: id, sum: words },
  })
}
