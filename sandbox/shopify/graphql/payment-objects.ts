import { outstandingOf } from '../store/order-money.ts'
import { paymentPathOf } from '../storefront/payment-path.ts'
import type { Gateway, Order, Refund } from '../store/orders.ts'
import { connection, type PageArguments } from './connection.ts'
import { type Call, fullTime, gid, money } from './part.ts'

const gateways: Record<Gateway, string> = { cash: 'Cash on Delivery (COD)', card: 'shopify_payments' }

/** Where the shopper pays what is owed; null where nothing is. */
export const paymentUrlOf = (order: Order, { shop, url }: Call) =>
  outstandingOf(order) > 0 ? `${url}${paymentPathOf(shop, order)}` : null

/** Sales first, as they were made, then refunds. Cash that nobody has handed over is pending. */
export function transactionsOf(order: Order, call: Call): object[] {
  const sales = order.payments.map(({ id, createdAt, amount, gateway }) => ({
    id: gid('OrderTransaction', id),
    kind: 'SALE',
    status: 'SUCCESS',
    gateway: gateways[gateway],
    createdAt: fullTime(createdAt),
    amountSet: money(amount, call.shop.currency),
    parentTransaction: null,
  }))
  const owed = outstandingOf(order)
  const pending = {
    id: gid('OrderTransaction', order.id * 1000 + 600),
    kind: 'SALE',
    status: 'PENDING',
    gateway: gateways.cash,
    createdAt: fullTime(order.createdAt),
    amountSet: money(owed, call.shop.currency),
    parentTransaction: null,
  }
  return [
    ...sales,
    ...(order.payments.length === 0 && owed > 0 ? [pending] : []),
    ...order.refunds.map((refund) => refundTransaction(order, refund, call)),
  ]
}

function refundTransaction(order: Order, { id, amount, createdAt }: Refund, { shop }: Call) {
  const [parent] = order.payments
  return {
    id: gid('OrderTransaction', id),
    kind: 'REFUND',
    status: 'SUCCESS',
    gateway: gateways[parent?.gateway ?? 'card'],
    createdAt: fullTime(createdAt),
    amountSet: money(amount, shop.currency),
    parentTransaction: null,
  }
}

export function refundObject(order: Order, refund: Refund, call: Call) {
  return {
    id: gid('Refund', refund.id),
    createdAt: fullTime(refund.createdAt),
    totalRefundedSet: money(refund.amount, call.shop.currency),
    transactions: (args: PageArguments) =>
      connection([refundTransaction(order, refund, call)], args, (one) => one),
  }
}
