import { useRef, useState } from 'react'
import { signInOutcome } from '#content/shared/outcomes.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { clearSession } from '#web/client/session/session.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

interface Attempt {
  /** The call, with what stands in the field. */
  send(typed: string): Promise<ApiResult<SessionView>>
  onSignedIn(view: SessionView): void
  /** It was right, but the account asks for a second factor. */
  onFactorNeeded?(typed: string): void
}

/** One secret, one try: busy until it is answered, and the field stays, ready to be typed over, when it was wrong. */
export function useAttempt({ send, onSignedIn, onFactorNeeded }: Attempt) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async () => {
    if (busy) return
    const typed = input.current?.value ?? ''
    setBusy(true)
    const outcome = await send(typed)
    // It stays busy: the page is about to be left.
    if (outcome.ok) return onSignedIn(outcome.data)
    setBusy(false)
    clearSession()
    if (outcome.problem?.code === 'factor_needed' && onFactorNeeded) return onFactorNeeded(typed)
    const { title, message: usual } = signInOutcome.loginFailed
    const aboutField = Object.values(outcome.problem?.fields ?? {})[0]
    const message = aboutField ?? outcome.problem?.message ?? usual
    toast({ status: 'error', title, message })
    setError(message)
    input.current?.focus()
    // Unless it has been typed over already.
    if (input.current?.value === typed) input.current.select()
  }

  return { input, busy, error, submit, takeBack: () => setError(undefined) }
}
