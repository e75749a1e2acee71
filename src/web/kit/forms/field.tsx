import { type ComponentProps, type ReactNode, useState } from 'react'
import { FieldFrame, type FieldText, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'

type Dressless<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'className' | 'style'>

export type FieldProps = FieldText & Dressless<'input'>

/** A cell of a printed form: the caption stands inside at the top left, the value is typed below it. */
export function Field({ label, hint, error, optional, ...input }: FieldProps) {
  const ids = useFieldIds({ hint, error }, input.id, input['aria-describedby'])
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }} disabled={input.disabled}>
      <input {...input} {...ids.control} className="field-input" />
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, error, optional, ...area }: FieldText & Dressless<'textarea'>) {
  const ids = useFieldIds({ hint, error }, area.id)
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }} disabled={area.disabled}>
      <textarea rows={5} {...area} {...ids.control} className="field-input field-area" />
    </FieldFrame>
  )
}

export function PasswordField({ label, hint, error, optional, ...input }: Omit<FieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const ids = useFieldIds({ hint, error }, input.id, input['aria-describedby'])
  const eye = (
    <button
      type="button"
      className="field-eye"
      aria-label={shown ? 'Hide password' : 'Show password'}
      aria-controls={ids.control.id}
      disabled={input.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  )
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }} disabled={input.disabled} tail={eye}>
      <input {...input} {...ids.control} className="field-input" type={shown ? 'text' : 'password'} />
    </FieldFrame>
  )
}

interface FieldRowProps {
  /** `code` gives the first cell only what a dial code needs. */
  columns?: 'equal' | 'code'
  children: ReactNode
}

/** Cells side by side that share the rule between them. */
export function FieldRow({ columns = 'equal', children }: FieldRowProps) {
  return (
    <div className="field-row" data-columns={columns}>
      {children}
    </div>
  )
}

/** Cells and rows below one another that share the rules between them: a whole printed form. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return <div className="field-group">{children}</div>
}
