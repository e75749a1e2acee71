import { clearSession, readSession } from './session.ts'

/** Several callers may notice that the session ended; the first one gives the reason. */
let leaving = false

/** Clears the session and goes to the sign-in page, which says why and leads back here afterwards. */
export function leaveForLogin(why: 'signed-out' | 'expired' = 'signed-out'): void {
  const next = location.pathname + location.search
  // A member of staff on a visit has no password to type there.
  const wasVisit = readSession()?.permissions.user_settings !== undefined
  // `ended` keeps the sign-in page from redirecting a browser that has the cookie but no tokens.
  leaveFor(wasVisit ? adminPath : `/merchant/login?${new URLSearchParams({ ended: why, next })}`)
}

/** Ends a staff visit and goes back to the admin. */
export const leaveVisit = () => leaveFor(adminPath)

const adminPath = '/admin/home/'

function leaveFor(address: string): void {
  if (leaving) return
  leaving = true
  // A page restored from the back-forward cache may have to leave again.
  window.addEventListener('pagehide', () => (leaving = false), { once: true })
  clearSession()
  location.assign(address)
}
