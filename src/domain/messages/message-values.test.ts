import { expect, test } from 'vitest'
import { messageEvents } from '#rules/messages/events.ts'
import { messageTexts } from '#rules/messages/texts.ts'
import { smsParts } from '#rules/message-cost.ts'
import { textOf } from './message-texts.ts'
import { sumText, timeText } from './message-values.ts'

test('a sum has its sign where an SMS can carry it, and the name of its currency elsewhere', () => {
  expect(sumText({ amount: '1290.00', currency: 'INR' })).toBe('INR 1,290.00')
  expect(sumText({ amount: '12.5', currency: 'EUR' })).toBe('€12.50')
  expect(sumText({ amount: '7', currency: 'USD' })).toBe('$7.00')
  expect(timeText(new Date('2026-11-18T09:02:00Z'), 'Asia/Kolkata')).toBe('14:32')
})

const link = `https://tamarind-supply.accounts.example/l/${'x'.repeat(22)}`
const store = 'Tamarind Supply Shop'
const order = '#104217'
const third = { order_placed: '14:32', sign_in_code: '10' }

test.each(messageEvents)('[MSG-01] %s is one SMS, with its link and a store name of 20 letters', (event) => {
  const isCode = event === 'sign_in_code'
  const value = event in third ? third[event as keyof typeof third] : 'INR 1,290.00'
  const text = textOf(event, { store, values: [isCode ? '482913' : order, value], link: isCode ? '' : link })
  expect([text, text.length]).toEqual([text, Math.min(text.length, 160)])
  expect(smsParts(text).parts).toBe(1)
})

test.each(messageEvents)(
  'the text of %s neither begins nor ends with a value, and names them in order',
  (event) => {
    const { body, examples } = messageTexts[event]
    expect(body).not.toMatch(/^\{\{|\}\}$/)
    expect([...body.matchAll(/\{\{(\d)\}\}/g)].map(([, place]) => place)).toEqual(['1', '2', '3'])
    expect(examples).toHaveLength(3)
  },
)
