import { useEffect, useRef, useState } from 'react'
import { signInOutcome } from '#content/shared/form-answers.ts'
import { accountEmail } from '#contract/fields.ts'
import { fillIfUntouched } from '#web/client/forms/fill-fields.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** The email field of a step. What is typed is kept for the next step, and checked when the form is sent. */
export function useEmailField(email: string, onType: (email: string) => void) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  // What was typed before the script ran stays; an empty field gets the email of an earlier step.
  useEffect(() => {
    if (input.current && email) fillIfUntouched(input.current, email)
  }, [email])

  const onInput = () => {
    setError(undefined)
    onType(input.current?.value.trim() ?? '')
  }

  /** The email, or undefined after showing what is wrong with it. */
  const read = (): string | undefined => {
    const typed = input.current?.value.trim() ?? ''
    const { data } = accountEmail.safeParse(typed)
    if (data !== undefined) {
      onType(data)
      return data
    }
    const problem = typed === '' ? signInOutcome.emailRequired : signInOutcome.emailInvalid
    toast({ status: 'error', ...problem })
    setError(problem.message)
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
  return { field, onInput, read }
}
