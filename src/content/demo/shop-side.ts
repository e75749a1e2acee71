import type { Channel, DemoEvent, EventKind } from '#shop-model/state.ts'
import { dayWords, fact, money, words } from './facts.ts'

type Entry = string | ((event: DemoEvent) => string)

const order = ({ order: id }: DemoEvent) => `Order ${id}`

/** One line of the shop's day book for everything that happens: the words of somebody behind the counter. */
const entries: Record<EventKind, Entry> = {
  code_sent: 'Asked for a code to sign in',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  order_placed: (event) => `${order(event)} placed, ${money(event, 'total')}, ${words.payment(event)}`,
  order_edited: (event) => `${order(event)} edited by the customer, now ${money(event, 'total')}`,
  order_cancelled: (event) => `${order(event)} cancelled in the window. Goods back on the shelf`,
  order_confirmed: (event) => `${order(event)} confirmed. To the packing table`,
  order_prepaid: (event) => `${order(event)}: cash became ${words.payment(event)}, ${money(event, 'total')}`,
  order_locked: (event) => `${order(event)}: the window closed`,
  confirm_asked: (event) => `${order(event)}: asked whether it is still wanted`,
  order_lapsed: (event) => `${order(event)} never confirmed. A parcel that did not travel for nothing`,
  order_packed: (event) => `${order(event)} packed`,
  order_sent: (event) => `${order(event)} handed to the courier`,
  order_near: (event) => `${order(event)}: four stops away`,
  order_delivered: (event) => `${order(event)} delivered`,
  plea_made: (event) => `${order(event)}: asks to be let off after the window. You decide`,
  plea_granted: (event) => `${order(event)} stopped by you`,
  plea_declined: (event) => `${order(event)}: you let it go out`,
  return_approved: (event) => `${order(event)}: ${words.returnKind(event)} agreed by your rules`,
  return_withdrawn: (event) => `${order(event)}: ${words.returnKind(event)} withdrawn`,
  return_collected: (event) => `${order(event)}: collected for ${words.returnKind(event)}`,
  return_settled: (event) => `${order(event)}: ${words.returnKind(event)} settled`,
  wish_added: (event) => `Wishes for ${fact(event, 'name')}`,
  wish_removed: (event) => `No longer wishes for ${fact(event, 'name')}`,
  wish_reminder_set: (event) => `Wants to be told about ${fact(event, 'name')}`,
  wish_reminder: (event) => `Reminded of ${fact(event, 'name')}`,
  points_given: (event) => `${fact(event, 'points')} points given by you`,
  tier_reached: (event) => `Reached ${words.tier(event)}`,
  reward_redeemed: (event) => `${fact(event, 'points')} points spent on ${words.reward(event)}`,
  subscription_skipped: (event) =>
    `Skipped a box of ${fact(event, 'name')}, next ${dayWords(event, 'nextAt')}`,
  subscription_swapped: (event) => `Swapped ${fact(event, 'before')} for ${fact(event, 'name')}`,
  subscription_paused: (event) =>
    `Paused ${fact(event, 'name')} until ${dayWords(event, 'until')}. Not cancelled`,
  subscription_resumed: (event) => `Resumed ${fact(event, 'name')}`,
  subscription_moved: (event) => `${fact(event, 'name')} every ${fact(event, 'weeks')} weeks`,
  subscription_ordered: (event) => `${order(event)} placed by a subscription, ${money(event, 'total')}`,
  subscription_short: (event) => `A box of ${fact(event, 'name')} could not be filled`,
  review_written: (event) => `${fact(event, 'stars')} of 5 stars for ${fact(event, 'name')}`,
  address_changed: (event) => `Address “${fact(event, 'label')}” ${addressChange(event)}`,
  profile_changed: 'Changed the profile',
  consent_changed: (event) =>
    `${Number(fact(event, 'isOn')) ? 'Agreed to' : 'Declined'} offers by ${words.channel(event)}`,
  security_changed: (event) => words.security(event),
  device_ended: 'Signed another device out',
  stock_arrived: (event) => `${fact(event, 'count')} of ${fact(event, 'name')} arrived`,
  price_lowered: (event) =>
    `${fact(event, 'name')} from ${money(event, 'before')} to ${money(event, 'after')}`,
}

const addressChange = (event: DemoEvent) =>
  ({ added: 'added', changed: 'changed', removed: 'removed', main: 'is the main one' })[
    fact(event, 'change')
  ] ?? ''

export function dayBookLine(event: DemoEvent): string {
  const entry = entries[event.kind]
  return typeof entry === 'string' ? entry : entry(event)
}

export const channelNames: Readonly<Record<Channel, string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
}

/** The words of the merchant's half of the table. */
export const shopSide = {
  title: 'The shop’s side',
  lead: 'The same minute, behind the counter.',
  fold: { open: 'Show the shop’s side', close: 'Fold it away' },
  folded: (messages: number, cost: string) =>
    messages === 0 ? 'Nothing sent yet' : `${messages === 1 ? '1 message' : `${messages} messages`}, ${cost}`,
  book: {
    title: 'Day book',
    empty: 'Quiet so far. Do something in the account, and it stands here.',
    silent: 'Nothing is sent. Only you see this.',
    more: (hidden: number) => `${hidden} earlier`,
    fewer: 'Only the latest',
  },
  message: {
    to: (name: string) => `to ${name}`,
    business: 'business account',
    parts: (parts: number, used: number, room: number) =>
      `${used} of ${room} letters${parts > 1 ? `, ${parts} parts` : ''}`,
    cost: 'costs',
    free: 'free',
  },
  till: {
    title: 'From the wallet',
    channel: 'Channel',
    sent: 'Sent',
    sum: 'Cost',
    all: 'In all',
    perThousand: (sum: string) => `A thousand customers doing the same: ${sum}`,
    region: 'Customers in',
    card: (region: string) => `The rate card: ${region}`,
    valid: (date: string) => `Holds from ${date}.`,
    rows: {
      email: 'A mail',
      sms: 'A part of an SMS',
      authentication: 'WhatsApp, a code',
      utility: 'WhatsApp, about an order',
      marketing: 'WhatsApp, an offer',
      push: 'A web push',
    },
  },
  acts: {
    title: 'Your move',
    restock: (name: string) => `Five ${name} arrive`,
    lower: (name: string) => `${name}: 20% off`,
    give: 'Give 100 points',
    plea: (id: string) => `Order ${id} asks to be let off`,
    grant: 'Stop the parcel',
    decline: 'Let it go',
    bonus: 'Bonus on credit instead of a refund',
    kept: (name: string, refund: string, credit: string) =>
      `${name}, sent back: a refund costs you ${refund}, credit ${credit} in goods.`,
  },
  counts: {
    open: 'in the window',
    unconfirmed: 'unconfirmed',
    moving: 'on the road',
    returns: 'coming back',
  },
} as const
