import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import type { CallInput } from '#web/client/api/call-types.ts'
import { canOfferInField, passkeyAddress, passkeyPlace, showPasskey } from '#web/client/session/passkeys.ts'
import { clearSession } from '#web/client/session/session.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** A challenge holds for five minutes; the field always offers a younger one. */
const renewEveryMs = 4 * 60_000

const never = () => () => {}

/** The passkey button, and passkeys in the list of the e-mail field. */
export function usePasskey(onSignedIn: (view: SessionView) => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const place = useSyncExternalStore(never, passkeyPlace, () => 'here' as const)

  const send = async (shown: CallInput<'passkeyLogin'>) => {
    const outcome = await api('passkeyLogin', shown)
    if (outcome.ok) return onSignedIn(outcome.data)
    clearSession()
    const { title, message } = outcome.problem ?? errorMessages.internal
    toast({ status: 'error', title, message })
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

  const press = async () => {
    if (place === 'elsewhere') return location.assign(passkeyAddress())
    setBusy(true)
    const shown = await showPasskey()
    if (shown) await send(shown)
    else toast({ status: 'other', ...signIn.email.noPasskey })
    setBusy(false)
  }

  return { place, busy, press }
}
