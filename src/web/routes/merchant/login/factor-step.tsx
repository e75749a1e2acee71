import { signIn } from '#content/sign-in.ts'
import type { SessionView } from '#contract/account.ts'
import type { Outcome } from '#web/browser/call.ts'
import { TicketButton } from '#web/ui/ticket.tsx'
import { CodeField } from './code-field.tsx'
import { StepEmail, StepForm } from './step-form.tsx'
import { useAttempt } from './use-attempt.ts'

interface FactorStepProps {
  email: string
  /** Repeats the sign-in that asked for it, with the code. */
  send(code: string): Promise<Outcome<SessionView>>
  onSignedIn(view: SessionView): void
  onBack(): void
}

const { factor: copy } = signIn

/** The second factor, after the password or the mailed code was right. */
export function FactorStep({ email, send, onSignedIn, onBack }: FactorStepProps) {
  const { input, busy, error, submit, takeBack } = useAttempt({ send, onSignedIn })
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} onSubmit={submit} onInput={takeBack}>
      <StepEmail email={email} back={signIn.back} onBack={onBack} />
      <CodeField ref={input} label={copy.label} error={error} />
      <TicketButton type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </TicketButton>
    </StepForm>
  )
}
