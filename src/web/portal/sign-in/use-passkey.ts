import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import type { CallInput } from '#web/client/api/call-types.ts'
import { canOfferInField, passkeyAddress, passkeyPlace, showPasskey } from '#web/client/session/passkeys.ts'
import { clearSession } from '#web/client/session/session.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** A challenge holds for five minutes; the field always offers a younger one. */
const renewEveryMs = 4 * 60_000

const never = () => () => {}

/** The passkey button, and passkeys in the list of the email field. */
export function usePasskey(onSignedIn: (view: SessionView) => void) {
  const toast = useToast()
  const showProblem = useProblemToast()
  const { busy, run } = useBusy()
  const place = useSyncExternalStore(never, passkeyPlace, () => 'here' as const)

  const send = async (shown: CallInput<'passkeyLogin'>) => {
    const result = await api('passkeyLogin', shown)
    if (result.ok) return onSignedIn(result.data)
    clearSession()
    showProblem(result.problem)
  }

  const offer = useEffectEvent(async () => {
    const hasField = document.querySelector('[autocomplete$=webauthn]') !== null
    if (document.hidden || !hasField || !(await canOfferInField())) return
    const shown = await showPasskey({ inField: true })
    if (shown) await send(shown)
  })
  useEffect(() => {
    void offer()
    const timer = setInterval(() => void offer(), renewEveryMs)
    return () => clearInterval(timer)
  }, [])

  const press = () =>
    run(async () => {
      if (place === 'elsewhere') return location.assign(passkeyAddress())
      const shown = await showPasskey()
      if (shown) await send(shown)
      else toast({ status: 'other', ...signIn.email.noPasskey })
    })

  return { place, busy, press }
}
