import { api } from '../api/api.ts'
import { isExpired, readSession, type StoredSession, storeToken } from './session.ts'

/** The renewed session; `ended` if the server refuses to renew it; `away` if it did not answer. */
export type Renewal = StoredSession | 'ended' | 'away'

/**
 * Exchanges the refresh token, which works once, for a new pair. All tabs share one lock: the tab that comes second
 * finds the new pair in storage and asks for nothing.
 */
export function renewSession(stale: string): Promise<Renewal> {
  const renew = () => renewUnlessDone(stale)
  // Pages without a secure context have no locks; there each tab renews by itself.
  return 'locks' in navigator ? navigator.locks.request('session-renewal', renew) : renew()
}

async function renewUnlessDone(stale: string): Promise<Renewal> {
  const session = readSession()
  if (!session) return 'ended'
  if (session.token.access !== stale && !isExpired(session.token)) return session
  const result = await api('refreshToken', { refresh: session.token.refresh })
  if (!result.ok) return result.problem?.code === 'signed_out' ? 'ended' : 'away'
  storeToken(result.data.token)
  return { ...session, token: result.data.token }
}
