import { and, asc, eq, isNull } from 'drizzle-orm'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { reconnectRequests } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

export interface ReconnectRequest {
  outletId: string
  shop: string
}

/** The store that our staff asked to be connected again, for the banner; the longest waiting of several. */
export async function reconnectRequestOf(ctx: MerchantContext): Promise<ReconnectRequest | undefined> {
  const { companyId, userId } = ctx.session
  if (!companyId) return undefined
  const [request] = await withTenant(ctx, ({ db }) =>
    db
      .select({ outletId: outlets.id, shop: reconnectRequests.shop })
      .from(reconnectRequests)
      .innerJoin(
        outlets,
        and(
          eq(outlets.id, reconnectRequests.outletId),
          eq(outlets.webUrl, reconnectRequests.shop),
          isNull(outlets.archivedAt),
        ),
      )
      .innerJoin(userOutlets, and(eq(userOutlets.outletId, outlets.id), eq(userOutlets.userId, userId)))
      .orderBy(asc(reconnectRequests.askedAt))
      .limit(1),
  )
  return request
}

/** The store is connected: nobody is asked for it any more. Call it in the transaction that connects it. */
export async function endReconnectRequests({ db }: Pick<Context, 'db'>, shop: string): Promise<void> {
  await db.delete(reconnectRequests).where(eq(reconnectRequests.shop, shop))
}
