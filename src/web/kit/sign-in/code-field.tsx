import type { Ref } from 'react'
import { Field } from '#web/kit/forms/field.tsx'

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>
  label: string
  error: string | undefined
  /** Backup codes have letters as well. */
  digitsOnly?: boolean
}

/** One field, not six: it can be pasted into, filled in by the telephone and read out as a whole. */
export function CodeField({ ref, label, error, digitsOnly }: CodeFieldProps) {
  return (
    <div className="step-code">
      <Field
        ref={ref}
        name="code"
        label={label}
        error={error}
        autoComplete="one-time-code"
        inputMode={digitsOnly ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
      />
    </div>
  )
}
