import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { signInOutcome } from '#content/shared/form-answers.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { clearSession } from '#web/client/session/session.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

interface Attempt {
  /** Makes the call with the text of the field. */
  send(secret: string): Promise<ApiResult<SessionView>>
  onSignedIn(view: SessionView): void
  /** The secret was right, but the account also needs a second factor. */
  onFactorNeeded?(secret: string): void
  /** Whether the form counts down the time to wait, and then sends by itself. */
  counts?: boolean
}

/** The longest wait, in seconds, that the form counts down. A longer one is shown as a refusal. */
const longestWait = 60

/** A form with one secret: a password or a code. A wrong one stays in the field, selected. */
export function useAttempt({ send, onSignedIn, onFactorNeeded, counts = false }: Attempt) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const { busy, run } = useBusy()
  const [error, setError] = useState<string>()
  const [wait, setWait] = useState(0)

  const attempt = async () => {
    const secret = input.current?.value ?? ''
    const result = await send(secret)
    if (result.ok) {
      onSignedIn(result.data)
      return 'leaving'
    }
    clearSession()
    if (result.problem?.code === 'factor_needed' && onFactorNeeded) return onFactorNeeded(secret)
    const { code, retry_after: seconds = 0 } = result.problem ?? {}
    if (counts && code === 'too_many_requests' && seconds <= longestWait) return setWait(seconds)
    const { title, message: usual } = signInOutcome.loginFailed
    const aboutField = Object.values(result.problem?.fields ?? {})[0]
    const message = aboutField ?? result.problem?.message ?? usual
    toast({ status: 'error', title, message })
    setError(message)
    input.current?.focus()
    // Unless it has been changed in the meantime.
    if (input.current?.value === secret) input.current.select()
    return undefined
  }

  useCountdown(wait, setWait, () => void run(attempt))

  const submit = () => {
    if (wait === 0) void run(attempt)
  }
  const form = { action: submit, onInput: () => setError(undefined) }
  return { input, busy, wait, error, form }
}

/** Counts down by the second, and calls `onOver` at the end. */
function useCountdown(seconds: number, setSeconds: (left: number) => void, onOver: () => void): void {
  const tick = useEffectEvent(() => {
    setSeconds(seconds - 1)
    if (seconds === 1) onOver()
  })
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => tick(), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
}
