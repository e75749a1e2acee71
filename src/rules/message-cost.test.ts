import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOfMessage, inDollars, type RegionRates, smsParts } from './message-cost.ts'

const rates: RegionRates = {
  email: 4,
  sms: 30,
  whatsapp: { authentication: 14, utility: 15, marketing: 110 },
  push: 0,
}

describe('the parts of an SMS', () => {
  test.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // A letter of two units does not fit into the one unit that is left.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['ä'.repeat(160), 1],
    ['…', 1],
    ['ह'.repeat(70), 1],
    ['ह'.repeat(71), 2],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
  ])('[PAGE-05] %j', (text, parts) => {
    expect(smsParts(text).parts).toBe(parts)
  })

  test('[PAGE-05] are never fewer than the letters need, and the room holds what is used', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { parts, used, room, isPlain } = smsParts(text)
        expect(room).toBeGreaterThanOrEqual(used)
        expect(parts).toBeGreaterThanOrEqual(Math.ceil(used / (isPlain ? 160 : 70)))
      }),
    )
  })
})

test('[PAGE-05] a message costs what its channel, its purpose and its length say', () => {
  const cost = (channel: 'email' | 'whatsapp' | 'sms' | 'push', text = 'Packed.') =>
    costOfMessage({ channel, purpose: 'utility', text }, rates)
  expect([cost('email'), cost('whatsapp'), cost('sms'), cost('push')]).toEqual([4, 15, 30, 0])
  expect(cost('sms', 'a'.repeat(200))).toBe(60)
  expect(costOfMessage({ channel: 'whatsapp', purpose: 'marketing', text: '' }, rates)).toBe(110)
})

test('[PAGE-05] a thousand messages add up to what one costs a thousand times', () => {
  const sum = Array.from({ length: 1000 }, () => rates.whatsapp.utility).reduce((a, b) => a + b, 0)
  expect(inDollars(sum)).toBe('$1.5000')
  expect(inDollars(14)).toBe('$0.0014')
})
