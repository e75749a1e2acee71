import { scheduleDemo } from '#content/site/booking.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import type { Reservation } from '#contract/bookings/shapes.ts'
import { clockRange, meetingTimes, whenSentence } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import './reservation-strip.css'

interface ReservationStripProps {
  reservation: Reservation
  zone: string
  hour12: boolean
  secondsLeft: number
  busy: boolean
  onAgain(): void
  onOther(): void
}

const { details: copy } = scheduleDemo
const wholeSeconds = bookingRules.reservationMinutes * 60

/** The held time with its countdown; after it, two ways to continue. */
export function ReservationStrip({
  reservation,
  zone,
  hour12,
  secondsLeft,
  busy,
  onAgain,
  onOther,
}: ReservationStripProps) {
  const { day, from, to, city, offset } = meetingTimes(
    reservation.starts_at,
    reservation.ends_at,
    zone,
    hour12,
  )
  const host = meetingTimes(reservation.starts_at, reservation.ends_at, reservation.host.zone, hour12)
  const isOver = secondsLeft === 0
  return (
    <section className="reservation-strip" data-over={isOver || undefined} aria-label={copy.held}>
      <div className="reservation-strip-when">
        <p className="reservation-strip-day">
          <b>{day}</b>
          <b className="typed">{clockRange(from, to)}</b>
        </p>
        <p className="reservation-strip-zones">
          {city}
          {host.offset !== offset && (
            <>
              {' · '}
              <span className="typed">{clockRange(host.from, host.to)}</span>{' '}
              {host.day !== day && `${host.day}, `}
              {host.city}
            </>
          )}
          {' · '}
          {reservation.host.name}
        </p>
      </div>
      <p className="reservation-strip-clock" aria-hidden="true">
        {clockOf(secondsLeft)}
      </p>
      <progress
        className="reservation-strip-bar"
        value={secondsLeft}
        max={wholeSeconds}
        aria-label={copy.held}
      />
      {/* Heard three times: at the start, a minute before the end, and at the end. */}
      <output className="visually-hidden">
        {isOver
          ? copy.status.over
          : secondsLeft <= 60
            ? copy.status.minute
            : copy.status.held(whenSentence(reservation.starts_at, reservation.ends_at, zone, hour12))}
      </output>
      {isOver ? (
        <div className="reservation-strip-over">
          <p>
            <b>{copy.expired.title}</b> {copy.expired.text}
          </p>
          <Button size="small" icon="loop" busy={busy} onClick={onAgain}>
            {copy.expired.again}
          </Button>
          <button type="button" className="text-link" onClick={onOther}>
            {copy.expired.other}
          </button>
        </div>
      ) : (
        <button type="button" className="reservation-strip-other text-link" onClick={onOther}>
          {copy.change}
        </button>
      )}
    </section>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
