import { eq, sql } from 'drizzle-orm'
import { inWords } from '#rules/money/amounts.ts'
import { payments } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { documentsHere, issueDocument } from './issue-document.ts'
import { notifyBilling } from './notify-billing.ts'
import { cardsOf } from './pay-way.ts'
import { postToWallet } from './post-to-wallet.ts'
import { findPayment, type Payment } from './settle-payment.ts'

/**
 * The payer's bank took the money back, or it was paid back at the provider. What is free leaves the wallet; the rest
 * is owed, and the wallet freezes until it is paid. Never below zero.
 */
export async function hearDispute(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (payment?.state !== 'settled' || payment.way !== 'card') return
  const said = await cardsOf(ctx).readCharge(payment.chargeRef ?? '')
  const isBack = said && (said.isDisputed || said.refunded >= payment.net + payment.tax)
  if (isBack) await withTransaction(ctx, (tx) => takeBack(tx, payment, said.isDisputed))
}

async function takeBack(ctx: Context, payment: Payment, isDisputed: boolean): Promise<void> {
  const { id, walletId, companyId, currency, net } = payment
  const [fresh] = await ctx.db
    .update(payments)
    .set({ state: isDisputed ? 'disputed' : 'refunded' })
    .where(sql`${payments.id} = ${id} and ${payments.state} = 'settled'`)
    .returning({ id: payments.id })
  if (!fresh) return
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (!wallet) return
  const taken = Math.max(0, Math.min(net, wallet.balance - wallet.held - wallet.granted))
  const kind = isDisputed ? ('dispute' as const) : ('refund' as const)
  if (taken > 0) {
    await postToWallet(ctx, {
      walletId,
      kind,
      scope: kind,
      key: id,
      amount: -taken,
      granted: 0,
      counter: 'clearing_card',
      usesReserve: true,
      evenFrozen: true,
      memo: isDisputed ? 'The payer disputed a top-up' : 'A top-up was paid back',
    })
  }
  if (taken < net) {
    const now = ctx.clock.now()
    await ctx.db
      .update(wallets)
      .set({ owed: sql`${wallets.owed} + ${net - taken}`, frozenAt: now, frozenWhy: 'dispute' })
      .where(eq(wallets.id, walletId))
  }
  const words = inWords(net, currency)
  await issueDocument(ctx, {
    companyId,
    kind: documentsHere().back,
    subject: `${kind}:${id}`,
    content: {
      lines: [
        {
          text: isDisputed ? 'Top-up taken back by a dispute' : 'Top-up paid back',
          quantity: '1',
          price: words,
          amount: words,
        },
      ],
      totals: [['Returned', words]],
      notes: [`Charge ${payment.chargeRef ?? ''}`],
    },
  })
  await notifyBilling(ctx, companyId, `${kind}:${id}`, (frame) => ({
    template: 'wallet-frozen',
    data: { ...frame, sum: words, owed: inWords(net - taken, currency), why: kind },
  }))
  await addAuditEntry(ctx, {
    action: isDisputed ? 'payment-disputed' : 'payment-refunded',
    companyId,
    detail: { payment: id, sum: words },
  })
}
