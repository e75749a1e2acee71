import { expect, test } from 'vitest'
import { byHours, firstDay, partsOfDay, slotsByDay, weeksShown } from './slot-days.ts'

const slot = (starts_at: string) => ({ starts_at, host_zone: 'Europe/London' })

test('[PAGE-06] the same times fall on different days of different calendars', () => {
  const slots = [slot('2026-11-17T10:30:00.000Z'), slot('2026-11-17T12:00:00.000Z')]
  expect([...slotsByDay(slots, 'Europe/London').keys()]).toEqual(['2026-11-17'])
  expect([...slotsByDay(slots, 'Pacific/Kiritimati').keys()]).toEqual(['2026-11-18'])
  expect([...slotsByDay(slots, 'Pacific/Auckland')].map(([day, { length }]) => [day, length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-18', 1],
  ])
  expect(
    slotsByDay(slots, 'Asia/Kolkata')
      .get('2026-11-17')
      ?.map(({ minutes }) => minutes),
  ).toEqual([960, 1050])
})

test('[PAGE-06] on the night when an hour comes twice, both of its times are there', () => {
  const twice = [slot('2026-11-01T05:30:00.000Z'), slot('2026-11-01T06:30:00.000Z')]
  expect(
    slotsByDay(twice, 'America/New_York')
      .get('2026-11-01')
      ?.map(({ minutes }) => minutes),
  ).toEqual([90, 90])
})

test('[PAGE-06] weeks begin on Monday and reach to the end of the calendar, by the visitor’s own today', () => {
  const late = Date.parse('2026-11-15T23:00:00Z')
  expect(weeksShown(late, 'Europe/London')[0]?.[0]).toBe('2026-11-09')
  expect(weeksShown(late, 'Asia/Kolkata')[0]?.[0]).toBe('2026-11-16')
  expect(weeksShown(late, 'Europe/London').at(-1)?.at(-1)).toBe('2026-12-13')
})

test('[PAGE-06] a day has parts, and only those with times', () => {
  const day =
    slotsByDay([slot('2026-11-17T00:30:00Z'), slot('2026-11-17T18:00:00Z')], 'UTC').get('2026-11-17') ?? []
  expect(partsOfDay(day).map(({ name }) => name)).toEqual(['night', 'evening'])
})

const daySlots = (...times: string[]) =>
  slotsByDay(
    times.map((time) => slot(`2026-11-17T${time}:00Z`)),
    'UTC',
  ).get('2026-11-17') ?? []

test('[SITE-03] times from 08:00 to before 20:00 come first, the others after', () => {
  const { inHours, others } = byHours(daySlots('07:30', '08:00', '19:30', '20:00', '23:30'))
  const hours = (slots: readonly { starts_at: string }[]) =>
    slots.map(({ starts_at }) => starts_at.slice(11, 16))
  expect(hours(inHours)).toEqual(['08:00', '19:30'])
  expect(hours(others)).toEqual(['07:30', '20:00', '23:30'])
})

test('[SITE-03] the calendar begins with the first day that has such a time', () => {
  const slots = ['2026-11-17T03:00:00Z', '2026-11-18T03:00:00Z', '2026-11-18T10:00:00Z'].map(slot)
  expect(firstDay(slotsByDay(slots, 'UTC'))).toBe('2026-11-18')
  expect(firstDay(slotsByDay(slots.slice(0, 2), 'UTC'))).toBe('2026-11-17')
})
