import type { ActionOf, Refusal } from './actions.ts'
import { shortage } from './basket.ts'
import { shopRules } from './catalogue.ts'
import { closesAt, needsConfirming, stageOf, windowLeft } from './order-stage.ts'
import { bookPoints, enterPoints, pointsFor, takeBackPoints, tierOf } from './points.ts'
import type { DemoState, Line, Order } from './state.ts'
import {
  deliveryFor,
  findOrder,
  moveStock,
  priceOf,
  refuse,
  sumOf,
  tell,
  totalOf,
  type World,
} from './world.ts'

/** Why this order can no longer be changed by the shopper alone. */
function closed(order: Order, now: number): Refusal | undefined {
  if (stageOf(order) === 'cancelled') return refuse('already_cancelled')
  if (windowLeft(order, now) > 0) return undefined
  return refuse('window_closed', { closedAt: closesAt(order) })
}

export function editOrder(world: World, action: ActionOf<'order.edit'>): Refusal | undefined {
  const { state, now } = world
  const order = findOrder(state, action.order)
  if (!order) return refuse('unknown')
  const refusal = closed(order, now)
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
  for (const line of order.lines) moveStock(world, line, line.count)
  order.lines = wanted.map((line) => ({ ...line, price: paidPrice(state, order, line) }))
  for (const line of order.lines) moveStock(world, line, -line.count)
  const isFree = tierOf(state).id === 'gold' || order.coupons.includes('delivery')
  order.delivery = deliveryFor(sumOf(order.lines), isFree)
  order.to = { ...to }
  state.points = state.points.filter(({ ref, isPending }) => !(ref === order.id && isPending))
  const points = pointsFor(sumOf(order.lines))
  enterPoints(world, { kind: 'order', ref: order.id, points, isPending: true })
  tell(world, 'order_edited', {
    order: order.id,
    facts: { total: totalOf(order), difference: totalOf(order) - before },
  })
  return undefined
}

/** What is kept costs what it cost; what is new costs today's price. */
function paidPrice(state: DemoState, order: Order, line: Pick<Line, 'product' | 'variant'>): number {
  const kept = order.lines.find(
    ({ product, variant }) => product === line.product && variant === line.variant,
  )
  return kept?.price ?? priceOf(state, line.product, line.variant)
}

export function cancelOrder(world: World, action: ActionOf<'order.cancel'>): Refusal | undefined {
  const order = findOrder(world.state, action.order)
  if (!order) return refuse('unknown')
  const refusal = closed(order, world.now)
  if (refusal) return refusal
  callOff(world, order, 'shopper')
  tell(world, 'order_cancelled', { order: order.id, facts: { refund: refundOf(order) } })
  return undefined
}

/** Goods, points, credit and coupons go back to where they came from. */
export function callOff(world: World, order: Order, by: NonNullable<Order['cancelledBy']>): void {
  order.cancelledAt = world.now
  order.cancelledBy = by
  for (const line of order.lines) moveStock(world, line, line.count)
  takeBackPoints(world, order.id)
  world.state.credit += order.credit ?? 0
  for (const coupon of world.state.coupons) if (coupon.usedIn === order.id) delete coupon.usedIn
}

const refundOf = (order: Order): number =>
  order.paidAt === undefined ? 0 : totalOf(order) - (order.credit ?? 0)

export function confirmOrder(world: World, action: ActionOf<'order.confirm'>): Refusal | undefined {
  const order = findOrder(world.state, action.order)
  if (!order) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (order.payment !== 'cash') return refuse('not_cash')
  if (!needsConfirming(order)) return refuse('already_confirmed')
  order.confirmedAt = world.now
  tell(world, 'order_confirmed', { order: order.id, facts: { total: totalOf(order) } })
  return undefined
}

/** Cash on delivery becomes a paid order as long as the parcel is in the house. */
export function prepayOrder(world: World, action: ActionOf<'order.prepay'>): Refusal | undefined {
  const order = findOrder(world.state, action.order)
  if (!order) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (order.paidAt !== undefined) return refuse('already_paid')
  if (order.sentAt !== undefined) return refuse('gone_out')
  order.payment = action.payment
  order.paidAt = world.now
  tell(world, 'order_prepaid', {
    order: order.id,
    facts: { total: totalOf(order) - (order.credit ?? 0), payment: action.payment },
  })
  return undefined
}

/** After the window nobody decides alone: the shopper asks, and a person in the shop answers. */
export function pleadForOrder(world: World, action: ActionOf<'order.plead'>): Refusal | undefined {
  const order = findOrder(world.state, action.order)
  if (!order) return refuse('unknown')
  const stage = stageOf(order)
  if (stage === 'cancelled') return refuse('already_cancelled')
  if (stage === 'open') return refuse('still_open')
  if (order.sentAt !== undefined) return refuse('gone_out')
  if (order.plea) return refuse('already_asked')
  order.plea = { at: world.now }
  tell(world, 'plea_made', { order: order.id })
  return undefined
}

export function answerPlea(world: World, action: ActionOf<'shop.answer-plea'>): Refusal | undefined {
  const order = findOrder(world.state, action.order)
  if (!order?.plea || order.plea.answer) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (action.grant && order.sentAt !== undefined) return refuse('gone_out')
  order.plea.answer = action.grant ? 'granted' : 'declined'
  if (action.grant) callOff(world, order, 'shop')
  tell(world, action.grant ? 'plea_granted' : 'plea_declined', {
    order: order.id,
    facts: { refund: refundOf(order) },
  })
  return undefined
}

/** The window has closed: the order holds, its points are booked. */
export function lockOrder(world: World, order: Order): void {
  order.lockedAt = world.now
  bookPoints(world, order.id)
  tell(world, 'order_locked', { order: order.id })
  if (needsConfirming(order))
    tell(world, 'confirm_asked', { order: order.id, facts: { total: totalOf(order) } })
}

/** Nobody confirmed the cash order in time. */
export function lapse(world: World, order: Order): void {
  callOff(world, order, 'silence')
  tell(world, 'order_lapsed', { order: order.id, facts: { hours: shopRules.confirmWithin / 3_600_000 } })
}
