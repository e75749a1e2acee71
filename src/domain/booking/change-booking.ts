import { eq } from 'drizzle-orm'
import { demoBookings, demoSlots } from '#database/schema/bookings.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { queueBookingMails, emailFormerHost } from './booking-mails.ts'
import type { Booking, Host } from './calendar.ts'
import { bookingOf } from './manage-link.ts'
import { takeSlot } from './take-slot.ts'
import { canChange } from './view-booking.ts'

/** Takes the new time and releases the old one in one transaction. The same host is preferred. */
export async function moveBooking(
  ctx: RequestContext,
  token: string,
  to: { startsAt: Date; timeZone: string },
): Promise<void> {
  await ctx.limits.count('slotBook', ctx.ip)
  return withTransaction(ctx, async (tx) => {
    const { booking, host } = await changeable(tx, token)
    if (booking.startsAt.getTime() === to.startsAt.getTime()) return
    // Release the old time first, because the new one may overlap it. A failure below rolls back.
    await tx.db.delete(demoSlots).where(eq(demoSlots.bookingId, booking.id))
    const taker = { bookingId: booking.id }
    const choice = { prefer: host.number, video: booking.meeting === 'video' }
    const slot = await takeSlot(tx, to.startsAt, taker, choice)
    const moved = await writeChange(tx, booking, {
      host: slot.host.number,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      timeZone: to.timeZone,
      remindedDayAt: null,
      remindedHourAt: null,
    })
    await queueBookingMails(tx, 'moved', moved, slot.host)
    if (slot.host.number !== host.number) await emailFormerHost(tx, { ...moved, ...timesOf(booking) }, host)
  })
}

/** Frees the time and takes the entry out of both calendars. */
export async function cancelBooking(ctx: RequestContext, token: string, reason: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { booking, host } = await changeable(tx, token)
    await tx.db.delete(demoSlots).where(eq(demoSlots.bookingId, booking.id))
    const cancelled = await writeChange(tx, booking, {
      cancelledAt: tx.clock.now(),
      cancelReason: reason || null,
    })
    await queueBookingMails(tx, 'cancelled', cancelled, host)
  })
}

const timesOf = ({ startsAt, endsAt }: Booking) => ({ startsAt, endsAt })

/** The notice is enforced here, whatever a page that was opened earlier still shows. */
async function changeable(ctx: RequestContext, token: string): Promise<{ booking: Booking; host: Host }> {
  const found = await bookingOf(ctx, token, { lock: true })
  if (!found) throw new DomainError('link_expired')
  if (found.booking.cancelledAt) throw new DomainError('booking_cancelled')
  if (!canChange(ctx, found.booking)) throw new DomainError('too_late')
  return found
}

/** Every change raises the sequence of the calendar entry. */
export async function writeChange(
  ctx: RequestContext,
  booking: Booking,
  change: Partial<typeof demoBookings.$inferInsert>,
): Promise<Booking> {
  const [row] = await ctx.db
    .update(demoBookings)
    .set({ ...change, sequence: booking.sequence + 1, updatedAt: ctx.clock.now() })
    .where(eq(demoBookings.id, booking.id))
    .returning()
  if (!row) throw new DomainError('link_expired')
  return row
}
