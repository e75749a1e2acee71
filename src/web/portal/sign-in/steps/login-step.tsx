import type { ReactNode } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { StepEmail, StepForm } from '#web/kit/sign-in/step-form.tsx'
import { useAttempt } from './use-attempt.ts'

interface LoginStepProps {
  prompt?: string
  /** What comes after signing in, above the field. */
  order?: ReactNode
  /** Whether Enter in the field sends the form. On the button it always does. */
  enter?: 'sends' | 'suppressed'
  email: string
  /** Filled in by the demo's own list, where somebody asked for it. */
  password: string
  send(password: string): Promise<ApiResult<SessionView>>
  onSignedIn(view: SessionView): void
  onFactorNeeded(password: string): void
  onForgot(): void
  /** Under heavy load the first step sends everybody here. */
  onCreate(): void
  onBack(): void
  /** The other sign-in methods. */
  children: ReactNode
}

const { login: copy } = signIn

export function LoginStep(props: LoginStepProps) {
  const { prompt = copy.prompt, order, enter = 'sends', email, password, children } = props
  const { send, onSignedIn, onFactorNeeded, onForgot, onCreate, onBack } = props
  const { input, busy, wait, error, form } = useAttempt({
    send,
    onSignedIn,
    onFactorNeeded,
    counts: true,
  })
  return (
    <StepForm heading={copy.heading} prompt={prompt} {...form}>
      {order}
      <StepEmail email={email} back={signIn.back} onBack={onBack} />
      <PasswordField
        ref={input}
        name="password"
        label={copy.password}
        autoComplete="current-password"
        defaultValue={password}
        error={error}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && enter === 'suppressed') event.preventDefault()
        }}
        required
      />
      <Button type="submit" size="large" wide busy={busy || wait > 0}>
        {wait > 0 ? copy.waiting(wait) : busy ? copy.busy : copy.submit}
      </Button>
      <output className="visually-hidden">{wait > 0 && copy.waits}</output>
      <p className="step-aside">
        <button type="button" className="text-link" onClick={onForgot}>
          {copy.forgot}
        </button>
        <button type="button" className="text-link" onClick={onCreate}>
          {copy.create}
        </button>
      </p>
      {children}
    </StepForm>
  )
}
