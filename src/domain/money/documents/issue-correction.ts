import { formatMoney } from '#rules/money/amounts.ts'
import { dateText } from '#rules/zone-text.ts'
import type { Context } from '#domain/context.server.ts'
import { documentsHere, issueDocument, titleOf } from './issue-document.ts'
import { findReceipt } from './issue-receipt.ts'
import { buyerOf, legalNotes, taxTotals } from './parties.ts'

/** What is corrected: a payment with a receipt, which is found by its subject. */
interface Corrected {
  receipt: string
  companyId: string
  currency: string
  method: 'shopify' | 'card'
  /** The provider's name of it. */
  charge: string
}

/** A document of its own that says what was taken back of a receipt, by its number; the receipt stays as it is. */
export async function issueCorrection(
  ctx: Context,
  corrected: Corrected,
  correction: { subject: string; text: string; net: number; tax: number; notes: string[] },
) {
  const { companyId, currency, method, charge } = corrected
  const { subject, text, net, tax, notes } = correction
  const receipt = await findReceipt(ctx, corrected)
  const words = (sum: number) => formatMoney(sum, currency)
  const buyer = receipt?.buyer ?? (await buyerOf(ctx, companyId))
  return issueDocument(ctx, {
    companyId,
    kind: documentsHere().back,
    buyer,
    subject,
    corrects: receipt?.id,
    content: {
      facts: receipt
        ? [['Corrects', `${titleOf(receipt)} of ${dateText(String(receipt.snapshot['issuedOn']))}`]]
        : [],
      lines: [{ text, quantity: '1', price: words(net), amount: words(net) }],
      totals: [['Net', words(net)], ...taxTotals(buyer, tax, currency), ['Returned', words(net + tax)]],
      charge,
      notes: [
        ...notes,
        `Charge ${charge}`,
        ...(method === 'card' ? legalNotes(ctx, buyer, net + tax, currency) : []),
      ],
    },
  })
}

/** What staff added to a wallet or took from it, with the note that the merchant reads. */
export async function issueAdjustment(
  ctx: Context,
  adjustment: { id: string; companyId: string; amount: number; currency: string; note: string },
) {
  const { id, companyId, amount, currency, note } = adjustment
  const sum = formatMoney(Math.abs(amount), currency)
  return issueDocument(ctx, {
    companyId,
    kind: 'adjustment_note',
    subject: `adjustment:${id}`,
    content: {
      lines: [
        {
          text: amount > 0 ? 'Added to the wallet by our staff' : 'Taken from the wallet by our staff',
          quantity: '1',
          price: sum,
          amount: sum,
        },
      ],
      totals: [[amount > 0 ? 'Added' : 'Taken', sum]],
      notes: [note, 'No payment was made: this is not a tax document.'],
    },
  })
}
