import { useRevalidator } from 'react-router'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { pages } from '#content/shared/pages.ts'
import { accountFields } from '#content/shared/sign-in/account-fields.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import { api } from '#web/client/api/api.ts'
import { rememberMethod } from '#web/portal/sign-in/last-method.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'
import { TermsTick } from '#web/portal/account-fields/terms-tick.tsx'
import type { PassText } from '#web/kit/sign-in/merchant-pass.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { InvitationDetails } from './invitation-details.tsx'

interface JoinStepProps {
  token: string
  offer: InvitationOffer
  /** What the pass beside the form prints. */
  onType(pass: PassText): void
  onEnded(): void
}

/** For a person without an account. The link in the email has proved the address, so there is no captcha and no code. */
export function JoinStep({ token, offer, onType, onEnded }: JoinStepProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { busy, run } = useBusy()
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({
    schema: async () => (await import('#contract/people/shapes.ts')).joinInput,
    check: furtherErrors,
  })

  const join = async (fields: FormData) => {
    const input = await checkFields(fields)
    if (!input) return toast({ status: 'error', ...browserMessages.invalid_input })
    const result = await api('joinByInvitation', input)
    if (result.ok) {
      storeSession(result.data)
      rememberMethod('password')
      const { title, message } = copy.join.done
      showToastOnNextPage({ title, message: message(offer.company) })
      onType({ name: nameIn(fields), admitted: true })
      location.assign(pages.apps.path)
      return 'leaving'
    }
    const { problem } = result
    if (problem?.code === 'link_expired') return onEnded()
    show(fieldsOf(problem))
    const message = problem?.code === 'email_taken' ? copy.join.taken : problem?.message
    toast({ status: 'error', title: copy.join.failed, message: message ?? browserMessages.internal.message })
    if (problem?.code === 'email_taken') await revalidate()
    return undefined
  }

  const text = (name: 'first_name' | 'last_name') => ({
    name,
    label: accountFields[name],
    error: errors[name],
    maxLength: 80,
    required: true,
  })

  return (
    <StepForm
      ref={ref}
      heading={copy.heading(offer.company)}
      prompt={copy.join.prompt}
      action={(fields) => void run(() => join(fields))}
      onInput={(event) => {
        recheck(event)
        onType({ name: nameIn(new FormData(event.currentTarget)), printing: 'name' })
      }}
    >
      <InvitationDetails offer={offer} />
      <noscript>
        <p className="step-notice">{signIn.needsScript}</p>
      </noscript>
      <input type="hidden" name="token" value={token} />
      <input type="text" name="username" autoComplete="username" value={offer.email} readOnly hidden />
      <div className="invitation-fields">
        <FieldGroup>
          <FieldRow>
            <Field {...text('first_name')} autoComplete="given-name" />
            <Field {...text('last_name')} autoComplete="family-name" />
          </FieldRow>
        </FieldGroup>
        <NewPassword label={accountFields.password} error={errors.password} />
        <TermsTick error={errors.termsAndCondition} />
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.join.busy : copy.join.submit}
      </Button>
    </StepForm>
  )
}

const nameIn = (fields: FormData) => `${textOf(fields, 'first_name')} ${textOf(fields, 'last_name')}`.trim()

/** Errors that the schema does not find. */
function furtherErrors(fields: FormData): FieldErrors {
  return {
    ...(unmetRules(textOf(fields, 'password')).length > 0 && {
      password: browserMessages.password_weak.message,
    }),
    ...(!fields.has('termsAndCondition') && { termsAndCondition: browserMessages.terms_needed.message }),
  }
}

function fieldsOf(problem: Problem | undefined): FieldErrors {
  if (problem?.code === 'password_common' || problem?.code === 'password_weak') {
    return { password: problem.message }
  }
  return problem?.fields ?? {}
}
