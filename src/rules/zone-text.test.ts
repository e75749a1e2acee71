import { expect, test } from 'vitest'
import { clockText, countsToTwelve, whenSentence } from './zone-text.ts'

test('[SITE-03] the clock follows the locale', () => {
  expect(
    ['en-US,en;q=0.9', 'en-IN', 'en', 'en-GB', 'de-DE,de', 'fr', '', '*', 'x'].map(countsToTwelve),
  ).toEqual([true, true, true, false, false, false, false, false, false])
  expect([0, 570, 720, 930].map((minutes) => clockText(minutes, true))).toEqual([
    '12:00 am',
    '9:30 am',
    '12:00 pm',
    '3:30 pm',
  ])
  expect(whenSentence('2026-11-17T20:30:00Z', '2026-11-17T21:00:00Z', 'America/New_York', true)).toBe(
    'Tuesday 17 November, 3:30 pm to 4:00 pm (New York, UTC−5)',
  )
})
