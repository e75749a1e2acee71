import * as z from 'zod/mini'
import { line, refuse } from '../fields.ts'
import { cursorField } from '../query-fields.ts'
import { money } from './money.ts'
import { orderWindow } from './order-window-shapes.ts'

/** A shopper's orders, as the store has them. */

const instant = z.string()

/** The latest thing that happened to an order. */
export const shopperStages = ['placed', 'packed', 'sent', 'near', 'delivered', 'cancelled'] as const
export type ShopperStage = (typeof shopperStages)[number]

export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

export const orderId = line('required', 20).check(z.regex(/^\d{1,16}$/, refuse('unreadable')))

export const orderQuery = z.object({ id: orderId })

const orderHead = {
  /** Digits. */
  id: z.string(),
  /** `#1042` */
  name: z.string(),
  placed_at: instant,
  cancelled_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
  stage: z.enum(shopperStages),
  total: money,
  items: z.number(),
}

export const orderSummary = z.object({
  ...orderHead,
  /** Until when the shopper may change it; null where that is not offered, or over. */
  open_until: z.nullable(instant),
  /** The first few. */
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), image: z.nullable(image) })),
})
export type OrderSummary = z.infer<typeof orderSummary>

export const ordersQuery = z.object({ cursor: cursorField })

/** Newest first. `is_live` is false where Shopify did not answer and these are what we knew last. */
export const ordersPage = z.object({
  orders: z.array(orderSummary),
  next: z.nullable(z.string()),
  is_live: z.boolean(),
})

export const parcelStatuses = [
  'packed',
  'sent',
  'near',
  'attempted',
  'delayed',
  'ready_for_pickup',
  'delivered',
  'not_delivered',
] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

export const parcel = z.object({
  id: z.string(),
  status: z.enum(parcelStatuses),
  carrier: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** The carrier's own page. */
  url: z.nullable(z.string()),
  packed_at: instant,
  sent_at: z.nullable(instant),
  expected_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
})
export type Parcel = z.infer<typeof parcel>

/** Masked for a link: `A••••`, the city, the first letters of the postcode and the country. */
export const orderAddress = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  is_masked: z.boolean(),
})

export const orderLine = z.object({
  id: z.string(),
  title: z.string(),
  /** `Red / M`; empty where there is but one. */
  variant: z.string(),
  /** After edits and refunds. */
  quantity: z.number(),
  image: z.nullable(image),
  unit_price: money,
  total: money,
  /** Whether it can be bought again. */
  can_reorder: z.boolean(),
})

export const paymentStates = ['paid', 'pending', 'cash', 'partly_refunded', 'refunded', 'voided'] as const

export const order = z.object({
  ...orderHead,
  is_live: z.boolean(),
  lines: z.array(orderLine),
  /** Null where only our copy is known. */
  sums: z.nullable(
    z.object({
      subtotal: money,
      delivery: money,
      discounts: money,
      tax: money,
      is_tax_included: z.boolean(),
      total: money,
      refunded: money,
      outstanding: money,
    }),
  ),
  payment: z.object({
    state: z.enum(paymentStates),
    /** As the store calls it: `Cash on Delivery (COD)`; empty where it does not say. */
    method: z.string(),
  }),
  address: z.nullable(orderAddress),
  parcels: z.array(parcel),
  /** Fills the cart of the store's own pages; null where nothing can be bought again. */
  reorder_url: z.nullable(z.string()),
  /** Null where the store offers none for this order. */
  window: z.nullable(orderWindow),
})
export type ShopperOrder = z.infer<typeof order>

/** What an invoice says. It is the store's: ours is only its print. */
export const invoice = z.object({
  order_name: z.string(),
  issued_at: instant,
  seller: z.object({ name: z.string(), lines: z.array(z.string()), email: z.string() }),
  buyer: z.object({ name: z.string(), lines: z.array(z.string()) }),
  lines: z.array(
    z.object({
      title: z.string(),
      variant: z.string(),
      sku: z.string(),
      quantity: z.number(),
      unit_price: money,
      total: money,
    }),
  ),
  taxes: z.array(z.object({ title: z.string(), percent: z.nullable(z.number()), amount: money })),
  is_tax_included: z.boolean(),
  subtotal: money,
  delivery: money,
  discounts: money,
  total: money,
  refunded: money,
  payment: z.string(),
})
export type Invoice = z.infer<typeof invoice>
