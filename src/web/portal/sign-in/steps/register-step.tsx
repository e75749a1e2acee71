import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { trial } from '#content/shared/trial.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useFilledFields } from '#web/client/forms/fill-fields.ts'
import { type SignUpSource, useSignUp } from '#web/portal/sign-in/steps/use-sign-up.ts'
import { type AccountDraft, AccountFields } from '#web/portal/account-fields/account-fields.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'

interface RegisterStepProps {
  prompt?: string
  captcha: CaptchaSetup
  /** Sent with the form. */
  source?: SignUpSource
  draft: AccountDraft
  /** Whether the draft has been read from storage. */
  ready: boolean
  /** Shown above the fields: what the account is for. */
  order?: ReactNode
  /** Whether Enter in a field sends the form. On the button it always does. */
  enter?: 'sends' | 'suppressed'
  onType(draft: AccountDraft): void
  onEmailLeft?(email: string): void
  onSignedUp(view: SessionView): void
  /** Links to other steps. */
  children: ReactNode
}

const { register: copy } = signIn
const kept = ['first_name', 'last_name', 'email', 'phone_no'] as const

export function RegisterStep(props: RegisterStepProps) {
  const { prompt = copy.prompt, captcha, source, draft, ready, order, enter = 'sends', children } = props
  const { onType, onEmailLeft, onSignedUp } = props
  const toast = useToast()
  const { ref, errors, recheck, send } = useSignUp(captcha, source)
  const { busy, run } = useBusy()
  const [agreed, setAgreed] = useState(false)

  const submit = (fields: FormData) =>
    run(async () => {
      const result = await send(fields)
      if ('refused' in result) return toast({ status: 'error', ...result.refused })
      onSignedUp(result.view)
      return 'leaving'
    })
  const keep = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    onType(Object.fromEntries(kept.map((name) => [name, textOf(fields, name)])))
  }
  // A disabled button makes the browser ignore Enter. The form is sent all the same, to show what is missing.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, defaultPrevented } = event
    if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement) || !target.form) return
    if (enter === 'sends' && agreed) return
    event.preventDefault()
    if (enter === 'sends') void submit(new FormData(target.form))
  }

  useFilledFields(ref, ready, { ...draft })
  const onBlur = ({ target }: FocusEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'email') onEmailLeft?.(target.value)
  }

  return (
    <StepForm
      ref={ref}
      heading={copy.heading}
      prompt={prompt}
      action={(fields) => void submit(fields)}
      onInput={(event) => {
        recheck(event)
        keep(event.currentTarget)
      }}
    >
      {order}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its fields' Enter key */}
      <div onKeyDown={onKeyDown} onBlur={onBlur}>
        <AccountFields
          draft={draft}
          errors={errors}
          onAgree={setAgreed}
          onPhoneCode={(code) => onType({ phone_code: code ?? '' })}
        />
      </div>
      <Button type="submit" size="large" wide busy={busy} disabled={!agreed}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <p className="step-aside">{children}</p>
      <p className="step-aside">
        <b>{trial.start.label}.</b> {trial.next}
      </p>
    </StepForm>
  )
}
