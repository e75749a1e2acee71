import { eq } from 'drizzle-orm'
import type { ShopConnection } from '#contract/portal/shapes.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** Whether the shop at this outlet's address has said yes, and has not taken it back. Call it inside `withTenant`. */
export async function connectionOf(
  { db }: MerchantContext,
  { webUrl }: Pick<Outlet, 'webUrl'>,
): Promise<ShopConnection> {
  if (!webUrl || !isShop(webUrl)) return 'not-needed'
  const [grant] = await db
    .select({ revokedAt: shopifyGrants.revokedAt })
    .from(shopifyGrants)
    .where(eq(shopifyGrants.shop, webUrl))
  if (!grant) return 'open'
  return grant.revokedAt ? 'lost' : 'connected'
}
