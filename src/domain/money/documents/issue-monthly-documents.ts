import { and, asc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { rateLineName } from '#rules/money/message-names.ts'
import { spentByWay } from '#rules/money/oldest-first.ts'
import { documents, payments, planCharges } from '#database/schema/billing.ts'
import { outlets } from '#database/schema/companies.ts'
import { wallets } from '#database/schema/ledger.ts'
import { lastMonthIn } from '#domain/company/last-month.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import type { Wallet } from '../wallet/open-wallet.ts'
import { returnedOf } from '../payments/refund-remainder.ts'
import { countryOf } from '../payments/start-top-up.ts'
import { taxOn } from '../payments/tax.ts'
import { bookDate, booksZone } from './books.ts'
import { type DocumentLine, documentsHere, issueDocument, titleOf } from './issue-document.ts'
import { chargeOf, periodText } from './issue-receipt.ts'
import { inCents, monthFigures } from './month-figures.ts'
import { buyerOf, legalNotes, taxTotals } from './parties.ts'

/**
 * On the first of a month, for each company that paid or spent: an invoice, or a statement of charges where Shopify
 * took all of the money. Everything is prepaid, so nothing is due. Months are those of the books. Safe to repeat.
 */
export async function issueMonthlyDocuments(ctx: Context): Promise<void> {
  const all = await ctx.db.select({ id: wallets.id }).from(wallets).orderBy(asc(wallets.id))
  const last = lastMonthIn(booksZone(), ctx.clock.now())
  // What failed a month ago is issued now.
  const before = lastMonthIn(booksZone(), last.from)
  const failures: unknown[] = []
  for (const { id } of all) {
    for (const month of [before, last]) {
      await withTransaction(ctx, async (tx) => {
        const [wallet] = await tx.db.select().from(wallets).where(eq(wallets.id, id)).for('update')
        if (wallet) await issueFor(tx, wallet, month)
      }).catch((error: unknown) => {
        ctx.log.error({ err: error, wallet: id, month: month.name }, 'monthly document not issued')
        failures.push(error)
      })
    }
  }
  // The job fails, and is run again.
  if (failures.length > 0) throw new AggregateError(failures, 'Monthly documents are missing.')
}

async function issueFor(
  ctx: Context,
  wallet: Wallet,
  { from, to, name: month }: ReturnType<typeof lastMonthIn>,
): Promise<void> {
  const { companyId, currency } = wallet
  const subject = `month:${month}`
  const isIssued = await ctx.db.$count(
    documents,
    and(eq(documents.companyId, companyId), eq(documents.subject, subject)),
  )
  if (isIssued > 0) return
  const figures = await monthFigures(ctx, wallet, from, to)
  const plans = await plansWithin(ctx, companyId, from, to)
  if (figures.isEmpty && plans.length === 0) return
  const words = (sum: number) => formatMoney(sum, currency)
  const cents = inCents(figures)
  const spent = await waysOf(ctx, wallet.id, to, cents.paid)
  const [byCard, byShopify] = [
    plans.filter(({ method }) => method === 'card'),
    plans.filter(({ method }) => method !== 'card'),
  ]
  const atShopify = spent.shopify + sumOf(byShopify)
  const own = cents.paid.spent - spent.shopify + sumOf(byCard)
  const isOurs = own > 0 || atShopify === 0
  const buyer = await buyerOf(ctx, companyId)
  const tax =
    byCard.reduce((sum, { tax: of }) => sum + of, 0) +
    taxOn(cents.paid.spent - spent.shopify, await countryOf(ctx, companyId))
  const papers = await papersOf(ctx, companyId)
  const lines: DocumentLine[] = [
    ...plans.map(({ id, net, method, store, periodFrom, periodTo }) => ({
      text: `Plan, ${store ?? 'store'}, ${periodText(periodFrom, periodTo)}${method === 'card' ? '' : ', through Shopify'} (${papers.get(`plan:${id}`) ?? ''})`,
      quantity: '1',
      price: words(net),
      amount: words(net),
    })),
    ...figures.messages.map(({ channel, category, country, units, amount }) => ({
      text: `Messages: ${rateLineName({ channel, category, country })}`,
      quantity: String(units),
      price: units === 0 ? '' : words(Math.round(amount / units)),
      amount: words(amount),
    })),
    ...(cents.free.spent === 0
      ? []
      : [
          {
            text: 'Paid with free credit',
            quantity: '',
            price: '',
            amount: words(-cents.free.spent),
          },
        ]),
    ...(cents.paid.rounding + cents.free.rounding === 0
      ? []
      : [
          {
            text: 'Rounding to whole cents',
            quantity: '',
            price: '',
            amount: words(cents.paid.rounding + cents.free.rounding),
          },
        ]),
  ]
  await issueDocument(ctx, {
    companyId,
    kind: isOurs ? documentsHere().month : 'statement_of_charges',
    subject,
    period: { from: `${month}-01`, to: lastDayOf(month) },
    content: {
      facts: [['Period', periodText(from, to)]],
      lines,
      totals: [
        ['Plan', words(sumOf(plans))],
        ['Messages', words(cents.paid.spent)],
        ...taxTotals(buyer, tax, currency),
        ...(isOurs && atShopify > 0
          ? [['Charged by Shopify', words(-atShopify)] satisfies [string, string]]
          : []),
        ['Paid in advance', words(-(isOurs ? own + tax : atShopify))],
        ['Due', words(0)],
      ],
      wallet: walletRows(cents, words),
      notes: [
        ...(await movementNotes(ctx, wallet, { from, to, papers })),
        ...(atShopify > 0
          ? [
              isOurs
                ? `${words(atShopify)} was charged by Shopify and is on your Shopify bill. It is no part of the taxable value here.`
                : 'Everything here was charged by Shopify and is on your Shopify bill. This is not a tax document.',
            ]
          : []),
        ...(isOurs ? legalNotes(ctx, buyer, own + tax, currency) : []),
      ],
    },
  })
}

const sumOf = (rows: readonly { net: number }[]) => rows.reduce((sum, { net }) => sum + net, 0)

const lastDayOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** From opening to closing balance; what did not happen has no row. */
function walletRows(
  { paid, free }: ReturnType<typeof inCents>,
  words: (sum: number) => string,
): [string, string, string][] {
  const row = (label: string, a: number, b: number): [string, string, string] => [label, words(a), words(b)]
  const moved: [string, number, number][] = [
    ['Top-ups', paid.topUps, free.topUps],
    ['Free credit from us', paid.given, free.given],
    ['Changed by our staff', paid.adjusted, free.adjusted],
    ['Refunds and disputes', paid.back, free.back],
    ['Free credit expired', paid.lapsed, free.lapsed],
    ['Messages', -paid.spent, -free.spent],
  ]
  return [
    row('Opening balance', paid.opening, free.opening),
    ...moved.filter(([, a, b]) => a !== 0 || b !== 0).map((of) => row(...of)),
    row('Closing balance', paid.closing, free.closing),
  ]
}

/** Of what messages cost, the part that was paid through Shopify: the oldest money is spent first. */
async function waysOf(
  ctx: Context,
  walletId: string,
  to: Date,
  { spent, closing }: { spent: number; closing: number },
) {
  const paid = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, walletId), isNotNull(payments.settledAt), lt(payments.settledAt, to)))
    .orderBy(asc(payments.settledAt), asc(payments.id))
  const back = await returnedOf(
    ctx,
    paid.map(({ id }) => id),
  )
  const money = paid
    .filter(({ state }) => state === 'settled')
    .map((payment) => ({ method: payment.method, amount: payment.net - (back.get(payment.id)?.net ?? 0) }))
  const all = money.reduce((sum, { amount }) => sum + amount, 0)
  const before = Math.max(0, all - closing - spent)
  return { shopify: spentByWay(money, before, spent).get('shopify') ?? 0 }
}

