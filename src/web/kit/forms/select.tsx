import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './select.css'

export interface SelectOption {
  value: string
  text: string
  disabled?: boolean
}

interface SelectOwn extends FieldText {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

type SelectProps = SelectOwn & Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple'>

/** A native select, styled like the other fields. */
export function Select({ label, hint, error, optional, options, placeholder, ...select }: SelectProps) {
  const ids = useFieldIds({ hint, error }, select.id)
  const chevron = (
    <span className="select-chevron">
      <Icon name="down" />
    </span>
  )
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }} disabled={select.disabled} tail={chevron}>
      <select {...select} {...ids.control} className="field-input select">
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
