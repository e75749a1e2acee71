/**
 * Clock time in the zones of the world, by what Intl knows of them: server and browser use the same few
 * functions. A day is `2026-11-17`, a time of day is minutes after midnight, an instant is milliseconds.
 */

const minute = 60_000
const day = 24 * 60 * minute

const makers = new Map<string, Intl.DateTimeFormat>()

function partsMaker(zone: string): Intl.DateTimeFormat {
  let maker = makers.get(zone)
  if (!maker) {
    maker = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    makers.set(zone, maker)
  }
  return maker
}

export function isZone(zone: string): boolean {
  try {
    partsMaker(zone)
    return true
  } catch {
    return false
  }
}

/** What clock and calendar of a zone show, written as if they were UTC. */
function wallOf(instant: number, zone: string): number {
  const read: Record<string, number> = {}
  for (const { type, value } of partsMaker(zone).formatToParts(instant)) read[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = read
  return Date.UTC(year, month - 1, date, hour, minutes, second)
}

/** Minutes that the zone's clock is ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const whole = Math.floor(instant / 1000) * 1000
  return Math.round((wallOf(whole, zone) - whole) / minute)
}

/** The day and the time of day that a zone's clock shows. */
export function localTime(instant: number, zone: string): { day: string; minutes: number } {
  const wall = wallOf(instant, zone)
  return { day: dayText(wall), minutes: Math.floor((wall % day) / minute) }
}

/**
 * The instant at which a zone's clock shows this time. On the night when an hour comes twice it is the first;
 * on the night when an hour is left out, whatever lies in it begins when the clock has jumped.
 */
export function instantOf(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // The two offsets that can hold: the clock is changed by hours, and never twice within two days.
  const candidates = [wall - day, wall + day].map((near) => wall - offsetAt(near, zone) * minute)
  const [first = wall, second = wall] = candidates.toSorted((a, b) => a - b)
  if (wallOf(first, zone) === wall) return first
  if (wallOf(second, zone) === wall) return second
  return jumpBetween(first, second, zone)
}

/** The moment between two instants at which the offset changes. */
function jumpBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from - 12 * 60 * minute, zone)
  let low = from - 12 * 60 * minute
  let high = to + 12 * 60 * minute
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** The same day of the calendar, so many days on. */
export const addDays = (date: string, count: number) => dayText(Date.parse(`${date}T00:00:00Z`) + count * day)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Whole days from one day of the calendar to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)

const dayText = (wall: number) => new Date(wall).toISOString().slice(0, 10)
