import { useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { slotPicker as copy } from '#content/shared/booking/slot-picker.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { api } from '#web/client/api/api.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { SlotPicker } from '#web/kit/slot-picker/slot-picker.tsx'
import type { Draft } from './use-booking.ts'
import { useSlots } from './use-slots.ts'

interface TimeStepProps {
  draft: Draft
  keep(part: Draft): void
  place: string
  hour12: boolean
  captcha: CaptchaSetup
  onDay(day: string): void
  onNext(): void
}

/** The first step: a day and a time. Choosing one holds it; if it is taken, the three nearest are shown. */
export function TimeStep({ draft, keep, place, hour12, captcha, onDay, onNext }: TimeStepProps) {
  const toast = useToast()
  const { token, spend } = useCaptchaToken(captcha, 'DEMO')
  const { state, load, again } = useSlots({ lead: draft.lead })
  const [reserving, setReserving] = useState<string>()

  /** The captcha is solved once; its lead holds and books. */
  const begin = async () => {
    const solved = (await token()) ?? ''
    spend()
    const outcome = await api('scheduleDemo', {
      ...campaignMarks(),
      set_up: draft.set_up ?? '',
      token: solved,
    })
    if (outcome.ok) keep({ lead: outcome.data.lead })
    return outcome
  }

  const reservation = async (startsAt: string) => {
    const kept = draft.lead && (await api('slotReserve', { lead: draft.lead, starts_at: startsAt }))
    // A lead lasts for a day; an older one is replaced.
    const isUsedUp = kept && !kept.ok && ['lead_unknown', 'already_booked'].includes(kept.problem?.code ?? '')
    if (kept && !isUsedUp) return kept
    const begun = await begin()
    return begun.ok ? api('slotReserve', { lead: begun.data.lead, starts_at: startsAt }) : begun
  }

  const choose = async (startsAt: string) => {
    if (reserving) return
    setReserving(startsAt)
    const outcome = await reservation(startsAt)
    setReserving(undefined)
    if (outcome.ok) {
      keep({
        reservation: { ...outcome.data, until: Date.now() + outcome.data.seconds * 1000 },
        nearest: undefined,
        place,
      })
      return onNext()
    }
    if (outcome.problem?.code === 'slot_taken') {
      keep({ nearest: outcome.problem.nearest ?? [], reservation: undefined })
      return void load()
    }
    toast({ status: 'error', ...(outcome.problem ?? browserMessages.unavailable) })
  }

  return (
    <div className="schedule-form" data-needs-script>
      <h2 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h2>
      <SlotPicker
        {...{ state, place, hour12, reserving }}
        nearest={draft.nearest}
        chosen={draft.reservation?.starts_at}
        onDay={onDay}
        onPlace={(chosen) => keep({ place: chosen })}
        onChoose={(startsAt) => void choose(startsAt)}
        onAgain={again}
      />
    </div>
  )
}
