import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { dayText } from '#rules/zone-text.ts'
import { itemAfterKey } from '#web/kit/forms/roving.ts'
import { MoreTimes, OnlyMoreTimes } from './more-times.tsx'
import { byHours, type DaySlot, partsOfDay } from './slot-days.ts'
import { type TimeChoice, TimeButton } from './time-button.tsx'

interface DayTimesProps extends TimeChoice {
  heading: RefObject<HTMLHeadingElement | null>
  day: string
  slots: readonly DaySlot[]
}

/** The times of the day that is picked: those of the visitor's working day, then the others behind a disclosure. */
export function DayTimes({ heading, day, slots, ...choice }: DayTimesProps) {
  const { inHours, others } = byHours(slots)
  return (
    <section className="day-times" aria-label={copy.on(dayText(day))}>
      <h2 ref={heading} tabIndex={-1}>
        {dayText(day)} <span className="day-times-count">{copy.times(slots.length)}</span>
      </h2>
      {inHours.length > 0 ? <Times {...choice} slots={inHours} /> : <OnlyMoreTimes hour12={choice.hour12} />}
      <MoreTimes
        key={day}
        count={others.length}
        open={others.some(({ starts_at }) => starts_at === choice.chosen)}
      >
        <Times {...choice} slots={others} />
      </MoreTimes>
    </section>
  )
}

/** One stop for the Tab key; arrows walk. */
function Times({ slots, ...choice }: TimeChoice & { slots: readonly DaySlot[] }) {
  const group = useRef<HTMLDivElement>(null)
  const first = slots.find((slot) => slot.starts_at === choice.chosen) ?? slots[0]

  const walk = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const next =
      itemAfterKey(event, buttons, 'horizontal') ??
      (event.key.startsWith('Arrow') ? itemAfterKey(event, buttons, 'vertical') : undefined)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the buttons inside
    <div className="day-times-parts" ref={group} onKeyDown={walk}>
      {partsOfDay(slots).map((part) => (
        <div key={part.name} className="day-times-part">
          <h3>{copy.parts[part.name]}</h3>
          <ul>
            {part.slots.map((slot) => (
              <li key={slot.starts_at}>
                <TimeButton {...choice} slot={slot} tabIndex={slot === first ? 0 : -1} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
