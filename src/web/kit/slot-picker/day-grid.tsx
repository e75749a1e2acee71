import { type KeyboardEvent, useRef, useState } from 'react'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { addDays, localTime, weekdayOf } from '#rules/zone-time.ts'
import { dayNames } from '#rules/zone-text.ts'
import { type DaySlot, weeksShown } from './slot-days.ts'
import './day-grid.css'

interface DayGridProps {
  days: Map<string, DaySlot[]>
  zone: string
  now: number
  day: string
  onPick(day: string): void
}

/** Where a key leads from a day of the calendar. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
}

/** Weeks as rows, one stop for the Tab key: arrows walk, Home and End go to the ends of the week, Enter picks. */
export function DayGrid({ days, zone, now, day, onPick }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [walked, setWalked] = useState<string>()
  const weeks = weeksShown(now, zone)
  const shown = weeks.flat()
  const today = localTime(now, zone).day
  const stop = walked && shown.includes(walked) ? walked : day

  const walk = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(stop)
    const edge = { PageUp: shown[0], PageDown: shown.at(-1) }[event.key]
    const next = to ?? edge
    if (!next) return
    event.preventDefault()
    if (!shown.includes(next)) return
    setWalked(next)
    grid.current?.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA pattern for dates is a table
    <table className="day-grid" role="grid" aria-label={copy.days} ref={grid} onKeyDown={walk}>
      <caption>{monthsOf(shown)}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((date) => (
            <th key={date} scope="col" abbr={dayNames(date).weekday}>
              {dayNames(date).weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const count = days.get(date)?.length ?? 0
              const { weekday, number, month } = dayNames(date)
              return (
                <td key={date} aria-selected={date === day}>
                  <button
                    type="button"
                    data-day={date}
                    data-today={date === today || undefined}
                    tabIndex={date === stop ? 0 : -1}
                    aria-disabled={count === 0 || undefined}
                    onFocus={() => setWalked(date)}
                    onClick={() => count > 0 && onPick(date)}
                  >
                    {/* Heard as a sentence: Wednesday 18 November, 22 times. */}
                    <span className="visually-hidden">{weekday} </span>
                    <b>{number}</b>
                    <span className={number === 1 ? 'day-grid-month' : 'visually-hidden'}>
                      {' '}
                      {number === 1 ? month.slice(0, 3) : month}
                    </span>
                    <span className="visually-hidden">, {count === 0 && copy.noTimes}</span>
                    <span className="day-grid-note">{count || ''}</span>
                    {count > 0 && <span className="visually-hidden"> {copy.timesWord(count)}</span>}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function monthsOf(shown: string[]): string {
  const [first = '', last = ''] = [shown[0], shown.at(-1)]
  const [from, to] = [dayNames(first), dayNames(last)]
  return copy.month(from.month, `${to.month} ${to.year}`)
}
