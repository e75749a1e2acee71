import { and, desc, eq } from 'drizzle-orm'
import { inWords } from '#rules/money/amounts.ts'
import { payments } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { Adjustment } from './carry-out-adjustment.ts'
import { documentsHere, issueDocument } from './issue-document.ts'
import { notifyBilling } from './notify-billing.ts'
import { cardsOf } from './pay-way.ts'
import { postToWallet } from './post-to-wallet.ts'

/**
 * Pays back what is left, by the way it came: newest card payments first. Credit that we gave is never paid out, and
 * for money that came through Shopify staff give an app credit there, which this records. First the wallet is debited,
 * then the provider is asked under a key of its own.
 */
export async function refundRemainder(
  ctx: Context,
  { id, walletId, companyId, amount, note }: Adjustment,
): Promise<void> {
  const paid = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, walletId), eq(payments.state, 'settled')))
    .orderBy(desc(payments.settledAt))
  const wanted = Math.abs(amount)
  const currency = await withTransaction(ctx, async (tx) => {
    const [wallet] = await tx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
    if (!wallet || wallet.balance - wallet.held - wallet.granted < wanted)
      throw new DomainError('nothing_left')
    const isCard = paid.some(({ way }) => way === 'card')
    await postToWallet(tx, {
      walletId,
      kind: 'refund',
      scope: 'refund',
      key: id,
      amount: -wanted,
      granted: 0,
      counter: isCard ? 'clearing_card' : 'clearing_shopify',
      usesReserve: true,
      evenFrozen: true,
      memo: note,
    })
    const words = inWords(wanted, wallet.currency)
    const document = await issueDocument(tx, {
      companyId,
      kind: documentsHere().back,
      subject: `refund:${id}`,
      content: {
        lines: [{ text: 'Money left in the wallet, paid back', quantity: '1', price: words, amount: words }],
        totals: [['Returned', words]],
        notes: [note],
      },
    })
    await notifyBilling(tx, companyId, `refund:${id}`, (frame) => ({
      template: 'wallet-refunded',
      data: { ...frame, sum: words, number: document.title, isAtShopify: !isCard },
    }))
    return wallet.currency
  })
  let left = wanted
  for (const { chargeRef, way, net } of paid) {
    if (left === 0) break
    if (way !== 'card' || !chargeRef) continue
    const part = Math.min(left, net)
    await cardsOf(ctx).refund({ charge: chargeRef, amount: part, key: `${id}:${chargeRef}` })
    left -= part
  }
  if (left > 0 && paid.some(({ way }) => way === 'card')) {
    ctx.log.error({ adjustment: id, left: inWords(left, currency) }, 'refund is not covered by card payments')
  }
}
