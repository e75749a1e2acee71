import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { invitationPage as copy } from '#content/portal/invitation.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { accountFields, signIn } from '#content/shared/sign-in.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { type InvitationOffer, joinInput } from '#contract/people/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import { api } from '#web/client/api/api.ts'
import { rememberWay } from '#web/portal/sign-in/last-way.ts'
import { leaveToast } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'
import { TermsTick } from '#web/portal/account-fields/terms-tick.tsx'
import type { PassText } from '#web/kit/sign-in/merchant-pass.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'
import { OfferSlip } from './offer-slip.tsx'

interface JoinStepProps {
  token: string
  offer: InvitationOffer
  /** What the pass beside the form prints. */
  onType(pass: PassText): void
  onEnded(): void
}

/** No account yet: a name and a password make one. The letter has proved the address, so no captcha and no code. */
export function JoinStep({ token, offer, onType, onEnded }: JoinStepProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { errors, complain, check, recheck } = useCheckedForm(joinInput, {}, furtherErrors)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)

  const join = async (form: HTMLFormElement) => {
    if (busy) return
    const input = check(form)
    if (!input) return toast({ status: 'error', ...errorMessages.invalid_input })
    setBusy(true)
    const outcome = await api('joinByInvitation', input)
    // It stays busy: the page is about to be left.
    if (outcome.ok) {
      storeSession(outcome.data)
      rememberWay('password')
      const { title, message } = copy.join.done
      leaveToast({ title, message: message(offer.company) })
      onType({ name: nameIn(form), admitted: true })
      return location.assign(pages.apps.path)
    }
    setBusy(false)
    const { problem } = outcome
    if (problem?.code === 'link_expired') return onEnded()
    complain(form, fieldsOf(problem))
    const message = problem?.code === 'email_taken' ? copy.join.taken : problem?.message
    toast({ status: 'error', title: copy.join.failed, message: message ?? errorMessages.internal.message })
    if (problem?.code === 'email_taken') await revalidate()
  }

  const type = (event: FormEvent<HTMLFormElement>) => {
    recheck(event)
    onType({ name: nameIn(event.currentTarget), printing: 'name' })
  }
  const text = (name: 'first_name' | 'last_name') => ({
    name,
    label: accountFields[name],
    error: errors[name],
    maxLength: 80,
    required: true,
  })

  return (
    <StepForm heading={copy.heading(offer.company)} prompt={copy.join.prompt} onSubmit={join} onInput={type}>
      <OfferSlip offer={offer} />
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
        <TermsTick agreed={agreed} onAgree={setAgreed} error={errors.termsAndCondition} />
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.join.busy : copy.join.submit}
      </Button>
    </StepForm>
  )
}

const textIn = (typed: FormData, name: string) => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

function nameIn(form: HTMLFormElement): string {
  const typed = new FormData(form)
  return `${textIn(typed, 'first_name')} ${textIn(typed, 'last_name')}`.trim()
}

/** What the schema leaves to the form: whether the password is good enough, and the tick. */
function furtherErrors(typed: FormData): FieldErrors {
  return {
    ...(unmetRules(textIn(typed, 'password')).length > 0 && {
      password: errorMessages.password_weak.message,
    }),
    ...(!typed.has('termsAndCondition') && { termsAndCondition: errorMessages.terms_needed.message }),
  }
}

function fieldsOf(problem: Problem | undefined): FieldErrors {
  if (problem?.code === 'password_common' || problem?.code === 'password_weak') {
    return { password: problem.message }
  }
  return problem?.fields ?? {}
}
