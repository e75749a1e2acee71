import { pages } from '#content/shared/pages.ts'
import { bookingCopy } from '#content/site/booking.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'

/** For a link that is cut off, too old or invented. */
export function UnknownLink() {
  return (
    <SiteLayout>
      <div className="booking-unknown wrap">
        <h1>{bookingCopy.unknown.heading}</h1>
        <p className="lead">{bookingCopy.unknown.text}</p>
        <ButtonLink href={pages.scheduleDemo.path}>{bookingCopy.again}</ButtonLink>
      </div>
    </SiteLayout>
  )
}
