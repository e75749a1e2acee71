import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { AgainButton } from './again-button.tsx'
import { CodeField } from '#web/kit/sign-in/code-field.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useAttempt } from './use-attempt.ts'

interface CodeStepProps {
  email: string
  send(otp: string): Promise<ApiResult<SessionView>>
  onAgain(): Promise<boolean>
  onSignedIn(view: SessionView): void
  onFactorNeeded(otp: string): void
  onBack(): void
}

const { code: copy } = signIn
const digits = 6

/** The code from the email. The form is sent as soon as the code is complete. */
export function CodeStep({ email, send, onAgain, onSignedIn, onFactorNeeded, onBack }: CodeStepProps) {
  const { input, busy, error, form } = useAttempt({
    send,
    onSignedIn,
    onFactorNeeded,
  })
  const submitWhenComplete = () => {
    form.onInput()
    const typed = input.current?.value.replaceAll(/\D/g, '') ?? ''
    if (typed.length === digits) input.current?.form?.requestSubmit()
  }
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} {...form} onInput={submitWhenComplete}>
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
