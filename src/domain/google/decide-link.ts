import type { GooglePerson } from '../ports/ports.ts'

/** What we have under the address that Google names. */
export interface LocalAccount {
  isVerified: boolean
  /** Another Google account is connected to it. */
  hasOtherSubject: boolean
  /** This very browser signed in to it before. */
  isKnownBrowser: boolean
}

/**
 * - `link`: connect and sign in.
 * - `reclaim`: the person who made the account never proved the address, and Google proves it now for somebody else.
 * - `prove`: neither side is proof enough; the account's password or mailbox decides.
 */
export type LinkDecision = 'link' | 'reclaim' | 'prove'

/** An existing account meets a Google account that is new to us. Ownership of the address is what counts. */
export function decideLink(person: GooglePerson, local: LocalAccount): LinkDecision {
  if (!isAuthoritative(person)) return 'prove'
  if (!local.isVerified) return local.isKnownBrowser && !local.hasOtherSubject ? 'link' : 'reclaim'
  // The same address with another subject may be a mailbox that changed owners.
  return local.hasOtherSubject ? 'prove' : 'link'
}

/** Google runs the mailbox or the domain. For other addresses it checked once, perhaps long ago. */
export function isAuthoritative({ email, emailVerified, hostedDomain }: GooglePerson): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return emailVerified && (domain === 'gmail.com' || hostedDomain === domain)
}
