import { useEffect, useSyncExternalStore } from 'react'
import { leaveForLogin } from './leave-for-login.ts'
import { readSession, type StoredSession, watchSession } from './session.ts'

/** Returns the same object while storage is unchanged, as `useSyncExternalStore` requires. */
let last: { text: string; session: StoredSession | undefined } | undefined

function snapshot(): StoredSession | undefined {
  const session = readSession()
  const text = JSON.stringify(session ?? null)
  if (last?.text !== text) last = { text, session }
  return last.session
}

/**
 * For private pages: the stored session, once the browser has taken over. Where there is none, or where another
 * tab signs out, the page is left for the sign-in page.
 */
export function useSession(): StoredSession | undefined {
  const session = useSyncExternalStore(watchSession, snapshot, () => undefined)
  useEffect(() => {
    // Read again, because the first render used the server's answer.
    if (!session && !readSession()) leaveForLogin()
  }, [session])
  return session
}
