import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'

interface StepFormProps {
  heading: string
  prompt: string
  onSubmit(form: HTMLFormElement): void | Promise<void>
  onInput?(event: FormEvent<HTMLFormElement>): void
  children: ReactNode
}

/** One step: its heading, its prompt and a real form. It begins with the caret in its first empty field. */
export function StepForm({ heading, prompt, onSubmit, onInput, children }: StepFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Somebody who began to type before the script came is not sent elsewhere.
    if (form.current?.contains(document.activeElement)) return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('.field-input') ?? [])]
    const first = fields.find((field) => field.value === '') ?? fields[0]
    first?.focus()
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSubmit(event.currentTarget)
  }
  return (
    <form
      ref={form}
      className="step"
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={submit}
      onInput={onInput}
    >
      <div className="step-head">
        <h1 id={id}>{heading}</h1>
        <p>{prompt}</p>
      </div>
      {children}
    </form>
  )
}

interface StepWordsProps {
  heading: string
  prompt: string
  children?: ReactNode
}

/** A step without a form: what has happened, and where to go. Its heading is read out first. */
export function StepWords({ heading, prompt, children }: StepWordsProps) {
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

/** Who this step is for, with the way back; and the name that a password manager files the password under. */
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
