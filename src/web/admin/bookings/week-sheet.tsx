import { Link } from 'react-router'
import { bookingsPage, bookingTexts, meetingTexts } from '#content/admin/bookings.ts'
import { addDays, localTime } from '#rules/zone-time.ts'
import { cityOf, clockAt, dayNames } from '#rules/zone-text.ts'
import type { BookingRow } from '#domain/booking/admin-list.ts'
import { useOwnZone } from '#web/admin/parts/use-own-zone.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import './week-sheet.css'

interface WeekSheetProps {
  monday: string
  /** Of the server's clock. */
  now: string
  bookings: readonly BookingRow[]
  holidays: readonly { day: string; name: string; host: string | null }[]
}

const { week: copy } = bookingsPage

/** Seven days beside each other, on the reader's own clock; below one another where there is no room. */
export function WeekSheet({ monday, now, bookings, holidays }: WeekSheetProps) {
  const zone = useOwnZone()
  const today = localTime(Date.parse(now), zone).day
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const [from, to] = [dayNames(monday), dayNames(addDays(monday, 6))]
  return (
    <section className="week" aria-labelledby="week-name">
      <div className="week-head">
        <h2 id="week-name">
          {from.number} {from.month !== to.month && from.month} – {to.number} {to.month} {to.year}
        </h2>
        <nav aria-label={copy.name}>
          <Link className="text-link" to={`?week=${addDays(monday, -7)}`} preventScrollReset>
            {copy.earlier}
          </Link>
          <Link className="text-link" to="?" preventScrollReset>
            {copy.today}
          </Link>
          <Link className="text-link" to={`?week=${addDays(monday, 7)}`} preventScrollReset>
            {copy.later}
          </Link>
        </nav>
      </div>
      <ol className="week-days">
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            zone={zone}
            isToday={day === today}
            bookings={bookings.filter(({ startsAt }) => localTime(Date.parse(startsAt), zone).day === day)}
            holidays={holidays.filter((holiday) => holiday.day === day)}
          />
        ))}
      </ol>
      <p className="caption">{copy.clock(cityOf(zone))}</p>
    </section>
  )
}

interface WeekDayProps extends Pick<WeekSheetProps, 'bookings' | 'holidays'> {
  day: string
  zone: string
  isToday: boolean
}

function WeekDay({ day, zone, isToday, bookings, holidays }: WeekDayProps) {
  const { weekday, number, month } = dayNames(day)
  return (
    <li className="week-day" data-today={isToday || undefined}>
      <h3 aria-current={isToday ? 'date' : undefined}>
        <span>{weekday}</span> <span className="week-number">{number}</span>
        <span className="visually-hidden"> {month}</span>
      </h3>
      {holidays.map(({ name, host }) => (
        <p key={`${name} ${host}`} className="week-off">
          {copy.off(name, host)}
        </p>
      ))}
      {bookings.length === 0 && holidays.length === 0 && <p className="week-empty">{copy.empty}</p>}
      <ul>
        {bookings.map(({ id, startsAt, name, host, meeting, state }) => (
          <li key={id}>
            <Link className="week-booking" to={`/admin/bookings/${id}`}>
              <span className="week-time">{clockAt(Date.parse(startsAt), zone)}</span>
              <b>{name}</b>
              <span className="week-host">
                {host.name} · {meetingTexts[meeting]}
              </span>
              {state !== 'ahead' && (
                <Badge tone={state === 'over' || state === 'no-show' ? 'alert' : 'plain'}>
                  {bookingTexts.states[state]}
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
