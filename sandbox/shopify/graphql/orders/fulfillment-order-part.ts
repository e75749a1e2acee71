import { fulfillmentOrdersOf, putOnHold } from '../../store/fulfillment-orders.ts'
import type { FulfillmentOrder, Order } from '../../store/orders.ts'
import { fulfillmentOrderObject, holdObject, ownApp } from './fulfillment-order-object.ts'
import { type Call, type Part, readGid, requireScope } from '../part.ts'

interface HoldInput {
  reason: string
  reasonNotes?: string | null
  handle: string
}

const mostHolds = 10
const scope = 'write_merchant_managed_fulfillment_orders'
const updated = { topic: 'orders/updated' }

const refuse = (field: string[], message: string, code: string | null) => ({
  fulfillmentHold: null,
  fulfillmentOrder: null,
  remainingFulfillmentOrder: null,
  userErrors: [{ field, message, code }],
})

/** Holds on what is to be sent: put on, and released by their ids. */
export const fulfillmentOrderPart: Part = {
  root: {
    fulfillmentOrder: ({ id }: { id: string }, call) => {
      requireScope(call, 'read_merchant_managed_fulfillment_orders')
      const found = findFulfillmentOrder(id, call)
      return found ? fulfillmentOrderObject(found.one, found.order, call) : null
    },
    fulfillmentOrderHold: ({ id, fulfillmentHold }: { id: string; fulfillmentHold: HoldInput }, call) => {
      requireScope(call, scope)
      const found = findFulfillmentOrder(id, call)
      if (!found) return refuse(['id'], 'Fulfillment order does not exist.', 'FULFILLMENT_ORDER_NOT_FOUND')
      const refusal = refusalOf(found.one, fulfillmentHold)
      if (refusal) return refusal
      return hold(found, fulfillmentHold, call)
    },
    fulfillmentOrderReleaseHold: ({ id, holdIds }: { id: string; holdIds?: string[] | null }, call) => {
      requireScope(call, scope)
      const found = findFulfillmentOrder(id, call)
      if (!found) return refuse(['id'], 'Fulfillment order does not exist.', 'FULFILLMENT_ORDER_NOT_FOUND')
      return { fulfillmentOrder: release(found, holdIds, call), userErrors: [] }
    },
  },
  objects: {
    FulfillmentOrder: (id, call) => {
      const found = findFulfillmentOrder(`gid://shopify/FulfillmentOrder/${id}`, call)
      return found && fulfillmentOrderObject(found.one, found.order, call)
    },
  },
}

interface Found {
  one: FulfillmentOrder
  order: Order
}

/** The id of a part begins with the order's. */
function findFulfillmentOrder(id: string, { store }: Call): Found | undefined {
  const wanted = readGid(id)
  if (wanted?.type !== 'FulfillmentOrder') return undefined
  const order = store.find(Math.floor(wanted.id / 1000))
  const one = order && fulfillmentOrdersOf(order).find((candidate) => candidate.id === wanted.id)
  return order && one ? { order, one } : undefined
}

function refusalOf({ isClosed, isStarted, holds }: FulfillmentOrder, { handle }: HoldInput) {
  const own = holds.filter(({ app }) => app === ownApp)
  if (isClosed || isStarted)
    return refuse(['id'], 'The fulfillment order is not in a state that can be held.', null)
  if (own.some((held) => held.handle === handle)) {
    const message =
      'The handle provided for the fulfillment hold is already in use by this app for another hold on this fulfillment order.'
    return refuse(['fulfillmentHold', 'handle'], message, 'DUPLICATE_FULFILLMENT_HOLD_HANDLE')
  }
  if (own.length < mostHolds) return undefined
  const message =
    'The maximum number of fulfillment holds for this fulfillment order has been reached for this app. An app can only have up to 10 holds on a single fulfillment order at any one time.'
  return refuse(['id'], message, 'FULFILLMENT_ORDER_HOLD_LIMIT_REACHED')
}

function hold({ one: { id }, order: { id: orderId } }: Found, input: HoldInput, call: Call) {
  let made: object | null = null
  const order = call.store.alter(orderId, (draft) => {
    const fulfillmentOrder = draft.fulfillmentOrders.find((candidate) => candidate.id === id)
    if (!fulfillmentOrder) return []
    const { handle, reason, reasonNotes = null } = input
    const held = putOnHold(draft, fulfillmentOrder, { handle, reason, notes: reasonNotes, app: ownApp })
    made = holdObject(held)
    return [{ topic: 'fulfillment_orders/placed_on_hold', fulfillmentOrder, hold: held }, updated]
  })
  return { fulfillmentHold: made, fulfillmentOrder: shown(order, id, call), userErrors: [] }
}

/** Without ids every hold ends, those of other apps, too. */
function release(
  { one: { id }, order: { id: orderId } }: Found,
  ids: string[] | null | undefined,
  call: Call,
) {
  const wanted = ids && new Set(ids.map((one) => readGid(one)?.id))
  const order = call.store.alter(orderId, (draft) => {
    const fulfillmentOrder = draft.fulfillmentOrders.find((candidate) => candidate.id === id)
    const before = fulfillmentOrder?.holds.length ?? 0
    if (!fulfillmentOrder || before === 0) return []
    fulfillmentOrder.holds = fulfillmentOrder.holds.filter((held) => wanted && !wanted.has(held.id))
    const left = fulfillmentOrder.holds.length
    if (left === before) return []
    fulfillmentOrder.updatedAt = Date.now()
    return left > 0 ? [updated] : [{ topic: 'fulfillment_orders/hold_released', fulfillmentOrder }, updated]
  })
  return shown(order, id, call)
}

function shown(order: Order | undefined, id: number, call: Call): object | null {
  const one = order?.fulfillmentOrders.find((candidate) => candidate.id === id)
  return order && one ? fulfillmentOrderObject(one, order, call) : null
}
