import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** Before the first payment: receipts and warnings go to this address, and an account without it may be erased. */
export function requireConfirmed({ session }: MerchantContext): void {
  if (!session.emailVerified) throw new DomainError('email_unverified')
}
