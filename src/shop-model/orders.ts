import type { ActionOf, Refusal } from './actions.ts'
import { shortage } from './basket.ts'
import { closesAt, needsConfirming, stageOf, windowLeft } from './order-stage.ts'
import { confirmPoints, addPoints, pointsFor, reversePoints, tierOf } from './points.ts'
import type { DemoState, Line, Order } from './state.ts'
import { moveStock, refuse, recordEvent, type Draft } from './draft.ts'
import { deliveryFor, findOrder, priceOf, sumOf, totalOf } from './state-queries.ts'

/** Why the customer can no longer edit or cancel this order. */
function closedRefusal({ state, now }: Draft, order: Order): Refusal | undefined {
  if (stageOf(order) === 'cancelled') return refuse('already_cancelled')
  if (windowLeft(state, order, now) > 0) return undefined
  return refuse('window_closed', { closedAt: closesAt(state, order) })
}

export function editOrder(draft: Draft, action: ActionOf<'order.edit'>): Refusal | undefined {
  const { state } = draft
  const order = findOrder(state, action.order)
  if (!order) return refuse('unknown')
  const refusal = closedRefusal(draft, order)
  if (refusal) return refusal
  const to = action.address === undefined ? order.to : state.addresses.find(({ id }) => id === action.address)
  if (!to) return refuse('unknown')
  const wanted = action.lines.filter(({ count }) => count !== 0)
  if (wanted.length === 0) return refuse('nothing_left')
  for (const line of wanted) {
    const held = order.lines
      .filter(({ product, variant }) => product === line.product && variant === line.variant)
      .reduce((sum, { count }) => sum + count, 0)
    const short = shortage(state, line, held)
    if (short) return short
  }
  const before = totalOf(order)
  for (const line of order.lines) moveStock(draft, line, line.count)
  order.lines = wanted.map((line) => ({ ...line, price: paidPrice(state, order, line) }))
  for (const line of order.lines) moveStock(draft, line, -line.count)
  const isFree = tierOf(state).id === 'gold' || order.coupons.includes('delivery')
  order.delivery = deliveryFor(state, sumOf(order.lines), isFree)
  order.to = { ...to }
  state.points = state.points.filter(({ ref, isPending }) => !(ref === order.id && isPending))
  const points = pointsFor(state, sumOf(order.lines))
  addPoints(draft, { kind: 'order', ref: order.id, points, isPending: true })
  recordEvent(draft, 'order_edited', {
    order: order.id,
    details: { total: totalOf(order), difference: totalOf(order) - before },
  })
  return undefined
}

/** Items that stay keep their price; new ones have today's. */
function paidPrice(state: DemoState, order: Order, line: Pick<Line, 'product' | 'variant'>): number {
  const kept = order.lines.find(
    ({ product, variant }) => product === line.product && variant === line.variant,
  )
  return kept?.price ?? priceOf(state, line.product, line.variant)
}

export function cancelOrder(draft: Draft, action: ActionOf<'order.cancel'>): Refusal | undefined {
  const order = findOrder(draft.state, action.order)
  if (!order) return refuse('unknown')
  const refusal = closedRefusal(draft, order)
  if (refusal) return refusal
  markCancelled(draft, order, 'shopper')
  recordEvent(draft, 'order_cancelled', { order: order.id, details: { refund: refundOf(order) } })
  return undefined
}

/** Returns items, points, credit and coupons. */
export function markCancelled(draft: Draft, order: Order, by: NonNullable<Order['cancelledBy']>): void {
  order.cancelledAt = draft.now
  order.cancelledBy = by
  for (const line of order.lines) moveStock(draft, line, line.count)
  reversePoints(draft, order.id)
  draft.state.credit += order.credit ?? 0
  for (const coupon of draft.state.coupons) if (coupon.usedIn === order.id) delete coupon.usedIn
}

const refundOf = (order: Order): number =>
  order.paidAt === undefined ? 0 : totalOf(order) - (order.credit ?? 0)

export function confirmOrder(draft: Draft, action: ActionOf<'order.confirm'>): Refusal | undefined {
  const order = findOrder(draft.state, action.order)
  if (!order) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (order.payment !== 'cash') return refuse('not_cash')
  if (!needsConfirming(order)) return refuse('already_confirmed')
  order.confirmedAt = draft.now
  recordEvent(draft, 'order_confirmed', { order: order.id, details: { total: totalOf(order) } })
  return undefined
}

/** A cash order can be paid until the parcel leaves. */
export function prepayOrder(draft: Draft, action: ActionOf<'order.prepay'>): Refusal | undefined {
  const order = findOrder(draft.state, action.order)
  if (!order) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (order.paidAt !== undefined) return refuse('already_paid')
  if (order.sentAt !== undefined) return refuse('gone_out')
  order.payment = action.payment
  order.paidAt = draft.now
  recordEvent(draft, 'order_prepaid', {
    order: order.id,
    details: { total: totalOf(order) - (order.credit ?? 0), payment: action.payment },
  })
  return undefined
}

/** Once the order is locked, the customer can only ask the shop to cancel it. */
export function requestCancel(draft: Draft, action: ActionOf<'order.request-cancel'>): Refusal | undefined {
  const order = findOrder(draft.state, action.order)
  if (!order) return refuse('unknown')
  const stage = stageOf(order)
  if (stage === 'cancelled') return refuse('already_cancelled')
  if (stage === 'open') return refuse('still_open')
  if (order.sentAt !== undefined) return refuse('gone_out')
  if (order.cancelRequest) return refuse('already_requested')
  order.cancelRequest = { at: draft.now }
  recordEvent(draft, 'cancel_requested', { order: order.id })
  return undefined
}

export function answerCancelRequest(
  draft: Draft,
  action: ActionOf<'shop.answer-cancel-request'>,
): Refusal | undefined {
  const order = findOrder(draft.state, action.order)
  if (!order?.cancelRequest || order.cancelRequest.answer) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (action.grant && order.sentAt !== undefined) return refuse('gone_out')
  order.cancelRequest.answer = action.grant ? 'granted' : 'declined'
  if (action.grant) markCancelled(draft, order, 'shop')
  recordEvent(draft, action.grant ? 'cancel_granted' : 'cancel_declined', {
    order: order.id,
    details: { refund: refundOf(order) },
  })
  return undefined
}

/** The time to edit is over: points are confirmed. */
export function lockOrder(draft: Draft, order: Order): void {
  order.lockedAt = draft.now
  confirmPoints(draft, order.id)
  recordEvent(draft, 'order_locked', { order: order.id })
  if (needsConfirming(order))
    recordEvent(draft, 'confirm_requested', { order: order.id, details: { total: totalOf(order) } })
}

/** The cash order was not confirmed in time. */
export function expireOrder(draft: Draft, order: Order): void {
  markCancelled(draft, order, 'timeout')
  recordEvent(draft, 'order_expired', {
    order: order.id,
    details: { hours: draft.state.shop.rules.confirmWithin / 3_600_000 },
  })
}
