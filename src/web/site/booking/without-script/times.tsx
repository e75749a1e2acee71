import { pages } from '#content/shared/pages.ts'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { checkSlots } from '#domain/booking/reserve-slot.ts'
import { countsToTwelve } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import { requestContext } from '#web/request-context.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import type { Route } from './+types/times.ts'
import { readAddress } from './address.ts'
import { TimeList } from './time-list.tsx'
import '../schedule-a-demo.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf({ ...pages.scheduleDemo, title: bookingCopy.title, indexed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { place, setUp } = readAddress(request.url)
  return {
    place,
    setUp,
    hour12: countsToTwelve(request.headers.get('accept-language') ?? ''),
    slots: await checkSlots(ctx, ''),
  }
}

/** The free times as a plain list, for browsers without script. */
export default function Times({ loaderData }: Route.ComponentProps) {
  const { place, setUp, hour12, slots } = loaderData
  return (
    <SiteLayout header="index">
      <div className="schedule">
        <div className="schedule-panel">
          <div className="schedule-form">
            <h1 className="schedule-heading">{copy.heading}</h1>
            <TimeList
              {...{ slots, place, hour12 }}
              to={`${pages.scheduleDemo.path}/details`}
              query={setUp ? { set_up: setUp } : {}}
            />
          </div>
        </div>
        <SidePicture label={scheduleDemo.card.title}>
          <AppointmentCard zone={zoneOf(place)} hour12={hour12} />
        </SidePicture>
      </div>
    </SiteLayout>
  )
}
