import { expect, test } from 'vitest'
import { type ChannelFacts, chooseChannel } from './choose-channel.ts'

const free: ChannelFacts = {
  isTried: false,
  isOn: true,
  hasAddress: true,
  hasSender: true,
  isApproved: true,
  isStopped: false,
  price: 1_000,
}
const choose = (
  whatsapp: Partial<ChannelFacts>,
  sms: Partial<ChannelFacts> = {},
  priceCap: number | null = null,
) =>
  chooseChannel({
    event: 'order_changed',
    facts: { whatsapp: { ...free, ...whatsapp }, sms: { ...free, ...sms }, email: free },
    priceCap,
  })

test('[MSG-01] WhatsApp is used where nothing speaks against it', () => {
  expect(choose({})).toEqual({ channel: 'whatsapp' })
})

test.each<[string, Partial<ChannelFacts>]>([
  ['it was tried', { isTried: true }],
  ['the merchant has switched it off', { isOn: false }],
  ['there is no valid number', { hasAddress: false }],
  ['no number is connected', { hasSender: false }],
  ['its text is not approved', { isApproved: false }],
  ['the shopper has stopped it', { isStopped: true }],
  ['nobody has published a price', { price: undefined }],
])('[MSG-01] [MSG-05] the next channel is used where %s', (_, facts) => {
  expect(choose(facts)).toEqual({ channel: 'sms' })
})

test('[MSG-01] a channel above the price cap is not used, one at the cap is', () => {
  expect(choose({ price: 1_001 }, { price: 1_000 }, 1_000)).toEqual({ channel: 'sms' })
})

test('[MSG-01] a price that nobody has published is not the merchant’s price cap', () => {
  const none = { ...free, price: undefined }
  const facts = { whatsapp: none, sms: { ...free, price: 1_001 }, email: free }
  expect(chooseChannel({ event: 'order_placed', facts, priceCap: 1_000 })).toEqual({
    refusals: { whatsapp: 'no_price', sms: 'too_dear' },
  })
})

test('[MSG-01] a new order is told by WhatsApp or SMS only', () => {
  const facts = { whatsapp: { ...free, isStopped: true }, sms: { ...free, isOn: false }, email: free }
  expect(chooseChannel({ event: 'order_placed', facts, priceCap: null })).toEqual({
    refusals: { whatsapp: 'stopped', sms: 'off' },
  })
})
