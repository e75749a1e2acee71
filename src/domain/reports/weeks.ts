import { sql, type SQLWrapper } from 'drizzle-orm'
import { addDays, instantOf, localTime, weekdayOf } from '#rules/zone-time.ts'

export interface Weeks {
  /** Their Mondays, oldest first, as `2026-11-09`. */
  mondays: string[]
  /** The instants at which they begin in the reader's zone. */
  starts: Date[]
  since: Date
}

/** This week and those before it, by the reader's calendar. */
export function lastWeeks(now: Date, howMany: number, zone: string): Weeks {
  const { day } = localTime(now.getTime(), zone)
  const monday = addDays(day, 1 - weekdayOf(day))
  const mondays = Array.from({ length: howMany }, (_, index) => addDays(monday, (index + 1 - howMany) * 7))
  const starts = mondays.map((date) => new Date(instantOf(date, 0, zone)))
  return { mondays, starts, since: starts[0] ?? now }
}

/** The Monday that an instant belongs to. */
export const weekOf = (instant: SQLWrapper, { mondays, starts }: Weeks) =>
  sql<string>`(${sql.param(mondays)}::text[])[width_bucket(${instant}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])]`
