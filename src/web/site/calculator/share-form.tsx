import { type SubmitEvent, useState } from 'react'
import { commissionCopy } from '#content/site/calculator.ts'
import { errorMessages } from '#content/shared/messages.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { shareForm } from '#contract/commission/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './share-form.css'

const { share: copy } = commissionCopy

/** The figures by mail; with the box ticked, somebody of ours may write about them. */
export function ShareForm({ search, captcha }: { search: string; captcha: CaptchaSetup }) {
  const { errors, check, recheck, complain } = useCheckedForm(shareForm)
  const { token, spend } = useCaptchaToken(captcha, 'SHARE')
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState<{ isDone: boolean; words: string }>()

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = check(form)
    if (!input || sending) return
    setSending(true)
    setSaid(undefined)
    const answer = (await token()) ?? ''
    spend()
    const outcome = await api('shareCommission', { ...input, ...campaignMarks(), search, token: answer })
    setSending(false)
    if (outcome.ok) return setSaid({ isDone: true, words: outcome.data.message })
    const { problem } = outcome
    if (problem?.fields) complain(form, problem.fields)
    setSaid({ isDone: false, words: (problem ?? errorMessages.unavailable).message })
  }

  return (
    <form
      className="share-form"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={(event) => {
        recheck(event)
        setSaid(undefined)
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
      <Button type="submit" size="small" icon="mail" busy={sending}>
        {sending ? copy.sending : copy.submit}
      </Button>
      <output className="share-said" data-failed={(said && !said.isDone) || undefined}>
        {said?.words}
      </output>
    </form>
  )
}
