import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { OwnSession } from '#contract/own-account/shapes.ts'
import { sessions } from '#database/schema/sessions.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { endSessions } from './end-session.ts'
import { isOwnSession } from './session-statements.ts'
import { lifetimes, type MerchantContext } from './session.server.ts'

/** Where this person is signed in: this one first, then by last use. */
export async function listOwnSessions({ db, clock, session }: MerchantContext): Promise<OwnSession[]> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        isNull(sessions.endedAt),
        isOwnSession,
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - lifetimes.idle)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      method: row.method,
      by_staff: row.actorId !== null,
      current: row.id === session.id,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Somebody else's session is not found, whatever its id. */
export function endOwnSessions(ctx: MerchantContext, which: { id: string } | 'others'): Promise<number> {
  const { userId, id: current, actorId } = ctx.session
  return withTransaction(ctx, async (tx) => {
    const ended = await endSessions(
      tx,
      userId,
      'ended-by-owner',
      which === 'others' ? { but: current } : { only: which.id },
    )
    if (ended === 0 && which !== 'others') throw new DomainError('not_found')
    if (ended > 0) {
      await addAuditEntry(tx, {
        action: 'session-ended',
        userId,
        actorId: actorId ?? undefined,
        detail: { because: 'ended-by-owner', count: ended },
      })
    }
    return ended
  })
}
