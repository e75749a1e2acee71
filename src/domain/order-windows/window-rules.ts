import { and, eq } from 'drizzle-orm'
import {
  defaultWindowRules,
  type WindowRulesInput,
  windowScopes,
  type WindowSettings,
} from '#contract/account/window-settings-shapes.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { orderWindowRules } from '#database/schema/order-windows.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { startGrant } from '../shops/start-grant.ts'
import { withTenant } from '../tenant.server.ts'

/** The rules of an outlet's order windows, and what its store must still allow. */
export async function readWindowSettings(ctx: MerchantContext, outlet: Outlet): Promise<WindowSettings> {
  const { rules, host, granted } = await withTenant(ctx, (tx) => readOwn(tx, outlet))
  const scopes = windowScopes.map((scope) => ({ scope, is_granted: granted?.includes(scope) ?? false }))
  const isAllowed = scopes.every(({ is_granted }) => is_granted)
  return {
    outlet_id: outlet.id,
    rules: rules
      ? {
          is_on: rules.isOn,
          minutes: rules.minutes,
          may_items: rules.mayItems,
          may_address: rules.mayAddress,
          may_cancel: rules.mayCancel,
          excluded_tags: rules.excludedTags,
          asks_cash_confirmation: rules.asksCashConfirmation,
          hold_out_percent: rules.holdOutPercent,
          incident_cost: rules.incidentCost,
        }
      : defaultWindowRules,
    scopes,
    needs: needsOf({ isConnected: granted !== undefined, hasAccounts: host?.isOn ?? false, isAllowed }),
  }
}

function needsOf({
  isConnected,
  hasAccounts,
  isAllowed,
}: Record<'isConnected' | 'hasAccounts' | 'isAllowed', boolean>): WindowSettings['needs'] {
  if (!isConnected) return 'connect'
  if (!hasAccounts) return 'accounts'
  return isAllowed ? null : 'scopes'
}

/** Call it inside `withTenant`. */
async function readOwn({ db }: MerchantContext, { id, webUrl }: Outlet) {
  const [rules] = await db.select().from(orderWindowRules).where(eq(orderWindowRules.outletId, id))
  const [host] = await db.select().from(accountHosts).where(eq(accountHosts.outletId, id))
  const [grant] =
    webUrl && isShop(webUrl)
      ? await db
          .select({ scopes: shopifyGrants.scopes, revokedAt: shopifyGrants.revokedAt })
          .from(shopifyGrants)
          .where(and(eq(shopifyGrants.shop, webUrl), eq(shopifyGrants.outletId, id)))
      : []
  return { rules, host, granted: grant?.revokedAt === null ? grant.scopes.split(',') : undefined }
}

/** Saves the rules. They apply to new orders: a window keeps the rules it began with. */
export async function saveWindowRules(
  ctx: MerchantContext,
  outlet: Outlet,
  input: WindowRulesInput,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const { id: outletId, companyId } = outlet
  const values = {
    isOn: input.is_on,
    minutes: input.minutes,
    mayItems: input.may_items,
    mayAddress: input.may_address,
    mayCancel: input.may_cancel,
    excludedTags: [...new Set(input.excluded_tags)],
    asksCashConfirmation: input.asks_cash_confirmation,
    holdOutPercent: input.hold_out_percent,
    incidentCost: input.incident_cost,
    updatedAt: ctx.clock.now(),
  }
  await withTenant(ctx, async (tx) => {
    const { host, granted } = await readOwn(tx, outlet)
    const isAllowed = granted !== undefined && windowScopes.every((scope) => granted.includes(scope))
    if (input.is_on && (!host?.isOn || !isAllowed)) throw new DomainError('scopes_missing')
    await tx.db
      .insert(orderWindowRules)
      .values({ outletId, companyId, holdOutKey: newSecret(), ...values })
      .onConflictDoUpdate({ target: orderWindowRules.outletId, set: values })
    await addOwnAuditEntry(tx, 'order-window-set', {
      outlet: outletId,
      is_on: input.is_on,
      minutes: input.minutes,
    })
  })
}

/** The page at Shopify where the store's owner allows what order windows need; it leads back to the settings. */
export function askWindowScopes(ctx: MerchantContext, { webUrl }: Outlet): Promise<string> {
  requirePermission(ctx, 'apps:activate')
  return startGrant(ctx, { shop: webUrl ?? '', app: 'infiniti', from: 'window', more: windowScopes })
}
