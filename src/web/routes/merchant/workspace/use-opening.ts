import { useState } from 'react'
import { errorMessages } from '#content/messages.ts'
import type { ModuleSlug } from '#contract/modules.ts'
import { callSignedIn } from '#web/browser/call-signed-in.ts'
import { useToast } from '#web/ui/toast.tsx'
import { calls } from './calls.ts'

/** Has a new hand-off made and goes where it leads: to this page again, or to the module's own host. */
export function useOpening(app: ModuleSlug) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const outcome = await callSignedIn(calls.mintXut, { app })
    if (outcome.ok) return location.assign(outcome.data.url)
    setBusy(false)
    toast({ status: 'error', ...(outcome.problem ?? errorMessages.internal) })
  }
  return { open, busy }
}
