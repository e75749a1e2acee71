import * as z from 'zod/mini'
import { optionalLine } from '../fields.ts'
import { dashboardPeriods } from './periods.ts'

const figures = z.object({
  orders: z.number(),
  items: z.number(),
  /** Money as decimal text: it is never counted in floating point. */
  gross: z.string(),
  refunds: z.string(),
  net: z.string(),
  average: z.string(),
  cancelled: z.number(),
  returns: z.number(),
  new_customers: z.number(),
  came_back: z.number(),
  /** Of the orders: paid in cash; of those, not delivered yet; and by somebody who had ordered before. */
  cash_orders: z.number(),
  cash_undelivered: z.number(),
  repeat_orders: z.number(),
})

export type DashboardFigures = z.infer<typeof figures>

export const dashboardStore = z.object({
  outlet_id: z.string(),
  outlet_name: z.string(),
  shop: z.nullable(z.string()),
  /** `none` has no store at Shopify, `open` never let us in, `lost` did and took it back. */
  state: z.enum(['none', 'open', 'lost', 'importing', 'live']),
  /** Of a store that is lost: orders that our fulfilment holds keep in its warehouse, which we cannot release now. */
  held_orders: z.number(),
  zone: z.string(),
  currency: z.string(),
  /** The first day whose orders we may see. */
  since: z.nullable(z.string()),
  /** Whether Shopify showed us more than the last 60 days when the store was connected. */
  has_older_orders: z.boolean(),
  last_order_at: z.nullable(z.string()),
  /** Orders and customers read so far, and how many there are. */
  done: z.number(),
  total: z.number(),
  fault: z.nullable(z.enum(['unreachable', 'throttled', 'refused', 'file'])),
  fault_since: z.nullable(z.string()),
})

export type DashboardStore = z.infer<typeof dashboardStore>

/** Stores that count in the same money. Money of different kinds is never added up. */
const dashboardGroup = z.object({
  currency: z.string(),
  /** Whose orders are counted. */
  outlet_ids: z.array(z.string()),
  today: figures,
  /** The whole of the same weekday a week ago. */
  week_ago: figures,
  period: figures,
  /** As many days before those; null where not all of them may be seen, or are read yet. */
  before: z.nullable(figures),
  /**
   * `is_known` is false for a day that Shopify does not show, that is not read yet, or on which the store was lost
   * already: its figures mean nothing.
   */
  days: z.array(z.extend(figures, { day: z.string(), is_known: z.boolean() })),
  /** Those that sold most in the period, the best first. */
  products: z.array(
    z.object({
      outlet_id: z.string(),
      /** Digits. */
      product_id: z.string(),
      title: z.string(),
      orders: z.number(),
      quantity: z.number(),
      gross: z.string(),
    }),
  ),
})

export type DashboardGroup = z.infer<typeof dashboardGroup>

export const dashboardView = z.object({
  days: z.number(),
  is_all: z.boolean(),
  stores: z.array(dashboardStore),
  groups: z.array(dashboardGroup),
  /** Grows with every change of a figure. */
  version: z.number(),
  /** What customers asked to see, for those who look after the company. */
  requests: z.array(
    z.object({
      id: z.string(),
      shop: z.string(),
      /** The number at Shopify. */
      customer: z.string(),
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
})

export type DashboardView = z.infer<typeof dashboardView>

const flag = z._default(
  z.pipe(
    optionalLine(5),
    z.transform((value) => value === 'true'),
  ),
  false,
)

export const dashboardQuery = z.object({
  days: z._default(
    z.pipe(
      optionalLine(3),
      z.transform((value) => dashboardPeriods.find((days) => String(days) === value) ?? 30),
    ),
    30,
  ),
  /** Every outlet that the caller works in, in place of the one that the request names. */
  all: flag,
})

export const changesQuery = z.object({ version: optionalLine(12), all: flag })

export const changesAnswer = z.object({ version: z.number() })

export const dataFileQuery = z.object({ id: optionalLine(40) })

export const dataFileAnswer = z.object({ data: z.record(z.string(), z.unknown()) })
