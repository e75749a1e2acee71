import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { CodeField } from '#web/kit/sign-in/code-field.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useAttempt } from './use-attempt.ts'

interface FactorStepProps {
  email: string
  /** Repeats the sign-in that asked for it, with the code. */
  send(code: string): Promise<ApiResult<SessionView>>
  onSignedIn(view: SessionView): void
  onBack(): void
}

const { factor: copy } = signIn

/** The second factor, after the password or the mailed code was right. */
export function FactorStep({ email, send, onSignedIn, onBack }: FactorStepProps) {
  const { input, busy, error, form } = useAttempt({ send, onSignedIn })
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} {...form}>
      <StepEmail email={email} back={signIn.back} onBack={onBack} />
      <CodeField ref={input} label={copy.label} error={error} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </StepForm>
  )
}
