import { and, eq, inArray } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { documents, type payments, type planCharges } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { bookDate } from './books.ts'
import { documentFor, documentsHere, issueDocument } from './issue-document.ts'
import { type Buyer, buyerOf, legalNotes, taxTotals } from './parties.ts'

interface Receipt {
  companyId: string
  subject: string
  text: string
  facts?: [string, string][]
  method: 'shopify' | 'card'
  charge: string
  currency: string
  net: number
  tax: number
  notes?: string[]
  buyer?: Buyer
}

/** What was paid, at once. What Shopify charged is on Shopify's bill, and the receipt says so. */
async function issue(ctx: Context, receipt: Receipt) {
  const { companyId, subject, text, facts, method, charge, currency, net, tax, notes = [] } = receipt
  const words = (sum: number) => formatMoney(sum, currency)
  const buyer = receipt.buyer ?? (await buyerOf(ctx, companyId))
  return issueDocument(ctx, {
    companyId,
    kind: documentsHere().payment,
    buyer,
    subject,
    content: {
      facts,
      lines: [{ text, quantity: '1', price: words(net), amount: words(net) }],
      totals: [['Net', words(net)], ...taxTotals(buyer, tax, currency), ['Paid', words(net + tax)]],
      charge,
      notes: [
        method === 'card' ? 'Paid by card.' : 'Paid through Shopify; the charge is on your Shopify bill.',
        `Charge ${charge}`,
        ...notes,
        ...(method === 'card' ? legalNotes(ctx, buyer, net + tax, currency) : []),
      ],
    },
  })
}

/** The provider's one name of a payment, on every document and in the statement. */
export const chargeOf = ({
  chargeRef,
  providerRef,
}: Pick<typeof payments.$inferSelect, 'chargeRef' | 'providerRef'>) => chargeRef ?? providerRef ?? ''

type Payment = typeof payments.$inferSelect
type PlanCharge = typeof planCharges.$inferSelect

/** What a credit note about a top-up, or about a plan, corrects. */
export const receiptOf = (payment: Payment) => ({
  ...payment,
  receipt: `payment:${payment.id}`,
  charge: chargeOf(payment),
})
export const planReceiptOf = (charge: PlanCharge) => ({
  ...charge,
  receipt: `plan:${charge.id}`,
  charge: charge.providerRef,
})

/** Each top-up has a receipt at once. */
export const issueReceipt = (ctx: Context, payment: Payment) =>
  issue(ctx, {
    ...payment,
    subject: receiptOf(payment).receipt,
    text: 'Wallet top-up: credit for messages',
    charge: chargeOf(payment),
    notes: ['The credit pays for messages sent through this service and for nothing else.'],
  })

/** `18 November 2026 to 17 December 2026`: the last day is the one before the next period. */
export const periodText = (from: Date, to: Date) =>
  `${bookDate(from)} to ${bookDate(new Date(to.getTime() - 1))}`

/** Each period of the plan has a receipt at once too. */
export const issuePlanReceipt = (ctx: Context, charge: PlanCharge, store: string) =>
  issue(ctx, {
    ...charge,
    subject: planReceiptOf(charge).receipt,
    text: `Plan, ${store}`,
    facts: [['Period of service', periodText(charge.periodFrom, charge.periodTo)]],
    charge: charge.providerRef,
  })

/** The receipt of a payment, of either kind: the seller may have moved since. With the buyer that it names. */
export async function findReceipt(
  { db }: Pick<Context, 'db'>,
  { companyId, receipt }: { companyId: string; receipt: string },
) {
  const [found] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        inArray(documents.kind, [documentFor.IN.payment, documentFor.elsewhere.payment]),
        eq(documents.subject, receipt),
      ),
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- issueDocument alone writes this column
  return found && { ...found, buyer: found.snapshot['buyer'] as Buyer }
}

/** A dispute was won: its credit note stands, and what the bank gave back is received anew. */
export async function issueReceiptAnew(
  ctx: Context,
  { subject, ...again }: ReturnType<typeof receiptOf | typeof planReceiptOf> & { subject: string },
) {
  const buyer = (await findReceipt(ctx, again))?.buyer
  return issue(ctx, { ...again, buyer, subject, text: 'Disputed payment, given back by the payer’s bank' })
}
