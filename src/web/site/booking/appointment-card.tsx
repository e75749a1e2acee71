import { brand } from '#content/shared/brand.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { localTime } from '#rules/zone-time.ts'
import { cityOf, clockRange, clockText, dayNames, dayText, offsetText } from '#rules/zone-text.ts'
import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { ClockFace } from './clock-face.tsx'
import './appointment-card.css'

interface AppointmentCardProps {
  /** The visitor's. */
  zone: string
  /** Whether the visitor's clock counts to twelve. */
  hour12?: boolean
  /** A day that is only looked at so far. */
  day?: string
  startsAt?: string
  endsAt?: string
  host?: { name: string; zone: string }
  reference?: string
  /** Struck across it in red. */
  stamp?: string
  isOff?: boolean
}

const { card: copy } = scheduleDemo

/** The appointment on paper: the day large, and below the perforation the same moment on both clocks. */
export function AppointmentCard({
  zone,
  hour12,
  day,
  startsAt,
  endsAt,
  host,
  reference,
  stamp,
  isOff,
}: AppointmentCardProps) {
  const onDay = startsAt ? localTime(Date.parse(startsAt), zone).day : day
  const date = onDay ? dayNames(onDay) : undefined
  return (
    <div className="appointment stays-paper" data-off={isOff || undefined}>
      <div className="appointment-sheet">
        <p className="appointment-head">
          <Logo name={brand.name} />
          <span>{copy.title}</span>
        </p>
        {date ? (
          <p className="appointment-day">
            <span>{date.weekday}</span>
            <b>{date.number}</b>
            <span>
              {date.month} {date.year}
            </span>
          </p>
        ) : (
          <div className="appointment-blank">
            <i />
            <p>{copy.blank}</p>
          </div>
        )}
      </div>
      <div className="appointment-stub">
        <div className="appointment-clocks">
          <OneClock who={copy.you} {...{ zone, hour12, startsAt, endsAt }} />
          <OneClock
            who={host?.name ?? copy.with}
            zone={host?.zone}
            hour12={hour12}
            startsAt={host && startsAt}
            endsAt={host && endsAt}
            visitorZone={zone}
          />
        </div>
        {reference && (
          <p className="appointment-code">
            <Barcode value={reference} />
            <span className="typed">{reference}</span>
          </p>
        )}
      </div>
      {stamp && (
        <RubberStamp className="appointment-stamp" struck>
          {stamp}
        </RubberStamp>
      )}
    </div>
  )
}

interface OneClockProps {
  who: string
  zone?: string
  hour12?: boolean
  startsAt?: string
  endsAt?: string
  visitorZone?: string
}

function OneClock({ who, zone, hour12, startsAt, endsAt, visitorZone }: OneClockProps) {
  const start = startsAt && zone ? localTime(Date.parse(startsAt), zone) : undefined
  const end = endsAt && zone ? localTime(Date.parse(endsAt), zone) : undefined
  const differs =
    start && visitorZone && startsAt && localTime(Date.parse(startsAt), visitorZone).day !== start.day
  return (
    <div className="appointment-clock">
      <ClockFace minutes={start?.minutes} until={end?.minutes} />
      <p>
        <span className="appointment-who">{who}</span>
        <b className="typed">
          {start && end
            ? clockRange(clockText(start.minutes, hour12), clockText(end.minutes, hour12))
            : '––:––'}
        </b>
        <span className="appointment-zone">
          {zone && startsAt
            ? `${cityOf(zone)}, ${offsetText(Date.parse(startsAt), zone)}`
            : zone
              ? cityOf(zone)
              : '\u00a0'}
        </span>
        {differs && <span className="appointment-zone">{dayText(start.day)}</span>}
      </p>
    </div>
  )
}
