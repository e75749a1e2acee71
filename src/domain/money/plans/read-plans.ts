import { asc, desc, isNull } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { stateAt } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { outlets, shopifyGrants } from '#database/schema/companies.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'
import { isOver } from '../module-servers/module-server-context.ts'

/** Each store with its plan, as it stands now. */
export function readPlans(ctx: MerchantContext) {
  requirePermission(ctx, 'billing:view')
  return withTenant(ctx, async ({ db, clock }) => {
    const [stores, plans, grants] = await Promise.all([
      db
        .select({ id: outlets.id, name: outlets.outletName, webUrl: outlets.webUrl })
        .from(outlets)
        .where(isNull(outlets.archivedAt))
        .orderBy(asc(outlets.createdAt), asc(outlets.id)),
      db.select().from(subscriptions).orderBy(isOver, desc(subscriptions.startedAt), desc(subscriptions.id)),
      db
        .select({ outletId: shopifyGrants.outletId, shop: shopifyGrants.shop })
        .from(shopifyGrants)
        .where(isNull(shopifyGrants.revokedAt)),
    ])
    const now = clock.now()
    return stores.map(({ id, name, webUrl }) => {
      const plan = plans.find(
        ({ outletId }) => ownerSettings.subscription.scope === 'company' || outletId === id,
      )
      const grant = grants.find(({ outletId }) => outletId === id)
      const isConnected = grant !== undefined
      return {
        outletId: id,
        store: name,
        isAtShopify: isConnected || isShop(webUrl ?? ''),
        /** A store on Shopify approves nothing before it is. */
        isConnected,
        shop: grant?.shop,
        state: plan ? stateAt(plan, now) : ('none' as const),
        plan,
      }
    })
  })
}
