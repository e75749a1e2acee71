import { expect, test } from 'vitest'
import { rateLineName } from './message-names.ts'

test('[MONEY-11] staff read a line of the rate card in words', () => {
  const line = { channel: 'whatsapp', category: 'utility', country: 'DE' }
  expect(rateLineName(line)).toBe('WhatsApp order message, Germany')
  expect(rateLineName({ ...line, country: 'ZZ' })).toBe('WhatsApp order message, Everywhere else')
})
