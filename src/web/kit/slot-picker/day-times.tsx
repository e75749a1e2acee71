import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { slotPicker as copy } from '#content/shared/slot-picker.ts'
import { dayText } from '#rules/zone-text.ts'
import { itemAfterKey } from '#web/kit/forms/roving.ts'
import { type DaySlot, partsOfDay } from './slot-days.ts'
import { type TimeChoice, TimeButton } from './time-button.tsx'

interface DayTimesProps extends TimeChoice {
  heading: RefObject<HTMLHeadingElement | null>
  day: string
  slots: readonly DaySlot[]
}

/** The times of the day that is picked. One stop for the Tab key; arrows walk. */
export function DayTimes({ heading, day, slots, ...choice }: DayTimesProps) {
  const group = useRef<HTMLElement>(null)
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside
    <section className="day-times" ref={group} aria-label={copy.on(dayText(day))} onKeyDown={walk}>
      <h2 ref={heading} tabIndex={-1}>
        {dayText(day)} <span className="day-times-count">{copy.times(slots.length)}</span>
      </h2>
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
    </section>
  )
}
