import { and, eq, isNotNull } from 'drizzle-orm'
import { modules } from '#contract/modules.ts'
import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Every module, with its state in one outlet. */
export const listApps = (ctx: MerchantContext, outlet: Outlet) => withTenant(ctx, (tx) => appsIn(tx, outlet))

/** The same inside a transaction of the company's. */
export async function appsIn({ db }: MerchantContext, outlet: Outlet) {
  const [installs, lost] = await Promise.all([
    db.select().from(moduleInstalls).where(eq(moduleInstalls.outletId, outlet.id)),
    db
      .select({ shop: shopifyGrants.shop })
      .from(shopifyGrants)
      .where(and(eq(shopifyGrants.outletId, outlet.id), isNotNull(shopifyGrants.revokedAt))),
  ])
  return modules.map(({ slug }) => {
    const install = installs.find((row) => row.slug === slug)
    return {
      slug,
      is_installed: install !== undefined,
      installed_at: install?.installedAt.toISOString() ?? null,
      needs: install && lost.length > 0 ? ('reconnect' as const) : null,
    }
  })
}
