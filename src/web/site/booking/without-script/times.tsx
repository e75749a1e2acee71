import { data } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { slotPicker as copy } from '#content/shared/slot-picker.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { checkSlots } from '#domain/booking/hold-slot.ts'
import { findLead } from '#domain/booking/keep-lead.ts'
import { headOf } from '#web/document-head.ts'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import { requestContext } from '#web/request-context.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import { UnknownLink } from '../unknown-link.tsx'
import type { Route } from './+types/times.ts'
import { readAddress } from './address.ts'
import { TimeList } from './time-list.tsx'
import '../schedule-a-demo.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf({ ...pages.scheduleDemo, title: bookingCopy.title, indexed: false })

/** The secret in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { lead, place } = readAddress(request.url)
  if (!(await findLead(ctx, lead))) return data(null, 404)
  return data({ lead, place, slots: await checkSlots(ctx, lead) })
}

/** The free times as a plain list: the link to it is emailed to browsers without script. */
export default function Times({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <UnknownLink />
  const { lead, place, slots } = loaderData
  return (
    <SiteLayout header="index">
      <div className="schedule">
        <div className="schedule-panel">
          <div className="schedule-form">
            <h1 className="schedule-heading">{copy.heading}</h1>
            <TimeList {...{ slots, place }} to={`${pages.scheduleDemo.path}/details`} query={{ lead }} />
          </div>
        </div>
        <SidePicture label={scheduleDemo.card.title}>
          <AppointmentCard zone={zoneOf(place)} />
        </SidePicture>
      </div>
    </SiteLayout>
  )
}
