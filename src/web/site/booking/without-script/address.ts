import { bookingInstant } from '#contract/bookings/shapes.ts'
import { readSetUp } from '#contract/demo/set-up.ts'
import { isZone } from '#rules/zone-time.ts'
import { zoneOf } from '#web/kit/slot-picker/places.ts'

/** The query of the pages without script: lead, time zone, time and the visitor's own demo set-up. */
export function readAddress(url: string) {
  const query = new URL(url).searchParams
  const place = query.get('place') ?? ''
  return {
    lead: query.get('lead') ?? '',
    setUp: readSetUp(query.get('set_up') ?? '')?.path ?? '',
    place: isZone(zoneOf(place)) ? place : 'UTC',
    startsAt: bookingInstant.safeParse(query.get('starts_at')).data?.toISOString(),
  }
}
