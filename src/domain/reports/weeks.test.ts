import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

test('[ADM-08] weeks begin at midnight of the reader’s Monday', () => {
  // Sunday evening in New York, Monday in UTC.
  const now = new Date('2026-11-16T02:00:00.000Z')
  expect(lastWeeks(now, 2, 'UTC').mondays).toEqual(['2026-11-09', '2026-11-16'])
  const { mondays, starts } = lastWeeks(now, 3, 'America/New_York')
  expect(mondays).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-10-26T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
    '2026-11-09T05:00:00.000Z',
  ])
})
