import { useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { portal } from '#content/portal/portal.ts'
import { declinePasskey, isPasskeyOffered } from '#web/portal/passkey-offer-state.ts'
import { makePasskey } from '#web/client/session/passkeys.ts'
import { useApi } from '#web/client/api/use-api.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

const { passkey: copy } = portal.banners
const never = () => () => {}

/** Offers a passkey after a sign-in without one. It is offered once. */
export function PasskeyOffer() {
  const toast = useToast()
  const showProblem = useProblemToast()
  const send = useApi()
  const { revalidate } = useRevalidator()
  const isOffered = useSyncExternalStore(never, isPasskeyOffered, () => false)
  const [closed, setClosed] = useState(false)
  const { busy, run } = useBusy()
  if (!isOffered || closed) return null

  const make = async () => {
    const started = await send('newPasskeyOptions', {})
    if (!started.ok) return showProblem(started.problem)
    const passkey = await makePasskey(started.data.options)
    if (!passkey) return showProblem(copy.failed)
    const added = await send('addPasskey', { name: '', passkey })
    if (!added.ok) return showProblem(added.problem)
    toast({ status: 'success', ...copy.made })
    setClosed(true)
    await revalidate()
  }
  const decline = () => {
    declinePasskey()
    setClosed(true)
  }

  return (
    <aside className="portal-banner" aria-label={copy.title}>
      <p>
        <b>{copy.title}</b> {copy.text}
      </p>
      <button type="button" aria-busy={busy} onClick={() => void run(make)}>
        {copy.make}
      </button>
      <button type="button" onClick={decline}>
        {copy.later}
      </button>
    </aside>
  )
}
