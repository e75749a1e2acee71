import { useState } from 'react'
import { signInOutcome } from '#content/shared/form-answers.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { rememberMethod, type SignInMethod } from '#web/portal/sign-in/last-method.ts'
import { offerPasskey } from '#web/portal/passkey-offer-state.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import { forgetDraft } from './use-draft.ts'

/** The end of every sign-in: stores the session and goes to the page that was asked for. */
export function useFinishSignIn(nextPath: string) {
  const [session, setSession] = useState<SessionView>()

  const finishSignIn = (
    view: SessionView,
    method: SignInMethod,
    toast: keyof typeof signInOutcome = 'loggedIn',
  ) => {
    storeSession(view)
    rememberMethod(method)
    if (method !== 'passkey') offerPasskey()
    // The page shows the draft until it is left.
    window.addEventListener('pagehide', forgetDraft, { once: true })
    showToastOnNextPage(signInOutcome[toast])
    setSession(view)
    // A full load, so that nothing typed here stays in memory. The hash names the place on the next page.
    location.assign(nextPath + location.hash)
  }

  return { session, finishSignIn }
}
