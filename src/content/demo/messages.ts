import type { MessagePurpose } from '#rules/message-cost.ts'
import type { Channel, DemoEvent, EventKind } from '#shop-model/state.ts'
import { dayText, detail, money, eventText } from './event-text.ts'

/** The shop and the customer. */
export interface MessageParties {
  shop: string
  firstName: string
}

/** The text of one event for email and WhatsApp, and a short one for SMS. */
interface MessageTexts {
  subject: string
  text: string
  /** Only GSM characters: one curly quotation mark would double the price of an SMS. */
  short: string
  /** Labels, and the screens that they open. */
  buttons?: readonly MessageButton[]
}

export type MessageButton = readonly [label: string, screen: string]

type Write = (event: DemoEvent) => MessageTexts

const order = ({ order: id }: DemoEvent) => `Order ${id}`

/** Events without an entry cause no message. */
const texts: Partial<Record<EventKind, Write>> = {
  code_sent: (event) => ({
    subject: `${detail(event, 'code')} is your code`,
    text: `${detail(event, 'code')} is your code. It works for 10 minutes. We never ask for it.`,
    short: `${detail(event, 'code')} is your code. It works for 10 minutes. We never ask for it.`,
  }),
  signed_in: () => ({
    subject: 'New sign-in to your account',
    text: 'A browser just signed in. If it wasn’t you, sign it out under Security.',
    short: 'New sign-in to your account. Not you? Sign it out under Security.',
    buttons: [['Security', 'security']],
  }),
  order_placed: (event) => ({
    subject: `${order(event)} is placed. You have 15 minutes to change it.`,
    text: `Thank you. ${order(event)}, ${money(event, 'total')}, is placed. For 15 minutes you can edit or cancel it yourself.`,
    short: `${order(event)} is in, ${money(event, 'total')}. 15 min to edit or cancel.`,
    buttons: [
      ['Edit', `orders/${event.order}/edit`],
      ['Track or cancel', `orders/${event.order}`],
    ],
  }),
  order_edited: (event) => ({
    subject: `${order(event)} is changed`,
    text: `Done. ${order(event)} is now ${money(event, 'total')}.`,
    short: `${order(event)} changed, now ${money(event, 'total')}.`,
    buttons: [['See it', `orders/${event.order}`]],
  }),
  order_cancelled: (event) => ({
    subject: `${order(event)} is cancelled`,
    text: `${order(event)} is cancelled. ${refund(event)} Its points are removed.`,
    short: `${order(event)} is cancelled. ${refund(event)}`,
    buttons: [['Order again', `orders/${event.order}`]],
  }),
  order_confirmed: (event) => ({
    subject: `${order(event)} is confirmed`,
    text: `Thank you. We’re packing ${order(event).toLowerCase()}. Please have ${money(event, 'total')} ready at the door.`,
    short: `${order(event)} confirmed. ${money(event, 'total')} at the door.`,
  }),
  order_prepaid: (event) => ({
    subject: `${order(event)} is paid`,
    text: `${money(event, 'total')} received by ${eventText.payment(event)}. The invoice is in your account.`,
    short: `${order(event)} is paid, ${money(event, 'total')}.`,
    buttons: [['Invoice', `orders/${event.order}/invoice`]],
  }),
  confirm_requested: (event) => ({
    subject: `Please confirm ${order(event).toLowerCase()}`,
    text: `You pay ${money(event, 'total')} in cash for ${order(event).toLowerCase()}. Please confirm it, and we’ll pack it.`,
    short: `${order(event)}, ${money(event, 'total')} in cash: still wanted? Reply YES.`,
    buttons: [['Confirm or pay', `orders/${event.order}`]],
  }),
  order_expired: (event) => ({
    subject: `${order(event)} is cancelled`,
    text: `${order(event)} was not confirmed within ${detail(event, 'hours')} hours, so it is cancelled. Nothing was charged.`,
    short: `${order(event)} was not confirmed and is cancelled. Nothing charged.`,
    buttons: [['Order again', `orders/${event.order}`]],
  }),
  order_packed: (event) => ({
    subject: `${order(event)} is packed`,
    text: `${order(event)} is packed and ships next.`,
    short: `${order(event)} is packed.`,
    buttons: [['Track', `orders/${event.order}`]],
  }),
  order_sent: (event) => ({
    subject: `${order(event)} is on its way`,
    text: `${order(event)} has shipped. It arrives in about two days.`,
    short: `${order(event)} is on its way.`,
    buttons: [['Track', `orders/${event.order}`]],
  }),
  order_near: (event) => ({
    subject: `${order(event)} arrives soon`,
    text: `The driver with ${order(event).toLowerCase()} is four stops away.`,
    short: `${order(event)}: the driver is 4 stops away.`,
  }),
  order_delivered: (event) => ({
    subject: `${order(event)} has arrived`,
    text: `${order(event)} was delivered. Not happy? Send it back within 30 days.`,
    short: `${order(event)} was delivered.`,
    buttons: [
      ['Write a review', 'reviews'],
      ['Send it back', `orders/${event.order}`],
    ],
  }),
  cancel_granted: (event) => ({
    subject: `${order(event)} is cancelled after all`,
    text: `We stopped the parcel in time. ${order(event)} is cancelled. ${refund(event)}`,
    short: `${order(event)} is cancelled after all. ${refund(event)}`,
  }),
  cancel_declined: (event) => ({
    subject: `${order(event)} is already on its way`,
    text: `We are sorry, ${order(event).toLowerCase()} was already on its way. You can send it back when it arrives.`,
    short: `${order(event)} could not be stopped. You can return it.`,
    buttons: [['See the order', `orders/${event.order}`]],
  }),
  return_approved: (event) => ({
    subject: `Your ${eventText.returnKind(event)} is approved`,
    text: `Approved. A driver collects it tomorrow. ${eventText.settlement(event)}`,
    short: `Your ${eventText.returnKind(event)} for ${order(event).toLowerCase()} is approved. Pick-up tomorrow.`,
    buttons: [['See it', 'returns']],
  }),
  return_withdrawn: (event) => ({
    subject: `Your ${eventText.returnKind(event)} is cancelled`,
    text: 'We won’t collect it. You keep it.',
    short: `Your ${eventText.returnKind(event)} is cancelled.`,
  }),
  return_collected: (event) => ({
    subject: 'It is on its way back',
    text: `The driver has it. ${eventText.settlement(event)}`,
    short: 'Your parcel was collected.',
  }),
  return_settled: (event) => ({
    subject: `Your ${eventText.returnKind(event)} is settled`,
    text: eventText.settled(event),
    short: `Your ${eventText.returnKind(event)} is settled.`,
  }),
  wish_reminder: (event) => ({
    subject: eventText.reminder(event),
    text: `${eventText.reminder(event)} ${money(event, 'price')}, ${detail(event, 'left')} in stock. You asked for this reminder.`,
    short: `${eventText.reminder(event)} ${money(event, 'price')}.`,
    buttons: [['See your wishlist', 'wishlist']],
  }),
  points_given: (event) => ({
    subject: `${detail(event, 'points')} points from us`,
    text: `${detail(event, 'points')} points are in your account, with our thanks.`,
    short: `${detail(event, 'points')} points added to your account.`,
    buttons: [['See rewards', 'points']],
  }),
  tier_reached: (event) => ({
    subject: `You are ${eventText.tier(event)} now`,
    text: `Congratulations. You keep ${eventText.tier(event)} even when you spend points.`,
    short: `You are ${eventText.tier(event)} now.`,
    buttons: [['See your benefits', 'points']],
  }),
  reward_redeemed: (event) => ({
    subject: `Your coupon: ${eventText.reward(event)}`,
    text: `${detail(event, 'points')} points became a coupon for ${eventText.reward(event)}. Use it with your next order.`,
    short: `Coupon for ${eventText.reward(event)}: ready at your next order.`,
  }),
  subscription_skipped: (event) => ({
    subject: `Skipped: ${detail(event, 'name')}`,
    text: `We skipped one box. The next ${detail(event, 'name')} comes on ${dayText(event, 'nextAt')}.`,
    short: `Skipped. Next box: ${dayText(event, 'nextAt')}.`,
    buttons: [['See the boxes', 'subscriptions']],
  }),
  subscription_swapped: (event) => ({
    subject: `From now on: ${detail(event, 'name')}`,
    text: `${detail(event, 'name')} replaces ${detail(event, 'before')}. You get it as often as before.`,
    short: `Swapped: ${detail(event, 'name')}.`,
  }),
  subscription_paused: (event) => ({
    subject: `Paused: ${detail(event, 'name')}`,
    text: `Paused until ${dayText(event, 'until')}. You can resume earlier.`,
    short: `Paused until ${dayText(event, 'until')}.`,
  }),
  subscription_resumed: (event) => ({
    subject: `Back: ${detail(event, 'name')}`,
    text: `The next box comes on ${dayText(event, 'nextAt')}.`,
    short: `Back on. Next box: ${dayText(event, 'nextAt')}.`,
  }),
  subscription_moved: (event) => ({
    subject: `${detail(event, 'name')}, every ${detail(event, 'weeks')} weeks`,
    text: `The next box comes on ${dayText(event, 'nextAt')}, then every ${detail(event, 'weeks')} weeks.`,
    short: `Every ${detail(event, 'weeks')} weeks now. Next: ${dayText(event, 'nextAt')}.`,
  }),
  subscription_ordered: (event) => ({
    subject: `Your box: ${order(event).toLowerCase()}`,
    text: `Your box is ordered, ${money(event, 'total')}, with your saved card. For 15 minutes you can still change it.`,
    short: `Your box is ordered: ${order(event).toLowerCase()}, ${money(event, 'total')}.`,
    buttons: [
      ['Edit', `orders/${event.order}/edit`],
      ['Cancel', `orders/${event.order}`],
    ],
  }),
  subscription_short: (event) => ({
    subject: `${detail(event, 'name')} has run out`,
    text: `${detail(event, 'name')} is out of stock. You pay nothing. We’ll try again on ${dayText(event, 'nextAt')}.`,
    short: `${detail(event, 'name')} has run out. Nothing charged.`,
    buttons: [['Swap it', 'subscriptions']],
  }),
  review_written: (event) => ({
    subject: 'Thank you for your review',
    text: `${detail(event, 'stars')} of 5 for ${detail(event, 'name')}. ${detail(event, 'points')} points are yours.`,
    short: `Thank you for your review: ${detail(event, 'points')} points.`,
  }),
  profile_changed: () => ({
    subject: 'Your details were changed',
    text: 'Your details were changed. If it wasn’t you, tell us at once.',
    short: 'Your details were changed. Not you? Tell us.',
    buttons: [['Check security', 'security']],
  }),
  security_changed: (event) => ({
    subject: 'Your sign-in was changed',
    text: `${eventText.security(event)} If it wasn’t you, tell us at once.`,
    short: `${eventText.security(event)} Not you? Tell us.`,
    buttons: [['Check security', 'security']],
  }),
  device_ended: () => ({
    subject: 'A device was signed out',
    text: 'You signed a device out of your account.',
    short: 'A device was signed out of your account.',
  }),
}

