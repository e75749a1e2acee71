import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { answerWords } from '#content/shared/booking-answers.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { errorMessages } from '#content/shared/messages.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { leadForm, orderCounts, pains, platforms } from '#contract/bookings/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { useFilledFields } from '#web/client/forms/fill-fields.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { Draft } from './use-booking.ts'

interface ShopStepProps {
  draft: Draft
  keep(part: Draft): void
  ready: boolean
  captcha: CaptchaSetup
  onNext(): void
}

const { shop: copy } = scheduleDemo

const cellsOf = <T extends string>(
  values: readonly T[],
  words: Record<T, { title: string; note?: string }>,
) => values.map((value) => ({ value, ...words[value] }))

const cells = {
  platform: cellsOf(platforms, answerWords.platform),
  orders: cellsOf(orderCounts, answerWords.orders),
  pain: cellsOf(pains, answerWords.pain),
}

/** Three questions and an address. Passing on keeps the lead, if the visitor says so, and opens the calendar. */
export function ShopStep({ draft, keep, ready, captcha, onNext }: ShopStepProps) {
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const { errors, setErrors, check, recheck } = useCheckedForm(leadForm)
  const { token, spend } = useCaptchaToken(captcha, 'DEMO')
  const form = useRef<HTMLFormElement>(null)
  useFilledFields(form, ready, { ...draft })

  const remember = (event: FormEvent<HTMLFormElement>) => {
    recheck(event)
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Draft
    keep({ consent: '', ...typed })
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const input = check(event.currentTarget)
    if (!input) return toast({ status: 'error', ...errorMessages.invalid_input })
    // One lead is enough: who comes back to change an answer brings it along to the end.
    if (draft.lead) return onNext()
    setSending(true)
    const answer = (await token()) ?? ''
    spend()
    const outcome = await api('scheduleDemo', {
      ...input,
      ...campaignMarks(),
      set_up: draft.set_up ?? '',
      token: answer,
    })
    setSending(false)
    if (outcome.ok) {
      keep({ lead: outcome.data.lead })
      return onNext()
    }
    toast({ status: 'error', ...(outcome.problem ?? errorMessages.unavailable) })
    if (outcome.problem?.fields) setErrors(outcome.problem.fields)
  }

  return (
    <form
      ref={form}
      className="schedule-form"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={remember}
    >
      <h2 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h2>
      {(['platform', 'orders', 'pain'] as const).map((name) => (
        <div key={name} className="schedule-question" data-cells={cells[name].length}>
          <RadioCells
            legend={copy[name]}
            name={name}
            cells={cells[name]}
            defaultValue={draft[name] ?? ''}
            error={errors[name]}
            required
          />
        </div>
      ))}
      <FieldGroup>
        <Field name="note" label={copy.note} error={errors.note} maxLength={300} optional />
        <Field
          name="email"
          type="email"
          label={copy.email}
          hint={copy.emailHint}
          error={errors.email}
          autoComplete="email"
          inputMode="email"
          required
        />
      </FieldGroup>
      <Checkbox name="consent" defaultChecked={draft.consent === 'on'}>
        {copy.consent}
      </Checkbox>
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? copy.busy : copy.next}
      </Button>
    </form>
  )
}
