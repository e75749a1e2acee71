import { closeAll } from './fulfillment-orders.ts'
import { receivedOf, refundedOf, refundSum } from './order-money.ts'
import type { Order } from './orders.ts'
import type { Stock } from './stock.ts'

interface Cancel {
  refunds: boolean
  restocks: boolean
  stock: Stock
}

/** Nothing of it is left to send or to pay. Cancelling cannot be undone. */
export function cancelOrder(order: Order, { refunds, restocks, stock }: Cancel): void {
  const now = Date.now()
  const left = receivedOf(order) - refundedOf(order)
  if (refunds && left > 0) refundSum(order, left)
  for (const line of order.lines) {
    if (restocks) stock.take(line.variantId, -line.currentQuantity)
    Object.assign(line, { currentQuantity: 0, total: 0 })
  }
  order.tax.amount = 0
  order.cancelledAt = now
  closeAll(order, 'cancelled', now)
}
