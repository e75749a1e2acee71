import { useEffect } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { cancelForm, moveForm } from '#contract/bookings/shapes.ts'
import { checkSlots } from '#domain/booking/reserve-slot.ts'
import { cityOf, countsToTwelve } from '#rules/zone-text.ts'
import { cancelBooking, moveBooking } from '#domain/booking/change-booking.ts'
import { viewBooking } from '#domain/booking/view-booking.ts'
import { DomainError } from '#domain/domain-error.ts'
import { headOf } from '#web/document-head.ts'
import { formFields } from '#web/form-fields.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { Agenda } from '../agenda.tsx'
import { AppointmentCard } from '../appointment-card.tsx'
import { UnknownLink } from '../unknown-link.tsx'
import { forgetDraft } from '../use-booking.ts'
import { readAddress } from '../without-script/address.ts'
import type { Route } from './+types/route.ts'
import { BookingDetails } from './booking-details.tsx'
import '../schedule-a-demo.css'
import './booking.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf({ ...pages.scheduleDemo, title: bookingCopy.title, indexed: false })

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request)
  const ctx = context.get(requestContext)
  const booking = await viewBooking(ctx, token)
  const { place, startsAt } = readAddress(request.url)
  const query = new URL(request.url).searchParams
  const zone = booking?.timeZone ?? 'UTC'
  return data(
    {
      token,
      booking,
      hour12: countsToTwelve(request.headers.get('accept-language') ?? ''),
      slots:
        booking && query.get('change') === 'move'
          ? await checkSlots(ctx, '', { video: booking.meeting === 'video' })
          : [],
      chosen: { place: query.has('place') ? place : `${zone} ${cityOf(zone)}`, startsAt },
    },
    booking ? 200 : 404,
  )
}

/** Opening the link changes nothing, because mail scanners open links too; only the buttons do. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenIn(request)
  const ctx = context.get(requestContext)
  const { intent, ...fields } = await formFields(request)
  const here = `${pages.scheduleDemo.path}/booking?token=${encodeURIComponent(token)}`
  try {
    if (intent === 'cancel') {
      await cancelBooking(ctx, token, cancelForm.parse(fields).reason)
      return redirect(here, 303)
    }
    const requested = moveForm.safeParse(fields)
    if (!requested.success) return data({ notice: errorMessages.invalid_input, nearest: undefined }, 400)
    await moveBooking(ctx, token, { startsAt: requested.data.starts_at, timeZone: requested.data.time_zone })
    return redirect(`${here}&moved=1`, 303)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ notice: errorMessages[error.code], nearest: error.nearest }, 409)
  }
}

const { card } = scheduleDemo

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, token, hour12, slots, chosen } = loaderData
  const [query] = useSearchParams()
  const isNew = query.has('new')

  // What was typed on the way here is not needed any more.
  useEffect(() => {
    if (isNew) forgetDraft()
  }, [isNew])

  if (!booking) return <UnknownLink />
  const isOff = booking.state === 'cancelled'
  return (
    <SiteLayout header="index">
      <div className="schedule booking">
        <BookingDetails
          {...{ booking, token, hour12, isNew, slots, chosen }}
          isMoved={query.has('moved')}
          change={query.get('change')}
          refusal={actionData}
        />
        <SidePicture label={card.title}>
          <AppointmentCard
            zone={booking.timeZone}
            hour12={hour12}
            startsAt={booking.startsAt}
            endsAt={booking.endsAt}
            host={booking.host}
            reference={booking.reference}
            stamp={booking.state === 'booked' ? card.booked : card[booking.state]}
            isOff={isOff}
          />
        </SidePicture>
      </div>
      {booking.state === 'booked' && <Agenda />}
    </SiteLayout>
  )
}
