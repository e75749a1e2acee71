import { useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { api } from '#web/client/api/api.ts'
import { clearSession } from '#web/client/session/session.ts'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'

interface NewPasswordStepProps {
  token: string
  email: string
  prompt: string
  onSaved(): void
  onSpent(): void
}

const { newPassword: copy } = signIn

/** The page behind the mailed link. Opening it changed nothing; sending this form does. */
export function NewPasswordStep({ token, email, prompt, onSaved, onSpent }: NewPasswordStepProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const refuse = (form: HTMLFormElement, { title, message }: { title: string; message: string }) => {
    toast({ status: 'error', title, message })
    setError(message)
    form.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  const submit = async (form: HTMLFormElement) => {
    if (busy) return
    const typed = new FormData(form).get('password')
    const password = typeof typed === 'string' ? typed : ''
    if (unmetRules(password).length > 0) return refuse(form, errorMessages.password_weak)
    setBusy(true)
    const outcome = await api('completeReset', { token, password, confirm_password: password })
    setBusy(false)
    if (outcome.ok) {
      // The old sessions are over, and so is the one of this browser, if it had one.
      clearSession()
      return onSaved()
    }
    if (outcome.problem?.code === 'link_expired') return onSpent()
    refuse(form, outcome.problem ?? errorMessages.internal)
  }

  return (
    <StepForm heading={copy.heading} prompt={prompt} onSubmit={submit} onInput={() => setError(undefined)}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label={copy.password} error={error} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </StepForm>
  )
}
