import type { Refusal, RefusalCode } from './actions.ts'
import type { Channel, DemoEvent, DemoState, EventKind } from './state.ts'
import { stockKey, stockOf } from './state-queries.ts'

/** A copy of the state that rules may change, and the shop's time. */
export interface Draft {
  state: DemoState
  now: number
}

export const refuse = (code: RefusalCode, details: Refusal['details'] = {}): Refusal => ({ code, details })

export function moveStock({ state }: Draft, line: { product: string; variant: string }, by: number): void {
  state.stock[stockKey(line.product, line.variant)] = stockOf(state, line.product, line.variant) + by
}

export function nextId({ state }: Draft, prefix: string): string {
  state.serial += 1
  return `${prefix}${state.serial}`
}

const keptEvents = 80

/** The channels on which each event is announced to the customer. */
const routes: Record<EventKind, readonly Channel[]> = {
  code_sent: [],
  signed_in: ['email'],
  signed_out: [],
  order_placed: ['email', 'whatsapp'],
  order_edited: ['email', 'whatsapp'],
  order_cancelled: ['email', 'whatsapp'],
  order_confirmed: ['whatsapp'],
  order_prepaid: ['email'],
  order_locked: [],
  confirm_requested: ['whatsapp', 'sms'],
  order_expired: ['email', 'sms'],
  order_packed: ['email', 'whatsapp', 'sms'],
  order_sent: ['whatsapp'],
  order_near: ['sms'],
  order_delivered: ['email'],
  cancel_requested: [],
  cancel_granted: ['email', 'whatsapp'],
  cancel_declined: ['whatsapp'],
  return_approved: ['email', 'whatsapp'],
  return_withdrawn: ['email'],
  return_collected: ['whatsapp'],
  return_settled: ['email'],
  wish_added: [],
  wish_removed: [],
  wish_reminder_set: [],
  wish_reminder: ['email', 'whatsapp', 'sms'],
  points_given: ['email'],
  tier_reached: ['email', 'whatsapp'],
  reward_redeemed: ['email'],
  subscription_skipped: ['email'],
  subscription_swapped: ['email'],
  subscription_paused: ['email'],
  subscription_resumed: ['email'],
  subscription_moved: ['email'],
  subscription_ordered: ['email', 'whatsapp'],
  subscription_short: ['email'],
  review_written: ['email'],
  address_changed: [],
  profile_changed: ['email'],
  consent_changed: [],
  security_changed: ['email'],
  device_ended: ['email'],
  stock_arrived: [],
  price_lowered: [],
}

const needsConsent = new Set<EventKind>(['wish_reminder', 'points_given', 'tier_reached'])

interface EventOptions {
  order?: string
  details?: DemoEvent['details']
  /** Instead of the usual channels. */
  channels?: readonly Channel[]
}

/** Records an event. Offers go only to channels that the customer agreed to. */
export function recordEvent(
  draft: Draft,
  kind: EventKind,
  { order, details = {}, channels }: EventOptions = {},
): void {
  const { state, now } = draft
  const asked = channels ?? routes[kind]
  const sent = needsConsent.has(kind) ? asked.filter((channel) => state.shopper.offers[channel]) : asked
  const event: DemoEvent = { id: nextId(draft, 'e'), at: now, kind, details, channels: [...sent] }
  if (order) event.order = order
  state.events = [event, ...state.events].slice(0, keptEvents)
}

/** Not empty and not too long. */
export const isFilledIn = (text: string): boolean => text.trim().length > 0 && text.length <= 80
