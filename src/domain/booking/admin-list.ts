import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { BookingOutcome, BookingViewName, Meeting } from '#contract/bookings/choices.ts'
import type { BookingQuery } from '#contract/bookings/admin-shapes.ts'
import { addDays, weekdayOf } from '#rules/zone-time.ts'
import { demoBookings, demoHolidays, demoHosts } from '#database/schema/bookings.ts'
import { leadContacts } from '#database/schema/leads.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { decodeTimeCursor, encodeCursor } from '../lists/cursor.ts'
import { likeOf } from '../lists/search-words.ts'
import { roomOf } from './booking-mails.ts'
import { bookableRange, type Booking, freeTimes, type Host } from './calendar.ts'

const pageSize = 25
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface BookingRow {
  id: string
  reference: string
  name: string
  email: string
  startsAt: string
  endsAt: string
  timeZone: string
  host: { number: number; name: string; zone: string }
  meeting: Meeting
  /** `over` waits for somebody to say how it went. */
  state: 'ahead' | 'over' | 'cancelled' | BookingOutcome
}

/** Bookings by time: coming ones from now on; past and cancelled ones latest first. */
export async function listBookings(
  ctx: StaffContext,
  { view, search, after }: BookingQuery,
): Promise<{ bookings: BookingRow[]; next: string | null }> {
  const cursor = decodeTimeCursor(after)
  const isAhead = view === 'ahead'
  const place = cursor && sql`(${cursor.value}::timestamptz, ${cursor.id}::uuid)`
  const key = sql`(${demoBookings.startsAt}, ${demoBookings.id})`
  const words = sql`lower(concat_ws(' ', ${demoBookings.firstName}, ${demoBookings.lastName}, ${demoBookings.email}, ${demoBookings.websiteUrl}, ${demoBookings.reference}, ${demoHosts.name}))`
  const rows = await withHost(ctx)
    .where(
      and(
        inView(ctx, view),
        likeOf(words, search),
        place && (isAhead ? sql`${key} > ${place}` : sql`${key} < ${place}`),
      ),
    )
    .orderBy(
      ...(isAhead
        ? [asc(demoBookings.startsAt), asc(demoBookings.id)]
        : [desc(demoBookings.startsAt), desc(demoBookings.id)]),
    )
    .limit(pageSize + 1)
  const bookings = rows.slice(0, pageSize).map((row) => rowOf(ctx, row))
  const last = bookings.at(-1)
  return { bookings, next: rows.length > pageSize && last ? encodeCursor(last.startsAt, last.id) : null }
}

function inView({ clock }: StaffContext, view: BookingViewName): SQL | undefined {
  const now = clock.now()
  if (view === 'cancelled') return isNotNull(demoBookings.cancelledAt)
  const stands = isNull(demoBookings.cancelledAt)
  return and(stands, view === 'past' ? lte(demoBookings.endsAt, now) : gt(demoBookings.endsAt, now))
}

/**
 * The week of a day, from Monday. A day more on either side comes along, because whoever looks sorts them by a
 * calendar of their own.
 */
export async function readWeek(ctx: StaffContext, day: string) {
  const date = day || ctx.clock.now().toISOString().slice(0, 10)
  const monday = addDays(date, 1 - weekdayOf(date))
  const [from, to] = [addDays(monday, -1), addDays(monday, 8)]
  const rows = await withHost(ctx)
    .where(
      and(
        isNull(demoBookings.cancelledAt),
        gte(demoBookings.startsAt, new Date(from)),
        lt(demoBookings.startsAt, new Date(to)),
      ),
    )
    .orderBy(asc(demoBookings.startsAt), asc(demoBookings.id))
  const holidays = await ctx.db
    .select({ day: demoHolidays.day, name: demoHolidays.name, host: demoHosts.name })
    .from(demoHolidays)
    .leftJoin(demoHosts, eq(demoHosts.number, demoHolidays.host))
    .where(and(isNull(demoHolidays.struckAt), gte(demoHolidays.day, monday), lt(demoHolidays.day, to)))
  return { monday, bookings: rows.map((row) => rowOf(ctx, row)), holidays }
}

/** One booking with its details and its lead. */
export async function viewBookingAsStaff(ctx: StaffContext, id: string) {
  if (!uuid.test(id)) return undefined
  const [row] = await withHost(ctx).where(eq(demoBookings.id, id))
  if (!row) return undefined
  const [contact] = await ctx.db
    .select({ leadId: leadContacts.leadId })
    .from(leadContacts)
    .where(eq(leadContacts.id, id))
  const { booking, host } = row
  return {
    ...rowOf(ctx, row),
    phone: booking.phoneNumber,
    website: booking.websiteUrl,
    answers: booking.answers,
    setUp: booking.setUp,
    sequence: booking.sequence,
    bookedAt: booking.createdAt.toISOString(),
    cancelReason: booking.cancelReason ?? '',
    outcome: booking.outcome ?? undefined,
    outcomeNote: booking.outcomeNote,
    roomUrl: roomOf(booking, host),
    hasBegun: booking.startsAt <= ctx.clock.now(),
    leadId: contact?.leadId,
  }
}

/** Every start ahead, and who is free for it. */
export async function adminSlots(ctx: StaffContext) {
  const { from, to } = bookableRange(ctx, { forStaff: true })
  const free = await freeTimes(ctx, from, to)
  return free.map(({ startsAt, hosts }) => ({
    starts_at: new Date(startsAt).toISOString(),
    host_zone: hosts[0]?.timeZone ?? 'UTC',
    hosts: hosts.map(({ number }) => number),
  }))
}

const withHost = ({ db }: StaffContext) =>
  db
    .select({ booking: demoBookings, host: demoHosts })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .$dynamic()

function rowOf(ctx: StaffContext, { booking, host }: { booking: Booking; host: Host }): BookingRow {
  return {
    id: booking.id,
    reference: booking.reference,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    email: booking.email,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    host: { number: host.number, name: host.name, zone: host.timeZone },
    meeting: booking.meeting,
    state: stateOf(ctx, booking),
  }
}

function stateOf({ clock }: StaffContext, { cancelledAt, outcome, endsAt }: Booking): BookingRow['state'] {
  if (cancelledAt) return 'cancelled'
  return outcome ?? (endsAt <= clock.now() ? 'over' : 'ahead')
}
