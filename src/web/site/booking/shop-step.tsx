import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { answerLabels } from '#content/shared/booking-answers.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { orderCounts, pains, platforms } from '#contract/bookings/choices.ts'
import { api } from '#web/client/api/api.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import { useFilledFields } from '#web/client/forms/fill-fields.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { NoScriptField } from '#web/site/forms/no-script-field.tsx'
import { usePageForm } from '#web/site/forms/use-page-form.ts'
import type { Draft } from './use-booking.ts'

interface ShopStepProps {
  draft: Draft
  keep(part: Draft): void
  ready: boolean
  captcha: CaptchaSetup
  posted: FormAnswer<unknown> | undefined
  onNext(): void
}

const { shop: copy } = scheduleDemo

const cellsOf = <T extends string>(
  values: readonly T[],
  texts: Record<T, { title: string; note?: string }>,
) => values.map((value) => ({ value, ...texts[value] }))

const cells = {
  platform: cellsOf(platforms, answerLabels.platform),
  orders: cellsOf(orderCounts, answerLabels.orders),
  pain: cellsOf(pains, answerLabels.pain),
}

/** Three questions and an email address. The next step stores the lead, with consent, and opens the calendar. */
export function ShopStep({ draft, keep, ready, captcha, posted, onNext }: ShopStepProps) {
  const toast = useToast()
  const { token, spend } = useCaptchaToken(captcha, 'DEMO')
  const { form, errors, answer, isSending, submit, recheck } = usePageForm({
    schema: async () => (await import('#contract/bookings/shapes.ts')).leadForm,
    posted,
    async send(input) {
      keep({ ...input, consent: input.consent ? 'on' : '' })
      // One lead is enough: changed answers are sent with the booking.
      if (draft.lead) {
        onNext()
        return {}
      }
      const solved = (await token()) ?? ''
      spend()
      const outcome = await api('scheduleDemo', {
        ...input,
        ...campaignMarks(),
        set_up: draft.set_up ?? '',
        token: solved,
      })
      if (!outcome.ok) {
        return { errors: outcome.problem?.fields, notice: outcome.problem ?? browserMessages.unavailable }
      }
      keep({ lead: outcome.data.lead })
      onNext()
      return {}
    },
    onAnswer({ notice }) {
      if (notice) toast({ status: 'error', title: notice.title, message: notice.message })
    },
  })
  useFilledFields(form, ready, { ...draft })

  const remember = (event: FormEvent<HTMLFormElement>) => {
    recheck(event)
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Draft
    keep({ consent: '', ...typed })
  }
  const notice = answer === posted ? posted?.notice : undefined
  const values = posted?.values ?? {}

  return (
    <Form ref={form} className="schedule-form" method="post" noValidate onSubmit={submit} onInput={remember}>
      <NoScriptField />
      <h2 className="schedule-heading" tabIndex={-1}>
        {copy.heading}
      </h2>
      <p className="schedule-notice" data-without-script>
        {copy.noScript}
      </p>
      {notice && (
        <p className="schedule-notice" role="alert">
          <b>{notice.title}.</b> {notice.message}
        </p>
      )}
      {(['platform', 'orders', 'pain'] as const).map((name) => (
        <div key={name} className="schedule-question" data-cells={cells[name].length}>
          <RadioCells
            legend={copy[name]}
            name={name}
            cells={cells[name]}
            defaultValue={values[name] ?? draft[name] ?? ''}
            error={errors[name]}
            required
          />
        </div>
      ))}
      <FieldGroup>
        <Field
          name="note"
          label={copy.note}
          defaultValue={values.note}
          error={errors.note}
          maxLength={300}
          optional
        />
        <Field
          name="email"
          type="email"
          label={copy.email}
          hint={copy.emailHint}
          defaultValue={values.email}
          error={errors.email}
          autoComplete="email"
          inputMode="email"
          required
        />
      </FieldGroup>
      <div data-needs-script>
        <Checkbox name="consent" defaultChecked={(values.consent ?? draft.consent) === 'on'}>
          {copy.consent}
        </Checkbox>
      </div>
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? copy.busy : copy.next}
      </Button>
    </Form>
  )
}
