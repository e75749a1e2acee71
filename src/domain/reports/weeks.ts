import { sql, type SQLWrapper } from 'drizzle-orm'

const day = 24 * 60 * 60 * 1000

/** The Mondays of this week and those before it, oldest first, as `2026-11-09`, by UTC. */
export function lastWeeks(now: Date, howMany: number): string[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * day
  return Array.from({ length: howMany }, (_, index) =>
    new Date(monday - (howMany - 1 - index) * 7 * day).toISOString().slice(0, 10),
  )
}

/** The Monday that a instant belongs to, written the same way. */
export const weekOf = (instant: SQLWrapper) =>
  sql<string>`to_char(date_trunc('week', ${instant} at time zone 'UTC'), 'YYYY-MM-DD')`
