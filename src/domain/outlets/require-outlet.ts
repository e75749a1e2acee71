import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Permission, mayDo } from '#contract/people/roles.ts'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

export type Outlet = typeof outlets.$inferSelect

/**
 * Works in the outlet that a request wishes, once it has been found among the merchant's own. Without a request it is
 * the one chosen last, or the first where that one has been put away since.
 */
export async function inOutlet<T>(
  ctx: MerchantContext,
  request: string | undefined,
  work: (tx: MerchantContext, outlet: Outlet) => Promise<T>,
): Promise<T> {
  const outletId = request ?? ctx.session.activeOutletId
  const done = await withTenant(ctx, async (tx) => {
    const named = outletId && isOutletId(outletId) ? await findOwn(tx, outletId) : undefined
    const found = named ?? (request === undefined ? await findOwn(tx) : undefined)
    return found && { value: await work(tx, found) }
  })
  if (done) return done.value
  await withTransaction(ctx, (tx) =>
    addOwnAuditEntry(tx, 'outlet-refused', { outlet: (outletId ?? '').slice(0, 40) }),
  )
  throw new DomainError('outlet_refused')
}

/** That outlet alone, for what needs a transaction of its own. */
export const requireOutlet = (ctx: MerchantContext, request: string | undefined): Promise<Outlet> =>
  inOutlet(ctx, request, (_, outlet) => Promise.resolve(outlet))

async function findOwn({ db, session }: MerchantContext, outletId?: string): Promise<Outlet | undefined> {
  const isOwn = and(eq(userOutlets.userId, session.userId), isNull(outlets.archivedAt))
  const [row] = await db
    .select({ outlet: outlets })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .where(outletId ? and(isOwn, eq(outlets.id, outletId)) : isOwn)
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
    .limit(1)
  return row?.outlet
}

export const isOutletId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** The role's row in the table of roles decides. */
export function requirePermission(ctx: MerchantContext, permission: Permission): void {
  if (!mayDo(ctx.session.role, permission)) throw new DomainError('forbidden')
}
