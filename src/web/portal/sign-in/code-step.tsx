import { signIn } from '#content/shared/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { AgainButton } from './again-button.tsx'
import { CodeField } from '#web/kit/sign-in/code-field.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useAttempt } from './use-attempt.ts'

interface CodeStepProps {
  email: string
  /** What the mailed code was asked for with; a code alone is worth nothing. */
  request: string
  onAgain(): Promise<boolean>
  onSignedIn(view: SessionView): void
  onFactorNeeded(otp: string): void
  onBack(): void
}

const { code: copy } = signIn
const digits = 6

/** The mailed code: sent by itself once it is complete. */
export function CodeStep({ email, request, onAgain, onSignedIn, onFactorNeeded, onBack }: CodeStepProps) {
  const { input, busy, error, submit, takeBack } = useAttempt({
    send: (otp) => api('verifyOtp', { email, request, otp }),
    onSignedIn,
    onFactorNeeded,
  })
  const type = () => {
    takeBack()
    const typed = input.current?.value.replaceAll(/\D/g, '') ?? ''
    if (typed.length === digits) input.current?.form?.requestSubmit()
  }
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} onSubmit={submit} onInput={type}>
      <StepEmail email={email} back={signIn.back} onBack={onBack} />
      <CodeField ref={input} label={copy.label} error={error} digitsOnly />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <p className="step-aside">
        <AgainButton label={copy.again} wait={copy.wait} onAgain={onAgain} />
      </p>
    </StepForm>
  )
}
