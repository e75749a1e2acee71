import type { Shop } from '../shops.ts'
import {
  makeFulfillment,
  type Order,
  type ParcelStatus,
  parcelStatusOf,
  partId,
  refundedOf,
  subtotalOf,
  taxOn,
  totalOf,
} from './orders.ts'

/** What somebody may do to an order by hand. */
export const orderActs = [
  'fulfill',
  'transit',
  'out',
  'deliver',
  'fail',
  'pay',
  'cancel',
  'refund',
  'refund-all',
  'return',
  'decline',
  'edit',
  'delete',
] as const
export type OrderAct = (typeof orderActs)[number]

const parcelActs: Partial<Record<OrderAct, ParcelStatus>> = {
  transit: 'IN_TRANSIT',
  out: 'OUT_FOR_DELIVERY',
  deliver: 'DELIVERED',
  fail: 'FAILURE',
}

/** Whether it means anything for this order now. */
export function mayAct(order: Order, act: OrderAct): boolean {
  const parcel = order.fulfillments.at(-1)
  const isOver = order.cancelledAt !== null
  switch (act) {
    case 'fulfill':
      return !isOver && !parcel
    case 'transit':
    case 'out':
    case 'fail':
      return parcel !== undefined && !['DELIVERED', parcelActs[act]].includes(parcelStatusOf(parcel))
    case 'deliver':
      return !isOver && (!parcel || parcelStatusOf(parcel) !== 'DELIVERED')
    case 'pay':
      return !isOver && order.paidAt === null
    case 'cancel':
      return !isOver
    case 'refund':
    case 'refund-all':
      return order.paidAt !== null && refundedOf(order) < totalOf(order)
    case 'decline':
      return order.returns.some(({ status }) => status === 'REQUESTED')
    default:
      return true
  }
}

/** Changes the order and says which webhook tells of it; undefined where nothing happened. */
export function applyAct(order: Order, act: OrderAct, { country }: Shop): string | undefined {
  if (!mayAct(order, act)) return undefined
  const now = Date.now()
  switch (act) {
    case 'fulfill':
      order.fulfillments.push(makeFulfillment({ order, country, events: [['LABEL_PRINTED', now]] }))
      return 'fulfillments/create'
    case 'transit':
    case 'out':
    case 'deliver':
    case 'fail':
      return moveParcel(order, act, country, now)
    case 'pay':
      order.paidAt = now
      return 'orders/updated'
    case 'cancel':
      order.cancelledAt = now
      return 'orders/updated'
    case 'refund':
    case 'refund-all': {
      const left = totalOf(order) - refundedOf(order)
      const half = Math.max(1, Math.floor(totalOf(order) / 2))
      const amount = act === 'refund' ? Math.min(left, half) : left
      order.refunds.push({ id: partId(order.id, 701 + order.refunds.length), createdAt: now, amount })
      return 'refunds/create'
    }
    case 'return': {
      const id = partId(order.id, 501 + order.returns.length)
      order.returns.push({ id, createdAt: now, status: 'REQUESTED', quantity: 1 })
      return 'returns/request'
    }
    case 'decline': {
      const asked = order.returns.findLast(({ status }) => status === 'REQUESTED')
      if (asked) asked.status = 'DECLINED'
      return 'returns/decline'
    }
    case 'edit': {
      const [line] = order.lines
      if (line) {
        const { currentQuantity, total, price } = line
        Object.assign(line, { currentQuantity: currentQuantity + 1, total: total + price })
      }
      order.tax.amount = taxOn(subtotalOf(order), order.tax)
      return 'orders/updated'
    }
    case 'delete':
      return 'orders/delete'
  }
}

/** Delivering what nobody has packed yet is packing it, too. */
function moveParcel(order: Order, act: OrderAct, country: string, now: number): string {
  const status = parcelActs[act] ?? 'IN_TRANSIT'
  const parcel = order.fulfillments.at(-1)
  if (!parcel) {
    order.fulfillments.push(makeFulfillment({ order, country, events: [[status, now]] }))
    return 'fulfillments/create'
  }
  const place = order.fulfillments.length - 1
  parcel.events.push({ id: partId(order.id, place * 100 + parcel.events.length), status, happenedAt: now })
  parcel.updatedAt = now
  return 'fulfillments/update'
}
