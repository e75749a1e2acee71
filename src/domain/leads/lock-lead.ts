import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { leadLockMinutes, type leadLock } from '#contract/leads/shapes.ts'
import { leads } from '#database/schema/leads.ts'
import { users } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { StaffContext } from '../sessions/session.server.ts'

type Lead = typeof leads.$inferSelect

/** Two who change one lead take turns. */
export async function findLeadForUpdate({ db }: Pick<Context, 'db'>, id: string): Promise<Lead> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id)).for('update')
  if (!lead) throw new DomainError('not_found')
  return lead
}

/** Another member of staff who is writing to them now. */
export const isLockedByAnother = (
  { session, clock }: StaffContext,
  { lockedBy, lockedUntil }: Lead,
): boolean =>
  lockedBy !== null && lockedBy !== session.userId && lockedUntil !== null && lockedUntil > clock.now()

/** The name of the colleague who is writing to them now; undefined if nobody else is. */
export async function lockHolderOf(ctx: StaffContext, lead: Lead): Promise<string | undefined> {
  if (!isLockedByAnother(ctx, lead) || !lead.lockedBy) return undefined
  const [row] = await ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, lead.lockedBy))
  return row && `${row.firstName} ${row.lastName}`.trim()
}

/**
 * Shows colleagues that somebody is writing. A courtesy for some minutes, not a lock: it can be taken over, and an
 * answer is judged by the revision of the lead all the same.
 */
export async function lockLead(ctx: StaffContext, { id, act }: z.infer<typeof leadLock>) {
  return withTransaction(ctx, async (tx) => {
    const lead = await findLeadForUpdate(tx, id)
    const { userId } = tx.session
    const holder = act === 'take' ? undefined : await lockHolderOf(tx, lead)
    if (act === 'release' && lead.lockedBy === userId) await keep(tx, id, null, null)
    if (act === 'take' || (act === 'lock' && !holder)) {
      await keep(tx, id, userId, new Date(tx.clock.now().getTime() + leadLockMinutes * 60_000))
    }
    return { holder: holder ?? '', revision: lead.revision }
  })
}

const keep = ({ db }: StaffContext, id: string, lockedBy: string | null, lockedUntil: Date | null) =>
  db.update(leads).set({ lockedBy, lockedUntil }).where(eq(leads.id, id))

export const nameOf = ({ session }: StaffContext) => `${session.firstName} ${session.lastName}`.trim()
