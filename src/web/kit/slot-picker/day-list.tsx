import { useState } from 'react'
import { slotPicker as copy } from '#content/shared/slot-picker.ts'
import { dayText } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import type { DaySlot } from './slot-days.ts'
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
        return (
          <section key={date}>
            <h2>
              {dayText(date)} <span className="day-times-count">{copy.times(slots.length)}</span>
            </h2>
            <ul>
              {slots.map((slot) => (
                <li key={slot.starts_at}>
                  <TimeButton {...choice} slot={slot} />
                </li>
              ))}
            </ul>
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
