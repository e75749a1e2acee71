import { and, asc, eq, isNull } from 'drizzle-orm'
import { mayDo } from '#contract/people/roles.ts'
import type { PeopleList } from '#contract/people/shapes.ts'
import { companies, memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { departmentMembers, invitations } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { outletsInReach } from './outlets-in-reach.ts'

/** Everybody in the company; and whom an email is on the way to, for those who could send one. */
export function listPeople(ctx: MerchantContext): Promise<PeopleList> {
  return withTenant(ctx, async (tx) => {
    const { db, session, clock } = tx
    const [company] = await db.select({ name: companies.name }).from(companies)
    const members = await db
      .select({ user: users, role: memberships.role, joinedAt: memberships.createdAt })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .orderBy(asc(memberships.createdAt))
    const places = await db
      .select({ userId: userOutlets.userId, id: userOutlets.outletId })
      .from(userOutlets)
      .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
      .where(isNull(outlets.archivedAt))
      .orderBy(asc(outlets.createdAt), asc(outlets.id))
    const groups = await db
      .select({ userId: departmentMembers.userId, id: departmentMembers.departmentId })
      .from(departmentMembers)
    const outletsOf = idsByUser(places)
    const departmentsOf = idsByUser(groups)
    const open = mayDo(session.role, 'users:manage') ? await openInvitations(tx) : []
    return {
      company: company?.name ?? '',
      outlets: await outletsInReach(tx),
      people: members.map(({ user, role, joinedAt }) => ({
        user_id: user.id,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        role,
        outlet_ids: outletsOf.get(user.id) ?? [],
        department_ids: departmentsOf.get(user.id) ?? [],
        joined_at: joinedAt.toISOString(),
        is_you: user.id === session.userId,
      })),
      invitations: open.map((row) => ({
        id: row.id,
        email: row.email,
        role: row.role,
        outlet_ids: row.outletIds,
        invited_at: row.createdAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        is_expired: row.expiresAt <= clock.now(),
      })),
    }
  })
}

const openInvitations = ({ db }: MerchantContext) =>
  db
    .select()
    .from(invitations)
    .where(and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(asc(invitations.createdAt))

function idsByUser(rows: readonly { userId: string; id: string }[]): Map<string, string[]> {
  const byUser = new Map<string, string[]>()
  for (const { userId, id } of rows) {
    const ids = byUser.get(userId)
    if (ids) ids.push(id)
    else byUser.set(userId, [id])
  }
  return byUser
}
