import { clearSession } from './session.ts'

/** Clears the session and goes to the sign-in page, which says why and leads back here afterwards. */
export function leaveForLogin(why: 'signed-out' | 'expired' = 'signed-out'): void {
  clearSession()
  const next = location.pathname + location.search
  // `ended` tells the page not to send on a browser that still has its cookie, but nothing to go with it.
  location.assign(`/merchant/login?${new URLSearchParams({ ended: why, next })}`)
}
