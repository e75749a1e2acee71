import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { signIn } from '#content/shared/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { useKeptFields } from '#web/client/forms/use-kept-fields.ts'
import { type SignUpSource, useSignUp } from '#web/portal/sign-in/use-sign-up.ts'
import { type AccountDraft, AccountFields } from '#web/portal/account-fields/account-fields.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm } from '#web/kit/sign-in/step-form.tsx'

interface RegisterStepProps {
  prompt?: string
  captcha: CaptchaSetup
  /** What else the call is told. */
  source?: SignUpSource
  draft: AccountDraft
  /** Whether the draft is known yet. */
  ready: boolean
  /** What the account is made for, above its fields. */
  order?: ReactNode
  /** Whether Enter in a field sends the form. On the button it always does. */
  enter?: 'sends' | 'suppressed'
  onType(draft: AccountDraft): void
  onEmailLeft?(email: string): void
  onSignedUp(view: SessionView): void
  /** The ways out of this form. */
  children: ReactNode
}

const { register: copy } = signIn
const kept = ['first_name', 'last_name', 'email', 'phone_code', 'phone_no'] as const

export function RegisterStep(props: RegisterStepProps) {
  const { prompt = copy.prompt, captcha, source, draft, ready, order, enter = 'sends', children } = props
  const { onType, onEmailLeft, onSignedUp } = props
  const toast = useToast()
  const { errors, busy, recheck, send } = useSignUp(captcha, source)
  const [agreed, setAgreed] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    if (busy) return
    const outcome = await send(form)
    if ('view' in outcome) onSignedUp(outcome.view)
    else toast({ status: 'error', ...outcome.refused })
  }
  const keep = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    // Until the draft is known, a code that nobody has chosen does not take the place of one that somebody has.
    if (!ready && isAsSent(form.elements.namedItem('phone_code'))) typed.delete('phone_code')
    onType(Object.fromEntries(kept.map((name) => [name, textOf(typed.get(name))])))
  }
  // A button that waits for the tick takes the Enter key away; the form still says what is missing.
  const answerEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, defaultPrevented: isTaken } = event
    if (key !== 'Enter' || isTaken || !(target instanceof HTMLInputElement) || !target.form) return
    if (enter === 'sends' && agreed) return
    event.preventDefault()
    if (enter === 'sends') void submit(target.form)
  }

  // What was typed before the script came counts as left, unless the caret is still there.
  const fields = useRef<HTMLDivElement>(null)
  useKeptFields(fields, ready, { ...draft })
  const atStart = useEffectEvent(() => {
    const email = fields.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (email?.value && email !== document.activeElement) onEmailLeft?.(email.value)
  })
  useEffect(() => atStart(), [])

  const leaveEmail = ({ target }: FocusEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'email') onEmailLeft?.(target.value)
  }

  return (
    <StepForm
      heading={copy.heading}
      prompt={prompt}
      onSubmit={submit}
      onInput={(event) => {
        recheck(event)
        keep(event.currentTarget)
      }}
    >
      {order}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its fields' Enter key */}
      <div ref={fields} onKeyDown={answerEnter} onBlur={leaveEmail}>
        <AccountFields draft={draft} errors={errors} agreed={agreed} onAgree={setAgreed} />
      </div>
      <Button type="submit" size="large" wide busy={busy} disabled={!agreed}>
        {busy ? copy.busy : copy.submit}
      </Button>
      <p className="step-aside">{children}</p>
    </StepForm>
  )
}

const isAsSent = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
