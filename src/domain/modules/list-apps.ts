import { eq } from 'drizzle-orm'
import { modules, type ModuleSlug } from '#contract/modules/modules.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { connectionOf } from '../shops/shop-connection.ts'
import { needsPlan } from './module-need.ts'

/** Every module with its state in one outlet, and the connection of the outlet's store. Call it inside `withTenant`. */
export async function appsIn(tx: MerchantContext, outlet: Outlet): Promise<AppList> {
  const installs = await tx.db
    .select({ slug: moduleInstalls.slug, at: moduleInstalls.installedAt })
    .from(moduleInstalls)
    .where(eq(moduleInstalls.outletId, outlet.id))
  const connection = await connectionOf(tx, outlet)
  const { id, outletName, webUrl } = outlet
  const plan = await planFor(tx, outlet.companyId, outlet.id)
  const needOf = (slug: ModuleSlug) =>
    connection === 'lost' ? 'reconnect' : needsPlan(plan, slug, tx.clock.now()) ? 'plan' : null
  return {
    data: modules.map(({ slug }) => {
      const install = installs.find((row) => row.slug === slug)
      return {
        slug,
        is_installed: install !== undefined,
        installed_at: install?.at.toISOString() ?? null,
        needs: install ? needOf(slug) : null,
      }
    }),
    is_listed: tx.settings.shopifyListed,
    outlet: { id, outlet_name: outletName, web_url: webUrl, connection },
  }
}
