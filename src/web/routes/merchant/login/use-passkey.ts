import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { errorMessages } from '#content/messages.ts'
import type { SessionView } from '#contract/account.ts'
import { canOfferInField, passkeyAddress, passkeyPlace, signInWithPasskey } from '#web/browser/passkey.ts'
import { clearSession } from '#web/browser/session.ts'
import { useToast } from '#web/ui/toast.tsx'

/** A challenge holds for five minutes; the field always offers a younger one. */
const renewEveryMs = 4 * 60_000

const never = () => () => {}

/** The passkey button, and passkeys in the list of the e-mail field. */
export function usePasskey(onSignedIn: (view: SessionView) => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const place = useSyncExternalStore(never, passkeyPlace, () => 'here' as const)

  const finish = useCallback(
    (outcome: Awaited<ReturnType<typeof signInWithPasskey>>) => {
      if (!outcome) return
      if (outcome.ok) return onSignedIn(outcome.data)
      clearSession()
      const { title, message } = outcome.problem ?? errorMessages.internal
      toast({ status: 'error', title, message })
    },
    [onSignedIn, toast],
  )

  const offer = useEffectEvent(async () => {
    if (document.hidden || !document.querySelector('[autocomplete$=webauthn]')) return
    if (await canOfferInField()) finish(await signInWithPasskey({ inField: true }))
  })
  useEffect(() => {
    void offer()
    const timer = setInterval(() => void offer(), renewEveryMs)
    return () => clearInterval(timer)
  }, [])

  const press = async () => {
    if (place === 'elsewhere') return location.assign(passkeyAddress())
    setBusy(true)
    finish(await signInWithPasskey())
    setBusy(false)
    // What the press took away from the field is put back.
    void offer()
  }

  return { place, busy, press }
}
