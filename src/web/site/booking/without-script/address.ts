import { bookingInstant } from '#contract/bookings/shapes.ts'
import { isZone } from '#rules/zone-time.ts'
import { zoneOf } from '#web/kit/slot-picker/places.ts'

/** The query of the pages without script: lead, time zone and time. */
export function readAddress(url: string) {
  const query = new URL(url).searchParams
  const place = query.get('place') ?? ''
  return {
    lead: query.get('lead') ?? '',
    place: isZone(zoneOf(place)) ? place : 'UTC',
    startsAt: bookingInstant.safeParse(query.get('starts_at')).data?.toISOString(),
  }
}
