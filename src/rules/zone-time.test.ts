import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, instantOf, isZone, localTime, offsetAt, weekdayOf } from './zone-time.ts'
import { cityOf, clockAt, dayText, offsetText, whenSentence } from './zone-text.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (instant: number) => new Date(instant).toISOString()
const clock = (hours: number, minutes = 0) => hours * 60 + minutes

describe('[PAGE-06] clock-change nights', () => {
  test.each([
    // Europe/London, autumn: 02:00 becomes 01:00 on 25 October 2026, so 01:30 comes twice.
    ['Europe/London', '2026-10-25', clock(1, 30), '2026-10-25T00:30:00.000Z'],
    ['Europe/London', '2026-10-25', clock(2), '2026-10-25T02:00:00.000Z'],
    ['Europe/London', '2026-10-24', clock(9), '2026-10-24T08:00:00.000Z'],
    ['Europe/London', '2026-10-26', clock(9), '2026-10-26T09:00:00.000Z'],
    // Europe/London, spring: 01:00 becomes 02:00 on 28 March 2027, so 01:30 does not come at all.
    ['Europe/London', '2027-03-28', clock(1, 30), '2027-03-28T01:00:00.000Z'],
    ['Europe/London', '2027-03-28', clock(2), '2027-03-28T01:00:00.000Z'],
    ['Europe/London', '2027-03-28', clock(0, 30), '2027-03-28T00:30:00.000Z'],
    ['Europe/London', '2027-03-28', clock(9), '2027-03-28T08:00:00.000Z'],
    // America/New_York: 1 November 2026 and 14 March 2027, at two in the morning.
    ['America/New_York', '2026-11-01', clock(1, 30), '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', clock(2), '2026-11-01T07:00:00.000Z'],
    ['America/New_York', '2027-03-14', clock(2, 30), '2027-03-14T07:00:00.000Z'],
    ['America/New_York', '2027-03-14', clock(3), '2027-03-14T07:00:00.000Z'],
  ])('in %s on %s at %i minutes it is %s', (zone, day, minutes, expected) => {
    expect(iso(instantOf(day, minutes, zone))).toBe(expected)
  })

  test('the hour that comes twice has one name and two offsets', () => {
    const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]
    expect([clockAt(first, 'Europe/London'), clockAt(second, 'Europe/London')]).toEqual(['01:30', '01:30'])
    expect([offsetText(first, 'Europe/London'), offsetText(second, 'Europe/London')]).toEqual([
      'UTC+1',
      'UTC+0',
    ])
  })
})

describe('[PAGE-06] half-hour zones', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-17T04:30:00Z', '2026-11-17', clock(10), 'UTC+5:30'],
    ['Australia/Adelaide', '2026-11-17T04:30:00Z', '2026-11-17', clock(15), 'UTC+10:30'],
    // Winter there: the same clock is at UTC+9:30.
    ['Australia/Adelaide', '2027-06-17T04:30:00Z', '2027-06-17', clock(14), 'UTC+9:30'],
    ['Asia/Kathmandu', '2026-11-17T18:30:00Z', '2026-11-18', clock(0, 15), 'UTC+5:45'],
  ])('%s', (zone, instant, day, minutes, offset) => {
    expect(localTime(at(instant), zone)).toEqual({ day, minutes })
    expect(iso(instantOf(day, minutes, zone))).toBe(iso(at(instant)))
    expect(offsetText(at(instant), zone)).toBe(offset)
  })
})

describe('[PAGE-06] both sides of the date line', () => {
  test('one instant is Tuesday evening in Honolulu and Wednesday evening in Kiritimati', () => {
    const instant = at('2026-11-18T05:00:00Z')
    expect(localTime(instant, 'Pacific/Honolulu')).toEqual({ day: '2026-11-17', minutes: clock(19) })
    expect(localTime(instant, 'Pacific/Kiritimati')).toEqual({ day: '2026-11-18', minutes: clock(19) })
    expect(localTime(instant, 'Pacific/Auckland')).toEqual({ day: '2026-11-18', minutes: clock(18) })
    expect(offsetAt(instant, 'Pacific/Kiritimati')).toBe(14 * 60)
  })

  test('midnight of a day over there is noon or earlier of the day before in UTC', () => {
    expect(iso(instantOf('2026-11-18', 0, 'Pacific/Auckland'))).toBe('2026-11-17T11:00:00.000Z')
    expect(iso(instantOf('2026-11-18', 0, 'Pacific/Kiritimati'))).toBe('2026-11-17T10:00:00.000Z')
    expect(iso(instantOf('2026-12-31', clock(24), 'Pacific/Kiritimati'))).toBe('2026-12-31T10:00:00.000Z')
  })
})

test('the calendar counts days across months, years and clock changes', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect([weekdayOf('2026-11-15'), weekdayOf('2026-11-16')]).toEqual([7, 1])
})

test('zones and their words', () => {
  expect([isZone('Asia/Kolkata'), isZone('Asia/Calcutta'), isZone('Mars/Olympus')]).toEqual([
    true,
    true,
    false,
  ])
  expect([cityOf('Asia/Calcutta'), cityOf('America/New_York')]).toEqual(['Kolkata', 'New York'])
  expect(dayText('2026-11-17')).toBe('Tuesday 17 November')
  expect(whenSentence('2026-11-17T23:30:00Z', '2026-11-18T00:00:00Z', 'Asia/Kolkata')).toBe(
    'Wednesday 18 November, 05:00 to 05:30 (Kolkata, UTC+5:30)',
  )
})

test('going to an instant and back is the same time, all the year, on every clock', () => {
  const zones = [
    'Europe/London',
    'America/New_York',
    'Australia/Adelaide',
    'Pacific/Auckland',
    'America/St_Johns',
  ]
  for (const zone of zones) {
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2026-06-01', day)
      expect(localTime(instantOf(date, clock(9, 30), zone), zone)).toEqual({
        day: date,
        minutes: clock(9, 30),
      })
    }
  }
})
