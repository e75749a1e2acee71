import { type FulfillmentHold, type FulfillmentOrder, type Order, partId } from './orders.ts'

/** Shopify decides where an order is sent from, a moment after it was placed. */
export const routingMs = 300

type Wanted = { lineId: number; quantity: number }[]

/** Another fulfilment order, which is open from then on. */
export function addFulfillmentOrder(order: Order, wanted: Wanted, createdAt: number): FulfillmentOrder {
  const before = order.fulfillmentOrders.reduce((count, { lines }) => count + lines.length, 0)
  const made = {
    id: partId(order.id, 901 + order.fulfillmentOrders.length),
    createdAt,
    updatedAt: createdAt,
    isClosed: false,
    isStarted: false,
    lines: wanted.map(({ lineId, quantity }, index) => ({
      id: partId(order.id, before + index),
      lineId,
      quantity,
      fulfilled: 0,
    })),
    holds: [],
  }
  order.fulfillmentOrders.push(made)
  return made
}

/** Those that are there by now. */
export const fulfillmentOrdersOf = ({ fulfillmentOrders }: Order, now = Date.now()) =>
  fulfillmentOrders.filter(({ createdAt }) => createdAt <= now)

export const openOnes = (order: Order) => order.fulfillmentOrders.filter(({ isClosed }) => !isClosed)

export const isHeld = ({ holds, isClosed }: FulfillmentOrder) => !isClosed && holds.length > 0

export function statusOf(one: FulfillmentOrder): 'CLOSED' | 'ON_HOLD' | 'IN_PROGRESS' | 'OPEN' {
  if (one.isClosed) return 'CLOSED'
  if (isHeld(one)) return 'ON_HOLD'
  return one.isStarted ? 'IN_PROGRESS' : 'OPEN'
}

export function fulfillmentStatusOf(order: Order) {
  const open = openOnes(order)
  if (open.some(isHeld)) return 'ON_HOLD'
  if (open.some(({ isStarted }) => isStarted)) return 'IN_PROGRESS'
  if (order.fulfillments.length === 0) return 'UNFULFILLED'
  return open.length === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED'
}

/** How many of a line have left the warehouse. */
export const fulfilledOf = (order: Order, lineId: number) =>
  order.fulfillmentOrders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { fulfilled }) => sum + fulfilled, 0)

/** Everything is sent, or nothing is any more. Holds end with it. */
export function closeAll(order: Order, how: 'sent' | 'cancelled', now = Date.now()): void {
  for (const one of openOnes(order)) {
    Object.assign(one, { isClosed: true, holds: [], updatedAt: now })
    if (how === 'sent') for (const line of one.lines) line.fulfilled = line.quantity
  }
}

/** Fewer or more of a line: in the fulfilment orders that have it, the last first. */
export function changeLine(order: Order, lineId: number, by: number): void {
  let left = by
  for (const one of openOnes(order).toReversed()) {
    const line = one.lines.find((candidate) => candidate.lineId === lineId)
    if (!line || left === 0) continue
    const step = left > 0 ? left : Math.max(left, line.fulfilled - line.quantity)
    line.quantity += step
    left -= step
    one.updatedAt = Date.now()
    if (one.lines.every(({ quantity }) => quantity === 0)) Object.assign(one, { isClosed: true, holds: [] })
  }
  if (left > 0) addFulfillmentOrder(order, [{ lineId, quantity: left }], Date.now())
}

export function putOnHold(
  order: Order,
  one: FulfillmentOrder,
  hold: Omit<FulfillmentHold, 'id'>,
): FulfillmentHold {
  order.holds += 1
  const made = { ...hold, id: partId(order.id, order.holds) }
  one.holds.push(made)
  one.updatedAt = Date.now()
  return made
}
