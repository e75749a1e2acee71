import { pages } from '#content/shared/pages.ts'
import { placeSentence } from '#content/shared/booking/place.ts'
import { answerLabels } from '#content/shared/booking/answers.ts'
import { bookingCopy, scheduleDemo } from '#content/site/booking.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import type { BookingView, Slot } from '#contract/bookings/shapes.ts'
import { readSetUp } from '#contract/demo/set-up.ts'
import { whenSentence, meetingTimes } from '#rules/zone-text.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { SetUpStrip } from '../set-up-strip.tsx'
import { CalendarLinks } from './calendar-links.tsx'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'

export interface Refusal {
  notice: { title: string; message: string }
  nearest: string[] | undefined
}

interface BookingDetailsProps {
  booking: BookingView
  token: string
  /** Whether the reader's clock counts to twelve. */
  hour12: boolean
  isNew: boolean
  isMoved: boolean
  /** What the visitor is about to do: `move` or `cancel`. */
  change: string | null
  refusal: Refusal | undefined
  slots: readonly Slot[]
  chosen: { place: string; startsAt: string | undefined }
}

/** Everything about one booking, and what can still be done about it. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, token, hour12, isNew, isMoved, change, refusal, slots, chosen } = props
  const texts = bookingCopy[booking.state === 'booked' && isMoved ? 'moved' : booking.state]
  const changing = booking.state === 'booked' && booking.canChange ? change : null
  const base = `?token=${encodeURIComponent(token)}`
  return (
    <div className="schedule-panel booking-panel">
      <h1>
        {changing === 'move' ? copy.moveHeading : changing === 'cancel' ? copy.cancelHeading : texts.heading}
      </h1>
      {!changing && <p className="lead">{leadOf(booking, isNew, isMoved)}</p>}
      {refusal && (
        <p className="schedule-notice" role="alert">
          <b>{refusal.notice.title}.</b> {refusal.notice.message}
        </p>
      )}
      {booking.state !== 'booked' && (
        <ButtonLink href={pages.scheduleDemo.path}>{bookingCopy.again}</ButtonLink>
      )}
      {changing === 'move' && (
        <MoveForm {...{ booking, token, hour12, base, slots, chosen }} nearest={refusal?.nearest} />
      )}
      {changing === 'cancel' && <CancelForm base={base} />}
      {booking.state === 'booked' && !changing && (
        <>
          <p className="booking-when">
            {whenSentence(booking.startsAt, booking.endsAt, booking.timeZone, hour12)}
            <BookingPlace booking={booking} />
          </p>
          <CalendarLinks {...{ booking, token }} />
          <Prepared booking={booking} />
          <Changes {...{ booking, base, hour12 }} />
        </>
      )}
    </div>
  )
}

/** The link of the video call, or the number that is called. */
function BookingPlace({ booking: { host, meeting, phoneNumber } }: { booking: BookingView }) {
  const { roomUrl } = host
  if (meeting === 'phone' || !roomUrl) {
    return <span>{placeSentence({ meeting, host: host.name, roomUrl, phoneNumber })}</span>
  }
  return (
    <span>
      {bookingCopy.video(host.name)}{' '}
      <a className="text-link" href={roomUrl}>
        {roomUrl}
      </a>
    </span>
  )
}

function leadOf(booking: BookingView, isNew: boolean, isMoved: boolean): string {
  if (booking.state !== 'booked') return bookingCopy[booking.state].lead
  if (isMoved) return bookingCopy.moved.lead
  return isNew ? bookingCopy.booked.lead(booking.email) : scheduleDemo.lead
}

const { prepare, change: copy } = bookingCopy

/** The visitor's answers; the host sees the same. */
function Prepared({ booking: { answers, setUp } }: { booking: BookingView }) {
  const kept = readSetUp(setUp)
  const { platform, orders, pain, note } = answers
  return (
    <section className="booking-part">
      <h2>{prepare.heading}</h2>
      {platform || orders || pain || note ? (
        <dl className="booking-facts">
          {platform && <Fact name={prepare.platform} value={answerLabels.platform[platform].title} />}
          {orders && <Fact name={prepare.orders} value={answerLabels.orders[orders].title} />}
          {pain && <Fact name={prepare.pain} value={answerLabels.pain[pain].title} />}
          {note && <Fact name={prepare.note} value={note} />}
        </dl>
      ) : (
        <p>{prepare.nothing}</p>
      )}
      {kept ? (
        <SetUpStrip setUp={kept} />
      ) : (
        <a className="text-link" href={pages.themes.path}>
          {prepare.themes}
        </a>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Changes({ booking, base, hour12 }: { booking: BookingView; base: string; hour12: boolean }) {
  const until = new Date(Date.parse(booking.startsAt) - bookingRules.changeMinutes * 60_000).toISOString()
  return (
    <section className="booking-part">
      <h2>{copy.heading}</h2>
      <p>{booking.canChange ? copy.until(untilText(until, booking.timeZone, hour12)) : copy.tooLate}</p>
      {booking.canChange ? (
        <p className="booking-actions">
          <ButtonLink href={`${base}&change=move`} variant="secondary" icon="loop">
            {copy.move}
          </ButtonLink>
          <a className="text-link" href={`${base}&change=cancel`}>
            {copy.cancel}
          </a>
        </p>
      ) : (
        <ButtonLink href={pages.contact.path} variant="secondary">
          {pages.contact.name}
        </ButtonLink>
      )}
    </section>
  )
}

const untilText = (until: string, zone: string, hour12: boolean) => {
  const { day, from } = meetingTimes(until, until, zone, hour12)
  return `${from} on ${day}`
}
