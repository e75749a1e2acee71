import { and, eq, isNull } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { checkFactor, hasFactor } from '../accounts/factor.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { requireOwnPassword } from '../recovery/prove.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { newStaffPair } from './log-in-staff.ts'

/** Checks password and code again and renews both halves of the session. */
export async function proveStaff(
  ctx: StaffContext,
  { password, code }: { password: string; code: string },
): Promise<{ access: string; partner: string }> {
  const { userId, id } = ctx.session
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('signed_out')
  await requireOwnPassword(ctx, user, password, 'password')
  if (await hasFactor(ctx, userId)) {
    if (code === '') throw new DomainError('proof_needed', { fields: { code: 'code_required' } })
    if (!(await checkFactor(ctx, userId, code)))
      throw new DomainError('proof_failed', { fields: { code: 'code_refused' } })
  }
  const now = ctx.clock.now()
  const { access, partner } = newStaffPair(now)
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(sessions)
      .set({
        accessHash: hashSecret(access),
        partnerHash: hashSecret(partner),
        provedAt: now,
        lastSeenAt: now,
      })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    await addAuditEntry(tx, {
      action: 'proof-renewed',
      userId,
      detail: { method: 'password', place: 'admin' },
    })
  })
  return { access, partner }
}
