import { Form } from 'react-router'
import { cities } from '#content/shared/cities.ts'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import type { Slot } from '#contract/bookings/shapes.ts'
import { clockText, dayText } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { placeName, zoneOf } from '#web/kit/slot-picker/places.ts'
import { MoreTimes, OnlyMoreTimes } from '#web/kit/slot-picker/more-times.tsx'
import { byHours, type DaySlot, slotsByDay } from '#web/kit/slot-picker/slot-days.ts'
import '#web/kit/slot-picker/slot-picker.css'

interface TimeListProps {
  slots: readonly Slot[]
  place: string
  hour12: boolean
  /** The page that a time leads to. */
  to: string
  /** What the address of that page and of this one have in common. */
  query: Readonly<Record<string, string>>
}

/** Every free time as a link, below a form that changes the time zone. */
export function TimeList({ slots, place, hour12, to, query }: TimeListProps) {
  const days = [...slotsByDay(slots, zoneOf(place))].toSorted(([a], [b]) => a.localeCompare(b))
  const timeLink = ({ starts_at, minutes }: DaySlot) => (
    <li key={starts_at}>
      <a className="time-button" href={`${to}?${new URLSearchParams({ ...query, place, starts_at })}`}>
        <b>{clockText(minutes, hour12)}</b>
      </a>
    </li>
  )
  return (
    <div className="slot-picker">
      <Form method="get" discover="none" className="slot-picker-head">
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select label={copy.zone} name="place" options={placeOptions(place)} defaultValue={place} />
        <Button type="submit" variant="secondary">
          {copy.showTimes}
        </Button>
      </Form>
      {days.length === 0 && <p>{copy.none.title}</p>}
      <div className="day-list">
        {days.map(([day, times]) => {
          const { inHours, others } = byHours(times)
          return (
            <section key={day}>
              <h2>
                {dayText(day)} <span className="day-times-count">{copy.times(times.length)}</span>
              </h2>
              {inHours.length > 0 ? <ul>{inHours.map(timeLink)}</ul> : <OnlyMoreTimes hour12={hour12} />}
              <MoreTimes count={others.length}>
                <ul>{others.map(timeLink)}</ul>
              </MoreTimes>
            </section>
          )
        })}
      </div>
    </div>
  )
}

function placeOptions(chosen: string) {
  const found = new Map([
    ['UTC', 'UTC'],
    ...cities.map(({ zone, city, country }) => [`${zone} ${city}`, `${city}, ${country}`] as const),
  ])
  if (!found.has(chosen)) found.set(chosen, placeName(chosen))
  return [...found]
    .map(([value, text]) => ({ value, text }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
}
