import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { type adjustments, payments } from '#database/schema/billing.ts'
import { refunds } from '#database/schema/refunds.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { issueCorrection } from '../documents/issue-correction.ts'
import { notifyBilling } from '../notify-billing.ts'
import { forgetCard } from '../wallet/forget-card.ts'
import { cardsOf } from './payment-method.ts'
import { receiptOf } from '../documents/issue-receipt.ts'
import { postTax } from '../ledger/post-tax.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import type { Payment } from './settle-payment.ts'
import { taxShare } from './tax.ts'

/**
 * Takes what is left out of the wallet, to go back by the way it came: newest payments first. Credit that we gave is
 * never paid out. Each part is a row that `payBack` carries out. Call it inside a transaction.
 */
export async function refundRemainder(
  ctx: Context,
  adjustment: typeof adjustments.$inferSelect,
): Promise<void> {
  const { id, walletId, companyId, amount, note } = adjustment
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  const wanted = Math.abs(amount)
  if (!wallet || wallet.balance - wallet.held - wallet.credit < wanted) throw new DomainError('nothing_left')
  const parts = await partsOf(ctx, walletId, wanted)
  await forgetCard(ctx, [walletId], 'refund')
  const now = ctx.clock.now()
  const numbers: string[] = []
  for (const { payment, net, tax } of parts) {
    const refund = newId(now)
    const isCard = payment.method === 'card'
    await ctx.db.insert(refunds).values({
      id: refund,
      companyId,
      adjustmentId: id,
      paymentId: payment.id,
      net,
      tax,
      createdAt: now,
      // Shopify has no refund for app charges: the member of staff who approves this gives the credit there.
      doneAt: isCard ? null : now,
    })
    await postToWallet(ctx, {
      walletId,
      kind: 'refund',
      scope: 'refund',
      key: refund,
      amount: -net,
      credit: 0,
      counter: isCard ? 'clearing_card' : 'clearing_shopify',
      usesReserve: true,
      evenFrozen: true,
      memo: note,
    })
    await postTax(ctx, payment, { kind: 'refund', key: refund, amount: -tax, memo: note })
    const { title } = await issueCorrection(ctx, receiptOf(payment), {
      subject: `refund:${refund}`,
      text: 'Money left in the wallet, paid back',
      net,
      tax,
      notes: [note, isCard ? 'Paid back to the card.' : 'Given as a credit on later app charges at Shopify.'],
    })
    numbers.push(title)
  }
  await notifyBilling(ctx, companyId, `refund:${id}`, (frame) => ({
    template: 'wallet-refunded',
    data: {
      ...frame,
      sum: formatMoney(wanted, wallet.currency),
      number: numbers.join(', '),
      isAtShopify: parts.every(({ payment }) => payment.method === 'shopify'),
    },
  }))
}

interface Part {
  payment: Payment
  net: number
  /** The share of the tax that was paid on it. */
  tax: number
}

async function partsOf(ctx: Context, walletId: string, wanted: number): Promise<Part[]> {
  const paid = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, walletId), eq(payments.state, 'settled')))
    .orderBy(desc(payments.settledAt))
  const before = await returnedOf(
    ctx,
    paid.map(({ id }) => id),
  )
  let left = wanted
  const parts: Part[] = []
  for (const payment of paid) {
    const gone = before.get(payment.id) ?? { net: 0, tax: 0 }
    const net = Math.min(left, payment.net - gone.net)
    if (net <= 0) continue
    // Counted from the first part on, so that all parts together give back the whole tax.
    parts.push({ payment, net, tax: taxShare(payment.tax, gone.net + net, payment.net) - gone.tax })
    left -= net
  }
  if (left > 0) throw new DomainError('nothing_left')
  return parts
}

/** What was sent back of each payment while the rest of it stands. */
export async function returnedOf({ db }: Pick<Context, 'db'>, paymentIds: string[]) {
  const rows = await db
    .select({
      id: refunds.paymentId,
      net: sql<string>`sum(${refunds.net})`,
      tax: sql<string>`sum(${refunds.tax})`,
    })
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIds))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ id, net, tax }) => [id, { net: Number(net), tax: Number(tax) }]))
}

/** Asks the card processor for every refund that it has not confirmed. Safe to repeat: the row's id is the key. */
export async function payBack(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select({ refund: refunds, charge: payments.chargeRef })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isNull(refunds.doneAt))
    .orderBy(asc(refunds.createdAt))
    .limit(200)
  for (const { refund, charge } of open) {
    const { id, net, tax } = refund
    try {
      await cardsOf(ctx).refund({ charge: charge ?? '', amount: net + tax, key: id })
      await ctx.db.update(refunds).set({ doneAt: ctx.clock.now() }).where(eq(refunds.id, id))
    } catch (error) {
      ctx.log.error({ err: error, refund: id }, 'refund not carried out')
    }
  }
}
