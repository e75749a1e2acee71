import { DomainError } from '../../domain-error.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { newChange } from './new-change.ts'
import { requireWindow, startTending } from '../require-window.ts'
import { dueOf } from '../store/window-order.ts'

/**
 * Shopify's page for paying what an order still costs, after a change or for a cash order. The order keeps its
 * number, and the page is the same each time. We never mark an order as paid.
 */
export async function payOrder(ctx: ShopperContext, { id }: { id: string }): Promise<{ url: string }> {
  const window = await requireWindow(ctx, Number(id))
  const isAwaited =
    window.state === 'owing' || (window.isCash && ['open', 'unconfirmed'].includes(window.state))
  if (!isAwaited) throw new DomainError('window_closed')
  const { order } = await startTending(ctx, window)
  const url = order.paymentCollectionDetails.additionalPaymentCollectionUrl
  if (dueOf(order) === null || url === null) throw new DomainError('not_payable')
  if (window.isCash)
    await newChange(ctx, window, order, { kind: 'payment', state: 'committing', key: 'payment' })
  return { url }
}
