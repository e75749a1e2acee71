import { and, eq, gt, isNull } from 'drizzle-orm'
import { refreshTokens, sessions } from '#database/schema/sessions.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { recogniseVisitor } from './authenticate.ts'
import { newAccess, newRefresh } from './open-session.ts'

/** A new pair for an old refresh token and its cookie. A token that was used before has been stolen: all ends. */
export async function refreshSession(
  ctx: RequestContext,
  token: string,
): Promise<{ access: string; refresh: string }> {
  // The cookie alone tells whether the session is still open; the token below must belong to it.
  const visitor = await recogniseVisitor(ctx)
  if (!visitor) throw new DomainError('signed_out')
  const { id: sessionId, userId } = visitor.session
  const pair = await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const [row] = await tx.db
      .select({ usedAt: refreshTokens.usedAt })
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.hash, hashSecret(token)),
          eq(refreshTokens.sessionId, sessionId),
          gt(refreshTokens.expiresAt, now),
        ),
      )
    if (!row) return undefined
    const [used] = await tx.db
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, hashSecret(token)), isNull(refreshTokens.usedAt)))
      .returning({ hash: refreshTokens.hash })
    if (!used) {
      await tx.db
        .update(sessions)
        .set({ endedAt: now, endedBecause: 'refresh-reused' })
        .where(eq(sessions.id, sessionId))
      await addAuditEntry(tx, {
        action: 'session-ended',
        userId,
        detail: { because: 'refresh-reused' },
      })
      return undefined
    }
    const access = newAccess(now)
    await tx.db
      .update(sessions)
      .set({ accessHash: hashSecret(access.token), accessExpiresAt: access.expiresAt })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    return { access: access.token, refresh: await newRefresh(tx, sessionId) }
  })
  if (!pair) throw new DomainError('signed_out')
  return pair
}
