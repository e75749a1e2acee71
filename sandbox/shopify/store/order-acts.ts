import type { Shop } from '../shops.ts'
import { cancelOrder } from './cancel-order.ts'
import { closeAll, isHeld, openOnes, putOnHold } from './fulfillment-orders.ts'
import { applyEdit, type Edited, stagedLinesOf } from './order-edits.ts'
import { outstandingOf, pay, receivedOf, refundedOf, refundSum, totalOf } from './order-money.ts'
import {
  type FulfillmentHold,
  type FulfillmentOrder,
  makeFulfillment,
  type Order,
  type ParcelStatus,
  parcelStatusOf,
  partId,
} from './orders.ts'
import type { Stock } from './stock.ts'

/** What somebody may do to an order by hand. */
export const parcelActs = [
  'start',
  'fulfill',
  'transit',
  'out',
  'deliver',
  'fail',
  'hold',
  'unhold',
  'release',
] as const
export const paymentActs = ['pay', 'refund', 'refund-all'] as const
export const otherActs = ['edit', 'remove', 'return', 'decline', 'cancel', 'delete'] as const
export const orderActs = [...parcelActs, ...paymentActs, ...otherActs] as const
export type OrderAct = (typeof orderActs)[number]

/** An event of an order: the topic of its webhook, and the data that goes with it. */
export interface OrderEvent {
  topic: string
  fulfillmentOrder?: FulfillmentOrder
  hold?: FulfillmentHold
  edited?: Edited
}

/** Another app that also holds parcels. */
export const otherApp = 'Fraud Filter'

const updated: OrderEvent = { topic: 'orders/updated' }

const statusAfter: Partial<Record<OrderAct, ParcelStatus>> = {
  transit: 'IN_TRANSIT',
  out: 'OUT_FOR_DELIVERY',
  deliver: 'DELIVERED',
  fail: 'FAILURE',
}

const heldByOther = ({ holds }: FulfillmentOrder) => holds.some(({ app }) => app === otherApp)

const mayHold = (one: FulfillmentOrder) => !one.isStarted && !heldByOther(one)

/** Whether the act is possible for this order now. */
export function mayAct(order: Order, act: OrderAct): boolean {
  const parcel = order.fulfillments.at(-1)
  const isOver = order.cancelledAt !== null
  const open = openOnes(order)
  switch (act) {
    case 'start':
      return open.some(({ isStarted }) => !isStarted)
    case 'fulfill':
      return open.length > 0
    case 'transit':
    case 'out':
    case 'fail':
      return parcel !== undefined && !['DELIVERED', statusAfter[act]].includes(parcelStatusOf(parcel))
    case 'deliver':
      return !isOver && (!parcel || parcelStatusOf(parcel) !== 'DELIVERED')
    case 'hold':
      return open.some(mayHold)
    case 'unhold':
      return open.some(heldByOther)
    case 'release':
      return open.some(isHeld)
    case 'pay':
      return !isOver && outstandingOf(order) > 0
    case 'cancel':
      return !isOver
    case 'refund':
    case 'refund-all':
      return receivedOf(order) > refundedOf(order)
    case 'decline':
      return order.returns.some(({ status }) => status === 'REQUESTED')
    case 'edit':
    case 'remove':
      return (
        !isOver && open.some(({ lines }) => lines.some(({ quantity }) => quantity > (act === 'edit' ? 0 : 1)))
      )
    default:
      return true
  }
}

/** Changes the order and returns the events; none if the act is not possible. */
export function applyAct(order: Order, act: OrderAct, shop: Shop, stock: Stock): OrderEvent[] {
  if (!mayAct(order, act)) return []
  const now = Date.now()
  switch (act) {
    case 'start':
      return [...start(order), updated]
    case 'fulfill':
      return [...pack(order, 'LABEL_PRINTED', shop, now), updated]
    case 'transit':
    case 'out':
    case 'deliver':
    case 'fail':
      return [...moveParcel(order, act, shop, now), updated]
    case 'hold':
      return [...holdAll(order), updated]
    case 'unhold':
      return [...release(order, ({ app }) => app === otherApp), updated]
    case 'release':
      return [...release(order, () => true), updated]
    case 'pay':
      pay(order, 'cash')
      return [{ topic: 'orders/paid' }, updated]
    case 'cancel':
      return cancel(order, stock)
    case 'refund':
    case 'refund-all': {
      const left = receivedOf(order) - refundedOf(order)
      const half = Math.max(1, Math.floor(totalOf(order) / 2))
      refundSum(order, act === 'refund' ? Math.min(left, half) : left)
      return [{ topic: 'refunds/create' }, updated]
    }
    case 'return': {
      const id = partId(order.id, 501 + order.returns.length)
      order.returns.push({ id, createdAt: now, status: 'REQUESTED', quantity: 1 })
      return [{ topic: 'returns/request' }]
    }
    case 'decline': {
      const asked = order.returns.findLast(({ status }) => status === 'REQUESTED')
      if (asked) asked.status = 'DECLINED'
      return [{ topic: 'returns/decline' }]
    }
    case 'edit':
    case 'remove': {
      const edited = editOne(order, act === 'edit' ? 1 : -1, shop, stock)
      return edited ? [{ topic: 'orders/edited', edited }, updated] : []
    }
    case 'delete':
      return [{ topic: 'orders/delete' }]
  }
}

