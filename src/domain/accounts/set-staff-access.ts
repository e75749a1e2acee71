import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { endVisitsWhere } from '../staff/end-staff-session.ts'

/** Whether our staff may look into the account. Those who look in cannot decide it; a no ends their visit. */
export async function setStaffAccess(ctx: MerchantContext, allowed: boolean): Promise<void> {
  const { userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  await withTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ staffAccess: allowed, updatedAt: tx.clock.now() })
      .where(and(eq(users.id, userId), ne(users.staffAccess, allowed)))
      .returning({ id: users.id })
    if (!allowed) await endVisitsWhere(tx, eq(sessions.userId, userId), 'staff-access-closed')
    if (changed.length > 0)
      await addAuditEntry(tx, { action: 'staff-access-changed', userId, detail: { allowed } })
  })
}
