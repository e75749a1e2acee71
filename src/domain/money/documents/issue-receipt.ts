import { formatMoney } from '#rules/money/amounts.ts'
import type { payments } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { documentsHere, issueDocument } from './issue-document.ts'

/** Each top-up has a receipt at once. What Shopify charged is on Shopify's bill, and the receipt says so. */
export function issueReceipt(ctx: Context, payment: typeof payments.$inferSelect) {
  const { id, companyId, way, currency, net, tax, providerRef } = payment
  const words = (sum: number) => formatMoney(sum, currency)
  return issueDocument(ctx, {
    companyId,
    kind: documentsHere().payment,
    subject: `payment:${id}`,
    content: {
      lines: [
        { text: 'Wallet top-up: credit for messages', quantity: '1', price: words(net), amount: words(net) },
      ],
      totals: [
        ['Net', words(net)],
        ['Tax', words(tax)],
        ['Paid', words(net + tax)],
      ],
      notes: [
        way === 'card' ? 'Paid by card.' : 'Paid through Shopify; the charge is on your Shopify bill.',
        `Charge ${providerRef ?? ''}`,
        'The credit pays for messages sent through this service and for nothing else.',
      ],
    },
  })
}
