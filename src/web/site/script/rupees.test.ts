import { expect, test } from 'vitest'
import { rupeeText } from './rupees.ts'

test('rupees are grouped as in India, with the day of the rate', () => {
  expect(rupeeText(200, '88.50 2026-11-01')).toBe('about ₹17,700 at the rate of 1 November 2026')
  expect(rupeeText(2000, '88.50 2026-11-01')).toContain('₹1,77,000')
})

test('without a rate nothing is said', () => {
  expect(rupeeText(200, 'rupee-rate.invalid')).toBeUndefined()
})
