import { and, eq, isNull } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Whether the shop at this outlet's address has said yes, and has not taken it back. */
export function hasGrant(ctx: MerchantContext, outlet: Outlet): Promise<boolean> {
  return withTenant(ctx, async ({ db }) => {
    const rows = await db
      .select({ shop: shopifyGrants.shop })
      .from(shopifyGrants)
      .where(and(eq(shopifyGrants.shop, outlet.webUrl ?? ''), isNull(shopifyGrants.revokedAt)))
    return rows.length > 0
  })
}
