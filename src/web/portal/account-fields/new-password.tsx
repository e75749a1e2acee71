import { useEffect, useId, useRef, useState } from 'react'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { useEasyPassword } from './use-easy-password.ts'

/** The field for a new password, with its rules below it. Once it was refused, unmet rules are red. */
export function NewPassword({ label, error }: { label: string; error: string | undefined }) {
  const rules = useId()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  // The field may have been filled in before the script ran.
  useEffect(() => setPassword(field.current?.value ?? ''), [])
  const isEasy = useEasyPassword(field, password)
  return (
    <>
      <PasswordField
        ref={field}
        name="password"
        label={label}
        error={error}
        autoComplete="new-password"
        aria-describedby={rules}
        onInput={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <PasswordRules id={rules} password={password} isEasy={isEasy} strict={error !== undefined} />
    </>
  )
}
