import type { ActionOf, ItemQuantity, Refusal } from './actions.ts'
import { productOf } from './catalogue.ts'
import { addPoints, pointsFor, tierOf } from './points.ts'
import type { Coupon, DemoState, Line, Order } from './state.ts'
import { moveStock, refuse, recordEvent, type Draft } from './draft.ts'
import { deliveryFor, findOrder, isProduct, priceOf, stockOf, sumOf, totalOf } from './state-queries.ts'

/** Why this quantity is not available. `held` is what the order already has. */
export function shortage(state: DemoState, line: ItemQuantity, held = 0): Refusal | undefined {
  if (!isProduct(state, line.product, line.variant)) return refuse('unknown')
  if (!Number.isInteger(line.count) || line.count < 0) return refuse('unknown')
  if (line.count > state.shop.rules.mostOfOne) return refuse('too_many', { most: state.shop.rules.mostOfOne })
  const left = stockOf(state, line.product, line.variant) + held
  if (line.count > left) {
    return refuse('stock_short', { name: productOf(state, line.product).name, left })
  }
  return undefined
}

/** Adds as much as is in stock. */
export function addToBasket(draft: Draft, { lines }: ActionOf<'basket.add'>): Refusal | undefined {
  let refusal: Refusal | undefined
  let added = 0
  for (const line of lines) {
    if (!isProduct(draft.state, line.product, line.variant)) return refuse('unknown')
    const there = countIn(draft.state.basket, line)
    const most = Math.min(draft.state.shop.rules.mostOfOne, stockOf(draft.state, line.product, line.variant))
    refusal ??= shortage(draft.state, { ...line, count: line.count + there })
    const count = Math.min(most, there + line.count)
    added += count - there
    putIn(draft.state, { ...line, count })
  }
  // Refused only if nothing at all could be added.
  return added > 0 ? undefined : refusal
}

const countIn = (lines: readonly ItemQuantity[], { product, variant }: ItemQuantity): number =>
  lines.find((line) => line.product === product && line.variant === variant)?.count ?? 0

function putIn(state: DemoState, { product, variant, count }: ItemQuantity): void {
  const others = state.basket.filter((line) => !(line.product === product && line.variant === variant))
  const index = state.basket.findIndex((line) => line.product === product && line.variant === variant)
  if (count <= 0) state.basket = others
  else {
    const line: Line = { product, variant, count, price: priceOf(state, product, variant) }
    state.basket = others.toSpliced(index === -1 ? others.length : index, 0, line)
  }
}

export function setInBasket(draft: Draft, { line }: ActionOf<'basket.set'>): Refusal | undefined {
  const refusal = shortage(draft.state, line)
  if (refusal) return refusal
  putIn(draft.state, line)
  return undefined
}

export const freeCoupons = (state: DemoState): Coupon[] =>
  state.coupons.filter((coupon) => coupon.usedIn === undefined)

/** The price of the basket with these coupons. */
export function basketTotals(
  state: DemoState,
  couponIds: readonly string[],
): { lines: Line[]; sum: number; delivery: number; credit: number; total: number } {
  const used = freeCoupons(state).filter((coupon) => couponIds.includes(coupon.id))
  const lines = [...repriced(state), ...used.flatMap((coupon) => goodsOf(state, coupon))]
  const sum = sumOf(lines)
  const isFree = tierOf(state).id === 'gold' || used.some((coupon) => coupon.reward === 'delivery')
  const delivery = deliveryFor(state, sum, isFree)
  const credit = Math.min(state.credit, sum + delivery)
  return { lines, sum, delivery, credit, total: sum + delivery - credit }
}

/** With today's prices, not those of the day when the items were added. */
const repriced = (state: DemoState): Line[] =>
  state.basket.map((line) => ({ ...line, price: priceOf(state, line.product, line.variant) }))

function goodsOf(state: DemoState, { reward: id }: Coupon): Line[] {
  const reward = state.shop.rewards.find((one) => one.id === id)
  return reward && 'product' in reward
    ? [{ product: reward.product, variant: reward.variant, count: 1, price: 0 }]
    : []
}

export function placeOrder(draft: Draft, action: ActionOf<'order.place'>): Refusal | undefined {
  const { state, now } = draft
  if (state.basket.length === 0) return refuse('basket_empty')
  const to = state.addresses.find(({ id }) => id === action.address)
  if (!to) return refuse('unknown')
  const coupons = freeCoupons(state).filter(({ id }) => action.coupons.includes(id))
  if (coupons.length < action.coupons.length) return refuse('coupon_used')
  const { lines, delivery, credit, total } = basketTotals(state, action.coupons)
  for (const line of lines) {
    const count = lines
      .filter(({ product, variant }) => product === line.product && variant === line.variant)
      .reduce((sum, one) => sum + one.count, 0)
    // A free item may come on top of the largest quantity.
    const refusal = shortage(state, { ...line, count: Math.min(count, state.shop.rules.mostOfOne) })
    if (refusal) return refusal
    if (count > stockOf(state, line.product, line.variant)) {
      return refuse('stock_short', {
        name: productOf(state, line.product).name,
        left: stockOf(state, line.product, line.variant),
      })
    }
  }
  const id = nextOrderId(state)
  const order: Order = {
    id,
    placedAt: now,
    lines,
    delivery,
    to: { ...to },
    payment: action.payment,
    coupons: coupons.map(({ reward }) => reward),
  }
  if (action.payment !== 'cash' || total === 0) order.paidAt = now
  if (credit > 0) order.credit = credit
  state.credit -= credit
  for (const coupon of coupons) coupon.usedIn = id
  state.basket = []
  addOrder(draft, order)
  return undefined
}

/** Takes the items out of stock and adds pending points. */
export function addOrder(draft: Draft, order: Order): void {
  const { state } = draft
  state.orders.unshift(order)
  for (const line of order.lines) moveStock(draft, line, -line.count)
  addPoints(draft, {
    kind: 'order',
    ref: order.id,
    points: pointsFor(state, sumOf(order.lines)),
    isPending: true,
  })
  recordEvent(draft, order.subscription ? 'subscription_ordered' : 'order_placed', {
    order: order.id,
    details: { total: totalOf(order), payment: order.payment },
  })
}

export const nextOrderId = (state: DemoState): string =>
  String(Math.max(...state.orders.map(({ id }) => Number(id))) + 1)

/** Adds the items of an order to the basket, without free ones. */
export function reorder(draft: Draft, { order: id }: ActionOf<'order.reorder'>): Refusal | undefined {
  const order = findOrder(draft.state, id)
  if (!order) return refuse('unknown')
  const lines = order.lines.filter((line) => line.price > 0)
  return addToBasket(draft, { type: 'basket.add', lines })
}
