import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { google } from '#content/portal/google.ts'
import { pages } from '#content/shared/pages.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { googlePaths } from '#contract/google/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import { api } from '#web/client/api/api.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { takeNextPath } from '#web/portal/sign-in/google-next-path.ts'
import { readInstallDetails } from '#web/portal/sign-in/install-details.ts'
import { rememberMethod } from '#web/portal/sign-in/last-method.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import type { ToastText } from '#web/kit/overlays/toast.tsx'
import { type GoogleReturn, readReturn } from './read-return.ts'

type ReturnToast = ToastText & { message: string }

const accountPath = '/merchant/account#google'

/** Finishes the trip to Google. `isWaiting` until there is something to prove. */
export function useReturn(hasProof: boolean, isBack: boolean) {
  const navigate = useNavigate()
  const [isWaiting, setWaiting] = useState(isBack || !hasProof)
  const [isConnecting, setConnecting] = useState(false)
  const [admitted, setAdmitted] = useState<SessionView>()
  const begun = useRef(false)

  const admit = (view: SessionView) => {
    if (!view.token?.access) return leave(pages.login.path)
    storeSession(view)
    rememberMethod('google')
    setAdmitted(view)
    leave(takeNextPath(), { status: 'success', ...google.signedIn })
  }

  const finish = async (back: GoogleReturn) => {
    if (back.kind === 'nothing') return hasProof ? undefined : leave(pages.login.path)
    setConnecting(back.isConnecting)
    if (back.isConnecting) return leave(accountPath, await connect(back))
    if (back.kind !== 'answer') return leave(pages.login.path, refusal(back.kind))
    const result = await api('authGoogle', { ...readInstallDetails(), ...back.answer })
    if (result.ok) return admit(result.data)
    const { problem } = result
    if (problem?.code !== 'google_link_needed' && problem?.code !== 'factor_needed') {
      return leave(pages.login.path, failure(problem))
    }
    // The server knows now what is left to prove; the page is asked for again, and shows it.
    await navigate(googlePaths.back, { replace: true })
    setWaiting(false)
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const back = readReturn(location.search)
    // Remove the code from the address and the history before it is used.
    history.replaceState(history.state, '', googlePaths.back)
    void finish(back)
  })

  return { isWaiting, isConnecting, admitted, admit, toLogin: () => leave(pages.login.path) }
}

/** Replaces the history entry, so that Back skips this page. */
function leave(path: string, toast?: ReturnToast): void {
  if (toast) showToastOnNextPage(toast)
  location.replace(path)
}

async function connect(back: GoogleReturn): Promise<ReturnToast> {
  if (back.kind !== 'answer') return { status: 'other', ...google.notConnected }
  const result = await merchantApi('googleConnect', back.answer)
  if (result.ok) return { status: 'success', ...google.connected }
  const { title, message } = result.problem ?? google.away
  return { status: 'error', title, message }
}

const refusal = (kind: 'refused' | 'failed'): ReturnToast => ({
  status: kind === 'refused' ? 'other' : 'error',
  ...(kind === 'refused' ? google.refused : google.notCompleted),
  message: google.pleaseLogin,
})

/** Errors that the visitor can act on have their own text; others are temporary faults of ours. */
function failure(problem: Problem | undefined): ReturnToast {
  const isOurs = !problem || problem.code === 'google_unavailable' || problem.code === 'internal'
  if (isOurs || problem.code === 'unavailable') return { status: 'error', ...google.away }
  return { status: 'error', title: problem.title, message: google.pleaseLogin }
}
