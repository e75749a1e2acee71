import * as z from 'zod/mini'
import { ticked, line, refuse } from '../fields.ts'
import { cursorField, storeNumber } from '../query-fields.ts'
import { messageLine } from '../messages/message-line.ts'
import { money } from './money.ts'
import { changeKinds, changeStates, windowReasons, windowStates } from './order-window-shapes.ts'

/** What a merchant sets for the order windows of one outlet, and sees of them. */

/** Asked for when order windows are switched on; `content/portal/order-window.ts` says what each is for. */
export const windowScopes = [
  'write_orders',
  'write_order_edits',
  'read_products',
  'write_merchant_managed_fulfillment_orders',
  'write_third_party_fulfillment_orders',
] as const
export type WindowScope = (typeof windowScopes)[number]

export const windowLimits = { minutes: 120, holdOut: 50, tags: 20, cost: 1_000_000 } as const

/** A window keeps the rules that it began with. */
export const windowRules = z.object({
  is_on: z.boolean(),
  minutes: z.number(),
  may_items: z.boolean(),
  may_address: z.boolean(),
  may_cancel: z.boolean(),
  /** Orders with one of these tags have no window. */
  excluded_tags: z.array(z.string()),
  /** A cash order that nobody confirmed is cancelled a day after its window. */
  asks_cash_confirmation: z.boolean(),
  /** Of a hundred customers, so many have no window, to compare with. */
  hold_out_percent: z.number(),
  /** What one late cancellation, refund, return or undelivered order costs the merchant; null where they have not said. */
  incident_cost: z.nullable(z.number()),
})
export type WindowRules = z.infer<typeof windowRules>

export const defaultWindowRules: WindowRules = {
  is_on: false,
  minutes: 15,
  may_items: true,
  may_address: true,
  may_cancel: true,
  excluded_tags: [],
  asks_cash_confirmation: false,
  hold_out_percent: 10,
  incident_cost: null,
}

/** First the store, then customer accounts, then what the store must allow. */
export const windowNeeds = ['connect', 'accounts', 'scopes'] as const

export const windowSettings = z.object({
  outlet_id: z.string(),
  rules: windowRules,
  scopes: z.array(z.object({ scope: z.enum(windowScopes), is_granted: z.boolean() })),
  /** What must be done before it can be switched on; null where nothing is missing. */
  needs: z.nullable(z.enum(windowNeeds)),
})
export type WindowSettings = z.infer<typeof windowSettings>

export const windowSettingsAnswer = z.object({ data: windowSettings })

const wholeNumber = (most: number) =>
  z
    .int(refuse('number_required'))
    .check(z.minimum(0, refuse('number_too_small')), z.maximum(most, refuse('number_too_large')))

export const windowRulesInput = z.object({
  is_on: z.boolean(refuse('choice_required')),
  minutes: wholeNumber(windowLimits.minutes),
  may_items: ticked,
  may_address: ticked,
  may_cancel: ticked,
  excluded_tags: z._default(
    z.array(line('required', 40)).check(z.maxLength(windowLimits.tags, refuse('too_long'))),
    [],
  ),
  asks_cash_confirmation: ticked,
  hold_out_percent: z._default(wholeNumber(windowLimits.holdOut), defaultWindowRules.hold_out_percent),
  incident_cost: z._default(
    z.nullable(
      z
        .number(refuse('number_required'))
        .check(
          z.minimum(0, refuse('number_too_small')),
          z.maximum(windowLimits.cost, refuse('number_too_large')),
        ),
    ),
    null,
  ),
})
export type WindowRulesInput = z.infer<typeof windowRulesInput>

export const windowScopesAnswer = z.object({ url: z.string() })

export const orderChangesQuery = z.object({ customer: storeNumber, cursor: cursorField })

export const changeProblems = [
  /** Somebody at the store changed the order meanwhile. */
  'order_changed',
  'store_refused_change',
  'order_packed',
  'cancel_failed',
  'refund_refused',
  /** The difference was not paid before the store packed it. */
  'not_paid',
  /** It was not paid, and could not be undone. */
  'not_reversed',
] as const
export type ChangeProblem = (typeof changeProblems)[number]

/** One line of the list. What was changed, never an address. */
export const orderChange = z.object({
  id: z.string(),
  at: z.string(),
  /** Digits. */
  order_id: z.string(),
  /** `#1042` */
  order_name: z.string(),
  /** Digits; null where the order has no customer. */
  customer_id: z.nullable(z.string()),
  kind: z.enum(changeKinds),
  state: z.enum(changeStates),
  /** Before and after, for a change of items. */
  lines: z.array(z.object({ title: z.string(), before: z.number(), after: z.number() })),
  difference: z.nullable(money),
  refunded: z.nullable(money),
  /** What Shopify or we refused it for; null where nothing went wrong. */
  problem: z.nullable(z.enum(changeProblems)),
  messages: z.array(messageLine),
})
export type OrderChange = z.infer<typeof orderChange>

export const orderWindowRow = z.object({
  order_id: z.string(),
  order_name: z.string(),
  is_cash: z.boolean(),
  state: z.enum(windowStates),
  reason: z.nullable(z.enum(windowReasons)),
  opened_at: z.string(),
  ends_at: z.nullable(z.string()),
})
export type OrderWindowRow = z.infer<typeof orderWindowRow>

/** Changes newest first. The windows are the newest of the last day; they and the count come with the first page alone. */
export const orderChangesAnswer = z.object({
  data: z.object({
    windows: z.array(orderWindowRow),
    /** Orders whose window has not ended, also those that the list of windows has no place for. */
    on_hold: z.number(),
    changes: z.array(orderChange),
    next: z.nullable(z.string()),
  }),
})

/** What can go wrong with an order after its window. */
export const incidents = ['any', 'cancelled', 'refunded', 'returned', 'undelivered'] as const
export type Incident = (typeof incidents)[number]

/** In how many orders of each group something went wrong, as shares; the rest once there are enough. */
const incidentFigures = z.object({
  name: z.enum(incidents),
  /** Of those with a window, and of those without. */
  offered: z.number(),
  held_out: z.number(),
  /** The rate with a window less the one without, and its 95 % interval; null while it is too early to say. */
  compared: z.nullable(z.object({ difference: z.number(), low: z.number(), high: z.number() })),
})

export const windowSavings = z.object({
  outlet_id: z.string(),
  /** The share that is left out now; with another one the comparison begins anew. */
  share: z.number(),
  /** Orders of each group that are 30 days old. A customer counts once. */
  offered: z.number(),
  held_out: z.number(),
  /** Orders that are younger. */
  waiting: z.number(),
  /** How many each group must have. */
  enough: z.number(),
  incidents: z.array(incidentFigures),
  /** In the store's currency, from the cost that the merchant typed: what came of it, and between which sums it lies. */
  saved: z.nullable(
    z.object({ currency: z.string(), amount: z.number(), low: z.number(), high: z.number() }),
  ),
})
export type WindowSavings = z.infer<typeof windowSavings>

export const windowSavingsAnswer = z.object({ data: windowSavings })
