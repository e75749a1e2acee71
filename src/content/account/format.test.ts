import { expect, test } from 'vitest'
import { formatFor } from './format.ts'

const noon = Date.UTC(2026, 10, 16, 12, 0)

test('[ACC-05] sums are in the currency of the store', () => {
  expect(formatFor({ currency: 'USD', timeZone: 'UTC' }).money(248_000)).toBe('$2,480.00')
  expect(formatFor({ currency: 'INR', timeZone: 'UTC' }).money(12_990_050)).toBe('₹1,29,900.50')
  expect(formatFor({ currency: 'JPY', timeZone: 'UTC' }).money(-1200)).toBe('−1,200 JPY')
})

test('[ACC-05] times are those of the zone', () => {
  const pune = formatFor({ currency: 'INR', timeZone: 'Asia/Kolkata' })
  const honolulu = formatFor({ currency: 'USD', timeZone: 'Pacific/Honolulu' })
  expect(pune.clockOf(noon)).toBe('17:30:00')
  expect(pune.dateTime(noon + 7 * 60 * 60 * 1000, noon)).toBe('tomorrow at 00:30')
  expect(honolulu.dateTime(noon + 7 * 60 * 60 * 1000, noon)).toBe('today at 09:00')
  expect(honolulu.nearDay(noon + 3 * 24 * 60 * 60 * 1000, noon)).toBe('Thursday')
  expect(honolulu.nearDay(Date.UTC(2025, 10, 16, 12, 0), noon)).toBe('16 November 2025')
  expect(honolulu.dayIn(Date.UTC(2026, 2, 4, 12, 0), noon)).toBe('4 March')
  expect(honolulu.dateOf(Date.UTC(2027, 0, 1, 2, 0))).toBe('31 December 2026')
})
