import type { DemoEvent } from '#shop-model/state.ts'
import { dayOf, money as sum, weekdayOf } from './format.ts'
import { tierName } from '../account/account.ts'

/** Turns the details of an event into text. A missing detail is an empty text, never an error. */

export const detail = ({ details }: DemoEvent, name: string): string => String(details[name] ?? '')

/** An amount of the event. */
export const money = (event: DemoEvent, name: string): string => sum(Number(event.details[name] ?? 0))

/** Thursday, 16 November. */
export function dayText(event: DemoEvent, name: string): string {
  const at = Number(event.details[name] ?? 0)
  return `${weekdayOf(at)}, ${dayOf(at)}`
}

const pick = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? key

const channelNouns = { email: 'email', whatsapp: 'WhatsApp', sms: 'SMS' }
const returnKinds = { return: 'return', exchange: 'exchange', replacement: 'replacement' }

/** Text for details that are codes. */
export const eventText = {
  payment: (event: DemoEvent) => pick({ card: 'card', upi: 'UPI', cash: 'cash' }, detail(event, 'payment')),
  channel: (event: DemoEvent) => pick(channelNouns, detail(event, 'channel')),
  returnKind: (event: DemoEvent) => pick(returnKinds, detail(event, 'kind')),
  tier: (event: DemoEvent) => tierName(detail(event, 'tier')),
  reward: (event: DemoEvent) =>
    pick({ delivery: 'free delivery', mug: 'a stoneware mug', lamp: 'a desk lamp' }, detail(event, 'reward')),
  reminder: (event: DemoEvent) =>
    pick(
      {
        stock: `${detail(event, 'name')} is back.`,
        price: `${detail(event, 'name')} costs less now.`,
        week: `${detail(event, 'name')} is still on your list.`,
      },
      detail(event, 'when'),
    ),
  /** What the customer will get for a return. */
  settlement: (event: DemoEvent) => {
    const amount = Number(event.details['amount'] ?? 0)
    if (detail(event, 'kind') === 'exchange') {
      return amount === 0
        ? 'The new one ships at the same time.'
        : amount > 0
          ? `The new one is cheaper: we’ll refund ${sum(amount)}.`
          : `The new one costs more: you pay ${sum(-amount)} on delivery.`
    }
    if (detail(event, 'kind') === 'replacement') return 'A new one ships at the same time.'
    if (amount === 0) return 'We’ll write again when it is done.'
    return detail(event, 'settle') === 'credit'
      ? `You get ${sum(amount)} of store credit.`
      : `We’ll refund ${sum(amount)} to your original payment method.`
  },
  settled: (event: DemoEvent) => {
    const amount = Number(event.details['amount'] ?? 0)
    if (detail(event, 'kind') !== 'return') return 'Your new product is on its way.'
    return detail(event, 'settle') === 'credit'
      ? `${sum(amount)} of store credit is in your account, including the bonus.`
      : `We’ve refunded ${sum(amount)} to your original payment method.`
  },
  security: (event: DemoEvent) =>
    pick(
      {
        channel: `Your codes now come by ${pick(channelNouns, detail(event, 'channel'))}.`,
        connected: `You can now sign in with ${pick({ google: 'Google', apple: 'Apple' }, detail(event, 'provider'))}.`,
        disconnected: `You can no longer sign in with ${pick({ google: 'Google', apple: 'Apple' }, detail(event, 'provider'))}.`,
        alerts_on: 'You get a message about new sign-ins.',
        alerts_off: 'You get no more messages about new sign-ins.',
      },
      detail(event, 'change'),
    ),
} as const
