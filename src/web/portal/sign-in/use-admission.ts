import { useState } from 'react'
import { signInOutcome } from '#content/shared/outcomes.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { rememberWay, type Way } from '#web/portal/sign-in/last-way.ts'
import { offerPasskey } from '#web/portal/passkey-offer-state.ts'
import { leaveToast } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import { forgetDraft } from './use-draft.ts'

/** The end of every way in: the session is stored, the pass stamped, and the page left for where they wanted to go. */
export function useAdmission(onward: string) {
  const [admitted, setAdmitted] = useState<SessionView>()

  const admit = (view: SessionView, way: Way, outcome: keyof typeof signInOutcome = 'loggedIn') => {
    storeSession(view)
    rememberWay(way)
    if (way !== 'passkey') offerPasskey()
    // Until the page is gone it still says whose pass this is.
    window.addEventListener('pagehide', forgetDraft, { once: true })
    leaveToast(signInOutcome[outcome])
    setAdmitted(view)
    // A full load: the next page starts with nothing of what was typed here. The place on it came along in the address.
    location.assign(onward + location.hash)
  }

  return { admitted, admit }
}
