import { instantOf, localTime } from '#rules/zone-time.ts'

/** The previous calendar month in a time zone. `name` is `2026-10`. */
export function lastMonthIn(zone: string, now: Date): { from: Date; to: Date; name: string } {
  const thisMonth = localTime(now.getTime(), zone).day.slice(0, 7)
  const [year = 0, month = 1] = thisMonth.split('-').map(Number)
  const name = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  const startOf = (of: string) => new Date(instantOf(`${of}-01`, 0, zone))
  return { from: startOf(name), to: startOf(thisMonth), name }
}