const plansWithin = ({ db }: Context, companyId: string, from: Date, to: Date) =>
  db
    .select({
      id: planCharges.id,
      net: planCharges.net,
      tax: planCharges.tax,
      method: planCharges.method,
      periodFrom: planCharges.periodFrom,
      periodTo: planCharges.periodTo,
      store: outlets.outletName,
    })
    .from(planCharges)
    .leftJoin(outlets, eq(outlets.id, planCharges.outletId))
    .where(
      and(
        eq(planCharges.companyId, companyId),
        gte(planCharges.chargedAt, from),
        lt(planCharges.chargedAt, to),
      ),
    )
    .orderBy(asc(planCharges.chargedAt), asc(planCharges.id))

/** The number of the document of each subject. */
async function papersOf({ db }: Context, companyId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ subject: documents.subject, series: documents.series, number: documents.number })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        inArray(documents.kind, [
          'receipt',
          'receipt_voucher',
          'credit_note',
          'refund_voucher',
          'adjustment_note',
        ]),
      ),
    )
  return new Map(rows.map((row) => [row.subject, titleOf(row)]))
}

/** Each payment with its receipt, and what became of it with its credit note. */
async function movementNotes(
  ctx: Context,
  { id, companyId, currency }: Wallet,
  { from, to, papers }: { from: Date; to: Date; papers: Map<string, string> },
): Promise<string[]> {
  const words = (sum: number) => formatMoney(sum, currency)
  const paid = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, id), gte(payments.settledAt, from), lt(payments.settledAt, to)))
    .orderBy(asc(payments.settledAt), asc(payments.id))
  const advances = paid.map(
    (payment) =>
      `Advance of ${words(payment.net)} on ${bookDate(payment.settledAt ?? from)}: ${papers.get(`payment:${payment.id}`) ?? ''}, charge ${chargeOf(payment)}${payment.method === 'shopify' ? ', through Shopify' : ''}`,
  )
  const back = await ctx.db
    .select({ series: documents.series, number: documents.number, snapshot: documents.snapshot })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        inArray(documents.kind, ['credit_note', 'refund_voucher', 'adjustment_note']),
        gte(documents.issuedAt, from),
        lt(documents.issuedAt, to),
      ),
    )
    .orderBy(asc(documents.issuedAt), asc(documents.id))
  const returned = back.map(({ snapshot, ...row }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- issueDocument alone writes this column
    const { lines, totals, facts } = snapshot as {
      lines: DocumentLine[]
      totals: [string, string][]
      facts: [string, string][]
    }
    const corrects = facts.find(([label]) => label === 'Corrects')?.[1]
    return `${lines[0]?.text ?? ''}: ${totals.at(-1)?.[1] ?? ''}, ${titleOf(row)}${corrects ? `, corrects ${corrects}` : ''}`
  })
  return [...advances, ...returned]
}
