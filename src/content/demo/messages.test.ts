import { expect, test } from 'vitest'
import { smsParts } from '#rules/message-cost.ts'
import { channels, type DemoEvent, eventKinds } from '#shop-model/state.ts'
import { messageCosts } from './message-costs.ts'
import { messageOf, senderOf } from './messages.ts'
import { exampleRateCard } from '#rules/money/example-rates.ts'
import { demoRateCard } from './rate-card.ts'
import { activityLine } from './shop-side.ts'

const parties = { shop: 'Tamarind Supply', firstName: 'Asha' }
const at = Date.UTC(2026, 10, 16, 9)

/** One event of each kind, with all details that any of them has. */
const happened = eventKinds.map((kind, index): DemoEvent => ({
  id: `e${index}`,
  at,
  kind,
  order: '10482',
  details: {
    total: 10_200,
    difference: 0,
    refund: 6400,
    payment: 'card',
    hours: 24,
    amount: 3800,
    settle: 'credit',
    name: 'Enamel kettle, 1.5 l',
    before: kind === 'price_lowered' ? 9600 : 'Fig candle',
    after: 7680,
    when: 'stock',
    left: 5,
    price: 4200,
    points: 100,
    tier: 'gold',
    reward: 'mug',
    nextAt: at,
    until: at,
    weeks: 4,
    stars: 5,
    label: 'Home',
    change: kind === 'address_changed' ? 'added' : 'alerts_on',
    channel: 'sms',
    isOn: 1,
    code: '407218',
    count: 5,
    kind: 'exchange',
  },
  channels: [...channels],
}))

test('[PAGE-05] whatever happens is a line in the day book, without a gap', () => {
  for (const event of happened) expect(activityLine(event)).toMatch(/^\S(?!.*(undefined|NaN|  )).*\S$/)
})

test('[PAGE-05] every message is written for its channel; an SMS is one part in plain letters', () => {
  const texts = happened.map((event) => messageOf(event, 'sms', parties)?.text ?? '')
  expect(texts.filter((text) => smsParts(text).parts > 1 || !smsParts(text).isPlain)).toEqual([])
  for (const event of happened) {
    for (const channel of channels) {
      const message = messageOf(event, channel, parties)
      if (!message) continue
      expect(message.text).not.toMatch(/undefined|NaN| {2}/)
      expect(Boolean(message.subject)).toBe(channel === 'email')
    }
  }
})

const { india } = demoRateCard(exampleRateCard).regions

test('[PAGE-05] the wallet pays for what was sent, by the card of the region', () => {
  const sent = happened.filter(({ kind }) => kind === 'order_placed' || kind === 'code_sent')
  expect(messageCosts(sent, parties, india)).toEqual({
    lines: [
      { channel: 'email', sent: 2, cost: 8 },
      { channel: 'whatsapp', sent: 2, cost: 28 },
      { channel: 'sms', sent: 2, cost: 50 },
    ],
    sent: 6,
    cost: 86,
  })
  expect(messageCosts([], parties, india).cost).toBe(0)
})

test('[PAGE-05] the sender of an SMS has at most eleven plain letters', () => {
  expect(senderOf('Tamarind Supply')).toBe('TAMARINDSUP')
  expect(senderOf('Blåbær & Co')).toBe('BLABRCO')
  expect(senderOf('织物')).toBe('STORE')
})
