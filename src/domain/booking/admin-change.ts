import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { adminCancel, adminMove, adminOutcome, adminRehost } from '#contract/bookings/admin-shapes.ts'
import { demoBookings, demoHosts, demoSlots } from '#database/schema/bookings.ts'
import { type AuditAction, addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { queueBookingMails, emailFormerHost } from './booking-mails.ts'
import type { Booking, Host } from './calendar.ts'
import { writeChange } from './change-booking.ts'
import { takeSlot } from './take-slot.ts'

/** What staff may do with a booking: no notice needed, but still never two at one time. */

/** Moves a booking: releases the old time and takes the new one in one transaction, and emails the guest. */
export async function moveByStaff(ctx: StaffContext, input: z.infer<typeof adminMove>): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { booking, host } = await changeable(tx, input)
    const isSameTime = booking.startsAt.getTime() === input.starts_at.getTime()
    if (isSameTime && (input.host === undefined || input.host === host.number)) return
    await placeAt(tx, { booking, host }, input.starts_at, input.host, input.message)
  })
}

/** The same time with somebody else, who must be free. */
export async function rehostByStaff(ctx: StaffContext, input: z.infer<typeof adminRehost>): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const found = await changeable(tx, input)
    if (found.host.number === input.host) return
    try {
      await placeAt(tx, found, found.booking.startsAt, input.host, input.message)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'slot_taken') throw new DomainError('host_busy')
      throw error
    }
  })
}

async function placeAt(
  ctx: StaffContext,
  { booking, host: former }: Found,
  startsAt: Date,
  only: number | undefined,
  staffNote: string,
): Promise<void> {
  // Release the old time first, because the new one may overlap it. A failure below rolls back.
  await ctx.db.delete(demoSlots).where(eq(demoSlots.bookingId, booking.id))
  const taker = { bookingId: booking.id }
  const slot = await takeSlot(ctx, startsAt, taker, { forStaff: true, only, prefer: former.number })
  const isSameTime = booking.startsAt.getTime() === startsAt.getTime()
  const moved = await writeChange(ctx, booking, {
    host: slot.host.number,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    ...(!isSameTime && { remindedDayAt: null, remindedHourAt: null }),
  })
  await queueBookingMails(ctx, isSameTime ? 'rehosted' : 'moved', moved, slot.host, staffNote)
  if (slot.host.number !== former.number) {
    const { startsAt: oldStart, endsAt: oldEnd } = booking
    await emailFormerHost(ctx, { ...moved, startsAt: oldStart, endsAt: oldEnd }, former)
  }
  await record(ctx, isSameTime ? 'booking-rehosted' : 'booking-moved', booking, {
    ...(!isSameTime && { from: booking.startsAt.toISOString(), to: slot.startsAt.toISOString() }),
    ...(slot.host.number !== former.number && { host: slot.host.name, before: former.name }),
  })
}

export async function cancelByStaff(ctx: StaffContext, input: z.infer<typeof adminCancel>): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { booking, host } = await changeable(tx, input)
    await tx.db.delete(demoSlots).where(eq(demoSlots.bookingId, booking.id))
    const change = { cancelledAt: tx.clock.now(), cancelReason: input.message || null }
    const cancelled = await writeChange(tx, booking, change)
    await queueBookingMails(tx, 'cancelled', cancelled, host, input.message)
    await record(tx, 'booking-called-off', booking)
  })
}

/** Possible once the demo has begun; may be changed later. */
export async function closeBooking(
  ctx: StaffContext,
  { id, outcome, note }: z.infer<typeof adminOutcome>,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { booking } = await lock(tx, id)
    if (booking.cancelledAt) throw new DomainError('booking_cancelled')
    if (booking.startsAt > tx.clock.now()) throw new DomainError('booking_ahead')
    await tx.db.update(demoBookings).set({ outcome, outcomeNote: note }).where(eq(demoBookings.id, id))
    await record(tx, 'booking-outcome', booking, { outcome })
  })
}

interface Found {
  booking: Booking
  host: Host
}

async function lock({ db }: StaffContext, id: string): Promise<Found> {
  const [row] = await db
    .select({ booking: demoBookings, host: demoHosts })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .where(eq(demoBookings.id, id))
    .for('update', { of: demoBookings })
  if (!row) throw new DomainError('not_found')
  return row
}

/** Refuses if the guest changed it while the page was open. */
async function changeable(
  ctx: StaffContext,
  { id, sequence }: { id: string; sequence: number },
): Promise<Found> {
  const found = await lock(ctx, id)
  if (found.booking.cancelledAt) throw new DomainError('booking_cancelled')
  if (found.booking.sequence !== sequence) throw new DomainError('booking_changed')
  if (found.booking.endsAt <= ctx.clock.now()) throw new DomainError('booking_over')
  return found
}

const record = (
  ctx: StaffContext,
  action: AuditAction,
  { reference }: Booking,
  detail: Record<string, string> = {},
) => addAuditEntry(ctx, { action, actorId: ctx.session.userId, detail: { booking: reference, ...detail } })
