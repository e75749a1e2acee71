import { and, asc, eq, isNull } from 'drizzle-orm'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/**
 * The outlets that whoever asks may give to others: an owner all of the company's, everybody else those they work
 * in. Call it inside the tenant's transaction, where no other company's can be found.
 */
export async function outletsInReach({
  db,
  session,
}: MerchantContext): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: outlets.id, name: outlets.outletName, webUrl: outlets.webUrl })
    .from(outlets)
    .leftJoin(userOutlets, and(eq(userOutlets.outletId, outlets.id), eq(userOutlets.userId, session.userId)))
    .where(
      and(
        isNull(outlets.archivedAt),
        session.role === 'owner' ? undefined : eq(userOutlets.userId, session.userId),
      ),
    )
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  return rows.map(({ id, name, webUrl }) => ({ id, name: name || webUrl || '' }))
}

/** Nobody gives away more than they have. */
export async function requireInReach(ctx: MerchantContext, outletIds: readonly string[]): Promise<string[]> {
  const reach = (await outletsInReach(ctx)).map(({ id }) => id)
  if (!outletIds.every((id) => reach.includes(id))) throw new DomainError('outlet_refused')
  return reach
}
