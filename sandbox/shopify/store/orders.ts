import type { Address } from './customer.ts'

/** A store's orders as the sandbox keeps them. Money is in the smallest unit of the currency, times are milliseconds. */

export interface Line {
  id: number
  productId: number | null
  /** Null where the product is no longer sold. */
  variantId: number | null
  title: string
  variantTitle: string | null
  sku: string | null
  /** Of one item. */
  price: number
  quantity: number
  currentQuantity: number
  total: number
}

export interface Refund {
  id: number
  createdAt: number
  amount: number
}

export interface Return {
  id: number
  createdAt: number
  status: 'REQUESTED' | 'OPEN' | 'CLOSED' | 'CANCELED' | 'DECLINED'
  quantity: number
}

/** Where a parcel is, by the names of Shopify's `FulfillmentEventStatus`. */
export const parcelStatuses = [
  'LABEL_PRINTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'FAILURE',
] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

export interface ParcelEvent {
  id: number
  status: ParcelStatus
  happenedAt: number
}

/** A parcel. The last of its events says where it is. */
export interface Fulfillment {
  id: number
  createdAt: number
  updatedAt: number
  company: string
  trackingNumber: string
  lines: { lineId: number; quantity: number }[]
  events: ParcelEvent[]
}

export interface Order {
  id: number
  number: number
  createdAt: number
  updatedAt: number
  cancelledAt: number | null
  test: boolean
  customer: number | null
  email: string | null
  phone: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  source: string
  payment: 'card' | 'cash'
  paidAt: number | null
  lines: Line[]
  shipping: { title: string; price: number }
  tax: { title: string; rate: number; amount: number; included: boolean }
  refunds: Refund[]
  returns: Return[]
  fulfillments: Fulfillment[]
}

export const subtotalOf = (order: Order) => order.lines.reduce((sum, { total }) => sum + total, 0)

export const totalOf = (order: Order) =>
  subtotalOf(order) + order.shipping.price + (order.tax.included ? 0 : order.tax.amount)

export const refundedOf = (order: Order) => order.refunds.reduce((sum, { amount }) => sum + amount, 0)

/** The tax on a sum, which either contains it or does not. */
export const taxOn = (sum: number, { rate, included }: { rate: number; included: boolean }) =>
  Math.round(included ? sum - sum / (1 + rate) : sum * rate)

export function financialStatusOf(order: Order) {
  const refunded = refundedOf(order)
  if (order.paidAt === null) return order.cancelledAt === null ? 'PENDING' : 'VOIDED'
  if (refunded === 0) return 'PAID'
  return refunded < totalOf(order) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

export const fulfillmentStatusOf = ({ fulfillments }: Order) =>
  fulfillments.length === 0 ? 'UNFULFILLED' : 'FULFILLED'

export const parcelStatusOf = ({ events }: Fulfillment): ParcelStatus =>
  events.at(-1)?.status ?? 'LABEL_PRINTED'

export const deliveredAtOf = ({ events }: Fulfillment): number | null =>
  events.findLast(({ status }) => status === 'DELIVERED')?.happenedAt ?? null

/** Where the carrier shows a parcel, below the address of the sandbox. */
export const trackingPath = (shop: string, { trackingNumber }: Fulfillment) =>
  `/shopify/${shop}/track/${trackingNumber}`

/** Room for the parts of one order below its own number. */
export const partId = (orderId: number, part: number) => orderId * 1000 + part

const carriers: Record<string, string> = { IN: 'Delhivery', DE: 'DHL', NG: 'GIG Logistics' }

interface NewParcel {
  order: Order
  country: string
  /** What happened to it, in this order. */
  events: [ParcelStatus, number][]
}

/** Everything of an order in one parcel. */
export function makeFulfillment({ order, country, events }: NewParcel): Fulfillment {
  const place = order.fulfillments.length
  const times = events.map(([, at]) => at)
  return {
    id: partId(order.id, 301 + place),
    createdAt: Math.min(...times),
    updatedAt: Math.max(...times),
    company: carriers[country] ?? 'UPS',
    trackingNumber: `SB${String(order.number).padStart(8, '0')}${place + 1}`,
    lines: order.lines.map((line) => ({ lineId: line.id, quantity: line.currentQuantity })),
    events: events.map(([status, happenedAt], index) => ({
      id: partId(order.id, place * 100 + index),
      status,
      happenedAt,
    })),
  }
}

/** The number of the order that a parcel belongs to. */
export const orderNumberOf = (trackingNumber: string) =>
  Number(/^SB(\d{8})\d$/.exec(trackingNumber)?.[1] ?? 0)
