import { type ReactNode, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useEmailField } from './use-email-field.ts'

interface EmailStepProps {
  captcha: CaptchaSetup
  email: string
  onType(email: string): void
  onKnown(): void
  onUnknown(): void
  /** The other ways in. */
  children: ReactNode
}

const { email: copy } = signIn

/** The first step: whether somebody has an account decides which form comes next. */
export function EmailStep({ captcha, email, onType, onKnown, onUnknown, children }: EmailStepProps) {
  const toast = useToast()
  const { field, type, read } = useEmailField(email, onType)
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    const address = busy ? undefined : read()
    if (!address) return
    setBusy(true)
    const outcome = await apiWithCaptcha(captcha, 'checkValidation', { email: address })
    setBusy(false)
    if (outcome.ok) return outcome.data.code === 'email_taken' ? onKnown() : onUnknown()
    const { title, message } = outcome.problem ?? errorMessages.internal
    toast({ status: 'error', title, message })
  }

  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} onSubmit={submit} onInput={type}>
      <Field {...field} label={copy.label} placeholder={copy.placeholder} autoComplete="username webauthn" />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      {children}
    </StepForm>
  )
}
