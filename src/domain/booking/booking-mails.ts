import type { BookingEmail, Mail } from '#contract/emails/shapes.ts'
import type { Context } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { CalendarEvent } from '../ports/ports.ts'
import type { Booking, Host } from './calendar.ts'
import { managePath } from './manage-link.ts'
import { remindersAhead } from './reminders.ts'

/** `rehosted`: the same time with somebody else. */
export type BookingChange = 'booked' | 'moved' | 'rehosted' | 'cancelled'

const templates = {
  booked: 'booking-confirmed',
  moved: 'booking-moved',
  rehosted: 'booking-rehosted',
  cancelled: 'booking-cancelled',
} as const

/**
 * One email to the visitor and one to the host, each with the entry for their calendar. `staffNote` is there when it
 * was our doing, with what staff wrote about it.
 */
export async function queueBookingMails(
  ctx: Context,
  change: BookingChange,
  booking: Booking,
  host: Host,
  staffNote?: string,
): Promise<void> {
  const email = bookingEmail(ctx, booking, host)
  const calendar = calendarOf(ctx, booking, host)
  const key = `${booking.id}:${booking.sequence}`
  const shown = untyped(booking)
  await queueMail(ctx, booking.email, `booking-${change}:${key}`, {
    template: templates[change],
    data: { ...bookingEmail(ctx, shown, host), calendar: calendarOf(ctx, shown, host), staffNote },
  })
  // For a new host it is a new booking.
  const forHost = change === 'rehosted' ? 'booked' : change
  await queueMail(
    ctx,
    host.email,
    `booking-host-${change}:${key}`,
    hostMail(forHost, booking, email, calendar),
  )
}

/**
 * The booking as the visitor's emails tell it: nobody has proved the address, so nothing that was typed beside it goes
 * there, and of the number its last three digits. The page behind the link shows the rest.
 */
export const untyped = (booking: Booking): Booking => ({
  ...booking,
  firstName: '',
  lastName: '',
  phoneNumber: booking.phoneNumber && `…${booking.phoneNumber.slice(-3)}`,
  setUp: '',
})

/** Emails a host that a demo went to a colleague. */
export async function emailFormerHost(ctx: Context, booking: Booking, former: Host): Promise<void> {
  const email = bookingEmail(ctx, booking, former)
  const calendar = calendarOf(ctx, { ...booking, cancelledAt: ctx.clock.now() }, former)
  const key = `booking-host-former:${booking.id}:${booking.sequence}`
  await queueMail(ctx, former.email, key, hostMail('cancelled', booking, email, calendar))
}

function hostMail(
  change: Exclude<BookingChange, 'rehosted'>,
  booking: Booking,
  email: BookingEmail,
  calendar: { method: CalendarEvent['method']; text: string },
): Mail {
  return {
    template: 'booking-host',
    data: {
      ...email,
      calendar,
      change,
      lastName: booking.lastName,
      email: booking.email,
      websiteUrl: booking.websiteUrl,
      reason: booking.cancelReason ?? '',
      ...booking.answers,
    },
  }
}

export function bookingEmail(ctx: Context, booking: Booking, host: Host): BookingEmail {
  const base = ctx.settings.publicBaseUrl
  return {
    firstName: booking.firstName,
    reference: booking.reference,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    hour12: booking.hour12,
    hostName: host.name,
    hostZone: host.timeZone,
    meeting: booking.meeting,
    roomUrl: roomOf(booking, host),
    phoneNumber: booking.phoneNumber,
    reminders: remindersAhead(booking),
    manageUrl: `${base}${managePath(ctx, booking.id)}`,
    setUpUrl: booking.setUp && `${base}${booking.setUp}`,
  }
}

/** The meeting address of a video call. The host may have lost it since; then they send a link themselves. */
export const roomOf = ({ meeting }: Booking, { roomUrl }: Host) => (meeting === 'video' ? roomUrl : null)

/** One UID and a rising sequence, so that calendars update the entry instead of adding one. */
export function calendarOf(ctx: Context, booking: Booking, host: Host) {
  const method: CalendarEvent['method'] = booking.cancelledAt ? 'CANCEL' : 'REQUEST'
  const email = bookingEmail(ctx, booking, host)
  const text = ctx.calendar.write({
    method,
    id: booking.id,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    createdAt: booking.createdAt,
    changedAt: booking.updatedAt,
    reference: booking.reference,
    visitor: {
      name: `${booking.firstName} ${booking.lastName}`.trim() || booking.email,
      email: booking.email,
    },
    host: { name: host.name, email: host.email },
    meeting: booking.meeting,
    roomUrl: roomOf(booking, host),
    phoneNumber: booking.phoneNumber,
    manageUrl: email.manageUrl,
  })
  return { method, text }
}
