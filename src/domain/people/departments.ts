import { asc, eq, inArray } from 'drizzle-orm'
import { memberships } from '#database/schema/companies.ts'
import { departmentMembers, departments } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

export function listDepartments(ctx: MerchantContext) {
  return withTenant(ctx, async ({ db }) => {
    const rows = await db.select().from(departments).orderBy(asc(departments.name))
    const members = await db.select().from(departmentMembers)
    return rows.map(({ id, name }) => ({
      id,
      name,
      user_ids: members.filter((member) => member.departmentId === id).map((member) => member.userId),
    }))
  })
}

export function addDepartment(ctx: MerchantContext, name: string): Promise<void> {
  requirePermission(ctx, 'departments:manage')
  return withTenant(ctx, async (tx) => {
    const now = tx.clock.now()
    const rows = await tx.db
      .insert(departments)
      .values({ id: newId(now), companyId: tx.session.companyId ?? '', name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: departments.id })
    if (rows.length === 0) throw new DomainError('name_taken')
    await addOwnAuditEntry(tx, 'department-changed', { what: 'added' })
  })
}

export function changeDepartment(
  ctx: MerchantContext,
  { id, name, userIds }: { id: string; name: string; userIds: string[] },
): Promise<void> {
  requirePermission(ctx, 'departments:manage')
  return withTenant(ctx, async (tx) => {
    const all = await tx.db.select().from(departments).for('update')
    if (!all.some((row) => row.id === id)) throw new DomainError('not_found')
    if (all.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())) {
      throw new DomainError('name_taken')
    }
    await requireColleagues(tx, userIds)
    await tx.db.update(departments).set({ name }).where(eq(departments.id, id))
    await tx.db.delete(departmentMembers).where(eq(departmentMembers.departmentId, id))
    const companyId = tx.session.companyId ?? ''
    if (userIds.length > 0) {
      await tx.db
        .insert(departmentMembers)
        .values([...new Set(userIds)].map((userId) => ({ companyId, departmentId: id, userId })))
    }
    await addOwnAuditEntry(tx, 'department-changed', { what: 'changed', people: userIds.length })
  })
}

export function removeDepartment(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'departments:manage')
  return withTenant(ctx, async (tx) => {
    const rows = await tx.db
      .delete(departments)
      .where(eq(departments.id, id))
      .returning({ id: departments.id })
    if (rows.length === 0) throw new DomainError('not_found')
    await addOwnAuditEntry(tx, 'department-changed', { what: 'removed' })
  })
}

async function requireColleagues({ db }: MerchantContext, userIds: string[]): Promise<void> {
  const wanted = new Set(userIds)
  if (wanted.size === 0) return
  const found = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.userId, [...wanted]))
  if (found.length !== wanted.size) throw new DomainError('not_found')
}
