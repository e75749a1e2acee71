import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { RequestContext } from '../context.server.ts'
import { removeCredentials } from './remove-credentials.ts'

const keptFor = 30 * 24 * 60 * 60 * 1000

/**
 * Frees an address that somebody registered and never proved, for the one who has proved it. What was made under
 * it is set aside with no way in, so that staff can help if both were the same person, and erased after a month.
 * False when the account has been verified meanwhile. Inside a transaction.
 */
export async function reclaimAddress(ctx: RequestContext, userId: string, email: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [aside] = await ctx.db
    .update(users)
    .set({
      email: setAsideEmail(userId),
      disabledAt: now,
      eraseAt: new Date(now.getTime() + keptFor),
      updatedAt: now,
    })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id })
  if (!aside) return false
  const { sessions } = await removeCredentials(ctx, userId)
  await addAuditEntry(ctx, { action: 'account-reclaimed', userId, detail: { sessions } })
  return true
}

/** No mail server can ever answer for this domain. */
const setAsideEmail = (userId: string) => `${userId}@reclaimed.invalid`
