import { and, eq } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { documents } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { documentsHere, issueDocument } from './issue-document.ts'
import type { Payment } from '../payments/settle-payment.ts'

/** A document of its own that says what was taken back of a receipt; the receipt stays as it is. */
export async function issueCorrection(
  ctx: Context,
  { id, companyId, currency, chargeRef }: Payment,
  wish: { subject: string; text: string; net: number; tax: number; notes: string[] },
) {
  const { subject, text, net, tax, notes } = wish
  const [receipt] = await ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.kind, documentsHere().payment),
        eq(documents.subject, `payment:${id}`),
      ),
    )
  const words = (sum: number) => formatMoney(sum, currency)
  return issueDocument(ctx, {
    companyId,
    kind: documentsHere().back,
    subject,
    corrects: receipt?.id,
    content: {
      lines: [{ text, quantity: '1', price: words(net), amount: words(net) }],
      totals: [
        ['Net', words(net)],
        ['Tax', words(tax)],
        ['Returned', words(net + tax)],
      ],
      notes: [...notes, `Charge ${chargeRef ?? ''}`],
    },
  })
}
