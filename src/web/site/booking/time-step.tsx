import { useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { slotPicker as copy } from '#content/shared/slot-picker.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { api } from '#web/client/api/api.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { SlotPicker } from '#web/kit/slot-picker/slot-picker.tsx'
import type { Draft } from './use-booking.ts'
import { useSlots } from './use-slots.ts'

interface TimeStepProps {
  draft: Draft
  keep(part: Draft): void
  place: string
  onDay(day: string): void
  onBack(): void
  onNext(): void
}

/** A day and a time. Choosing one holds it; if it is taken, the three nearest are shown. */
export function TimeStep({ draft, keep, place, onDay, onBack, onNext }: TimeStepProps) {
  const toast = useToast()
  const { state, load, again } = useSlots(draft.lead)
  const [holding, setHolding] = useState<string>()
  const { nearest } = draft

  const choose = async (startsAt: string) => {
    if (holding) return
    setHolding(startsAt)
    const outcome = await api('slotHold', { lead: draft.lead ?? '', starts_at: startsAt })
    setHolding(undefined)
    if (outcome.ok) {
      keep({
        hold: { ...outcome.data, until: Date.now() + outcome.data.seconds * 1000 },
        nearest: undefined,
        place,
      })
      return onNext()
    }
    if (outcome.problem?.code === 'slot_taken') {
      keep({ nearest: outcome.problem.nearest ?? [], hold: undefined })
      return void load()
    }
    toast({ status: 'error', ...(outcome.problem ?? browserMessages.unavailable) })
    if (outcome.problem?.code === 'lead_unknown') {
      keep({ lead: undefined, hold: undefined })
      onBack()
    }
  }

  return (
    <div className="schedule-form">
      <h1 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h1>
      <SlotPicker
        {...{ state, place, nearest, holding }}
        chosen={draft.hold?.starts_at}
        onDay={onDay}
        onPlace={(chosen) => keep({ place: chosen })}
        onChoose={(startsAt) => void choose(startsAt)}
        onAgain={again}
      />
      <button type="button" className="schedule-back text-link" onClick={onBack}>
        <Icon name="left" size={16} /> {scheduleDemo.back}
      </button>
    </div>
  )
}
