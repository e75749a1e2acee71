import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { RequestContext } from '../context.server.ts'
import { endSessions, type EndReason } from '../sessions/end-session.ts'

type VisitEnd = 'desk-left' | 'staff-disabled' | 'factor-reset'

/** Everything that one of staff has open: at the desk, and inside merchants' accounts. In the caller's transaction. */
export async function endEverythingOf(
  ctx: RequestContext,
  staffId: string,
  because: EndReason & VisitEnd,
): Promise<void> {
  await endSessions(ctx, staffId, because)
  await endVisitsWhere(ctx, eq(sessions.actorId, staffId), staffId, because)
}

/** Ends visits to merchants, and writes it down in each merchant's record. */
export async function endVisitsWhere(
  ctx: RequestContext,
  which: SQL,
  actorId: string,
  because: VisitEnd,
): Promise<void> {
  const visits = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endedBecause: because })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId, companyId: sessions.companyId })
  for (const visit of visits) {
    await recordAct(ctx, {
      action: 'staff-visit-ended',
      userId: visit.userId,
      companyId: visit.companyId ?? undefined,
      actorId,
      detail: { because },
    })
  }
}
