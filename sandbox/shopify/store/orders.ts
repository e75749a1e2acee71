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
  /** As many as were ever ordered, with those that were removed since. */
  quantity: number
  currentQuantity: number
  /** Of the current quantity. */
  total: number
}

export type Gateway = 'card' | 'cash'

export interface Payment {
  id: number
  createdAt: number
  amount: number
  gateway: Gateway
}

export interface RefundPart {
  id: number
  paymentId: number
  amount: number
}

export interface Refund {
  id: number
  createdAt: number
  amount: number
  /** How much of it gives back what was paid too much, as after an edit. The rest lowers what the order is worth. */
  settles: number
  /** Which payments it goes back to. */
  parts: RefundPart[]
  /** What the app asked for, by the key of its request. */
  request?: { key: string; input: string }
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

/** By the names of Shopify's `FulfillmentHoldReason`. */
export interface FulfillmentHold {
  id: number
  handle: string
  reason: string
  notes: string | null
  /** Who put it on. */
  app: string
}

/** What one place has to send of an order. */
export interface FulfillmentOrder {
  id: number
  createdAt: number
  updatedAt: number
  isClosed: boolean
  /** The warehouse is at work on it. */
  isStarted: boolean
  lines: { id: number; lineId: number; quantity: number; fulfilled: number }[]
  holds: FulfillmentHold[]
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
  tags: string[]
  note: string | null
  /** How the shopper chose to pay. */
  payment: Gateway
  payments: Payment[]
  lines: Line[]
  shipping: { title: string; price: number }
  tax: { title: string; rate: number; amount: number; included: boolean }
  refunds: Refund[]
  returns: Return[]
  fulfillments: Fulfillment[]
  fulfillmentOrders: FulfillmentOrder[]
  /** How often it was edited, and how many holds were ever put on it. */
  edits: number
  holds: number
}

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

/** Everything of an order that has not been sent yet, in one parcel. */
export function makeFulfillment({ order, country, events }: NewParcel): Fulfillment {
  const place = order.fulfillments.length
  const times = events.map(([, at]) => at)
  return {
    id: partId(order.id, 301 + place),
    createdAt: Math.min(...times),
    updatedAt: Math.max(...times),
    company: carriers[country] ?? 'UPS',
    trackingNumber: `SB${String(order.number).padStart(8, '0')}${place + 1}`,
    lines: order.fulfillmentOrders
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ lines }) => lines.map(({ lineId, quantity }) => ({ lineId, quantity }))),
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
