import { visitBanner } from '#content/shared/visit-banner.ts'
import { showToastOnNextPage } from '../toasts/next-page-toast.ts'
import { clearSession, readSession } from './session.ts'

/** Several callers may notice that the session ended; the first one gives the reason. */
let leaving = false

/** Clears the session and goes to the sign-in page, which says why and leads back here afterwards. */
export function leaveForLogin(why: 'signed-out' | 'expired' = 'signed-out'): void {
  const next = location.pathname + location.search
  if (leaveEndedVisit()) return
  if (readSession()?.permissions.showcase) return leaveFor('/look-around?ended=1')
  // `ended` keeps the sign-in page from redirecting a browser that has the cookie but no tokens.
  leaveFor(`/merchant/login?${new URLSearchParams({ ended: why, next })}`)
}

/** After a visit that was ended from outside: staff have no password to type here, and are told in the admin why they are there. */
export function leaveEndedVisit(): boolean {
  if (readSession()?.permissions.user_settings === undefined) return false
  showToastOnNextPage({ status: 'other', ...visitBanner.ended })
  leaveFor(adminPath)
  return true
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
