import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { recogniseVisitor } from './authenticate.ts'
import { endSessions } from './end-session.ts'

/**
 * Ends the session of this browser, if it has one. Its cookie is enough: signing out must always work. True when
 * it was a visit by staff, whose browser has more to keep.
 */
export async function signOut(ctx: RequestContext): Promise<boolean> {
  const visitor = await recogniseVisitor(ctx)
  if (!visitor) return false
  const { id, userId, actorId } = visitor.session
  await withTransaction(ctx, async (tx) => {
    await endSessions(tx, userId, 'signed-out', { only: id })
    await addAuditEntry(tx, {
      action: actorId ? 'staff-visit-ended' : 'sign-out',
      userId,
      actorId: actorId ?? undefined,
      detail: { session: id },
    })
  })
  return actorId !== null
}
