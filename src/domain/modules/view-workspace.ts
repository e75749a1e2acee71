import { and, eq } from 'drizzle-orm'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { moduleFigures } from '../dashboard/module-figures.ts'
import { findWallet } from '../money/wallet/open-wallet.ts'
import { rollUp } from '../money/wallet/spending.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import { isShowcase, type MerchantContext } from '../sessions/session.server.ts'
import { isPlanned } from './planned-module.ts'
import { requirementsOf, situationOf } from './what-is-missing.ts'
import { withTenant } from '../tenant.server.ts'

/**
 * A module in one outlet: whether it runs, since when and by whom, what it needs and what it counts. Visitors of the demo
 * store see neither names nor keys.
 */
export async function viewWorkspace(
  ctx: MerchantContext,
  outlet: Outlet,
  slug: ModuleSlug,
): Promise<WorkspaceView> {
  requirePermission(ctx, 'apps:open')
  const wallet = await findWallet(ctx, outlet.companyId)
  if (wallet) await rollUp(ctx, wallet.id)
  return withTenant(ctx, async (tx) => {
    const { db } = tx
    const is_planned = isPlanned(tx.settings, slug)
    const [row] = await db
      .select({
        at: moduleInstalls.installedAt,
        projectKey: moduleInstalls.projectKey,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(moduleInstalls)
      .leftJoin(users, eq(users.id, moduleInstalls.installedBy))
      .where(and(eq(moduleInstalls.outletId, outlet.id), eq(moduleInstalls.slug, slug)))
    const install = is_planned ? undefined : row
    const situation = await situationOf(tx, outlet)
    const isVisitor = isShowcase(tx.session)
    const isConnected = situation.connection === 'connected'
    return {
      slug,
      outlet: {
        id: outlet.id,
        outlet_name: outlet.outletName || outlet.webUrl || '',
        web_url: outlet.webUrl,
        platform: outlet.platform,
      },
      is_planned,
      is_installed: install !== undefined,
      installed_at: install?.at.toISOString() ?? null,
      installed_by:
        install && !isVisitor ? `${install.firstName ?? ''} ${install.lastName ?? ''}`.trim() || null : null,
      requirements: requirementsOf(tx, slug, situation),
      project_key: isVisitor ? null : (install?.projectKey ?? null),
      is_connected: isConnected,
      figures: await moduleFigures(tx, outlet.id, slug, isConnected),
    }
  })
}
