import { browserMessages } from '#content/shared/browser-messages.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { api } from '#web/client/api/api.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'
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

/** The step behind the link in the email. Opening the link changes nothing; sending this form does. */
export function NewPasswordStep({ token, email, prompt, onSaved, onSpent }: NewPasswordStepProps) {
  const toast = useToast()
  const { busy, run } = useBusy()
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({
    schema: async () => (await import('#contract/recovery/shapes.ts')).completeResetInput,
    read: (fields) => {
      const password = textOf(fields, 'password')
      return { token, password, confirm_password: password }
    },
    check: (fields) =>
      unmetRules(textOf(fields, 'password')).length > 0
        ? { password: browserMessages.password_weak.message }
        : undefined,
  })

  const submit = async (fields: FormData) => {
    const input = await checkFields(fields)
    if (!input) return toast({ status: 'error', ...browserMessages.password_weak })
    const result = await api('completeReset', input)
    if (result.ok) {
      // All sessions of the account have ended, also the one of this browser.
      clearSession()
      return onSaved()
    }
    if (result.problem?.code === 'link_expired') return onSpent()
    const { title, message } = result.problem ?? browserMessages.internal
    toast({ status: 'error', title, message })
    show({ password: message })
  }

  return (
    <StepForm
      ref={ref}
      heading={copy.heading}
      prompt={prompt}
      action={(fields) => void run(() => submit(fields))}
      onInput={recheck}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label={copy.password} error={errors.password} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </StepForm>
  )
}
