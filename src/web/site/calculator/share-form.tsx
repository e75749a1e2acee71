import { useState } from 'react'
import { commissionCopy } from '#content/site/calculator.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { usePageForm } from '#web/site/forms/use-page-form.ts'
import './share-form.css'

const { share: copy } = commissionCopy

/** Sends the figures by email; with consent, staff may write about them. */
export function ShareForm({ search, captcha }: { search: string; captcha: CaptchaSetup }) {
  const { token, spend } = useCaptchaToken(captcha, 'SHARE')
  const [result, setResult] = useState<{ text: string; isDone: boolean }>()
  const { form, errors, isSending, submit, recheck } = usePageForm({
    schema: async () => (await import('#contract/commission/shapes.ts')).shareForm,
    async send(input): Promise<FormAnswer<string>> {
      const solved = (await token()) ?? ''
      spend()
      const outcome = await api('shareCommission', { ...input, ...campaignMarks(), search, token: solved })
      if (outcome.ok) return { done: outcome.data.message }
      return { errors: outcome.problem?.fields, notice: outcome.problem ?? browserMessages.unavailable }
    },
    onAnswer: ({ done, notice }) =>
      setResult({ text: done ?? notice?.message ?? '', isDone: done !== undefined }),
  })

  return (
    <form
      ref={form}
      className="share-form"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        recheck(event)
        setResult(undefined)
      }}
    >
      <Field
        type="email"
        name="email"
        label={copy.email}
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      <Checkbox name="consent" hint={copy.consentHint}>
        {copy.consent}
      </Checkbox>
      <Button type="submit" size="small" icon="mail" busy={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      <output className="share-result" data-failed={(result && !result.isDone) || undefined}>
        {result?.text}
      </output>
    </form>
  )
}
