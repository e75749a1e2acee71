import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { type DocumentKind, documents, documentSeries } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { bookDay } from './books.ts'
import { type Buyer, buyerOf, sellerHere, taxFacts } from './parties.ts'

export interface DocumentLine {
  text: string
  quantity: string
  price: string
  amount: string
}

export interface DocumentContent {
  /** Beside the date: period, service code, place of supply. */
  facts?: [label: string, value: string][]
  lines: DocumentLine[]
  /** Label and sum, the last one in bold. */
  totals: [label: string, sum: string][]
  /** The wallet in this period, from opening to closing balance. */
  wallet?: [label: string, paid: string, free: string][]
  notes: string[]
  /** The provider's name of the payment that it is about. */
  charge?: string
}

interface DocumentRequest {
  companyId: string
  kind: DocumentKind
  /** As the document that it corrects names the buyer; otherwise the company as it is now. */
  buyer?: Buyer
  /** One document of a kind for each. */
  subject: string
  content: DocumentContent
  period?: { from: string; to: string }
  corrects?: string
}

/** Which document a country calls for. India has its own for money that is paid in advance. */
export const documentFor = {
  IN: { payment: 'receipt_voucher', month: 'tax_invoice', back: 'refund_voucher' },
  elsewhere: { payment: 'receipt', month: 'invoice', back: 'credit_note' },
} as const satisfies Record<string, Record<'payment' | 'month' | 'back', DocumentKind>>

/** The kinds of the seller's country; no tax document without a seller. */
export const documentsHere = () => documentFor[ownerSettings.seller?.country === 'IN' ? 'IN' : 'elsewhere']

const prefixes: Record<DocumentKind, string> = {
  receipt: 'R',
  receipt_voucher: 'RV',
  invoice: 'I',
  tax_invoice: 'TI',
  statement_of_charges: 'S',
  credit_note: 'CN',
  refund_voucher: 'RF',
  adjustment_note: 'AN',
}

/**
 * A numbered snapshot: number under the lock of its series, so that there are no gaps. Call it last in a transaction;
 * the same subject again gives the document that is there.
 */
export async function issueDocument(ctx: Context, request: DocumentRequest) {
  const { companyId, kind, subject, content, period, corrects } = request
  const [known] = await ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.kind, kind), eq(documents.subject, subject)))
  if (known) return { id: known.id, title: titleOf(known) }
  const now = ctx.clock.now()
  const series = `${prefixes[kind]}${yearOf(now)}`
  await ctx.db.insert(documentSeries).values({ series }).onConflictDoNothing()
  const [taken] = await ctx.db
    .update(documentSeries)
    .set({ next: sql`${documentSeries.next} + 1` })
    .where(eq(documentSeries.series, series))
    .returning({ next: documentSeries.next })
  const number = (taken?.next ?? 2) - 1
  const id = newId(now)
  const buyer = request.buyer ?? (await buyerOf(ctx, companyId))
  const snapshot = {
    title: `${series}-${String(number).padStart(6, '0')}`,
    // The day is fixed here, on the seller's clock: no setting changes it later.
    issuedOn: bookDay(now),
    service: ownerSettings.books.service,
    seller: sellerHere(ctx),
    buyer,
    isExample: !ownerSettings.isDecided,
    ...content,
    facts: [...(content.facts ?? []), ...taxFacts(buyer)],
  }
  await ctx.db.insert(documents).values({
    id,
    companyId,
    kind,
    series,
    number,
    subject,
    periodFrom: period?.from,
    periodTo: period?.to,
    snapshot,
    sha256: hash('sha256', JSON.stringify(snapshot), 'hex'),
    corrects,
    issuedAt: now,
  })
  return { id, title: snapshot.title }
}

export const titleOf = ({ series, number }: { series: string; number: number }) =>
  `${series}-${String(number).padStart(6, '0')}`

/** The financial year of the seller: in India it begins in April. */
function yearOf(now: Date): string {
  const [year = 0, month = 1] = bookDay(now).slice(2).split('-').map(Number)
  if (ownerSettings.seller?.country !== 'IN') return String(year)
  const from = month < 4 ? year - 1 : year
  return `${from}${from + 1}`
}
