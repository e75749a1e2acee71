import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { endSessions } from '../sessions/end-session.ts'
import { isFresh, type MerchantContext } from '../sessions/session.server.ts'
import { requireOwnPassword } from './prove.ts'
import { setPassword } from './set-password.ts'

/** With the old password; somebody who has none yet needs a fresh session. The other sessions end. */
export async function changePassword(ctx: MerchantContext, old: string, password: string): Promise<void> {
  const { id, userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('signed_out')
  if (user.passwordHash) await requireOwnPassword(ctx, user, old, 'old_password')
  else if (!isFresh(ctx.session, ctx.clock.now())) throw new DomainError('proof_needed')
  checkNewPassword(ctx, password, { email: user.email, names: [user.firstName, user.lastName] })
  const passwordHash = await hashPassword(ctx, password)
  await withTransaction(ctx, async (tx) => {
    await endSessions(tx, userId, 'password-changed', { but: id })
    await setPassword(tx, user, passwordHash)
    await addAuditEntry(tx, { action: 'password-changed', userId })
  })
}
