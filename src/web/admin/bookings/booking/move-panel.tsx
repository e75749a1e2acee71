import { useState } from 'react'
import { bookingPage as copy } from '#content/admin/bookings.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import { cityOf, whenSentence } from '#rules/zone-text.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useOwnZone } from '#web/admin/parts/use-own-zone.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import { SlotPicker } from '#web/kit/slot-picker/slot-picker.tsx'
import type { AdminSlots } from './use-admin-slots.ts'

interface MovePanelProps {
  booking: { id: string; sequence: number; startsAt: string; endsAt: string }
  hosts: readonly { number: number; name: string }[]
  slots: AdminSlots
  onAgain(): void
}

/** Another time, with this host or another: picked from what is free, then confirmed with both before one's eyes. */
export function MovePanel({ booking, hosts, slots, onAgain }: MovePanelProps) {
  const { run, busy } = useApiAction()
  const own = useOwnZone()
  const [chosenPlace, setPlace] = useState<string>()
  const [picked, setPicked] = useState<string>()
  const [nearest, setNearest] = useState<string[]>()
  const [host, setHost] = useState('')
  const place = chosenPlace ?? `${own} ${cityOf(own)}`
  const zone = zoneOf(place)

  const pick = (startsAt: string | undefined) => {
    setPicked(startsAt)
    setNearest(undefined)
  }

  const move = async (fields: FormData) => {
    if (!picked || busy) return
    const input = {
      id: booking.id,
      sequence: booking.sequence,
      starts_at: picked,
      ...(host && { host: Number(host) }),
      message: textOf(fields, 'message'),
    }
    const done = await run('adminBookingMove', input, {
      done: copy.moved,
      onProblem: ({ nearest: left }) => setNearest(left),
    })
    onAgain()
    if (done) pick(undefined)
  }

  return (
    <Panel id="move" wide state={whenSentence(booking.startsAt, booking.endsAt, own)}>
      <form className="booking-admin-form" action={(fields) => void move(fields)} onReset={keepFields}>
        <Select
          label={copy.with}
          value={host}
          options={[
            { value: '', text: copy.anybody },
            ...hosts.map(({ number, name }) => ({ value: String(number), text: name })),
          ]}
          onChange={({ currentTarget }) => {
            setHost(currentTarget.value)
            pick(undefined)
          }}
        />
        <SlotPicker
          state={slotsFor(slots, host)}
          place={place}
          nearest={nearest}
          chosen={picked}
          onPlace={setPlace}
          onChoose={pick}
          onAgain={onAgain}
        />
        {picked && (
          <>
            <div aria-live="polite">
              <KeyValueList
                rows={[
                  {
                    term: copy.moveFrom,
                    value: <s>{whenSentence(booking.startsAt, booking.endsAt, zone)}</s>,
                  },
                  { term: copy.moveTo, value: whenSentence(picked, endOf(picked), zone) },
                ]}
              />
            </div>
            <Field name="message" label={copy.message} hint={copy.messageHint} maxLength={300} optional />
            <Button type="submit" icon="calendar" busy={busy}>
              {busy ? copy.moving : copy.move}
            </Button>
          </>
        )}
      </form>
    </Panel>
  )
}

const slotsFor = (state: AdminSlots, host: string): AdminSlots =>
  state.status === 'ready' && host !== ''
    ? { status: 'ready', slots: state.slots.filter(({ hosts }) => hosts.includes(Number(host))) }
    : state

const endOf = (startsAt: string) =>
  new Date(Date.parse(startsAt) + bookingRules.minutes * 60_000).toISOString()
