import { ownMailbox } from '../accounts/own-mailbox.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, issueToken } from '../tokens/one-time-token.ts'

/**
 * Confirms the address with the mailed link. Where that puts out whoever made the account, the answer carries
 * the secret with which the owner of the mailbox chooses a password.
 */
export function verifyEmail(ctx: RequestContext, token: string): Promise<{ resetToken?: string }> {
  return withTransaction(ctx, async (tx) => {
    const link = await consumeToken(tx, 'verify-email', token)
    if (!link) throw new DomainError('link_expired')
    const userId = link.subject
    const { isReclaimed } = await ownMailbox(tx, userId)
    if (!isReclaimed) {
      await addAuditEntry(tx, { action: 'email-verified', userId })
      return {}
    }
    const resetToken = newSecret()
    await issueToken(tx, { purpose: 'reset-password', subject: userId, secret: resetToken })
    await addAuditEntry(tx, { action: 'account-reclaimed', userId })
    return { resetToken }
  })
}

/** Mails a new link; the older one stops working. */
export async function resendVerification(ctx: MerchantContext): Promise<void> {
  const { userId, email, firstName, emailVerified } = ctx.session
  if (emailVerified) return
  await ctx.limits.count('verifyEmail', userId)
  await withTransaction(ctx, async (tx) => {
    const secret = newSecret()
    await issueToken(tx, { purpose: 'verify-email', subject: userId, secret })
    await queueMail(tx, email, `verify-email:${newId(tx.clock.now())}`, {
      template: 'verify-email',
      data: { firstName, verifyUrl: `${tx.settings.publicBaseUrl}/merchant/verify-email?token=${secret}` },
    })
  })
}
