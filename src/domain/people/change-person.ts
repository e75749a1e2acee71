import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { mayDo, type Role } from '#contract/people/roles.ts'
import { memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { departmentMembers } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { emailAboutPerson } from '../company/email-about-person.ts'
import { DomainError } from '../domain-error.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import { endSessions } from '../sessions/end-session.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { requireInReach } from './outlets-in-reach.ts'

export interface PersonChange {
  userId: string
  role: Role
  outletIds: string[]
}

/**
 * Another role, other outlets; takes hold with the person's next request. Outlets beyond the reach of the person who
 * changes them stay as they are. An owner works in all there are.
 */
export function changePerson(ctx: MerchantContext, { userId, role, outletIds }: PersonChange): Promise<void> {
  requirePermission(ctx, 'users:manage')
  return withTenant(ctx, async (tx) => {
    const before = await lockMember(tx, userId)
    requireOwnerRights(tx, before, role)
    if (before === 'owner' && role !== 'owner') await requireAnotherOwner(tx)
    const reach = await requireInReach(tx, outletIds)
    const companyId = companyOf(tx)
    await tx.db
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    await tx.db
      .delete(userOutlets)
      .where(and(eq(userOutlets.userId, userId), inArray(userOutlets.outletId, reach)))
    const given = role === 'owner' ? reach : [...new Set(outletIds)]
    if (given.length > 0) {
      await tx.db.insert(userOutlets).values(given.map((outletId) => ({ companyId, userId, outletId })))
    }
    await requireAnOutlet(tx, userId)
    if (before !== role) {
      await emailAboutPerson(tx, {
        companyId,
        userId,
        what: 'role',
        role,
        from: before,
        by: tx.session.userId,
      })
    }
    await addOwnAuditEntry(tx, 'person-changed', { person: userId, from: before, to: role })
  })
}

/** Anybody may leave. Their sessions in this company end with the membership, in the same moment. */
export function removePerson(ctx: MerchantContext, userId: string): Promise<void> {
  const isLeaving = userId === ctx.session.userId
  if (!isLeaving) requirePermission(ctx, 'users:manage')
  return withTenant(ctx, async (tx) => {
    const before = await lockMember(tx, userId)
    if (!isLeaving) requireOwnerRights(tx, before, before)
    if (before === 'owner') await requireAnotherOwner(tx)
    const companyId = companyOf(tx)
    await tx.db.delete(departmentMembers).where(eq(departmentMembers.userId, userId))
    await tx.db.delete(userOutlets).where(eq(userOutlets.userId, userId))
    await tx.db
      .delete(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    const open = await tx.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.companyId, companyId)))
    for (const { id } of open) await endSessions(tx, userId, 'left-company', { only: id })
    const change = isLeaving
      ? ({ what: 'left' } as const)
      : ({ what: 'removed', by: tx.session.userId } as const)
    await emailAboutPerson(tx, { companyId, userId, role: before, ...change })
    await addOwnAuditEntry(tx, isLeaving ? 'person-left' : 'person-removed', { person: userId, role: before })
  })
}

async function lockMember(ctx: MerchantContext, userId: string): Promise<Role> {
  const [row] = await ctx.db
    .select({ role: memberships.role })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .for('update')
  if (!row) throw new DomainError('not_found')
  return row.role
}

/** Only owners make, change or remove owners. */
function requireOwnerRights(ctx: MerchantContext, before: Role, after: Role): void {
  if (before !== 'owner' && after !== 'owner') return
  if (!mayDo(ctx.session.role, 'owners:manage')) throw new DomainError('forbidden')
}

/** Without one there would be nothing to open. */
async function requireAnOutlet({ db }: MerchantContext, userId: string): Promise<void> {
  const [row] = await db
    .select({ id: outlets.id })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .where(and(eq(userOutlets.userId, userId), isNull(outlets.archivedAt)))
    .limit(1)
  if (!row) throw new DomainError('outlet_needed')
}

/** All owners are locked first, so that two cannot leave each other behind in the same moment. */
async function requireAnotherOwner(ctx: MerchantContext): Promise<void> {
  const owners = eq(memberships.role, 'owner')
  await ctx.db.select({ userId: memberships.userId }).from(memberships).where(owners).for('update')
  const [row] = await ctx.db.select({ n: count() }).from(memberships).where(owners)
  if (!row || row.n < 2) throw new DomainError('last_owner')
}

const companyOf = ({ session }: MerchantContext) => session.companyId ?? ''
