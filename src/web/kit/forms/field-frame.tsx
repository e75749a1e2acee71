import { type ReactNode, useId } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './field.css'

/** What every kind of field shows round its control. */
export interface FieldText {
  label: string
  hint?: ReactNode
  /** A sentence. Its presence marks the control as invalid. */
  error?: string
  /** Written beside the label, since most fields are required. */
  optional?: boolean
}

/** Ids for label, hint and error, and the attributes that tie a control to them. */
export function useFieldIds(
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  ownId?: string,
  /** Of text elsewhere that is about this control too. */
  furtherIds?: string,
) {
  const generated = useId()
  const id = ownId ?? generated
  const hintId = hint ? `${id}-description` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = {
    id,
    'aria-describedby': [hintId, errorId, furtherIds].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return { control, hintId, errorId }
}

interface FieldFrameProps extends FieldText {
  ids: ReturnType<typeof useFieldIds>
  disabled?: boolean
  /** A cell at the right end, such as the eye of a password. */
  tail?: ReactNode
  children: ReactNode
}

export function FieldFrame({ label, hint, error, optional, ids, disabled, tail, children }: FieldFrameProps) {
  return (
    <div className="field" data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <div className="field-cell">
        <label className="field-label" htmlFor={ids.control.id}>
          {label}
          {optional && <span className="field-optional">optional</span>}
        </label>
        {children}
        {tail}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  )
}

export function FieldNotes({ hint, error, ids }: Pick<FieldFrameProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={ids.errorId}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </>
  )
}
