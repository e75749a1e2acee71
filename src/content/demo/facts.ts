import type { DemoEvent } from '#shop-model/state.ts'
import { dayOf, money as sum, weekdayOf } from './format.ts'
import { tierName } from './outcomes.ts'

/** Reading the facts of an event into words. A fact that is missing is a gap in print, never an error. */

export const fact = ({ facts }: DemoEvent, name: string): string => String(facts[name] ?? '')

/** A sum of the event, written. */
export const money = (event: DemoEvent, name: string): string => sum(Number(event.facts[name] ?? 0))

/** Thursday, 16 November. */
export function dayWords(event: DemoEvent, name: string): string {
  const at = Number(event.facts[name] ?? 0)
  return `${weekdayOf(at)}, ${dayOf(at)}`
}

const pick = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? key

const channelWords = { email: 'email', whatsapp: 'WhatsApp', sms: 'SMS' }
const returnKinds = { return: 'return', exchange: 'exchange', replacement: 'replacement' }

/** Facts that are codes. */
export const words = {
  payment: (event: DemoEvent) => pick({ card: 'card', upi: 'UPI', cash: 'cash' }, fact(event, 'payment')),
  channel: (event: DemoEvent) => pick(channelWords, fact(event, 'channel')),
  returnKind: (event: DemoEvent) => pick(returnKinds, fact(event, 'kind')),
  tier: (event: DemoEvent) => tierName(fact(event, 'tier')),
  reward: (event: DemoEvent) =>
    pick({ delivery: 'free delivery', mug: 'a stoneware mug', lamp: 'a desk lamp' }, fact(event, 'reward')),
  reminder: (event: DemoEvent) =>
    pick(
      {
        stock: `${fact(event, 'name')} is back.`,
        price: `${fact(event, 'name')} costs less now.`,
        week: `${fact(event, 'name')} still waits on your list.`,
      },
      fact(event, 'when'),
    ),
  /** What a return will come to. */
  settlement: (event: DemoEvent) => {
    const amount = Number(event.facts['amount'] ?? 0)
    if (fact(event, 'kind') === 'exchange') {
      return amount === 0
        ? 'The other one leaves at the same time.'
        : amount > 0
          ? `The other one is cheaper: ${sum(amount)} comes back.`
          : `The other one is dearer: ${sum(-amount)} is owed at the door.`
    }
    if (fact(event, 'kind') === 'replacement') return 'The same again leaves at the same time.'
    if (amount === 0) return 'We write again when it is settled.'
    return fact(event, 'settle') === 'credit'
      ? `${sum(amount)} becomes credit.`
      : `${sum(amount)} goes back the way it came.`
  },
  settled: (event: DemoEvent) => {
    const amount = Number(event.facts['amount'] ?? 0)
    if (fact(event, 'kind') !== 'return') return 'What you asked for instead is on its way.'
    return fact(event, 'settle') === 'credit'
      ? `${sum(amount)} of credit is on your account, bonus included.`
      : `${sum(amount)} is on its way to where it came from.`
  },
  security: (event: DemoEvent) =>
    pick(
      {
        channel: `Codes come by ${pick(channelWords, fact(event, 'channel'))} now.`,
        connected: `${pick({ google: 'Google', apple: 'Apple' }, fact(event, 'provider'))} opens your account now.`,
        disconnected: `${pick({ google: 'Google', apple: 'Apple' }, fact(event, 'provider'))} no longer opens your account.`,
        alerts_on: 'New sign-ins are told to you now.',
        alerts_off: 'New sign-ins are no longer told to you.',
      },
      fact(event, 'change'),
    ),
} as const
