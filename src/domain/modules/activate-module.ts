import { and, eq } from 'drizzle-orm'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { hasStopped, stateAt } from '#rules/money/plan-gate.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { emailAboutModule } from '../company/email-about-module.ts'
import { DomainError } from '../domain-error.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { chooseStore } from '../shops/claim-shop.ts'
import { connectionOf } from '../shops/shop-connection.ts'
import { startGrant } from '../shops/start-grant.ts'
import { withTenant } from '../tenant.server.ts'
import { installModule } from './install-module.ts'
import { isPlanned } from './planned-module.ts'

/** The module of that name. Unknown names are refused. */
export function requireModule(name: string): ModuleSlug {
  const module = findModule(name)
  if (!module) throw new DomainError('unknown_module')
  return module.slug
}

/**
 * Activates a module in an outlet. A Shopify store that has not granted access is asked first, whatever the caller
 * says: then the result is the address of its grant page, and the module is installed when the owner comes back.
 */
export async function activateModule(
  ctx: MerchantContext,
  outlet: Outlet,
  { slug, isShopify }: { slug: ModuleSlug; isShopify: boolean },
): Promise<{ url: string; browser?: string } | undefined> {
  requirePermission(ctx, 'apps:activate')
  if (isPlanned(ctx.settings, slug)) throw new DomainError('module_planned')
  await requireNoTrouble(ctx, outlet)
  const { webUrl } = outlet
  if (!webUrl) throw new DomainError('invalid_url')
  if (isShopify && !isShop(webUrl)) throw new DomainError('invalid_shopify_url')
  const connection = await withTenant(ctx, (tx) => connectionOf(tx, outlet))
  if (connection === 'open' || connection === 'lost') {
    // The listing brings the store back to this browser, which then remembers the module.
    if (ctx.settings.shopifyListed) return chooseStore(ctx, slug)
    return { url: await startGrant(ctx, { shop: webUrl, app: slug, from: 'apps' }) }
  }
  await withTenant(ctx, async (tx) => {
    const { userId } = tx.session
    const { companyId, id: outletId } = outlet
    if (!(await installModule(tx, { companyId, outletId, slug, userId }))) return
    await addOwnAuditEntry(tx, 'module-installed', { app: slug, outlet: outletId })
  })
  return undefined
}

/** Modules may be tried without a plan, but not with one that is frozen or over. */
export async function requireNoTrouble(
  ctx: MerchantContext,
  { companyId, id: outletId }: Outlet,
): Promise<void> {
  const plan = await withTenant(ctx, (tx) => planFor(tx, companyId, outletId))
  if (!plan) return
  if (hasStopped(stateAt(plan, ctx.clock.now()))) throw new DomainError('subscription_needed')
}

export function deactivateModule(ctx: MerchantContext, outlet: Outlet, slug: ModuleSlug): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  return withTenant(ctx, async (tx) => {
    const gone = await tx.db
      .delete(moduleInstalls)
      .where(and(eq(moduleInstalls.outletId, outlet.id), eq(moduleInstalls.slug, slug)))
      .returning({ slug: moduleInstalls.slug })
    if (gone.length === 0) return
    const { companyId, id: outletId } = outlet
    await emailAboutModule(tx, { companyId, outletId, slug, userId: tx.session.userId, isOn: false })
    await addOwnAuditEntry(tx, 'module-removed', { app: slug, outlet: outlet.id })
  })
}
