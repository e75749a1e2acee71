import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { ownMailbox } from '../accounts/own-mailbox.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { endSessions } from '../sessions/end-session.ts'
import { consumeToken, peekToken } from '../tokens/one-time-token.ts'
import { setPassword } from './set-password.ts'

/**
 * Sets a new password with the mailed link. The link is used up last, so that a refused password leaves it
 * working. Every session ends; a second factor stays; nobody is signed in by it.
 */
export async function completeReset(ctx: RequestContext, token: string, password: string): Promise<void> {
  const link = await peekToken(ctx, 'reset-password', token)
  const [user] = link ? await ctx.db.select().from(users).where(eq(users.id, link.subject)) : []
  if (!user || user.disabledAt) throw new DomainError('link_expired')
  checkNewPassword(ctx, password, { email: user.email, names: [user.firstName, user.lastName] })
  const passwordHash = await hashPassword(ctx, password)
  await withTransaction(ctx, async (tx) => {
    if (!(await consumeToken(tx, 'reset-password', token))) throw new DomainError('link_expired')
    const { isReclaimed } = await ownMailbox(tx, user.id)
    await endSessions(tx, user.id, 'password-reset')
    await setPassword(tx, user, passwordHash)
    if (isReclaimed) await addAuditEntry(tx, { action: 'account-reclaimed', userId: user.id })
    await addAuditEntry(tx, { action: 'password-reset', userId: user.id })
  })
}
