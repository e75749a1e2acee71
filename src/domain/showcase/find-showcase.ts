import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { memberships, outlets, shopifyGrants, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'

/** What an operator has to do before the server may start. */
export class ShowcaseError extends Error {
  constructor() {
    super(
      'Infiniti cannot start:\n  - SHOWCASE_MERCHANT: no open account with this email owns a company with a store. ' +
        'Name one that does, or leave it empty.',
    )
  }
}

/**
 * The merchant whose portal visitors may look at, with the first company that they own and their first outlet there,
 * one with a connected store before others.
 * Not the company that they chose last: joining another one must not show it to everybody.
 */
export async function findShowcase({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const { showcaseMerchant } = settings
  if (!showcaseMerchant) return undefined
  const [found] = await db
    .select({ userId: users.id, companyId: memberships.companyId, outletId: outlets.id })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.role, 'owner')))
    .innerJoin(
      userOutlets,
      and(eq(userOutlets.userId, users.id), eq(userOutlets.companyId, memberships.companyId)),
    )
    .innerJoin(outlets, and(eq(outlets.id, userOutlets.outletId), isNull(outlets.archivedAt)))
    .leftJoin(shopifyGrants, and(eq(shopifyGrants.outletId, outlets.id), isNull(shopifyGrants.revokedAt)))
    .where(and(eq(users.email, showcaseMerchant), isNull(users.disabledAt), eq(users.isStaff, false)))
    .orderBy(
      asc(memberships.createdAt),
      asc(memberships.companyId),
      sql`${shopifyGrants.outletId} is null`,
      asc(outlets.createdAt),
      asc(outlets.id),
    )
    .limit(1)
  return found
}

/** Called when the server starts: a setting that names nothing is a mistake. */
export async function requireShowcase(ctx: Pick<Context, 'db' | 'settings'>): Promise<void> {
  if (ctx.settings.showcaseMerchant && !(await findShowcase(ctx))) throw new ShowcaseError()
}
