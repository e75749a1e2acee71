import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { isCharged, statesThat } from '#rules/money/plan-gate.ts'
import { documents, payments, subscriptions } from '#database/schema/billing.ts'
import { outlets } from '#database/schema/companies.ts'
import { wallets } from '#database/schema/ledger.ts'
import { lastMonthIn } from '#domain/company/last-month.ts'
import { regionOf } from '#domain/company/settings.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { type DocumentLine, documentsHere, issueDocument, titleOf } from './issue-document.ts'
import { rollUp, spendingWithin } from '../wallet/spending.ts'
import { countryOf } from '../payments/start-top-up.ts'
import { taxOn } from '../payments/tax.ts'

/**
 * On the first of a month, for each company that paid or spent: an invoice, or a statement of charges where Shopify
 * took the money. Everything is prepaid, so nothing is due. Safe to repeat.
 */
export async function issueMonthlyDocuments(ctx: Context): Promise<void> {
  const all = await ctx.db.select().from(wallets).orderBy(asc(wallets.id))
  for (const wallet of all) {
    await rollUp(ctx, wallet.id)
    await withTransaction(ctx, (tx) => issueFor(tx, wallet))
  }
}

async function issueFor(
  ctx: Context,
  { companyId, currency, id: walletId }: typeof wallets.$inferSelect,
): Promise<void> {
  const { timeZone } = await regionOf(ctx, companyId)
  const { from, to, name: month } = lastMonthIn(timeZone, ctx.clock.now())
  const words = (sum: number) => formatMoney(sum, currency)
  const subject = `month:${month}`
  const isIssued = await ctx.db.$count(
    documents,
    and(eq(documents.companyId, companyId), eq(documents.subject, subject)),
  )
  if (isIssued > 0) return
  const spent = await spendingWithin(ctx, companyId, from, to)
  const paid = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        inArray(payments.state, ['settled', 'disputed', 'refunded']),
        gte(payments.settledAt, from),
        lt(payments.settledAt, to),
      ),
    )
    .orderBy(asc(payments.settledAt))
  const plans = await ctx.db
    .select({
      price: subscriptions.price,
      way: subscriptions.way,
      ref: subscriptions.providerRef,
      store: outlets.outletName,
    })
    .from(subscriptions)
    .leftJoin(outlets, eq(outlets.id, subscriptions.outletId))
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        inArray(subscriptions.state, statesThat(isCharged)),
        lt(subscriptions.startedAt, to),
      ),
    )
  if (spent.length === 0 && paid.length === 0 && plans.length === 0) return
  const isAtShopify = plans.some(({ way }) => way === 'shopify') || paid.some(({ way }) => way === 'shopify')
  const lines: DocumentLine[] = [
    ...plans.map(({ price, store }) => ({
      text: `Plan, ${store ?? 'store'}`,
      quantity: '1',
      price: words(price),
      amount: words(price),
    })),
    ...spent.map(({ channel, category, country, units, amount }) => ({
      text: `Messages: ${channel}, ${category.replaceAll('_', ' ')}, ${country}`,
      quantity: String(units),
      price: units === 0 ? '' : words(Math.round(amount / units)),
      amount: words(amount),
    })),
  ]
  const messages = spent.reduce((sum, { amount }) => sum + amount, 0)
  const fees = plans.reduce((sum, { price }) => sum + price, 0)
  // It was paid with the plan and with the top-ups; what Shopify charges, Shopify taxes.
  const tax = isAtShopify ? 0 : taxOn(messages + fees, await countryOf(ctx, companyId))
  const receipts = await receiptsOf(
    ctx,
    companyId,
    paid.map(({ id }) => id),
  )
  await issueDocument(ctx, {
    companyId,
    kind: isAtShopify ? 'statement_of_charges' : documentsHere().month,
    subject,
    period: { from: `${month}-01`, to: new Date(to.getTime() - 1).toISOString().slice(0, 10) },
    content: {
      lines,
      totals: [
        ['Plan', words(fees)],
        ['Messages', words(messages)],
        ['Tax', words(tax)],
        ['Paid in advance', words(-(messages + fees + tax))],
        ['Due', words(0)],
      ],
      notes: [
        ...paid.map(
          ({ id, settledAt, net, providerRef }) =>
            `Advance of ${words(net)} on ${settledAt?.toISOString().slice(0, 10)}: ${receipts.get(id) ?? ''}, charge ${providerRef ?? ''}`,
        ),
        ...(isAtShopify
          ? ['Charges through Shopify are on your Shopify bill. This is not a tax document.']
          : []),
      ],
    },
  })
}

/** The number of the document that each payment got when it came. */
async function receiptsOf({ db }: Context, companyId: string, paymentIds: string[]) {
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        inArray(documents.kind, ['receipt', 'receipt_voucher']),
        inArray(
          documents.subject,
          paymentIds.map((id) => `payment:${id}`),
        ),
      ),
    )
  return new Map(rows.map((row) => [row.subject.slice('payment:'.length), titleOf(row)]))
}
