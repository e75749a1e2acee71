import { asc, count, eq, inArray } from 'drizzle-orm'
import { memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** The merchant's outlets, archived ones too, each with the people who work in it and what runs there. */
export function listOutlets(ctx: MerchantContext) {
  return withTenant(ctx, async ({ db, session }) => {
    const own = await db
      .select({ outlet: outlets })
      .from(userOutlets)
      .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
      .where(eq(userOutlets.userId, session.userId))
      .orderBy(asc(outlets.createdAt), asc(outlets.id))
    if (own.length === 0) return []
    const ids = own.map(({ outlet }) => outlet.id)
    const people = await db
      .select({
        outletId: userOutlets.outletId,
        firstName: users.firstName,
        lastName: users.lastName,
        role: memberships.role,
      })
      .from(userOutlets)
      .innerJoin(users, eq(users.id, userOutlets.userId))
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(inArray(userOutlets.outletId, ids))
      .orderBy(asc(users.firstName), asc(users.lastName))
    const running = await db
      .select({ outletId: moduleInstalls.outletId, modules: count() })
      .from(moduleInstalls)
      .where(inArray(moduleInstalls.outletId, ids))
      .groupBy(moduleInstalls.outletId)
    const peopleOf = Map.groupBy(people, ({ outletId }) => outletId)
    const runningIn = new Map(running.map(({ outletId, modules }) => [outletId, modules]))
    return own.map(({ outlet }) => ({
      id: outlet.id,
      outlet_name: outlet.outletName,
      web_url: outlet.webUrl,
      platform: outlet.platform,
      is_archived: outlet.archivedAt !== null,
      running: runningIn.get(outlet.id) ?? 0,
      members: (peopleOf.get(outlet.id) ?? []).map(({ firstName, lastName, role }) => ({
        name: `${firstName} ${lastName}`.trim(),
        role,
      })),
    }))
  })
}
