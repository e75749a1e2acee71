import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Calendar, CalendarEvent } from '#domain/ports/ports.ts'

interface Settings {
  /** The sender of our mails, who invites. */
  from: string
  publicBaseUrl: string
  texts: {
    product: string
    summary: string
    place(event: Pick<CalendarEvent, 'meeting' | 'roomUrl' | 'phoneNumber'> & { host: string }): string
    description(reference: string, place: string, manageUrl: string): string
  }
}

/** Entries that calendars recognise: the id of the booking is their UID for ever, and the sequence only rises. */
export function icalCalendar({ from, publicBaseUrl, texts }: Settings): Calendar {
  const host = new URL(publicBaseUrl).hostname
  const organizer = personOf(from)
  return {
    write(event) {
      const isCancelled = event.method === 'CANCEL'
      const { meeting, roomUrl, phoneNumber } = event
      const place = texts.place({ meeting, roomUrl, phoneNumber, host: event.host.name })
      const calendar = ical({
        prodId: { company: texts.product, product: 'Demo', language: 'EN' },
        method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
      })
      calendar.createEvent({
        id: `${event.id}@${host}`,
        sequence: event.sequence,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        start: event.startsAt,
        end: event.endsAt,
        created: event.createdAt,
        lastModified: event.changedAt,
        stamp: event.changedAt,
        summary: texts.summary,
        description: texts.description(event.reference, place, event.manageUrl),
        location: roomUrl ?? place,
        url: roomUrl ?? event.manageUrl,
        organizer,
        attendees: [event.visitor, event.host].map((person) => ({
          ...person,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        })),
      })
      return calendar.toString()
    },
  }
}

/** `Infiniti <hello@infiniti.example>`, or the address alone. */
function personOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^(.*?)\s*<([^>]+)>$/.exec(from.trim()) ?? []
  return { name: name.replaceAll('"', '') || email, email }
}
