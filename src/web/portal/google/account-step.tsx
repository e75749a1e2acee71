import { useState } from 'react'
import { google } from '#content/portal/google.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useAttempt } from '../sign-in/steps/use-attempt.ts'
import { SignInMethodButton, SignInMethods } from '../sign-in/sign-in-methods.tsx'

interface AccountStepProps {
  email: string
  onSignedIn(view: SessionView): void
  onFactorNeeded(password: string): void
  onBack(): void
}

const { account: copy } = google

/** The account proves itself: by its password, or by a link to its mailbox. */
export function AccountStep({ email, onSignedIn, onFactorNeeded, onBack }: AccountStepProps) {
  const { input, busy, error, form } = useAttempt({
    send: (password) => proveByPassword(password),
    onSignedIn,
    onFactorNeeded,
  })
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} {...form}>
      <StepEmail email={email} back={copy.leave} onBack={onBack} />
      <PasswordField
        ref={input}
        name="password"
        label={copy.password}
        autoComplete="current-password"
        error={error}
        required
      />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <MailWay />
    </StepForm>
  )
}

export const proveByPassword = (password: string, code = '') => api('googlePassword', { password, code })

function MailWay() {
  const toast = useToast()
  const showProblem = useProblemToast()
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent')

  const send = async () => {
    const before = state
    setState('sending')
    const result = await api('googleMail', {})
    setState(result.ok ? 'sent' : before)
    if (result.ok) toast({ status: 'success', ...copy.mailed })
    else showProblem(result.problem)
  }

  const labels = { unsent: copy.mail, sending: copy.mailing, sent: copy.again }
  return (
    <SignInMethods note={state === 'sent' && copy.sent}>
      <SignInMethodButton
        icon="mail"
        label={labels[state]}
        isLast={false}
        busy={state === 'sending'}
        onPress={() => void send()}
      />
    </SignInMethods>
  )
}