/** Cancels as the store's staff do: refunds the money and restocks the goods. */
function cancel(order: Order, stock: Stock): OrderEvent[] {
  const refunds = order.refunds.length
  cancelOrder(order, { refunds: true, restocks: true, stock })
  const isRefunded = order.refunds.length > refunds
  return [{ topic: 'orders/cancelled' }, ...(isRefunded ? [{ topic: 'refunds/create' }] : []), updated]
}

/** One more, or one less, of the first line that is still to be sent. */
function editOne(order: Order, by: 1 | -1, shop: Shop, stock: Stock): Edited | undefined {
  const lines = stagedLinesOf(order)
  const sent = openOnes(order).flatMap((one) => one.lines)
  const first = lines.find(({ lineId, before }) => {
    const isOpen = sent.some((line) => line.lineId === lineId && line.quantity > 0)
    return isOpen && before + by > 0
  })
  if (!first) return undefined
  Object.assign(first, { quantity: first.before + by, restock: true })
  return applyEdit(order, { shop, lines, stock, staffNote: 'Changed by staff' })
}

function holdAll(order: Order): OrderEvent[] {
  return openOnes(order)
    .filter(mayHold)
    .map((one) => {
      const hold = { handle: 'fraud-filter', reason: 'HIGH_RISK_OF_FRAUD', notes: null, app: otherApp }
      return {
        topic: 'fulfillment_orders/placed_on_hold',
        fulfillmentOrder: one,
        hold: putOnHold(order, one, hold),
      }
    })
}

/** A webhook is sent when the last hold of a fulfilment order is released. */
function release(order: Order, isWanted: (hold: FulfillmentHold) => boolean): OrderEvent[] {
  const events: OrderEvent[] = []
  for (const one of openOnes(order).filter(isHeld)) {
    one.holds = one.holds.filter((hold) => !isWanted(hold))
    one.updatedAt = Date.now()
    if (one.holds.length === 0)
      events.push({ topic: 'fulfillment_orders/hold_released', fulfillmentOrder: one })
  }
  return events
}

/** The warehouse begins to pack. What is on hold is released first. */
function start(order: Order): OrderEvent[] {
  const released = release(order, () => true)
  const begun = openOnes(order).filter(({ isStarted }) => !isStarted)
  for (const one of begun) Object.assign(one, { isStarted: true, updatedAt: Date.now() })
  const topic = 'fulfillment_orders/progress_reported'
  return [...released, ...begun.map((fulfillmentOrder) => ({ topic, fulfillmentOrder }))]
}

/** Releases holds first, because Shopify does not fulfil what is on hold. */
function pack(order: Order, status: ParcelStatus, { country }: Shop, now: number): OrderEvent[] {
  const released = release(order, () => true)
  order.fulfillments.push(makeFulfillment({ order, country, events: [[status, now]] }))
  closeAll(order, 'sent', now)
  return [...released, { topic: 'fulfillments/create' }, { topic: 'orders/fulfilled' }]
}

/** If nothing is packed yet, delivering packs it as well. */
function moveParcel(order: Order, act: OrderAct, shop: Shop, now: number): OrderEvent[] {
  const status = statusAfter[act] ?? 'IN_TRANSIT'
  const parcel = order.fulfillments.at(-1)
  if (!parcel) return pack(order, status, shop, now)
  const place = order.fulfillments.length - 1
  parcel.events.push({ id: partId(order.id, place * 100 + parcel.events.length), status, happenedAt: now })
  parcel.updatedAt = now
  return [{ topic: 'fulfillments/update' }]
}
