import type { Slot } from '#contract/bookings/shapes.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import { addDays, daysBetween, localTime, weekdayOf } from '#rules/zone-time.ts'

export interface DaySlot extends Slot {
  /** On the visitor's clock, in minutes after midnight. */
  minutes: number
}

/** The free times by the visitor's own calendar. */
export function slotsByDay(slots: readonly Slot[], zone: string): Map<string, DaySlot[]> {
  const days = new Map<string, DaySlot[]>()
  for (const slot of slots) {
    const { day, minutes } = localTime(Date.parse(slot.starts_at), zone)
    days.set(day, [...(days.get(day) ?? []), { ...slot, minutes }])
  }
  return days
}

/** Whole weeks from Monday, from today's to the last that is open. */
export function weeksShown(now: number, zone: string): string[][] {
  const today = localTime(now, zone).day
  const monday = addDays(today, 1 - weekdayOf(today))
  const last = addDays(today, bookingRules.horizonDays)
  const count = Math.floor(daysBetween(monday, last) / 7) + 1
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  )
}

/** The times of the visitor's day come first, the early and the late ones after. */
export function byHours(slots: readonly DaySlot[]) {
  const isInHours = ({ minutes }: DaySlot) => minutes >= bookingRules.dayFrom && minutes < bookingRules.dayTo
  return { inHours: slots.filter(isInHours), others: slots.filter((slot) => !isInHours(slot)) }
}

/** The day to begin with: the first that has a time in the visitor's hours. */
export function firstDay(days: ReadonlyMap<string, readonly DaySlot[]>): string {
  const sorted = [...days].toSorted(([a], [b]) => a.localeCompare(b))
  const found = sorted.find(([, slots]) => byHours(slots).inHours.length > 0) ?? sorted[0]
  return found?.[0] ?? ''
}

const parts = [
  { name: 'night', until: 6 * 60 },
  { name: 'morning', until: 12 * 60 },
  { name: 'afternoon', until: 18 * 60 },
  { name: 'evening', until: 24 * 60 },
] as const

/** The times of one day, in its parts; parts without any are left out. */
export const partsOfDay = (slots: readonly DaySlot[]) =>
  parts
    .map(({ name, until }, index) => ({
      name,
      slots: slots.filter(({ minutes }) => minutes >= (parts[index - 1]?.until ?? 0) && minutes < until),
    }))
    .filter((part) => part.slots.length > 0)
