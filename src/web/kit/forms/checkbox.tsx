import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import './checkbox.css'

interface CheckboxOwn {
  /** The label; it may hold links. */
  children: ReactNode
  hint?: ReactNode
  error?: string
}

type CheckboxProps = CheckboxOwn & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'>

export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const ids = useFieldIds({ hint, error }, input.id)
  return (
    <div className="checkbox">
      <div className="checkbox-line">
        <input {...input} {...ids.control} type="checkbox" className="checkbox-box" />
        <label htmlFor={ids.control.id}>{children}</label>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  )
}
