import { useState } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { apiWithCaptcha } from '#web/client/api/api-with-captcha.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { AgainButton } from './again-button.tsx'
import { StepEmail, StepForm, StepText } from '#web/kit/sign-in/step-form.tsx'
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
  const showProblem = useProblemToast()
  const { field, onInput, read } = useEmailField(email, onType)
  const { busy, run } = useBusy()
  const [sent, setSent] = useState(false)

  const send = async (address: string): Promise<boolean> => {
    const result = await apiWithCaptcha(captcha, 'requestReset', { email: address })
    if (!result.ok) showProblem(result.problem)
    return result.ok
  }
  const submit = async () => {
    const address = read()
    if (address) setSent(await send(address))
  }

  if (sent) {
    return (
      <StepText heading={copy.sentHeading} prompt={copy.sent}>
        <StepEmail email={email} back={signIn.back} onBack={onBack} />
        <p className="step-aside">
          <AgainButton label={copy.again} wait={copy.wait} onAgain={() => send(email)} />
        </p>
      </StepText>
    )
  }
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} action={() => void run(submit)} onInput={onInput}>
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
