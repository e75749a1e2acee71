import { expect, test } from 'vitest'
import { clockRange, clockText, countsToTwelve, whenSentence } from './zone-text.ts'

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
  expect(clockRange('9:30 am', '10:00 am')).toBe('9:30–10:00 am')
  expect(clockRange('11:30 am', '12:00 pm')).toBe('11:30 am–12:00 pm')
  expect(clockRange('09:30', '10:00')).toBe('09:30–10:00')
  expect(whenSentence('2026-11-17T20:30:00Z', '2026-11-17T21:00:00Z', 'America/New_York', true)).toBe(
    'Tuesday 17 November, 3:30 pm to 4:00 pm (New York, UTC−5)',
  )
})
