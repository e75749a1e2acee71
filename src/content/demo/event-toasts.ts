import type { DemoEvent, EventKind } from '#shop-model/state.ts'
import { tierName } from '../account/account.ts'
import { count } from '../account/format.ts'
import { dayOf, money } from './format.ts'

type AccountToast = string | ((event: DemoEvent) => string)

const detail = (event: DemoEvent, name: string) => Number(event.details[name] ?? 0)

/** The toast that the customer sees for each event. Empty for events of the shop. */
const sentences: Record<EventKind, AccountToast> = {
  code_sent: 'A code is on its way.',
  signed_in: 'You are signed in.',
  signed_out: 'You are signed out.',
  order_placed: ({ order }) => `Order ${order} is placed. You can change it for 15 minutes.`,
  order_edited: (event) => {
    const difference = detail(event, 'difference')
    const change =
      difference === 0
        ? 'The price stays the same.'
        : difference > 0
          ? `${money(difference)} more.`
          : `${money(-difference)} less.`
    return `Order ${event.order} is changed. ${change}`
  },
  order_cancelled: (event) =>
    detail(event, 'refund') > 0
      ? `Order ${event.order} is cancelled. We’ll refund ${money(detail(event, 'refund'))}.`
      : `Order ${event.order} is cancelled. You owe nothing.`,
  order_confirmed: ({ order }) => `Order ${order} is confirmed.`,
  order_prepaid: (event) => `${money(detail(event, 'total'))} paid. You pay nothing on delivery.`,
  order_locked: ({ order }) => `Order ${order} is locked and goes to the warehouse.`,
  confirm_requested: ({ order }) => `Please confirm order ${order}. You pay it in cash.`,
  order_expired: ({ order }) => `Order ${order} was not confirmed and is cancelled.`,
  order_packed: ({ order }) => `Order ${order} is packed.`,
  order_sent: ({ order }) => `Order ${order} is on its way.`,
  order_near: ({ order }) => `Order ${order} is nearly there.`,
  order_delivered: ({ order }) => `Order ${order} was delivered.`,
  cancel_requested: 'We asked the store to cancel it.',
  cancel_granted: ({ order }) => `The store stopped order ${order}. It is cancelled.`,
  cancel_declined: ({ order }) =>
    `The store could not stop order ${order}. You can send it back when it arrives.`,
  return_approved: 'Approved. The courier comes tomorrow.',
  return_withdrawn: 'Return cancelled.',
  return_collected: 'The courier has collected your parcel.',
  return_settled: 'Your return is settled.',
  wish_added: ({ details }) => `${details.name} is on your list.`,
  wish_removed: ({ details }) => `${details.name} is no longer on your list.`,
  wish_reminder_set: 'We’ll remind you once.',
  wish_reminder: ({ details }) => `A reminder about ${details.name} went out.`,
  points_given: (event) => `${count(detail(event, 'points'))} points from the store.`,
  tier_reached: ({ details }) => `You have reached ${tierName(String(details.tier))}.`,
  reward_redeemed: 'You have a coupon. Use it in the basket.',
  subscription_skipped: (event) => `Skipped. The next box ships on ${dayOf(detail(event, 'nextAt'))}.`,
  subscription_swapped: ({ details }) => `From now on: ${details.name}.`,
  subscription_paused: (event) => `Paused until ${dayOf(detail(event, 'until'))}.`,
  subscription_resumed: (event) => `Resumed. The next box ships on ${dayOf(detail(event, 'nextAt'))}.`,
  subscription_moved: (event) => `Every ${detail(event, 'weeks')} weeks from now on.`,
  subscription_ordered: ({ order }) => `Your subscription placed order ${order}.`,
  subscription_short: ({ details }) => `${details.name} is out of stock. Your box comes next time.`,
  review_written: (event) => `Thank you. ${detail(event, 'points')} points for your review.`,
  address_changed: 'Your addresses are saved.',
  profile_changed: 'Your profile is saved.',
  consent_changed: 'Saved.',
  security_changed: 'Saved.',
  device_ended: 'That device is signed out.',
  stock_arrived: '',
  price_lowered: '',
}

export function eventToast(event: DemoEvent): string {
  const sentence = sentences[event.kind]
  return typeof sentence === 'string' ? sentence : sentence(event)
}
