import { and, eq, isNotNull } from 'drizzle-orm'
import { modules } from '#contract/modules.ts'
import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Every module, with its state in one outlet. */
export function listApps(ctx: MerchantContext, outlet: Outlet) {
  return withTenant(ctx, async ({ db }) => {
    const installs = await db.select().from(moduleInstalls).where(eq(moduleInstalls.outletId, outlet.id))
    const lost = await db
      .select({ shop: shopifyGrants.shop })
      .from(shopifyGrants)
      .where(and(eq(shopifyGrants.outletId, outlet.id), isNotNull(shopifyGrants.revokedAt)))
    return modules.map(({ slug }) => {
      const install = installs.find((row) => row.slug === slug)
      return {
        slug,
        is_installed: install !== undefined,
        installed_at: install?.installedAt.toISOString() ?? null,
        needs: install && lost.length > 0 ? ('reconnect' as const) : null,
      }
    })
  })
}
