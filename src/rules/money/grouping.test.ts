import { expect, test } from 'vitest'
import { formatMoney, microsOf } from './amounts.ts'
import { groupingFor } from './grouping.ts'

test('rupees are grouped as in India for readers of English, other sums as the reader is used to', () => {
  expect(groupingFor('INR', 'en-GB')).toBe('en-IN')
  expect(groupingFor('₹', 'en-US')).toBe('en-IN')
  expect(groupingFor('₹', 'de-DE')).toBe('de-DE')
  expect(groupingFor('USD', 'en-GB')).toBe('en-GB')
  expect(formatMoney(microsOf(129_900.5), 'INR')).toBe('₹1,29,900.50')
  expect(formatMoney(microsOf(129_900.5), 'USD')).toBe('$129,900.50')
})
