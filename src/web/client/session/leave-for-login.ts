import { clearSession, readSession } from './session.ts'

/** Whoever notices first says why; that the session is gone is noticed by others too. */
let leaving = false

/** Clears the session and goes to the sign-in page, which says why and leads back here afterwards. */
export function leaveForLogin(why: 'signed-out' | 'expired' = 'signed-out'): void {
  const next = location.pathname + location.search
  // Whoever looked in for a merchant has no password to type there.
  const wasVisit = readSession()?.permissions.user_settings !== undefined
  // `ended` tells the page not to send on a browser that still has its cookie, but nothing to go with it.
  leaveFor(wasVisit ? adminPath : `/merchant/login?${new URLSearchParams({ ended: why, next })}`)
}

/** Ends a staff visit and goes back to the admin. */
export const leaveVisit = () => leaveFor(adminPath)

const adminPath = '/admin/home/'

function leaveFor(address: string): void {
  if (leaving) return
  leaving = true
  // A page that comes back from the browser's memory may have to leave again.
  window.addEventListener('pagehide', () => (leaving = false), { once: true })
  clearSession()
  location.assign(address)
}
