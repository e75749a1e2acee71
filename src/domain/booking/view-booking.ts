import { bookingRules, orderCounts, pains, platforms } from '#contract/bookings/choices.ts'
import type { BookingView } from '#contract/bookings/shapes.ts'
import type { Context } from '../context.server.ts'
import { calendarOf, roomOf } from './booking-mails.ts'
import { type Booking, type Host, minute } from './calendar.ts'
import { bookingOf } from './manage-link.ts'

/** What the page behind the link shows; undefined for an invalid link. */
export async function viewBooking(ctx: Context, token: string): Promise<BookingView | undefined> {
  const found = await bookingOf(ctx, token)
  return found && viewOf(ctx, found.booking, found.host)
}

/** The file for the visitor's calendar, as the booking stands. */
export async function calendarFile(ctx: Context, token: string) {
  const found = await bookingOf(ctx, token)
  return found && { ...calendarOf(ctx, found.booking, found.host), reference: found.booking.reference }
}

/** Whether there is still time to move or to cancel. */
export const canChange = (ctx: Context, booking: Booking) =>
  !booking.cancelledAt &&
  booking.startsAt.getTime() - ctx.clock.now().getTime() >= bookingRules.changeMinutes * minute

function viewOf(ctx: Context, booking: Booking, host: Host): BookingView {
  const { answers } = booking
  const isOver = booking.endsAt <= ctx.clock.now()
  return {
    reference: booking.reference,
    state: booking.cancelledAt ? 'cancelled' : isOver ? 'past' : 'booked',
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    firstName: booking.firstName,
    email: booking.email,
    meeting: booking.meeting,
    phoneNumber: booking.phoneNumber,
    host: { name: host.name, title: host.title, zone: host.timeZone, roomUrl: roomOf(booking, host) },
    answers: {
      platform: oneOf(platforms, answers.platform),
      orders: oneOf(orderCounts, answers.orders),
      pain: oneOf(pains, answers.pain),
      note: answers.note,
    },
    setUp: booking.setUp,
    canChange: canChange(ctx, booking),
    moves: booking.sequence,
  }
}

/** An answer that was skipped, or is no longer offered, is empty. */
const oneOf = <T extends string>(offered: readonly T[], kept: string): T | '' =>
  offered.find((value) => value === kept) ?? ''
