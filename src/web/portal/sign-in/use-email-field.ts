import { useEffect, useRef, useState } from 'react'
import { signInOutcome } from '#content/shared/outcomes.ts'
import { accountEmail } from '#contract/fields.ts'
import { fillIfUntouched } from '#web/client/forms/use-kept-fields.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** A field for an e-mail: what is in it is kept while it is typed, and checked when it is sent. */
export function useEmailField(email: string, onType: (email: string) => void) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  // What stands in the field already (typed before the script came) counts; else what an earlier step left.
  useEffect(() => {
    if (input.current && email) fillIfUntouched(input.current, email)
  }, [email])

  const type = () => {
    setError(undefined)
    onType(input.current?.value.trim() ?? '')
  }

  /** The address, or nothing once it has complained. */
  const read = (): string | undefined => {
    const typed = input.current?.value.trim() ?? ''
    const parsed = accountEmail.safeParse(typed)
    if (parsed.success) {
      onType(parsed.data)
      return parsed.data
    }
    const refusal = typed === '' ? signInOutcome.emailRequired : signInOutcome.emailInvalid
    toast({ status: 'error', ...refusal })
    setError(refusal.message)
    input.current?.focus()
    return undefined
  }

  const field = {
    ref: input,
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    error,
  } as const
  return { field, type, read }
}