function refund(event: DemoEvent): string {
  return Number(detail(event, 'refund')) > 0
    ? `We refund ${money(event, 'refund')}.`
    : 'Nothing had been paid yet.'
}

const offers = new Set<EventKind>(['wish_reminder', 'points_given', 'tier_reached'])

/** Networks charge by purpose: code, service message or offer. */
const purposeOf = (kind: EventKind): MessagePurpose =>
  kind === 'code_sent' ? 'authentication' : offers.has(kind) ? 'marketing' : 'utility'

export interface WrittenMessage {
  channel: Channel
  purpose: MessagePurpose
  /** Email only. */
  subject?: string
  text: string
  buttons: readonly MessageButton[]
}

/** The message of an event on one channel, if it causes one. */
export function messageOf(
  event: DemoEvent,
  channel: Channel,
  { shop, firstName }: MessageParties,
): WrittenMessage | undefined {
  const text = texts[event.kind]?.(event)
  if (!text) return undefined
  const purpose = purposeOf(event.kind)
  switch (channel) {
    case 'email':
      return {
        channel,
        purpose,
        subject: text.subject,
        text: `Hi ${firstName},\n${text.text}`,
        buttons: text.buttons ?? [],
      }
    case 'whatsapp':
      return { channel, purpose, text: text.text, buttons: text.buttons ?? [] }
    case 'sms':
      return { channel, purpose, text: `${senderOf(shop)}: ${text.short}`, buttons: [] }
  }
}

/** SMS senders have at most 11 letters and digits. */
export const senderOf = (shop: string): string =>
  shop
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 11)
    .toUpperCase() || 'STORE'
