import { clearSession, readSession } from './session.ts'

/** Whoever notices first says why; that the session is gone is noticed by others too. */
let leaving = false

/** Clears the session and goes to the sign-in page, which says why and leads back here afterwards. */
export function leaveForLogin(why: 'signed-out' | 'expired' = 'signed-out'): void {
  if (leaving) return
  leaving = true
  // A page that comes back from the browser's memory may have to leave again.
  window.addEventListener('pagehide', () => (leaving = false), { once: true })
  const wasVisit = readSession()?.permissions.user_settings !== undefined
  clearSession()
  // Whoever looked in for a merchant has no password to type there.
  if (wasVisit) return location.assign('/admin/home/')
  const next = location.pathname + location.search
  // `ended` tells the page not to send on a browser that still has its cookie, but nothing to go with it.
  location.assign(`/merchant/login?${new URLSearchParams({ ended: why, next })}`)
}
