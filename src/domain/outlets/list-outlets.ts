import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm'
import { modules } from '#contract/modules/modules.ts'
import { memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { isPlanned } from '../modules/planned-module.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** The merchant's outlets, archived ones too, each with the people who work in it and how many modules are activated. */
export function listOutlets(ctx: MerchantContext) {
  return withTenant(ctx, async ({ db, session, settings }) => {
    const own = await db
      .select({ outlet: outlets })
      .from(userOutlets)
      .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
      .where(eq(userOutlets.userId, session.userId))
      .orderBy(asc(outlets.createdAt), asc(outlets.id))
    if (own.length === 0) return []
    const ids = own.map(({ outlet }) => outlet.id)
    const planned = modules.flatMap(({ slug }) => (isPlanned(settings, slug) ? [slug] : []))
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
    const counted = await db
      .select({ outletId: moduleInstalls.outletId, activated: count() })
      .from(moduleInstalls)
      .where(and(inArray(moduleInstalls.outletId, ids), notInArray(moduleInstalls.slug, planned)))
      .groupBy(moduleInstalls.outletId)
    const peopleOf = Map.groupBy(people, ({ outletId }) => outletId)
    const activatedIn = new Map(counted.map(({ outletId, activated }) => [outletId, activated]))
    return own.map(({ outlet }) => ({
      id: outlet.id,
      outlet_name: outlet.outletName,
      web_url: outlet.webUrl,
      platform: outlet.platform,
      is_archived: outlet.archivedAt !== null,
      activated: activatedIn.get(outlet.id) ?? 0,
      members: (peopleOf.get(outlet.id) ?? []).map(({ firstName, lastName, role }) => ({
        name: `${firstName} ${lastName}`.trim(),
        role,
      })),
    }))
  })
}
