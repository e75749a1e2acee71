import { data, Form, redirect, useNavigation } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { slotPicker } from '#content/shared/slot-picker.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { bookingForm, bookingInput } from '#contract/bookings/shapes.ts'
import { bookSlot } from '#domain/booking/book-slot.ts'
import { findLead } from '#domain/booking/keep-lead.ts'
import { managePath } from '#domain/booking/manage-link.ts'
import { DomainError } from '#domain/domain-error.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
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

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { lead, place, startsAt } = readAddress(request.url)
  const found = await findLead(context.get(requestContext), lead)
  if (!found?.email || !startsAt) return data(null, 404)
  return data({ lead, place, startsAt, email: found.email })
}

interface DetailsAnswer extends FormAnswer {
  /** The free times next to one that somebody else has taken. */
  nearest?: string[]
}

/** The lead came by email, so no captcha is needed. The time is taken now; it was not held before. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const { lead, place, startsAt } = readAddress(request.url)
  const { values, input, refusal } = await readPostedForm(request, bookingForm)
  if (!input) return data<DetailsAnswer>(refusal ?? {}, 400)
  try {
    const found = await findLead(ctx, lead)
    if (!found?.answers) throw new DomainError('lead_unknown')
    const booking = await bookSlot(
      ctx,
      bookingInput.parse({
        ...found.answers,
        ...input,
        email: found.email,
        lead,
        time_zone: zoneOf(place),
        set_up: found.setUp,
        starts_at: values.starts_at ?? startsAt,
      }),
    )
    return redirect(`${managePath(ctx, booking.id)}&new=1`, 303)
  } catch (error) {
    const nearest = error instanceof DomainError ? error.nearest : undefined
    return data<DetailsAnswer>({ ...answerToError(error, values), nearest }, 409)
  }
}

const { details: copy } = scheduleDemo

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (!loaderData) return <UnknownLink />
  const { lead, place, startsAt, email } = loaderData
  const zone = zoneOf(place)
  const { values = {}, errors = {}, notice, nearest } = actionData ?? {}
  const times = `${pages.scheduleDemo.path}/times?${new URLSearchParams({ lead, place })}`
  return (
    <SiteLayout header="index">
      <div className="schedule">
        <div className="schedule-panel">
          <Form method="post" className="schedule-form" noValidate>
            <h1 className="schedule-heading">{copy.heading}</h1>
            <p>
              {whenSentence(startsAt, endOf(startsAt), zone)}{' '}
              <a className="text-link" href={times}>
                {copy.change}
              </a>
            </p>
            {notice && (
              <p className="schedule-notice" role="alert">
                <b>{notice.title}.</b> {notice.message}
              </p>
            )}
            {nearest && (
              <RadioCells
                legend={slotPicker.taken.text}
                name="starts_at"
                variant="list"
                cells={nearest.map((value) => ({ value, title: whenSentence(value, endOf(value), zone) }))}
              />
            )}
            <DetailsFields {...{ values, errors }} />
            <p className="schedule-writes-to">
              {copy.writesTo} <b className="typed">{email}</b>. {copy.phoneHint}
            </p>
            <Button type="submit" size="large" wide busy={isBusy}>
              {isBusy ? copy.booking : copy.book}
            </Button>
          </Form>
        </div>
        <SidePicture label={scheduleDemo.card.title}>
          <AppointmentCard {...{ zone, startsAt }} endsAt={endOf(startsAt)} />
        </SidePicture>
      </div>
    </SiteLayout>
  )
}
