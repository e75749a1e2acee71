import { useState } from 'react'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { dayText } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { MoreTimes, OnlyMoreTimes } from './more-times.tsx'
import { byHours, type DaySlot } from './slot-days.ts'
import { type TimeChoice, TimeButton } from './time-button.tsx'

const atOnce = 4

/** The same times as headings and buttons instead of a grid. */
export function DayList({ days, ...choice }: TimeChoice & { days: Map<string, DaySlot[]> }) {
  const [shown, setShown] = useState(atOnce)
  const dates = [...days.keys()].toSorted()
  return (
    <div className="day-list">
      {dates.slice(0, shown).map((date) => {
        const slots = days.get(date) ?? []
        const { inHours, others } = byHours(slots)
        return (
          <section key={date}>
            <h2>
              {dayText(date)} <span className="day-times-count">{copy.times(slots.length)}</span>
            </h2>
            {inHours.length > 0 ? (
              <Times {...choice} slots={inHours} />
            ) : (
              <OnlyMoreTimes hour12={choice.hour12} />
            )}
            <MoreTimes count={others.length}>
              <Times {...choice} slots={others} />
            </MoreTimes>
          </section>
        )
      })}
      {shown < dates.length && (
        <Button variant="secondary" icon="down" onClick={() => setShown(shown + atOnce)}>
          {copy.more}
        </Button>
      )}
    </div>
  )
}

const Times = ({ slots, ...choice }: TimeChoice & { slots: readonly DaySlot[] }) => (
  <ul>
    {slots.map((slot) => (
      <li key={slot.starts_at}>
        <TimeButton {...choice} slot={slot} />
      </li>
    ))}
  </ul>
)
