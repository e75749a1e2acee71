import { expect, test } from 'vitest'
import { lastMonthIn, offsetIn } from './month-in-zone.ts'

test('a month begins when the clocks of the zone say so', () => {
  const now = new Date('2026-11-01T12:30:00Z')
  expect(lastMonthIn('Asia/Kolkata', now)).toEqual({
    from: new Date('2026-09-30T18:30:00Z'),
    to: new Date('2026-10-31T18:30:00Z'),
    name: '2026-10',
  })
  // Clocks went back in between.
  expect(lastMonthIn('Europe/Berlin', now)).toEqual({
    from: new Date('2026-09-30T22:00:00Z'),
    to: new Date('2026-10-31T23:00:00Z'),
    name: '2026-10',
  })
  expect(lastMonthIn('Etc/GMT+12', now).name).toBe('2026-10')
  expect(lastMonthIn('Pacific/Kiritimati', new Date('2026-12-31T12:30:00Z')).name).toBe('2026-12')
})

test('offsets are those of the day', () => {
  expect(offsetIn('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe(-240)
  expect(offsetIn('America/New_York', new Date('2026-12-01T00:00:00Z'))).toBe(-300)
})
