import { eq } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { recogniseStaff } from '../sessions/authenticate.ts'
import { endSessions } from '../sessions/end-session.ts'
import { endVisitsWhere } from './end-staff-session.ts'

/** Ends the staff session and every visit begun from it. The cookie is enough. */
export async function signOutStaff(ctx: RequestContext): Promise<void> {
  const staff = await recogniseStaff(ctx)
  if (!staff) return
  const { id, userId } = staff.session
  await withTransaction(ctx, async (tx) => {
    await endSessions(tx, userId, 'signed-out', { only: id })
    await endVisitsWhere(tx, eq(sessions.parentId, id), 'signed-out')
    await addAuditEntry(tx, { action: 'sign-out', userId, detail: { place: 'admin' } })
  })
}
