import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { keepFields } from '#web/kit/forms/keep-fields.ts'

interface StepFormProps extends Pick<ComponentProps<'form'>, 'action' | 'onInput'> {
  ref?: RefObject<HTMLFormElement | null>
  heading: string
  prompt: string
  children: ReactNode
}

/** One step of signing in: heading, prompt and form. The first empty field gets the focus. */
export function StepForm({ ref, heading, prompt, children, ...form }: StepFormProps) {
  const id = useId()
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own

  useEffect(() => {
    // Somebody may have typed before the script ran.
    if (element.current?.contains(document.activeElement)) return
    const fields = [...(element.current?.querySelectorAll<HTMLInputElement>('.field-input') ?? [])]
    const first = fields.find((field) => field.value === '') ?? fields[0]
    first?.focus()
  }, [element])

  return (
    <form ref={element} className="step" noValidate aria-labelledby={id} onReset={keepFields} {...form}>
      <div className="step-head">
        <h1 id={id}>{heading}</h1>
        <p>{prompt}</p>
      </div>
      {children}
    </form>
  )
}

interface StepTextProps {
  heading: string
  prompt: string
  children?: ReactNode
}

/** A step without a form, which says what happened and where to go. The heading gets the focus, so it is read first. */
export function StepText({ heading, prompt, children }: StepTextProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="step">
      <div className="step-head">
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p>{prompt}</p>
      </div>
      {children}
    </div>
  )
}

/** The email that this step is for, with a way back. The hidden field is for password managers. */
export function StepEmail({ email, back, onBack }: { email: string; back: string; onBack(): void }) {
  return (
    <div className="step-email">
      <span className="typed">{email || '\u00a0'}</span>
      <button type="button" className="text-link" onClick={onBack}>
        {back}
      </button>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </div>
  )
}
