import { and, countDistinct, eq, gte, isNull } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { authenticate, recogniseVisitor } from '../sessions/authenticate.ts'
import { endSessions } from '../sessions/end-session.ts'
import { openSession } from '../sessions/open-session.ts'
import { lifetimes, type MerchantContext, type StaffContext } from '../sessions/session.server.ts'
import { viewSession } from '../sessions/view-session.ts'

const minute = 60_000
const hour = 60 * minute
/** From this many merchants within an hour, the log has a warning. */
const manyMerchants = 10

/**
 * Opens the portal as a merchant. Never as one of staff, never where the owner has closed the account to us, never
 * for longer than an hour or than the admin's own session; the owner gets an email and an activity entry.
 */
export async function visitMerchant(ctx: StaffContext, { email, reason }: { email: string; reason: string }) {
  const { session } = ctx
  await ctx.limits.count('staffVisit', session.userId)
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email.toLowerCase()))
  if (!user || user.isStaff || user.disabledAt || !user.staffAccess) throw new DomainError('visit_refused')
  const now = ctx.clock.now()
  const expiresAt = new Date(Math.min(now.getTime() + lifetimes.visit, session.expiresAt.getTime()))
  const staff = `${session.firstName} ${session.lastName}`.trim()
  const begun = await withTransaction(ctx, async (tx) => {
    await endVisits(tx, session.id)
    const opened = await openSession(tx, user.id, 'staff', {
      expiresAt,
      actorId: session.userId,
      parentId: session.id,
    })
    const minutes = Math.round((expiresAt.getTime() - now.getTime()) / minute)
    await queueMail(tx, user.email, `staff-visit:${opened.session.id}`, {
      template: 'staff-visit',
      data: {
        firstName: user.firstName,
        staff,
        reason,
        at: now.toISOString(),
        minutes,
        accountUrl: `${tx.settings.publicBaseUrl}/merchant/account#staff`,
      },
    })
    await addAuditEntry(tx, {
      action: 'staff-visit-started',
      userId: user.id,
      companyId: opened.session.companyId ?? undefined,
      actorId: session.userId,
      detail: { staff, reason, minutes },
    })
    return opened
  })
  const merchants = await countVisited(ctx)
  if (merchants >= manyMerchants)
    ctx.log.warn({ staff: session.userId, merchants }, 'visits to many merchants within an hour')
  const { access, refresh, partner } = begun
  const merchant = await authenticate({ ...ctx, credentials: { access, partner } })
  if (!merchant) throw new DomainError('visit_refused')
  const visit = await describeVisit(merchant)
  if (!visit) throw new DomainError('visit_refused')
  return { view: await viewSession(merchant, { access, refresh }), partner, settings: { ...visit, reason } }
}

/** How many different merchants this member of staff has visited within the hour. */
async function countVisited({ db, clock, session }: StaffContext): Promise<number> {
  const [row] = await db
    .select({ merchants: countDistinct(auditLog.userId) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'staff-visit-started'),
        eq(auditLog.actorId, session.userId),
        gte(auditLog.at, new Date(clock.now().getTime() - hour)),
      ),
    )
  return row?.merchants ?? 0
}

/** A new visit ends the one before. */
async function endVisits(ctx: StaffContext, parentId: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endedBecause: 'next-visit' })
    .where(and(eq(sessions.parentId, parentId), isNull(sessions.endedAt)))
}

/** Whether this session is a visit, and what its banner says. */
export async function describeVisit({ db, session }: MerchantContext) {
  if (!session.actorId) return undefined
  const [actor] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, session.actorId))
  const [company] = session.companyId
    ? await db.select({ name: companies.name }).from(companies).where(eq(companies.id, session.companyId))
    : []
  return {
    merchant: `${session.firstName} ${session.lastName}`.trim(),
    company: company?.name ?? '',
    staff: actor ? `${actor.firstName} ${actor.lastName}`.trim() : '',
    ends_at: session.expiresAt.toISOString(),
  }
}

/** Back to the admin. Ends only a visit, whatever session the cookie belongs to. */
export async function endVisit(ctx: RequestContext): Promise<boolean> {
  const visitor = await recogniseVisitor(ctx)
  if (!visitor?.session.actorId) return false
  await withTransaction(visitor, async (tx) => {
    await endSessions(tx, tx.session.userId, 'signed-out', { only: tx.session.id })
    await addOwnAuditEntry(tx, 'staff-visit-ended')
  })
  return true
}

/** Records an action that is not allowed during a visit. The merchant sees it too. */
export async function recordRefusedVisit(ctx: MerchantContext): Promise<void> {
  await withTransaction(ctx, (tx) => addOwnAuditEntry(tx, 'staff-act-refused'))
}
