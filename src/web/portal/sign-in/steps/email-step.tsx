import type { ReactNode } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useEmailField } from './use-email-field.ts'

interface EmailStepProps {
  captcha: CaptchaSetup
  email: string
  onType(email: string): void
  onKnown(): void
  onUnknown(): void
  /** The other sign-in methods. */
  children: ReactNode
}

const { email: copy } = signIn

/** The first step. Whether the email has an account decides which step comes next. */
export function EmailStep({ captcha, email, onType, onKnown, onUnknown, children }: EmailStepProps) {
  const showProblem = useProblemToast()
  const { field, onInput, read } = useEmailField(email, onType)
  const { busy, run } = useBusy()

  const submit = async () => {
    const address = read()
    if (!address) return
    const result = await apiWithCaptcha(captcha, 'checkValidation', { email: address })
    if (!result.ok) return showProblem(result.problem)
    if (result.data.code === 'email_taken') onKnown()
    else onUnknown()
  }

  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} action={() => void run(submit)} onInput={onInput}>
      <Field {...field} label={copy.label} placeholder={copy.placeholder} autoComplete="username webauthn" />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      {children}
    </StepForm>
  )
}
