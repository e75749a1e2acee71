import { data, Form, useNavigation } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { bookingForm } from '#contract/bookings/shapes.ts'
import { emailLead } from '#domain/booking/save-lead.ts'
import { countsToTwelve, whenSentence } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { answerToError, readPostedForm } from '#web/site/forms/posted-form.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import { DetailsFields } from '../details-fields.tsx'
import { endOf } from '../end-of.ts'
import { UnknownLink } from '../unknown-link.tsx'
import type { Route } from './+types/details.ts'
import { readAddress } from './address.ts'
import '../schedule-a-demo.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf({ ...pages.scheduleDemo, title: bookingCopy.title, indexed: false })

const hour12Of = (request: Request) => countsToTwelve(request.headers.get('accept-language') ?? '')

export function loader({ request }: Route.LoaderArgs) {
  const { place, setUp, startsAt } = readAddress(request.url)
  if (!startsAt) return data(null, 404)
  return data({ place, setUp, startsAt, hour12: hour12Of(request) })
}

interface Emailed {
  email: string
}

/** The captcha cannot be solved without script, so the link that books is emailed. Nothing is held until then. */
export async function action({ request, context }: Route.ActionArgs) {
  const { place, setUp, startsAt } = readAddress(request.url)
  const { values, input, refusal } = await readPostedForm(request, bookingForm)
  if (!input || !startsAt) return data<FormAnswer<Emailed>>(refusal ?? {}, 400)
  try {
    await emailLead(context.get(requestContext), {
      ...input,
      time_zone: zoneOf(place),
      hour12: hour12Of(request),
      set_up: setUp,
      starts_at: startsAt,
    })
    return data<FormAnswer<Emailed>>({ done: { email: input.email } }, 202)
  } catch (error) {
    return data<FormAnswer<Emailed>>(answerToError(error, values), 429)
  }
}

const { details: copy, emailed } = scheduleDemo

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (!loaderData) return <UnknownLink />
  const { place, setUp, startsAt, hour12 } = loaderData
  const zone = zoneOf(place)
  const { values = {}, errors = {}, notice, done } = actionData ?? {}
  const query = new URLSearchParams({ place, ...(setUp && { set_up: setUp }) })
  return (
    <SiteLayout header="index">
      <div className="schedule">
        <div className="schedule-panel">
          {done ? (
            <div className="schedule-form">
              <h1 className="schedule-heading">{emailed.heading}</h1>
              <p>{emailed.text(done.email)}</p>
            </div>
          ) : (
            <Form method="post" className="schedule-form" noValidate>
              <h1 className="schedule-heading">{copy.heading}</h1>
              <p>
                {whenSentence(startsAt, endOf(startsAt), zone, hour12)}{' '}
                <a className="text-link" href={`${pages.scheduleDemo.path}/times?${query}`}>
                  {copy.change}
                </a>
              </p>
              {notice && (
                <p className="schedule-notice" role="alert">
                  <b>{notice.title}.</b> {notice.message}
                </p>
              )}
              <DetailsFields {...{ values, errors }} />
              <Button type="submit" size="large" wide busy={isBusy}>
                {isBusy ? copy.booking : copy.book}
              </Button>
            </Form>
          )}
        </div>
        <SidePicture label={scheduleDemo.card.title}>
          <AppointmentCard {...{ zone, hour12, startsAt }} endsAt={endOf(startsAt)} />
        </SidePicture>
      </div>
    </SiteLayout>
  )
}
