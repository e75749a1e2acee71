import { eq } from 'drizzle-orm'
import { modules } from '#contract/modules/modules.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { isPlanned } from './planned-module.ts'
import { missingFor, situationOf } from './what-is-missing.ts'

/** Every module with its state in one outlet, and the connection of the outlet's store. Call it inside `withTenant`. */
export async function appsIn(tx: MerchantContext, outlet: Outlet): Promise<AppList> {
  const installs = await tx.db
    .select({ slug: moduleInstalls.slug, at: moduleInstalls.installedAt })
    .from(moduleInstalls)
    .where(eq(moduleInstalls.outletId, outlet.id))
  const situation = await situationOf(tx, outlet)
  const { id, outletName, webUrl } = outlet
  return {
    data: modules.map(({ slug }) => {
      const is_planned = isPlanned(tx.settings, slug)
      const install = is_planned ? undefined : installs.find((row) => row.slug === slug)
      return {
        slug,
        is_planned,
        is_installed: install !== undefined,
        installed_at: install?.at.toISOString() ?? null,
        missing: install ? missingFor(tx, slug, situation) : [],
      }
    }),
    is_listed: tx.settings.shopifyListed,
    outlet: { id, outlet_name: outletName, web_url: webUrl, connection: situation.connection },
  }
}
