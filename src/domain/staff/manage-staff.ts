import { asc, eq } from 'drizzle-orm'
import { backupCodes, totpSecrets, users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { endEverythingOf } from './end-staff-session.ts'

type Staff = typeof users.$inferSelect

/** Disabling ends every session and visit of that member of staff. */
export const disableStaff = (ctx: StaffContext, id: string) =>
  withColleague(ctx, id, async (tx, colleague) => {
    if (colleague.disabledAt) return
    await setDisabled(tx, id, tx.clock.now())
    await endEverythingOf(tx, id, 'staff-disabled')
    await record(tx, 'staff-disabled', colleague)
  })

export const enableStaff = (ctx: StaffContext, id: string) =>
  withColleague(ctx, id, async (tx, colleague) => {
    if (!colleague.disabledAt) return
    await setDisabled(tx, id, null)
    await record(tx, 'staff-enabled', colleague)
  })

/**
 * For somebody who lost their telephone and their codes. What is open ends, they are told by mail, and in production
 * the next sign-in connects a new app before anything else.
 */
export const resetStaffFactor = (ctx: StaffContext, id: string) =>
  withColleague(ctx, id, async (tx, colleague) => {
    await tx.db.delete(backupCodes).where(eq(backupCodes.userId, id))
    const gone = await tx.db.delete(totpSecrets).where(eq(totpSecrets.userId, id)).returning()
    if (!gone[0]?.confirmedAt) return
    await endEverythingOf(tx, id, 'factor-reset')
    const now = tx.clock.now()
    await queueMail(tx, colleague.email, `credentials-changed:${newId(now)}`, {
      template: 'credentials-changed',
      data: {
        firstName: colleague.firstName,
        change: 'factor-removed',
        name: '',
        at: now.toISOString(),
        accountUrl: `${tx.settings.publicBaseUrl}/admin/security`,
      },
    })
    await record(tx, 'staff-factor-reset', colleague)
  })

/**
 * All of staff are held while one is changed, so that two who switch each other off do not both succeed: whoever
 * comes second is nobody by then. Never oneself, and never so that nobody is left.
 */
function withColleague(
  ctx: StaffContext,
  id: string,
  work: (tx: StaffContext, colleague: Staff) => Promise<void>,
): Promise<void> {
  const { userId } = ctx.session
  if (id === userId) throw new DomainError('own_account')
  return withTransaction(ctx, async (tx) => {
    const staff = await tx.db
      .select()
      .from(users)
      .where(eq(users.isStaff, true))
      .orderBy(asc(users.id))
      .for('update')
    const colleague = staff.find((one) => one.id === id)
    if (!colleague) throw new DomainError('not_found')
    const remaining = staff.filter((one) => !one.disabledAt && one.id !== id)
    if (!remaining.some((one) => one.id === userId)) throw new DomainError('signed_out')
    await work(tx, colleague)
  })
}

const setDisabled = (tx: StaffContext, id: string, disabledAt: Date | null) =>
  tx.db.update(users).set({ disabledAt, updatedAt: tx.clock.now() }).where(eq(users.id, id))

/** Recorded under the colleague, with the actor. */
const record = (
  tx: StaffContext,
  action: 'staff-disabled' | 'staff-enabled' | 'staff-factor-reset',
  { id, firstName, lastName }: Staff,
) =>
  addAuditEntry(tx, {
    action,
    userId: id,
    actorId: tx.session.userId,
    detail: { staff: `${firstName} ${lastName}`.trim() },
  })
