import { data, Form, redirect, useNavigation } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { slotPicker } from '#content/shared/booking/slot-picker.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { bookingInput } from '#contract/bookings/shapes.ts'
import { bookSlot } from '#domain/booking/book-slot.ts'
import { findLead } from '#domain/booking/save-lead.ts'
import { managePath } from '#domain/booking/manage-link.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
import { formFields } from '#web/form-fields.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { requestContext } from '#web/request-context.server.ts'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { answerToError } from '#web/site/forms/posted-form.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import { endOf } from '../end-of.ts'
import { UnknownLink } from '../unknown-link.tsx'
import type { Route } from './+types/confirm.ts'
import { readAddress } from './address.ts'
import '../schedule-a-demo.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf({ ...pages.scheduleDemo, title: bookingCopy.title, indexed: false })

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

/** The form that was sent without script, with the secret that the email had. */
async function requestOf(ctx: RequestContext, lead: string) {
  const found = await findLead(ctx, lead)
  if (!found?.request) return undefined
  return bookingInput.safeParse({ ...found.request, email: found.email, lead }).data
}

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const requested = await requestOf(context.get(requestContext), readAddress(request.url).lead)
  if (!requested?.starts_at) return data(null, 404)
  const { starts_at: startsAt, time_zone: zone, hour12 } = requested
  return data({ startsAt: startsAt.toISOString(), zone, hour12 })
}

interface ConfirmAnswer extends FormAnswer {
  /** The free times next to one that somebody else has taken. */
  nearest?: string[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const values = await formFields(request)
  try {
    const requested = await requestOf(ctx, readAddress(request.url).lead)
    if (!requested) throw new DomainError('lead_unknown')
    const starts_at = values.starts_at ? new Date(values.starts_at) : requested.starts_at
    const booking = await bookSlot(ctx, { ...requested, starts_at })
    return redirect(`${managePath(ctx, booking.id)}&new=1`, 303)
  } catch (error) {
    const nearest = error instanceof DomainError ? error.nearest : undefined
    return data<ConfirmAnswer>({ ...answerToError(error, values), nearest }, 409)
  }
}

const { confirm: copy, details } = scheduleDemo

/** The last step without script: the link in the email books the time. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (!loaderData) return <UnknownLink />
  const { startsAt, zone, hour12 } = loaderData
  const { notice, nearest } = actionData ?? {}
  return (
    <SiteLayout header="index">
      <div className="schedule">
        <div className="schedule-panel">
          <Form method="post" className="schedule-form" noValidate>
            <h1 className="schedule-heading">{copy.heading}</h1>
            <p>{whenSentence(startsAt, endOf(startsAt), zone, hour12)}</p>
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
                defaultValue={nearest[0]}
                cells={nearest.map((value) => ({
                  value,
                  title: whenSentence(value, endOf(value), zone, hour12),
                }))}
              />
            )}
            <Button type="submit" size="large" wide busy={isBusy}>
              {isBusy ? details.booking : details.book}
            </Button>
          </Form>
        </div>
        <SidePicture label={scheduleDemo.card.title}>
          <AppointmentCard {...{ zone, hour12, startsAt }} endsAt={endOf(startsAt)} />
        </SidePicture>
      </div>
    </SiteLayout>
  )
}
