import { asc, eq, inArray } from 'drizzle-orm'
import { memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { isShowcase, type MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Names of owners and admins, for everybody else to ask. Visitors of the demo store have nobody to ask. */
export async function listAdministrators(ctx: MerchantContext): Promise<string[]> {
  if (isShowcase(ctx.session)) return []
  const rows = await withTenant(ctx, ({ db }) =>
    db
      .select({ first: users.firstName, last: users.lastName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(inArray(memberships.role, ['owner', 'admin']))
      .orderBy(asc(memberships.createdAt))
      .limit(5),
  )
  return rows.map(({ first, last }) => `${first} ${last}`.trim()).filter(Boolean)
}
