import { asc, desc, gte } from 'drizzle-orm'
import { type Incident, type StatusPart, statusParts, statusRules } from '#contract/status/shapes.ts'
import { addDays } from '#rules/zone-time.ts'
import { incidents, statusChecks, statusDays } from '#database/schema/status.ts'
import type { Context } from '../context.server.ts'

const minute = 60_000
const minutesOfDay = 24 * 60

/** `late`: the last check is too old to say. `none`: there has been no check so far. */
export type PartState = 'works' | 'fails' | 'late' | 'none'

export interface StatusDay {
  day: string
  checks: number
  failed: number
  /** Minutes of the day in which no check was written, although checks had begun. */
  missed: number
}

export interface PartStatus {
  part: StatusPart
  state: PartState
  milliseconds: number | null
  lastAt: string | null
  firstAt: string | null
  /** From the oldest shown to today; days before the first check have none. */
  days: StatusDay[]
}

/** Everything that the status page shows, from sums of days and the checks of the last minutes. */
export async function readStatus(ctx: Context) {
  const now = ctx.clock.now()
  const today = now.toISOString().slice(0, 10)
  const from = addDays(today, 1 - statusRules.days)
  const fresh = new Date(now.getTime() - statusRules.freshMinutes * minute)
  const sums = await ctx.db
    .select()
    .from(statusDays)
    .where(gte(statusDays.day, from))
    .orderBy(asc(statusDays.day))
  const latest = await ctx.db
    .select()
    .from(statusChecks)
    .where(gte(statusChecks.minute, fresh))
    .orderBy(desc(statusChecks.minute))
  const shown = Array.from({ length: statusRules.days }, (_, index) => addDays(from, index))
  const parts = statusParts.map((part): PartStatus => {
    const own = sums.filter((row) => row.part === part)
    const last = latest.find((row) => row.part === part)
    const [first] = own
    return {
      part,
      state: last ? (last.ok ? 'works' : 'fails') : first ? 'late' : 'none',
      milliseconds: last?.milliseconds ?? null,
      lastAt: own.at(-1)?.lastAt.toISOString() ?? null,
      firstAt: first?.firstAt.toISOString() ?? null,
      days: shown.map((day) => {
        const { checks = 0, failed = 0 } = own.find((row) => row.day === day) ?? {}
        const due = first ? minutesDue(day, first.firstAt, now) : 0
        return { day, checks, failed, missed: Math.max(0, due - checks) }
      }),
    }
  })
  return { now: now.toISOString(), parts, incidents: await readIncidents(ctx) }
}

/** How many minutes of a day should have a check by now. The minute that runs may still get its own. */
function minutesDue(day: string, firstAt: Date, now: Date): number {
  const begin = Math.max(Date.parse(day), firstAt.getTime())
  const end = Math.min(Date.parse(day) + minutesOfDay * minute, now.getTime() - minute)
  return Math.max(0, Math.floor((end - begin) / minute))
}

/** Newest first. */
export async function readIncidents({ db }: Pick<Context, 'db'>): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(incidents)
    .orderBy(desc(incidents.beganAt), desc(incidents.id))
    .limit(50)
  return rows.map(({ id, title, text, state, beganAt, endedAt, updatedAt }) => ({
    id,
    title,
    text,
    state,
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }))
}
