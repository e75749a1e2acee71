import { eq, isNull } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { endSessions } from '../sessions/end-session.ts'

/** The context of a command-line script. */
type Registry = Pick<Context, 'db' | 'clock'>

const because = 'ended-by-operator'

/** Ends every session of one person, and closes the account where that is wanted. Undefined for an unknown address. */
export async function revokeSessionsOf(
  ctx: Registry,
  email: string,
  { disable }: { disable: boolean },
): Promise<number | undefined> {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  if (!user) return undefined
  return withTransaction(ctx, async (tx) => {
    if (disable) {
      await tx.db.update(users).set({ disabledAt: tx.clock.now() }).where(eq(users.id, user.id))
    }
    const count = await endSessions(tx, user.id, because)
    await addAuditEntry(tx, { action: 'session-ended', userId: user.id, detail: { because, count } })
    return count
  })
}

/** Everybody has to sign in again: for the day on which keys or tokens have leaked. */
export function revokeAllSessions(ctx: Registry): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(sessions)
      .set({ endedAt: tx.clock.now(), endedBecause: because })
      .where(isNull(sessions.endedAt))
      .returning({ id: sessions.id })
    await addAuditEntry(tx, { action: 'session-ended', detail: { because, count: ended.length } })
    return ended.length
  })
}
