import { knowsPasskeys } from '../client/session/passkeys.ts'

const key = 'offer_passkey'
const aYear = 365 * 24 * 60 * 60

/** Set by a sign-in without a passkey. */
export const offerPasskey = () => sessionStorage.setItem(key, 'true')

/** Shown until it is declined. The answer is a cookie, because signing out clears the storage. */
export const isPasskeyOffered = () =>
  sessionStorage.getItem(key) !== null &&
  knowsPasskeys() &&
  !/(?:^|; )passkey_offer=declined/.test(document.cookie)

export function declinePasskey(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `passkey_offer=declined; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}
