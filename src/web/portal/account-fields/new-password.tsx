import { useId, useState } from 'react'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordProps {
  label: string
  error: string | undefined
  strict: boolean
}

/** A password that is being chosen, with its rules below it. */
export function NewPassword({ label, error, strict }: NewPasswordProps) {
  const rules = useId()
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        error={error}
        autoComplete="new-password"
        aria-describedby={rules}
        onInput={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <PasswordRules id={rules} password={password} strict={strict} />
    </>
  )
}
