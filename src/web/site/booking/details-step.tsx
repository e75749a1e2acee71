import { type FormEvent, type SubmitEvent, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { bookingForm, leadForm } from '#contract/bookings/shapes.ts'
import { capitaliseName } from '#rules/names.ts'
import type { Problem } from '#contract/problem.ts'
import { api } from '#web/client/api/api.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { HoldStrip } from './hold-strip.tsx'
import { zoneOf } from '#web/kit/slot-picker/places.ts'
import type { Draft } from './use-booking.ts'
import { useCountdown } from './use-countdown.ts'

interface DetailsStepProps {
  draft: Draft
  keep(part: Draft): void
  place: string
  onBack(): void
  onBegin(): void
}

const { details: copy } = scheduleDemo
const tidyName = rewriteInput(capitaliseName)
const tidyPhone = rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, ''))

/** The last step: who it is, while the time is held. */
export function DetailsStep(props: DetailsStepProps) {
  const { draft } = props
  if (!draft.hold) return null
  return <HeldDetails {...props} hold={draft.hold} />
}

function HeldDetails({
  draft,
  hold,
  keep,
  place,
  onBack,
  onBegin,
}: DetailsStepProps & { hold: NonNullable<Draft['hold']> }) {
  const toast = useToast()
  const secondsLeft = useCountdown(hold.until)
  const [sending, setSending] = useState<'book' | 'hold'>()
  const { errors, setErrors, check, recheck } = useCheckedForm(bookingForm)
  const lead = draft.lead ?? ''
  const zone = zoneOf(place)

  const refuse = (problem: Partial<Problem> & { title: string; message: string }) => {
    toast({ status: 'error', title: problem.title, message: problem.message })
    if (problem.code === 'slot_taken') {
      keep({ hold: undefined, nearest: problem.nearest })
      onBack()
    }
    if (problem.code === 'lead_unknown') {
      keep({ lead: undefined, hold: undefined })
      onBegin()
    }
  }

  const holdAgain = async () => {
    setSending('hold')
    const outcome = await api('slotHold', { lead, starts_at: hold.starts_at })
    setSending(undefined)
    if (outcome.ok) keep({ hold: { ...outcome.data, until: Date.now() + outcome.data.seconds * 1000 } })
    else refuse(outcome.problem ?? errorMessages.unavailable)
  }

  const chooseOther = () => {
    void api('slotRelease', { lead })
    keep({ hold: undefined })
    onBack()
  }

  const book = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const details = check(event.currentTarget)
    if (!details) return toast({ status: 'error', ...errorMessages.invalid_input })
    const answers = leadForm.safeParse(draft).data
    if (!answers) return onBegin()
    setSending('book')
    const { consent: _, ...kept } = answers
    const outcome = await api('slotBook', {
      ...kept,
      ...details,
      ...campaignMarks(),
      lead,
      time_zone: zone,
      set_up: draft.set_up ?? '',
      starts_at: hold.starts_at,
    })
    if (outcome.ok) {
      // The page of the booking takes the place of the form: Back does not lead into a form that is used up.
      return location.replace(`${outcome.data.manage_path}&new=1`)
    }
    setSending(undefined)
    refuse(outcome.problem ?? errorMessages.unavailable)
    if (outcome.problem?.fields) setErrors(outcome.problem.fields)
  }

  const remember = (event: FormEvent<HTMLFormElement>) => {
    recheck(event)
    keep(Object.fromEntries(new FormData(event.currentTarget)))
  }
  const text = (name: Exclude<keyof typeof copy.fields, 'countryCode'>) => ({
    name,
    label: copy.fields[name],
    defaultValue: draft[name],
    error: errors[name],
  })

  return (
    <form
      method="post"
      className="schedule-form"
      noValidate
      onSubmit={(event) => void book(event)}
      onInput={remember}
    >
      <h1 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h1>
      <HoldStrip
        {...{ hold, zone, secondsLeft }}
        busy={sending === 'hold'}
        onAgain={() => void holdAgain()}
        onOther={chooseOther}
      />
      <FieldGroup>
        <FieldRow>
          <Field {...text('first_name')} autoComplete="given-name" onInput={tidyName} required />
          <Field {...text('last_name')} autoComplete="family-name" onInput={tidyName} required />
        </FieldRow>
        <FieldRow columns="code">
          <DialCodeField
            name="countryCode"
            label={copy.fields.countryCode}
            defaultValue={draft.countryCode}
            onChange={(id) => keep({ countryCode: id ?? undefined })}
          />
          <Field
            {...text('phone')}
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            onInput={tidyPhone}
            required
          />
        </FieldRow>
        <Field {...text('website_url')} autoComplete="url" inputMode="url" optional />
      </FieldGroup>
      <p className="schedule-writes-to">
        {copy.writesTo} <b className="typed">{draft.email}</b>. {copy.phoneHint}
      </p>
      <Button type="submit" size="large" wide busy={sending === 'book'}>
        {sending === 'book' ? copy.booking : copy.book}
      </Button>
      <button type="button" className="schedule-back text-link" onClick={onBack}>
        <Icon name="left" size={16} /> {scheduleDemo.back}
      </button>
    </form>
  )
}
