import { and, asc, eq, isNull } from 'drizzle-orm'
import { memberships, userOutlets } from '#database/schema/companies.ts'
import { departmentMembers, invitations } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Everybody in the company, and whom a letter is on the way to. */
export function listPeople(ctx: MerchantContext) {
  return withTenant(ctx, async ({ db, session, clock }) => {
    const members = await db
      .select({ user: users, role: memberships.role, joinedAt: memberships.createdAt })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .orderBy(asc(memberships.createdAt))
    const places = await db.select().from(userOutlets)
    const groups = await db.select().from(departmentMembers)
    const open = await db
      .select()
      .from(invitations)
      .where(and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .orderBy(asc(invitations.createdAt))
    return {
      people: members.map(({ user, role, joinedAt }) => ({
        user_id: user.id,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        role,
        outlet_ids: places.filter((place) => place.userId === user.id).map((place) => place.outletId),
        department_ids: groups.filter((group) => group.userId === user.id).map((group) => group.departmentId),
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
