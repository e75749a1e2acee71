const namesOf = new Map<string, Intl.DateTimeFormat>()

function partsIn(timeZone: string): Intl.DateTimeFormat {
  const known = namesOf.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  namesOf.set(timeZone, made)
  return made
}

/** What the clocks of a zone show at an instant, read as if it were UTC. */
function shownIn(timeZone: string, at: number): Date {
  const parts = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export function offsetIn(timeZone: string, at: Date): number {
  return Math.round((shownIn(timeZone, at.getTime()).getTime() - at.getTime()) / 60_000)
}

/** The instant at which the clocks of a zone come to a month. The offset may differ on both sides of it. */
function startOfMonth(timeZone: string, year: number, month: number): Date {
  const wanted = Date.UTC(year, month, 1)
  const first = wanted - offsetIn(timeZone, new Date(wanted)) * 60_000
  return new Date(wanted - offsetIn(timeZone, new Date(first)) * 60_000)
}

/** The calendar month before this one, as the clocks of a zone count it. `name` is `2026-10`. */
export function lastMonthIn(timeZone: string, now: Date): { from: Date; to: Date; name: string } {
  const here = shownIn(timeZone, now.getTime())
  const year = here.getUTCFullYear()
  const month = here.getUTCMonth()
  const from = startOfMonth(timeZone, year, month - 1)
  const name = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)
  return { from, to: startOfMonth(timeZone, year, month), name }
}
