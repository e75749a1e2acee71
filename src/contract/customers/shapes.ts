import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'
import { money } from '../account/money.ts'
import { orderChange } from '../account/window-settings-shapes.ts'
import { dashboardStore } from '../dashboard/shapes.ts'
import { messageRow } from '../messages/shapes.ts'
import { orderRow } from '../orders/shapes.ts'
import { cursorField, storeNumber, typedText } from '../query-fields.ts'

/** Customers of one outlet. Who somebody is, is read from the store at that moment and kept nowhere. */

/** Shopify's numbers of up to fifty customers, separated by commas. */
export const customerNamesQuery = z.object({
  ids: z.pipe(
    orElse(z._default(z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,49}$/)), ''), ''),
    z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
  ),
})

/** Empty where the store has none, or does not show us any. */
export const person = z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() })
export type Person = z.infer<typeof person>

export const customerNamesAnswer = z.object({
  data: z.object({
    people: z.array(person),
    /** False where the store did not answer. */
    is_live: z.boolean(),
  }),
})

export const customersQuery = z.object({
  /** A fragment of a name, an email or a phone number, which the store is asked for. */
  search: typedText,
  cursor: cursorField,
})
export type CustomersQuery = z.infer<typeof customersQuery>

export const customerRow = z.object({
  /** Digits. */
  id: z.string(),
  since: z.string(),
  /** As the store counts, also before the days that we may see. */
  orders: z.number(),
  /** Of the orders that we may see, also those that were cancelled. */
  last_order_at: z.nullable(z.string()),
  /** Without those. */
  spent: money,
})
export type CustomerRow = z.infer<typeof customerRow>

export const customersView = z.object({
  store: dashboardStore,
  customers: z.array(customerRow),
  next: z.nullable(z.string()),
  /** False where the store was asked who that is and did not answer. */
  is_live: z.boolean(),
  /** The store found more than it was asked for: the first of them are searched, and there may be others. */
  is_cut: z.boolean(),
})

export const customersAnswer = z.object({ data: customersView })

export const customerQuery = z.object({ id: storeNumber })

export const customerView = z.object({
  store: dashboardStore,
  customer: customerRow,
  /** The newest of their orders; `has_more` where there are others. */
  orders: z.array(orderRow),
  has_more: z.boolean(),
  /** The newest 25 of what they changed; `has_more_changes` where there are others. */
  changes: z.array(orderChange),
  has_more_changes: z.boolean(),
  /** The newest 25. */
  messages: z.array(messageRow),
})
export type CustomerView = z.infer<typeof customerView>

export const customerAnswer = z.object({ data: customerView })
