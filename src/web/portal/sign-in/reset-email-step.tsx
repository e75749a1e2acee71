import { useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { AgainButton } from './again-button.tsx'
import { StepEmail, StepForm, StepWords } from '#web/kit/sign-in/step-form.tsx'
import { useEmailField } from './use-email-field.ts'

interface ResetEmailStepProps {
  captcha: CaptchaSetup
  email: string
  onType(email: string): void
  onBack(): void
}

const { resetEmail: copy } = signIn

/** Asks for the link to a new password. The answer is the same whether there is an account or not. */
export function ResetEmailStep({ captcha, email, onType, onBack }: ResetEmailStepProps) {
  const toast = useToast()
  const { field, type, read } = useEmailField(email, onType)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)

  const send = async (address: string): Promise<boolean> => {
    const outcome = await apiWithCaptcha(captcha, 'requestReset', { email: address })
    if (!outcome.ok) {
      const { title, message } = outcome.problem ?? errorMessages.internal
      toast({ status: 'error', title, message })
    }
    return outcome.ok
  }
  const submit = async () => {
    const address = busy ? undefined : read()
    if (!address) return
    setBusy(true)
    setSent(await send(address))
    setBusy(false)
  }

  if (sent) {
    return (
      <StepWords heading={copy.sentHeading} prompt={copy.sent}>
        <StepEmail email={email} back={signIn.back} onBack={onBack} />
        <p className="step-aside">
          <AgainButton label={copy.again} wait={copy.wait} onAgain={() => send(email)} />
        </p>
      </StepWords>
    )
  }
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} onSubmit={submit} onInput={type}>
      <Field {...field} label={signIn.email.label} autoComplete="username" />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <p className="step-aside">
        <button type="button" className="text-link" onClick={onBack}>
          {signIn.back}
        </button>
      </p>
    </StepForm>
  )
}
