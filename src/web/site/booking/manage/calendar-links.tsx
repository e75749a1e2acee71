import { pages } from '#content/shared/pages.ts'
import { placeSentence } from '#content/shared/booking/place.ts'
import { bookingCopy, calendarTexts } from '#content/site/booking.ts'
import type { BookingView } from '#contract/bookings/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'

const { calendar: copy } = bookingCopy

/** The calendar file, and links to the two web calendars, which get only the time. */
export function CalendarLinks({ booking, token }: { booking: BookingView; token: string }) {
  return (
    <section className="booking-part">
      <h2>{copy.heading}</h2>
      <p className="booking-actions">
        <ButtonLink
          href={`${pages.scheduleDemo.path}/booking.ics?token=${encodeURIComponent(token)}`}
          icon="download"
        >
          {copy.file}
        </ButtonLink>
        <NewTab href={googleUrl(booking)}>{copy.google}</NewTab>
        <NewTab href={outlookUrl(booking)}>{copy.outlook}</NewTab>
      </p>
      <p className="caption">{copy.note}</p>
    </section>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (new tab)</span> <Icon name="out" size={16} />
    </a>
  )
}

const placeOf = ({ host, meeting, phoneNumber }: BookingView) =>
  host.roomUrl ?? placeSentence({ meeting, host: host.name, roomUrl: null, phoneNumber })

/** `20261117T103000Z` */
const compact = (iso: string) => `${iso.replaceAll(/[-:]/g, '').slice(0, 15)}Z`

function googleUrl(booking: BookingView): string {
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarTexts.summary,
    dates: `${compact(booking.startsAt)}/${compact(booking.endsAt)}`,
    details: booking.reference,
    location: placeOf(booking),
  }).toString()
  return url.href
}

function outlookUrl(booking: BookingView): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose')
  url.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: calendarTexts.summary,
    startdt: booking.startsAt,
    enddt: booking.endsAt,
    body: booking.reference,
    location: placeOf(booking),
  }).toString()
  return url.href
}
