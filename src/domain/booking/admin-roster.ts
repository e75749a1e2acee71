import { and, asc, count, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { HostInput, holidayInput } from '#contract/bookings/admin-shapes.ts'
import { localTime, weekdayOf } from '#rules/zone-time.ts'
import { demoBookings, demoHolidays, demoHosts, demoHours } from '#database/schema/bookings.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { type Host, slotLength } from './calendar.ts'

/** Hosts, their hours and days off, as staff maintain them. */

export async function readRoster(ctx: StaffContext) {
  const now = ctx.clock.now()
  const hosts = await ctx.db
    .select()
    .from(demoHosts)
    .orderBy(sql`${demoHosts.active} desc`, asc(demoHosts.name), asc(demoHosts.number))
  const hours = await ctx.db
    .select()
    .from(demoHours)
    .orderBy(asc(demoHours.weekday), asc(demoHours.fromMinute))
  const ahead = await ctx.db
    .select({ host: demoBookings.host, n: count() })
    .from(demoBookings)
    .where(and(isNull(demoBookings.cancelledAt), gt(demoBookings.startsAt, now)))
    .groupBy(demoBookings.host)
  const holidays = await ctx.db
    .select({
      id: demoHolidays.id,
      day: demoHolidays.day,
      name: demoHolidays.name,
      host: sql<string>`coalesce(${demoHosts.name}, '')`,
    })
    .from(demoHolidays)
    .leftJoin(demoHosts, eq(demoHosts.number, demoHolidays.host))
    .where(and(isNull(demoHolidays.struckAt), gte(demoHolidays.day, now.toISOString().slice(0, 10))))
    .orderBy(asc(demoHolidays.day), asc(demoHolidays.id))
  return {
    hosts: hosts.map((host) => ({
      number: host.number,
      email: host.email,
      name: host.name,
      title: host.title,
      timeZone: host.timeZone,
      roomUrl: host.roomUrl,
      active: host.active,
      ahead: ahead.find((row) => row.host === host.number)?.n ?? 0,
      /** Monday first. */
      week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
        hours
          .filter((row) => row.host === host.number && row.weekday === weekday)
          .map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute })),
      ),
    })),
    holidays,
  }
}

const weekOf = (input: HostInput) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) =>
    input[`hours_${weekday}`].map(({ from, to }) => ({ weekday, fromMinute: from, toMinute: to })),
  )

/** From then on staff maintain this host, and the roster file no longer does. Bookings stay as they are. */
export async function saveHost(
  ctx: StaffContext,
  input: HostInput,
): Promise<{ number: number; stranded: number }> {
  return withTransaction(ctx, async (tx) => {
    const values = {
      name: input.name,
      title: input.title,
      timeZone: input.time_zone,
      roomUrl: input.room_url || null,
      active: input.active,
      editedAt: tx.clock.now(),
    }
    const [host] =
      input.number === undefined
        ? await tx.db
            .insert(demoHosts)
            .values({ ...values, email: input.email.toLowerCase() })
            .onConflictDoNothing()
            .returning()
        : await tx.db.update(demoHosts).set(values).where(eq(demoHosts.number, input.number)).returning()
    if (!host) throw new DomainError(input.number === undefined ? 'host_taken' : 'not_found')
    const week = weekOf(input)
    await tx.db.delete(demoHours).where(eq(demoHours.host, host.number))
    if (week.length > 0) {
      await tx.db.insert(demoHours).values(week.map((row) => ({ host: host.number, ...row })))
    }
    const stranded = await strandedBy(tx, host, week)
    await addAuditEntry(tx, {
      action: 'host-changed',
      actorId: tx.session.userId,
      detail: { host: host.name, isNew: input.number === undefined, active: host.active, hours: week.length },
    })
    return { number: host.number, stranded }
  })
}

/** Demos ahead that the new hours do not cover. */
async function strandedBy(ctx: StaffContext, host: Host, week: ReturnType<typeof weekOf>): Promise<number> {
  const ahead = await bookingsAhead(ctx, host.number)
  if (!host.active) return ahead.length
  return ahead.filter(({ startsAt }) => {
    const { day, minutes } = localTime(startsAt.getTime(), host.timeZone)
    const end = minutes + slotLength / 60_000
    return !week.some(
      (row) => row.weekday === weekdayOf(day) && row.fromMinute <= minutes && end <= row.toMinute,
    )
  }).length
}

const bookingsAhead = ({ db, clock }: StaffContext, host?: number) =>
  db
    .select({ startsAt: demoBookings.startsAt, zone: demoHosts.timeZone })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .where(
      and(
        isNull(demoBookings.cancelledAt),
        gt(demoBookings.startsAt, clock.now()),
        host === undefined ? undefined : eq(demoBookings.host, host),
      ),
    )

/** A day off for everybody or for one host. Bookings on it stay; their number is returned. */
export async function addHoliday(
  ctx: StaffContext,
  { host, day, name }: z.infer<typeof holidayInput>,
): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    if (host !== undefined) {
      const known = await tx.db.select().from(demoHosts).where(eq(demoHosts.number, host))
      if (known.length === 0) throw new DomainError('not_found')
    }
    const whose = host === undefined ? isNull(demoHolidays.host) : eq(demoHolidays.host, host)
    await tx.db.delete(demoHolidays).where(and(eq(demoHolidays.day, day), whose))
    const id = newId(tx.clock.now())
    await tx.db.insert(demoHolidays).values({ id, host: host ?? null, day, name, byStaff: true })
    const ahead = await bookingsAhead(tx, host)
    const stranded = ahead.filter((row) => localTime(row.startsAt.getTime(), row.zone).day === day).length
    await addAuditEntry(tx, {
      action: 'holiday-changed',
      actorId: tx.session.userId,
      detail: { day, name, off: true },
    })
    return stranded
  })
}

/** A day of the roster file is marked as removed instead of deleted, so that the next start does not add it again. */
export async function removeHoliday(ctx: StaffContext, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(demoHolidays)
      .set({ struckAt: tx.clock.now() })
      .where(and(eq(demoHolidays.id, id), isNull(demoHolidays.struckAt)))
      .returning()
    if (!row) throw new DomainError('not_found')
    await addAuditEntry(tx, {
      action: 'holiday-changed',
      actorId: tx.session.userId,
      detail: { day: row.day, name: row.name, off: false },
    })
  })
}
