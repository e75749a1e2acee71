import { and, asc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { bookingRules } from '#contract/bookings/choices.ts'
import { addDays, instantOf, localTime, weekdayOf } from '#rules/zone-time.ts'
import { demoBookings, demoHolidays, demoHosts, demoHours, demoSlots } from '#database/schema/bookings.ts'
import type { Context } from '../context.server.ts'

export const minute = 60_000
const day = 24 * 60 * minute
export const slotLength = bookingRules.minutes * minute

export type Host = typeof demoHosts.$inferSelect
export type Booking = typeof demoBookings.$inferSelect
type Hours = typeof demoHours.$inferSelect
type Holiday = typeof demoHolidays.$inferSelect

/** A start with free hosts; the first of them is next in turn. */
export interface FreeTime {
  startsAt: number
  hosts: Host[]
}

interface Span {
  host: number
  from: number
  to: number
}

/** Free starts between two instants, in order. Holds of `ownLead` are ignored. */
export async function freeTimes(
  ctx: Context,
  from: number,
  to: number,
  ownLead?: string,
): Promise<FreeTime[]> {
  const [hosts, hours, holidays, taken] = await Promise.all([
    hostsInTurn(ctx),
    ctx.db.select().from(demoHours),
    holidaysBetween(ctx, from, to),
    takenSpans(ctx, from, to, ownLead),
  ])
  const free = new Map<number, Host[]>()
  for (const host of hosts) {
    const busy = taken.filter((span) => span.host === host.number)
    for (const startsAt of openStarts(host, hours, holidays, from, to)) {
      if (busy.some((span) => span.from < startsAt + slotLength && startsAt < span.to)) continue
      free.set(startsAt, [...(free.get(startsAt) ?? []), host])
    }
  }
  return [...free]
    .map(([startsAt, able]) => ({ startsAt, hosts: able }))
    .toSorted((a, b) => a.startsAt - b.startsAt)
}

/** Visitors must book ahead; staff need no notice and may ask for one host. */
export interface Choice {
  forStaff?: boolean
  /** The one host who is asked for. */
  only?: number
  /** Only hosts with a meeting address, for a video call. */
  video?: boolean
}

export const isAskedFor = ({ number, roomUrl }: Host, { only, video }: Choice = {}) =>
  (only === undefined || number === only) && (!video || roomUrl !== null)

/** The first and the last instant at which a demo may begin. */
export function bookableRange(ctx: Context, { forStaff = false }: Choice = {}): { from: number; to: number } {
  const now = ctx.clock.now().getTime()
  const notice = forStaff ? 0 : bookingRules.noticeMinutes * minute
  return { from: now + notice, to: now + bookingRules.horizonDays * day }
}

/** The free times nearest to one that is gone, in the order of the clock. */
export async function nearestTimes(ctx: Context, wanted: number, choice?: Choice): Promise<string[]> {
  const { from, to } = bookableRange(ctx, choice)
  const free = await freeTimes(ctx, from, to)
  const count = 3
  return free
    .filter(({ hosts }) => hosts.some((host) => isAskedFor(host, choice)))
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt !== wanted)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, count)
    .toSorted((a, b) => a - b)
    .map((startsAt) => new Date(startsAt).toISOString())
}

/** The host with the fewest coming demos is first; of equals, the one who waited longest. */
async function hostsInTurn(ctx: Context): Promise<Host[]> {
  const [hosts, loads] = await Promise.all([activeHosts(ctx), loadsOfHosts(ctx)])
  const loadOf = ({ number }: Host) => loads.find((load) => load.host === number) ?? { ahead: 0, last: '' }
  return hosts.toSorted((a, b) => {
    const [one, other] = [loadOf(a), loadOf(b)]
    return one.ahead - other.ahead || (one.last < other.last ? -1 : one.last > other.last ? 1 : 0)
  })
}

const activeHosts = (ctx: Context) =>
  ctx.db.select().from(demoHosts).where(eq(demoHosts.active, true)).orderBy(asc(demoHosts.number))

const loadsOfHosts = (ctx: Context) =>
  ctx.db
    .select({
      host: demoBookings.host,
      ahead: sql<number>`(count(*) filter (where ${demoBookings.startsAt} > ${ctx.clock.now().toISOString()}::timestamptz))::int`,
      last: sql<string>`max(${demoBookings.createdAt})::text`,
    })
    .from(demoBookings)
    .where(sql`${demoBookings.cancelledAt} is null`)
    .groupBy(demoBookings.host)

/** By the host's own clock and calendar: working hours without holidays, cut into slots. */
function openStarts(
  { number, timeZone }: Host,
  hours: Hours[],
  holidays: Holiday[],
  from: number,
  to: number,
): number[] {
  const off = new Set(holidays.filter(({ host }) => host === null || host === number).map((row) => row.day))
  const starts: number[] = []
  const last = localTime(to, timeZone).day
  for (let date = localTime(from, timeZone).day; date <= last; date = addDays(date, 1)) {
    if (off.has(date)) continue
    for (const { fromMinute, toMinute } of hours.filter(
      (row) => row.host === number && row.weekday === weekdayOf(date),
    )) {
      const end = instantOf(date, toMinute, timeZone)
      for (let at = instantOf(date, fromMinute, timeZone); at + slotLength <= end; at += slotLength) {
        if (from <= at && at <= to) starts.push(at)
      }
    }
  }
  return starts
}

/** Local dates differ from UTC by at most a day. */
function holidaysBetween(ctx: Context, from: number, to: number): Promise<Holiday[]> {
  return ctx.db
    .select()
    .from(demoHolidays)
    .where(
      and(
        isNull(demoHolidays.struckAt),
        gte(demoHolidays.day, dayOf(from - day)),
        lt(demoHolidays.day, dayOf(to + 2 * day)),
      ),
    )
}

async function takenSpans(ctx: Context, from: number, to: number, ownLead?: string): Promise<Span[]> {
  const rows = await ctx.db
    .select()
    .from(demoSlots)
    .where(
      and(
        gt(demoSlots.endsAt, new Date(from)),
        lt(demoSlots.startsAt, new Date(to + slotLength)),
        or(isNotNull(demoSlots.bookingId), gt(demoSlots.reservedUntil, ctx.clock.now())),
      ),
    )
  return rows
    .filter(({ leadId }) => leadId === null || leadId !== ownLead)
    .map(({ host, startsAt, endsAt }) => ({ host, from: startsAt.getTime(), to: endsAt.getTime() }))
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
