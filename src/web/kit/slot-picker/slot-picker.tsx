import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { pages } from '#content/shared/pages.ts'
import { askForTime as ask, slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { cityOf, clockAt, dayText } from '#rules/zone-text.ts'
import { localTime } from '#rules/zone-time.ts'
import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Skeleton } from '#web/kit/data/skeleton.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { DayGrid } from './day-grid.tsx'
import { DayList } from './day-list.tsx'
import { DayTimes } from './day-times.tsx'
import { places } from './place-list.ts'
import { zoneOf } from './places.ts'
import { firstDay, slotsByDay } from './slot-days.ts'
import type { Slots } from './slots.ts'
import './slot-picker.css'

interface SlotPickerProps {
  state: Slots
  place: string
  /** Whether the reader's clock counts to twelve. */
  hour12?: boolean
  /** The time that is held or booked now. */
  chosen?: string
  /** The time that is being asked for. */
  reserving?: string
  /** After a refusal: what is left nearby. */
  nearest?: string[]
  /** The day whose times are shown. */
  onDay?(day: string): void
  onPlace(place: string): void
  onChoose(startsAt: string): void
  onAgain(): void
}

const never = () => () => {}

/** Rendered in the browser only, because times and zone names depend on it. */
export function SlotPicker(props: SlotPickerProps) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <LivePicker {...props} /> : <Skeleton label={copy.loading} shape="rows" count={6} />
}

/** Free times on the visitor's clock, as a calendar or as a list, with the host's clock beside each. */
function LivePicker(props: SlotPickerProps) {
  const { state, place, onPlace, onAgain } = props
  const [now] = useState(() => Date.now())
  const items = useMemo(() => places(place, now), [place, now])
  const [view, setView] = useState('calendar')
  return (
    <div className="slot-picker">
      <div className="slot-picker-head">
        <Combobox
          label={copy.zone}
          items={items}
          value={place}
          onChange={(id) => id && onPlace(id)}
          nothing={copy.noZone}
          required
        />
        <RadioCells
          legend={copy.view}
          variant="strip"
          value={view}
          onChange={setView}
          cells={[
            { value: 'calendar', title: copy.calendar },
            { value: 'list', title: copy.list },
          ]}
        />
      </div>
      {state.status === 'loading' && <Skeleton label={copy.loading} shape="rows" count={6} />}
      {state.status === 'failed' && (
        <EmptyState title={copy.failed.title} action={<Button onClick={onAgain}>{copy.failed.again}</Button>}>
          {copy.failed.text}
        </EmptyState>
      )}
      {state.status === 'ready' && state.slots.length === 0 && (
        <EmptyState
          title={copy.none.title}
          action={<ButtonLink href={`${pages.contact.path}?about=demo`}>{ask.action}</ButtonLink>}
        >
          {copy.none.text}
        </EmptyState>
      )}
      {state.status === 'ready' && state.slots.length > 0 && (
        <FreeTimes {...props} slots={state.slots} view={view} now={now} />
      )}
    </div>
  )
}

interface FreeTimesProps extends SlotPickerProps {
  slots: Extract<Slots, { status: 'ready' }>['slots']
  view: string
  now: number
}

function FreeTimes(props: FreeTimesProps) {
  const { slots, view, now, place, hour12, chosen, reserving, nearest, onDay, onChoose } = props
  const zone = zoneOf(place)
  const days = useMemo(() => slotsByDay(slots, zone), [slots, zone])
  const first = useMemo(() => firstDay(days), [days])
  const held = chosen && localTime(Date.parse(chosen), zone).day
  const [picked, setPicked] = useState<string>()
  const day = picked && days.has(picked) ? picked : held && days.has(held) ? held : first
  const times = useRef<HTMLHeadingElement>(null)
  const choice = { zone, hour12, chosen, reserving, onChoose }
  return (
    <>
      {nearest && <Nearest key={nearest.join()} {...{ nearest, zone, hour12, onChoose }} />}
      {view === 'calendar' ? (
        <div className="slot-picker-body">
          <DayGrid
            {...{ days, zone, now, day }}
            onPick={(date) => {
              setPicked(date)
              onDay?.(date)
              times.current?.focus()
            }}
          />
          <DayTimes {...choice} heading={times} day={day} slots={days.get(day) ?? []} />
        </div>
      ) : (
        <DayList {...choice} days={days} />
      )}
    </>
  )
}

/** An alert, because the visitor has just lost the chosen time. */
function Nearest({
  nearest,
  zone,
  hour12,
  onChoose,
}: {
  nearest: string[]
  zone: string
  hour12?: boolean
  onChoose(at: string): void
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="slot-nearest" role="alert" ref={notice} tabIndex={-1}>
      <p>
        <b>{copy.taken.title}</b> {nearest.length > 0 && copy.taken.text}
      </p>
      <ul>
        {nearest.map((startsAt) => (
          <li key={startsAt}>
            <button type="button" onClick={() => onChoose(startsAt)}>
              <span className="typed">{clockAt(Date.parse(startsAt), zone, hour12)}</span>{' '}
              {dayText(localTime(Date.parse(startsAt), zone).day)}
              <span className="visually-hidden"> {copy.here(cityOf(zone))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
