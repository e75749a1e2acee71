import { type Gateway, type Order, partId, type Refund, type RefundPart } from './orders.ts'

/** What an order is worth, what was paid for it and what is still owed, in the smallest unit of the currency. */

export const subtotalOf = (order: Order) => order.lines.reduce((sum, { total }) => sum + total, 0)

/** The tax on a sum, which either contains it or does not. */
export const taxOn = (sum: number, { rate, included }: { rate: number; included: boolean }) =>
  Math.round(included ? sum - sum / (1 + rate) : sum * rate)

/** A cancelled order has nothing left to send. */
export const shippingOf = (order: Order) =>
  order.cancelledAt !== null && order.lines.every(({ currentQuantity }) => currentQuantity === 0)
    ? 0
    : order.shipping.price

/** After edits and cancelling. */
export const totalOf = (order: Order) =>
  subtotalOf(order) + shippingOf(order) + (order.tax.included ? 0 : order.tax.amount)

/** With everything that was removed since. */
export function grossOf(order: Order): number {
  const removed = order.lines.reduce((sum, line) => sum + line.price * line.quantity - line.total, 0)
  const tax = order.tax.included ? 0 : order.tax.amount + taxOn(removed, order.tax)
  return subtotalOf(order) + removed + order.shipping.price + tax
}

export const receivedOf = (order: Order) => order.payments.reduce((sum, { amount }) => sum + amount, 0)

export const refundedOf = (order: Order) => order.refunds.reduce((sum, { amount }) => sum + amount, 0)

/** What the shopper owes; below zero it is owed to the shopper. */
export function outstandingOf(order: Order): number {
  const settled = order.refunds.reduce((sum, { settles }) => sum + settles, 0)
  const owed = totalOf(order) - receivedOf(order) + settled
  return order.cancelledAt === null ? owed : 0
}

export function financialStatusOf(order: Order) {
  const received = receivedOf(order)
  const refunded = refundedOf(order)
  if (received === 0) return order.cancelledAt === null ? 'PENDING' : 'VOIDED'
  if (refunded > 0) return refunded < received ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return outstandingOf(order) > 0 ? 'PARTIALLY_PAID' : 'PAID'
}

/** Pays all that is owed. */
export function pay(order: Order, gateway: Gateway, at = Date.now()): void {
  const id = partId(order.id, 601 + order.payments.length)
  order.payments.push({ id, createdAt: at, amount: outstandingOf(order), gateway })
}

/** What is left of a payment after the refunds that went back to it. */
export function leftOf(order: Order, paymentId: number): number {
  const paid = order.payments.find(({ id }) => id === paymentId)?.amount ?? 0
  const parts = order.refunds.flatMap((one) => one.parts).filter((part) => part.paymentId === paymentId)
  return paid - parts.reduce((sum, { amount }) => sum + amount, 0)
}

interface NewRefund {
  parts: Omit<RefundPart, 'id'>[]
  request?: Refund['request']
}

export function refund(order: Order, { parts, request }: NewRefund): Refund {
  const before = order.refunds.reduce((count, one) => count + one.parts.length, 0)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const made: Refund = {
    id: partId(order.id, 701 + order.refunds.length),
    createdAt: Date.now(),
    amount,
    settles: Math.min(amount, Math.max(0, -outstandingOf(order))),
    parts: parts.map((part, index) => ({ ...part, id: partId(order.id, 801 + before + index) })),
    ...(request && { request }),
  }
  order.refunds.push(made)
  return made
}

/** Gives so much back, to the first payments first. */
export function refundSum(order: Order, sum: number): Refund {
  let rest = sum
  const parts = order.payments.map(({ id: paymentId }) => {
    const amount = Math.min(rest, leftOf(order, paymentId))
    rest -= amount
    return { paymentId, amount }
  })
  return refund(order, { parts: parts.filter(({ amount }) => amount > 0) })
}
