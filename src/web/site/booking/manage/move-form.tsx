import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { bookingCopy } from '#content/site/booking.ts'
import type { BookingView, Slot } from '#contract/bookings/shapes.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import { SlotPicker } from '#web/kit/slot-picker/slot-picker.tsx'
import { useRunsScript } from '#web/site/forms/use-runs-script.ts'
import { endOf } from '../end-of.ts'
import { useSlots } from '../use-slots.ts'
import { TimeList } from '../without-script/time-list.tsx'

interface MoveFormProps {
  booking: BookingView
  token: string
  hour12: boolean
  base: string
  /** The free times, and what was chosen from them, for browsers without script. */
  slots: readonly Slot[]
  chosen: { place: string; startsAt: string | undefined }
  nearest: string[] | undefined
}

const { change: copy } = bookingCopy

/** A new time is picked first, then confirmed beside the old one. */
export function MoveForm({ booking, token, hour12, base, slots, chosen, nearest }: MoveFormProps) {
  const runsScript = useRunsScript()
  const { state, again } = useSlots({ video: booking.meeting === 'video' })
  const [place, setPlace] = useState(chosen.place)
  const [picked, setPicked] = useState(chosen.startsAt)
  const isBusy = useNavigation().state !== 'idle'
  const zone = zoneOf(place)
  const confirm = useRef<HTMLFormElement>(null)

  // Scroll to the confirmation after picking.
  useEffect(() => {
    if (!picked) return
    confirm.current?.scrollIntoView({ block: 'nearest' })
    confirm.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [picked])
  return (
    <div className="booking-change">
      {!runsScript && (
        <div data-without-script>
          <TimeList {...{ slots, place, hour12 }} to="" query={{ token, change: 'move' }} />
        </div>
      )}
      <SlotPicker
        {...{ state, place, hour12, nearest }}
        chosen={picked}
        onPlace={setPlace}
        onChoose={setPicked}
        onAgain={again}
      />
      {picked && (
        <Form
          method="post"
          action={`${base}&change=move`}
          discover="none"
          className="booking-move"
          ref={confirm}
        >
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="starts_at" value={picked} />
          <input type="hidden" name="time_zone" value={zone} />
          <dl className="booking-facts" aria-live="polite">
            <div>
              <dt>{copy.moveFrom}</dt>
              <dd>
                <s>{whenSentence(booking.startsAt, booking.endsAt, zone, hour12)}</s>
              </dd>
            </div>
            <div>
              <dt>{copy.moveTo}</dt>
              <dd>{whenSentence(picked, endOf(picked), zone, hour12)}</dd>
            </div>
          </dl>
          <Button type="submit" size="large" busy={isBusy}>
            {isBusy ? copy.busy : copy.moveButton}
          </Button>
        </Form>
      )}
      <a className="text-link" href={base}>
        {copy.keep}
      </a>
    </div>
  )
}
