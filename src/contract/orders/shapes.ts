import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'
import { money } from '../account/money.ts'
import { windowReasons, windowStates } from '../account/order-window-shapes.ts'
import { messageLine } from '../messages/message-line.ts'
import { orderChange, orderWindowRow } from '../account/window-settings-shapes.ts'
import { dashboardStore } from '../dashboard/shapes.ts'
import { cursorField, oneWord, queryDay, storeNumber, typedText } from '../query-fields.ts'
import { orderBuyerFilters, orderPaymentFilters, orderStateFilters, orderWindowFilters } from './filters.ts'

/** The orders of one outlet, as its merchant sees them. They are our copy, which has no name, email or number in it. */

const sumField = orElse(z._default(z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,4})?$/)), ''), '')

export const ordersQuery = z.object({
  /** The number on the order; or a fragment of a name, email or phone number, which the store is asked for. */
  search: typedText,
  state: oneWord(orderStateFilters),
  payment: oneWord(orderPaymentFilters),
  window: oneWord(orderWindowFilters),
  buyer: oneWord(orderBuyerFilters),
  /** Of the order's value. */
  least: sumField,
  most: sumField,
  /** Days of the store: of the order; of the refund or the return where those are asked for. */
  from: queryDay,
  until: queryDay,
  customer: storeNumber,
  product: storeNumber,
  cursor: cursorField,
})
export type OrdersQuery = z.infer<typeof ordersQuery>

export const orderStates = ['open', 'partly_sent', 'sent', 'delivered', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const paymentStates = [
  'paid',
  'unpaid',
  'authorised',
  'partly_paid',
  'partly_refunded',
  'refunded',
  'voided',
  'unknown',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const orderRow = z.object({
  /** Digits. */
  id: z.string(),
  /** `#1042` */
  name: z.string(),
  at: z.string(),
  state: z.enum(orderStates),
  is_returned: z.boolean(),
  payment: z.enum(paymentStates),
  is_cash: z.boolean(),
  is_test: z.boolean(),
  total: money,
  /** Null where the order has no window. */
  window: z.nullable(
    z.object({
      state: z.enum(windowStates),
      reason: z.nullable(z.enum(windowReasons)),
      ends_at: z.nullable(z.string()),
    }),
  ),
  /** Its shopper changed something. */
  is_changed: z.boolean(),
})
export type OrderRow = z.infer<typeof orderRow>

export const ordersView = z.object({
  store: dashboardStore,
  orders: z.array(orderRow),
  next: z.nullable(z.string()),
  /** How many there are, with the first page alone; where `is_more`, there are more than that. */
  count: z.nullable(z.number()),
  is_more: z.boolean(),
  /** False where the store was asked who that is and did not answer: then only numbers of orders were searched. */
  is_live: z.boolean(),
  /** The store found more than it was asked for: the first of them are searched, and there may be others. */
  is_cut: z.boolean(),
  /** Of the product that the list is about. */
  product_title: z.nullable(z.string()),
})
export type OrdersView = z.infer<typeof ordersView>

export const ordersAnswer = z.object({ data: ordersView })

export const orderQuery = z.object({ id: storeNumber })

export const orderView = z.object({
  store: dashboardStore,
  order: orderRow,
  /** Null where the order has none, or the customer asked to be forgotten. */
  customer_id: z.nullable(z.string()),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      product_id: z.nullable(z.string()),
      /** What is left of it after edits and removals, and how many were ordered. */
      quantity: z.number(),
      ordered: z.number(),
      total: money,
    }),
  ),
  refunded: money,
  refunds: z.array(z.object({ id: z.string(), at: z.string(), sum: money })),
  returns: z.array(z.object({ id: z.string(), at: z.string(), quantity: z.number() })),
  window: z.nullable(orderWindowRow),
  changes: z.array(orderChange),
  /** What its shopper was told, the oldest first, with one line for each channel. */
  messages: z.array(messageLine),
  /** The order in the store's own admin. */
  admin_url: z.nullable(z.string()),
})
export type OrderView = z.infer<typeof orderView>

export const orderAnswer = z.object({ data: orderView })
