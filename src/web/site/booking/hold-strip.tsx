import { scheduleDemo } from '#content/site/booking.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import type { Hold } from '#contract/bookings/shapes.ts'
import { clockRange, meetingTimes, whenSentence } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import './hold-strip.css'

interface HoldStripProps {
  hold: Hold
  zone: string
  hour12: boolean
  secondsLeft: number
  busy: boolean
  onAgain(): void
  onOther(): void
}

const { details: copy } = scheduleDemo
const wholeSeconds = bookingRules.holdMinutes * 60

/** The held time with its countdown; after it, two ways to continue. */
export function HoldStrip({ hold, zone, hour12, secondsLeft, busy, onAgain, onOther }: HoldStripProps) {
  const { day, from, to, city, offset } = meetingTimes(hold.starts_at, hold.ends_at, zone, hour12)
  const host = meetingTimes(hold.starts_at, hold.ends_at, hold.host.zone, hour12)
  const isOver = secondsLeft === 0
  return (
    <section className="hold-strip" data-over={isOver || undefined} aria-label={copy.held}>
      <div className="hold-strip-when">
        <p className="hold-strip-day">
          <b>{day}</b>
          <b className="typed">{clockRange(from, to)}</b>
        </p>
        <p className="hold-strip-zones">
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
          {hold.host.name}
        </p>
      </div>
      <p className="hold-strip-clock" aria-hidden="true">
        {clockOf(secondsLeft)}
      </p>
      <progress className="hold-strip-bar" value={secondsLeft} max={wholeSeconds} aria-label={copy.held} />
      {/* Heard three times: at the start, a minute before the end, and at the end. */}
      <output className="visually-hidden">
        {isOver
          ? copy.status.over
          : secondsLeft <= 60
            ? copy.status.minute
            : copy.status.held(whenSentence(hold.starts_at, hold.ends_at, zone, hour12))}
      </output>
      {isOver ? (
        <div className="hold-strip-over">
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
        <button type="button" className="hold-strip-other text-link" onClick={onOther}>
          {copy.change}
        </button>
      )}
    </section>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
