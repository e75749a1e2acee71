import { useState } from 'react'
import { browserMessages, phoneUnfit } from '#content/shared/browser-messages.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import type { Problem } from '#contract/problem.ts'
import { api } from '#web/client/api/api.ts'
import { phoneFits } from '#web/client/forms/phone/phone-fits.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { phoneErrorOf } from '#web/site/forms/form-answer.ts'
import { usePageForm } from '#web/site/forms/use-page-form.ts'
import { DetailsFields } from './details-fields.tsx'
import { ReservationStrip } from './reservation-strip.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import type { Draft } from './use-booking.ts'
import { useCountdown } from './use-countdown.ts'

interface DetailsStepProps {
  draft: Draft
  keep(part: Draft): void
  place: string
  hour12: boolean
  onBack(): void
}

const { details: copy } = scheduleDemo

/** The last step: who it is and how the two meet, while the time is held. */
export function DetailsStep(props: DetailsStepProps) {
  const { draft } = props
  if (!draft.reservation) return null
  return <HeldDetails {...props} reservation={draft.reservation} />
}

function HeldDetails({
  draft,
  reservation,
  keep,
  place,
  hour12,
  onBack,
}: DetailsStepProps & { reservation: NonNullable<Draft['reservation']> }) {
  const toast = useToast()
  const secondsLeft = useCountdown(reservation.until)
  const [isReserving, setReserving] = useState(false)
  const lead = draft.lead ?? ''
  const zone = zoneOf(place)

  /** Goes back to the calendar if the refusal makes this step pointless. */
  const refuse = (problem: Partial<Problem>) => {
    if (problem.code === 'slot_taken') {
      keep({ reservation: undefined, nearest: problem.nearest })
      onBack()
    }
    if (problem.code === 'lead_unknown') {
      keep({ lead: undefined, reservation: undefined })
      onBack()
    }
  }

  const holdAgain = async () => {
    setReserving(true)
    const outcome = await api('slotReserve', { lead, starts_at: reservation.starts_at })
    setReserving(false)
    if (outcome.ok) {
      return keep({ reservation: { ...outcome.data, until: Date.now() + outcome.data.seconds * 1000 } })
    }
    const { problem = browserMessages.unavailable } = outcome
    toast({ status: 'error', title: problem.title, message: problem.message })
    refuse(problem)
  }

  const chooseOther = () => {
    void api('slotRelease', { lead })
    keep({ reservation: undefined })
    onBack()
  }

  const { form, errors, isSending, submit, recheck } = usePageForm({
    schema: async () => (await import('#contract/bookings/shapes.ts')).bookingForm,
    async send(details) {
      if (details.meeting === 'phone' && !(await phoneFits(details.phone_number))) {
        return { errors: { phone: phoneUnfit }, notice: browserMessages.phone_invalid }
      }
      const outcome = await api('slotBook', {
        ...details,
        ...campaignMarks(),
        lead,
        time_zone: zone,
        hour12,
        set_up: draft.set_up ?? '',
        starts_at: reservation.starts_at,
      })
      if (outcome.ok) {
        // The page of the booking replaces the form: Back does not lead into a form that is used up.
        location.replace(`${outcome.data.manage_path}&new=1`)
        return new Promise<never>(() => {})
      }
      const { problem = browserMessages.unavailable } = outcome
      refuse(problem)
      return { errors: phoneErrorOf(outcome.problem?.fields), notice: problem }
    },
    onAnswer({ notice }) {
      if (notice) toast({ status: 'error', title: notice.title, message: notice.message })
    },
  })

  return (
    <form
      ref={form}
      className="schedule-form"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        recheck(event)
        // The country is kept when somebody chooses one; until then it follows the region.
        const { countryCode: _, ...typed } = Object.fromEntries(new FormData(event.currentTarget))
        keep(typed)
      }}
    >
      <h1 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h1>
      <ReservationStrip
        {...{ reservation, zone, hour12, secondsLeft }}
        busy={isReserving}
        onAgain={() => void holdAgain()}
        onOther={chooseOther}
      />
      <DetailsFields
        values={draft}
        errors={errors}
        host={reservation.host}
        onCountryCode={(id) => keep({ countryCode: id ?? undefined })}
      />
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? copy.booking : copy.book}
      </Button>
      <button type="button" className="schedule-back text-link" onClick={onBack}>
        <Icon name="left" size={16} /> {scheduleDemo.back}
      </button>
    </form>
  )
}
