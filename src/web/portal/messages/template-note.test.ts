import { expect, test } from 'vitest'
import type { MessageTemplate } from '#contract/messages/shapes.ts'
import { noteOf } from './template-note.ts'

const template: MessageTemplate = {
  event: 'order_paid',
  channel: 'whatsapp',
  language: 'en',
  text: '',
  button: null,
  state: 'approved',
  reason: '',
  moved_to: null,
  price: 1_400,
  is_on: true,
  is_used: true,
  next: 'sms',
}
const around = { priceCap: null, senders: [{ channel: 'whatsapp', state: 'approved' }] } as const
const unused = { ...template, is_used: false }

test('[MSG-05] a text that is not used says why, and names the channel that is used instead', () => {
  expect(noteOf(template, around)).toBeUndefined()
  expect(noteOf({ ...unused, state: 'paused' }, around)).toMatch(/paused this text.* SMS is used instead\.$/)
  expect(noteOf({ ...unused, moved_to: 'marketing' }, around)).toMatch(/“marketing”.* SMS is used instead\.$/)
  expect(noteOf({ ...unused, state: 'paused', next: null }, around)).toMatch(/not sent\.$/)
  const paused = { ...around, senders: [{ channel: 'whatsapp', state: 'paused' }] } as const
  expect(noteOf(unused, paused)).toBe('Your WhatsApp number can’t send at the moment. SMS is used instead.')
  expect(noteOf({ ...unused, is_on: false }, paused)).toBe('Switched off by you.')
  expect(noteOf(unused, { ...around, priceCap: 1_000 })).toBe('Above your price cap.')
  expect(noteOf({ ...unused, price: null }, around)).toMatch(/no price.* SMS is used instead\.$/)
  const missing = { ...unused, state: 'paused', reason: '132001' } as const
  expect(noteOf(missing, around)).toMatch(/no longer has this text/)
  expect(noteOf(unused, around)).toMatch(/module/)
})
