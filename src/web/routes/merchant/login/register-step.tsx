import { type KeyboardEvent, useState } from 'react'
import { signIn } from '#content/sign-in.ts'
import type { SessionView } from '#contract/account.ts'
import type { CaptchaSetup } from '#contract/captcha.ts'
import { useSignUp } from '#web/browser/use-sign-up.ts'
import { type AccountDraft, AccountFields } from '#web/sections/account-fields/account-fields.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { StepForm } from './step-form.tsx'

interface RegisterStepProps {
  captcha: CaptchaSetup
  draft: AccountDraft
  onType(draft: AccountDraft): void
  onSignedUp(view: SessionView): void
  onBack(): void
}

const { register: copy } = signIn
const kept = ['first_name', 'last_name', 'email', 'phone_code', 'phone_no'] as const

export function RegisterStep({ captcha, draft, onType, onSignedUp, onBack }: RegisterStepProps) {
  const toast = useToast()
  const { errors, attempted, busy, recheck, send } = useSignUp(captcha)
  const [agreed, setAgreed] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    if (busy) return
    const outcome = await send(form)
    if ('view' in outcome) onSignedUp(outcome.view)
    else toast({ status: 'error', ...outcome.refused })
  }
  const keep = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    onType(Object.fromEntries(kept.map((name) => [name, textOf(typed.get(name))])))
  }
  // A button that waits for the tick takes the Enter key away; the form still says what is missing.
  const answerEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event
    if (event.key !== 'Enter' || agreed || !(target instanceof HTMLInputElement) || !target.form) return
    event.preventDefault()
    void submit(target.form)
  }

  return (
    <StepForm
      heading={copy.heading}
      prompt={copy.prompt}
      onSubmit={submit}
      onInput={(event) => {
        recheck(event)
        keep(event.currentTarget)
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its fields' Enter key */}
      <div onKeyDown={answerEnter}>
        <AccountFields
          draft={draft}
          errors={errors}
          attempted={attempted}
          agreed={agreed}
          onAgree={setAgreed}
        />
      </div>
      <TicketButton type="submit" size="large" wide busy={busy} disabled={!agreed}>
        {busy ? copy.busy : copy.submit}
      </TicketButton>
      <p className="step-aside">
        <button type="button" className="text-link" onClick={onBack}>
          {signIn.back}
        </button>
      </p>
    </StepForm>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
