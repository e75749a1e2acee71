import type { DemoEvent, EventKind } from '#shop-model/state.ts'
import { count, dayOf, money } from './format.ts'

type Said = string | ((event: DemoEvent) => string)

const fact = (event: DemoEvent, name: string) => Number(event.facts[name] ?? 0)

/** What the shopper is told on the screen when something has happened. Empty for what is not worth a word. */
const sentences: Record<EventKind, Said> = {
  code_sent: 'A code is on its way.',
  signed_in: 'You are signed in.',
  signed_out: 'You are signed out.',
  order_placed: ({ order }) => `Order ${order} is placed. You can change it for 15 minutes.`,
  order_edited: (event) => {
    const difference = fact(event, 'difference')
    const change =
      difference === 0
        ? 'The price stays the same.'
        : difference > 0
          ? `${money(difference)} more.`
          : `${money(-difference)} less.`
    return `Order ${event.order} is changed. ${change}`
  },
  order_cancelled: (event) =>
    fact(event, 'refund') > 0
      ? `Order ${event.order} is cancelled. ${money(fact(event, 'refund'))} go back to you.`
      : `Order ${event.order} is cancelled. Nothing is owed.`,
  order_confirmed: ({ order }) => `Order ${order} is confirmed.`,
  order_prepaid: (event) => `${money(fact(event, 'total'))} paid. Nothing is owed at the door.`,
  order_locked: ({ order }) => `Order ${order} is locked and goes to the warehouse.`,
  confirm_asked: ({ order }) => `Please confirm order ${order}: it is to be paid in cash.`,
  order_lapsed: ({ order }) => `Order ${order} was not confirmed and is called off.`,
  order_packed: ({ order }) => `Order ${order} is packed.`,
  order_sent: ({ order }) => `Order ${order} is on its way.`,
  order_near: ({ order }) => `Order ${order} is nearly there.`,
  order_delivered: ({ order }) => `Order ${order} was delivered.`,
  plea_made: 'The shop has your question.',
  plea_granted: ({ order }) => `The shop stopped order ${order}. It is cancelled.`,
  plea_declined: ({ order }) =>
    `The shop could not stop order ${order}. You can send it back when it arrives.`,
  return_approved: 'Approved. The courier comes tomorrow.',
  return_withdrawn: 'Taken back. Keep it.',
  return_collected: 'The courier has collected your parcel.',
  return_settled: 'Your return is settled.',
  wish_added: ({ facts }) => `${facts.name} is on your list.`,
  wish_removed: ({ facts }) => `${facts.name} is off your list.`,
  wish_reminder_set: 'We shall remind you, once.',
  wish_reminder: ({ facts }) => `A reminder about ${facts.name} went out.`,
  points_given: (event) => `${count(fact(event, 'points'))} points from the shop.`,
  tier_reached: ({ facts }) => `You have reached ${tierName(String(facts.tier))}.`,
  reward_redeemed: 'The coupon is yours. Tear it off in the basket.',
  subscription_skipped: (event) => `Skipped. The next box leaves on ${dayOf(fact(event, 'nextAt'))}.`,
  subscription_swapped: ({ facts }) => `From now on: ${facts.name}.`,
  subscription_paused: (event) => `Paused until ${dayOf(fact(event, 'until'))}.`,
  subscription_resumed: (event) => `Running again. The next box leaves on ${dayOf(fact(event, 'nextAt'))}.`,
  subscription_moved: (event) => `Every ${fact(event, 'weeks')} weeks from now on.`,
  subscription_ordered: ({ order }) => `Your subscription placed order ${order}.`,
  subscription_short: ({ facts }) => `${facts.name} is out. Your box waits for the next round.`,
  review_written: (event) => `Thank you. ${fact(event, 'points')} points for your words.`,
  address_changed: 'Your addresses are saved.',
  profile_changed: 'Your profile is saved.',
  consent_changed: 'Saved.',
  security_changed: 'Saved.',
  device_ended: 'That device is signed out.',
  stock_arrived: '',
  price_lowered: '',
}

export function outcomeSentence(event: DemoEvent): string {
  const sentence = sentences[event.kind]
  return typeof sentence === 'string' ? sentence : sentence(event)
}

const tierNames: Record<string, string> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' }

export const tierName = (id: string): string => tierNames[id] ?? id
