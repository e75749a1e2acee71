import { useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { openModule } from '#web/portal/open-module.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** Has a new hand-off made and goes where it leads: to this page again, or to the module's own host. */
export function useOpening(app: ModuleSlug) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const outcome = await openModule(app)
    if (outcome.ok) return
    setBusy(false)
    toast({ status: 'error', ...(outcome.problem ?? errorMessages.internal) })
  }
  return { open, busy }
}
