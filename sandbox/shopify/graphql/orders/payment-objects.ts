import { outstandingOf } from '../../store/order-money.ts'
import { paymentPathOf } from '../../storefront/payment-path.ts'
import { type Gateway, type Order, partId, type Refund } from '../../store/orders.ts'
import { connection, type PageArguments } from '../connection.ts'
import { type Call, fullTime, gid, money } from '../part.ts'

const gateways: Record<Gateway, string> = { cash: 'Cash on Delivery (COD)', card: 'shopify_payments' }

/** Where the shopper pays what is owed; null where nothing is. */
export const paymentUrlOf = (order: Order, { shop, url }: Call) =>
  outstandingOf(order) > 0 ? `${url}${paymentPathOf(shop, order)}` : null

interface Transaction {
  id: number
  kind: 'SALE' | 'REFUND'
  status?: 'SUCCESS' | 'PENDING'
  gateway: Gateway
  createdAt: number
  amount: number
  parent?: object | null
}

function transactionObject(transaction: Transaction, { shop }: Call) {
  const { id, kind, status = 'SUCCESS', gateway, createdAt, amount, parent = null } = transaction
  return {
    id: gid('OrderTransaction', id),
    kind,
    status,
    gateway: gateways[gateway],
    createdAt: fullTime(createdAt),
    amountSet: money(amount, shop.currency),
    parentTransaction: parent,
  }
}

/** Sales first, as they were made, then refunds. Cash that nobody has handed over is pending. */
export function transactionsOf(order: Order, call: Call): object[] {
  const amount = outstandingOf(order)
  const pending = { id: partId(order.id, 600), kind: 'SALE', status: 'PENDING', gateway: 'cash' } as const
  return [
    ...order.payments.map((payment) => transactionObject({ ...payment, kind: 'SALE' }, call)),
    ...(order.payments.length === 0 && amount > 0
      ? [transactionObject({ ...pending, createdAt: order.createdAt, amount }, call)]
      : []),
    ...order.refunds.flatMap((refund) => refundTransactions(order, refund, call)),
  ]
}

const refundTransactions = (order: Order, { parts, createdAt }: Refund, call: Call) =>
  parts.map(({ id, paymentId, amount }) => {
    const payment = order.payments.find((one) => one.id === paymentId)
    const parent = payment ? transactionObject({ ...payment, kind: 'SALE' }, call) : null
    const gateway = payment?.gateway ?? 'card'
    return transactionObject({ id, kind: 'REFUND', gateway, createdAt, amount, parent }, call)
  })

export function refundObject(order: Order, refund: Refund, call: Call) {
  return {
    id: gid('Refund', refund.id),
    createdAt: fullTime(refund.createdAt),
    totalRefundedSet: money(refund.amount, call.shop.currency),
    transactions: (args: PageArguments) =>
      connection(refundTransactions(order, refund, call), args, (one) => one),
  }
}
