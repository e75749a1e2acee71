import type { Channel, DemoEvent, EventKind } from '#shop-model/state.ts'
import { dayText, detail, money, eventText } from './event-text.ts'

type Entry = string | ((event: DemoEvent) => string)

const order = ({ order: id }: DemoEvent) => `Order ${id}`

/** The line of each event in the merchant's activity log. */
const entries: Record<EventKind, Entry> = {
  code_sent: 'Asked for a code to sign in',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  order_placed: (event) => `${order(event)} placed, ${money(event, 'total')}, ${eventText.payment(event)}`,
  order_edited: (event) => `${order(event)} edited by the customer, now ${money(event, 'total')}`,
  order_cancelled: (event) => `${order(event)} cancelled by the customer. Back in stock`,
  order_confirmed: (event) => `${order(event)} confirmed. Ready to pack`,
  order_prepaid: (event) =>
    `${order(event)}: cash became ${eventText.payment(event)}, ${money(event, 'total')}`,
  order_locked: (event) => `${order(event)} locked`,
  confirm_requested: (event) => `${order(event)}: asked to confirm`,
  order_expired: (event) =>
    `${order(event)} not confirmed and cancelled. One undelivered parcel (RTO) avoided`,
  order_packed: (event) => `${order(event)} packed`,
  order_sent: (event) => `${order(event)} handed to the courier`,
  order_near: (event) => `${order(event)}: four stops away`,
  order_delivered: (event) => `${order(event)} delivered`,
  cancel_requested: (event) => `${order(event)}: the customer asks to cancel late. You decide`,
  cancel_granted: (event) => `${order(event)} stopped by you`,
  cancel_declined: (event) => `${order(event)}: you sent it anyway`,
  return_approved: (event) => `${order(event)}: ${eventText.returnKind(event)} approved by your rules`,
  return_withdrawn: (event) => `${order(event)}: ${eventText.returnKind(event)} cancelled by the customer`,
  return_collected: (event) => `${order(event)}: collected for ${eventText.returnKind(event)}`,
  return_settled: (event) => `${order(event)}: ${eventText.returnKind(event)} settled`,
  wish_added: (event) => `Saved ${detail(event, 'name')}`,
  wish_removed: (event) => `Removed ${detail(event, 'name')} from the wishlist`,
  wish_reminder_set: (event) => `Wants a reminder for ${detail(event, 'name')}`,
  wish_reminder: (event) => `Reminded of ${detail(event, 'name')}`,
  points_given: (event) => `${detail(event, 'points')} points given by you`,
  tier_reached: (event) => `Reached ${eventText.tier(event)}`,
  reward_redeemed: (event) => `${detail(event, 'points')} points spent on ${eventText.reward(event)}`,
  subscription_skipped: (event) =>
    `Skipped a box of ${detail(event, 'name')}, next ${dayText(event, 'nextAt')}`,
  subscription_swapped: (event) => `Swapped ${detail(event, 'before')} for ${detail(event, 'name')}`,
  subscription_paused: (event) =>
    `Paused ${detail(event, 'name')} until ${dayText(event, 'until')}. Not cancelled`,
  subscription_resumed: (event) => `Resumed ${detail(event, 'name')}`,
  subscription_moved: (event) => `${detail(event, 'name')} every ${detail(event, 'weeks')} weeks`,
  subscription_ordered: (event) => `${order(event)} placed by a subscription, ${money(event, 'total')}`,
  subscription_short: (event) => `A box of ${detail(event, 'name')} was not sent: not enough in stock`,
  review_written: (event) => `${detail(event, 'stars')} of 5 stars for ${detail(event, 'name')}`,
  address_changed: (event) => `Address “${detail(event, 'label')}” ${addressChange(event)}`,
  profile_changed: 'Changed the profile',
  consent_changed: (event) =>
    `${Number(detail(event, 'isOn')) ? 'Agreed to' : 'Declined'} offers by ${eventText.channel(event)}`,
  security_changed: (event) => eventText.security(event),
  device_ended: 'Signed another device out',
  stock_arrived: (event) => `${detail(event, 'count')} of ${detail(event, 'name')} arrived`,
  price_lowered: (event) =>
    `${detail(event, 'name')} from ${money(event, 'before')} to ${money(event, 'after')}`,
}

const addressChange = (event: DemoEvent) =>
  ({ added: 'added', changed: 'changed', removed: 'removed', main: 'is the main one' })[
    detail(event, 'change')
  ] ?? ''

export function activityLine(event: DemoEvent): string {
  const entry = entries[event.kind]
  return typeof entry === 'string' ? entry : entry(event)
}

export const channelNames: Readonly<Record<Channel, string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
}

/** Copy of the merchant's side. */
export const shopSide = {
  title: 'The store’s side',
  lead: 'What you see as the store. It is fictional and sells worldwide, in US dollars.',
  fold: { open: 'Show the store’s side', close: 'Hide it' },
  folded: (messages: number, cost: string) =>
    messages === 0 ? 'Nothing sent yet' : `${messages === 1 ? '1 message' : `${messages} messages`}, ${cost}`,
  activity: {
    title: 'Activity',
    empty: 'Nothing yet. Do something in the account.',
    silent: 'No message is sent.',
    more: (hidden: number) => `${hidden} earlier`,
    fewer: 'Only the latest',
  },
  message: {
    to: (name: string) => `to ${name}`,
    business: 'business account',
    parts: (parts: number, used: number, room: number) =>
      `${used} of ${room} characters${parts > 1 ? `, ${parts} parts` : ''}`,
    cost: 'costs',
    free: 'free',
  },
  costs: {
    title: 'From the wallet',
    channel: 'Channel',
    sent: 'Sent',
    sum: 'Cost',
    all: 'Total',
    perThousand: (sum: string) => `For a thousand customers: ${sum}`,
    region: 'Customers in',
    card: (region: string) => `The rate card: ${region}`,
    valid: (date: string) => `Valid from ${date}.`,
    rows: {
      email: 'An email',
      sms: 'One part of an SMS',
      authentication: 'WhatsApp, a code',
      utility: 'WhatsApp, about an order',
      marketing: 'WhatsApp, an offer',
      push: 'A web push',
    },
  },
  actions: {
    title: 'Your actions',
    restock: (name: string) => `Five ${name} arrive`,
    lower: (name: string) => `${name}: 20% off`,
    give: 'Give 100 points',
    cancelRequest: (id: string) => `Order ${id}: the customer asks to cancel`,
    grant: 'Stop the parcel',
    decline: 'Send it anyway',
    bonus: 'Bonus on credit instead of a refund',
    kept: (name: string, refund: string, credit: string) =>
      `${name}, sent back: a refund costs you ${refund}, credit ${credit} in goods.`,
  },
  counts: {
    open: 'can be changed',
    unconfirmed: 'unconfirmed',
    moving: 'on the way',
    returns: 'returns',
  },
} as const
