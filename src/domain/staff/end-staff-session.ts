import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { RequestContext } from '../context.server.ts'
import { endSessions, type EndReason } from '../sessions/end-session.ts'

type VisitEnd = 'signed-out' | 'staff-disabled' | 'factor-reset' | 'staff-access-closed'

/** Ends every session and visit of a member of staff, in the caller's transaction. */
export async function endEverythingOf(
  ctx: RequestContext,
  staffId: string,
  because: EndReason & VisitEnd,
): Promise<void> {
  await endSessions(ctx, staffId, because)
  await endVisitsWhere(ctx, eq(sessions.actorId, staffId), because)
}

/** Ends visits to merchants, and writes it down in each merchant's record. */
export async function endVisitsWhere(ctx: RequestContext, which: SQL, because: VisitEnd): Promise<void> {
  const visits = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endedBecause: because })
    .where(and(which, isNotNull(sessions.actorId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId, companyId: sessions.companyId, actorId: sessions.actorId })
  for (const visit of visits) {
    await addAuditEntry(ctx, {
      action: 'staff-visit-ended',
      userId: visit.userId,
      companyId: visit.companyId ?? undefined,
      actorId: visit.actorId ?? undefined,
      detail: { because },
    })
  }
}
