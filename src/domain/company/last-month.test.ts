import { expect, test } from 'vitest'
import { lastMonthIn } from './last-month.ts'

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
