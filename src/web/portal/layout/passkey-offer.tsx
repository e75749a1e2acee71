import { useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessages } from '#content/shared/messages.ts'
import { portal } from '#content/portal/portal.ts'
import { declinePasskey, isPasskeyOffered } from '#web/portal/passkey-offer-state.ts'
import { makePasskey } from '#web/client/session/passkeys.ts'
import { useApi } from '#web/client/api/use-api.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

const { passkey: copy } = portal.notices
const never = () => () => {}

/** After a sign-in the long way, to whoever has no passkey yet: a shorter one. Said once, then never again. */
export function PasskeyOffer() {
  const toast = useToast()
  const send = useApi()
  const { revalidate } = useRevalidator()
  const isOffered = useSyncExternalStore(never, isPasskeyOffered, () => false)
  const [closed, setClosed] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!isOffered || closed) return null

  const make = async () => {
    if (busy) return
    setBusy(true)
    const asked = await send('newPasskeyOptions', {})
    const passkey = asked.ok ? await makePasskey(asked.data.options) : undefined
    const added = passkey && (await send('addPasskey', { name: '', passkey }))
    setBusy(false)
    if (!added?.ok) {
      const problem = added?.problem ?? (asked.ok ? copy.failed : asked.problem)
      const { title, message } = problem ?? errorMessages.internal
      return toast({ status: 'error', title, message })
    }
    toast({ status: 'success', ...copy.made })
    setClosed(true)
    await revalidate()
  }
  const decline = () => {
    declinePasskey()
    setClosed(true)
  }

  return (
    <aside className="portal-notice" aria-label={copy.title}>
      <p>
        <b>{copy.title}</b> {copy.text}
      </p>
      <button type="button" aria-busy={busy} onClick={() => void make()}>
        {copy.make}
      </button>
      <button type="button" onClick={decline}>
        {copy.later}
      </button>
    </aside>
  )
}
