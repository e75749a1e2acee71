import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import { offsetAt } from '#rules/zone-time.ts'
import { cityOf, clockAt, clockText } from '#rules/zone-text.ts'
import type { DaySlot } from './slot-days.ts'

export interface TimeChoice {
  zone: string
  /** Whether the reader's clock counts to twelve. */
  hour12?: boolean
  chosen?: string
  reserving?: string
  onChoose(startsAt: string): void
}

/** One time on both clocks: large on the visitor's, small on the host's where that shows another. */
export function TimeButton({
  slot,
  zone,
  hour12,
  chosen,
  reserving,
  onChoose,
  tabIndex,
}: TimeChoice & { slot: DaySlot; tabIndex?: number }) {
  const at = Date.parse(slot.starts_at)
  const isElsewhere = offsetAt(at, zone) !== offsetAt(at, slot.host_zone)
  const isReserving = reserving === slot.starts_at
  return (
    <button
      type="button"
      className="time-button"
      tabIndex={tabIndex}
      aria-pressed={slot.starts_at === chosen}
      aria-busy={isReserving || undefined}
      aria-disabled={reserving !== undefined || undefined}
      onClick={() => onChoose(slot.starts_at)}
    >
      <b>{clockText(slot.minutes, hour12)}</b>
      <span className="time-button-host">
        {isReserving
          ? copy.reserving
          : isElsewhere
            ? `${clockAt(at, slot.host_zone, hour12)} ${cityOf(slot.host_zone)}`
            : cityOf(slot.host_zone)}
      </span>
    </button>
  )
}
