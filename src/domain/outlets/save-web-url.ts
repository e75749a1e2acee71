import { and, eq, isNull, ne } from 'drizzle-orm'
import { isShop } from '#contract/stores/shapes.ts'
import { isPlatformName, webHost } from '#rules/web-address.ts'
import { outlets } from '#database/schema/companies.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { type Outlet, requirePermission } from './require-outlet.ts'
import { lockCompany } from './require-room.ts'

export interface WebUrl {
  webUrl: string
  platform: 'shopify' | 'manual'
}

/** What was meant by what was pasted: a host, or outside Shopify the name of a platform. */
export function readWebUrl(
  { settings }: MerchantContext,
  typed: string,
  platform?: WebUrl['platform'],
): WebUrl {
  const host = webHost(typed)
  const isShopify = host !== undefined && isShop(host)
  if (platform === 'shopify' && !isShopify) throw new DomainError('invalid_shopify_url')
  // In the App Store no page takes a store's address: it comes with the store's own grant.
  if (isShopify && settings.shopifyListed) throw new DomainError('shopify_listed')
  const name = platform === 'manual' && isPlatformName(typed) ? typed : undefined
  const webUrl = host ?? name
  if (!webUrl) throw new DomainError('invalid_url')
  // A Shopify shop is one, whatever it was taken for: what it installs goes through its own yes.
  return { webUrl, platform: isShopify ? 'shopify' : 'manual' }
}

/** Writes the address on an outlet, inside the transaction at hand. One address, one outlet of a company. */
export async function putWebUrl(
  ctx: MerchantContext,
  outletId: string,
  { webUrl, platform }: WebUrl,
): Promise<void> {
  await lockCompany(ctx)
  const [other] = await ctx.db
    .select({ id: outlets.id })
    .from(outlets)
    .where(and(eq(outlets.webUrl, webUrl), ne(outlets.id, outletId), isNull(outlets.archivedAt)))
  if (other) throw new DomainError('address_in_use')
  await ctx.db.update(outlets).set({ webUrl, platform }).where(eq(outlets.id, outletId))
}

export async function saveWebUrl(
  ctx: MerchantContext,
  outlet: Outlet,
  typed: string,
  platform: WebUrl['platform'],
): Promise<WebUrl> {
  requirePermission(ctx, 'apps:activate')
  const address = readWebUrl(ctx, typed, platform)
  await withTenant(ctx, async (tx) => {
    await putWebUrl(tx, outlet.id, address)
    await addOwnAuditEntry(tx, 'web-url-saved', { outlet: outlet.id, address: address.webUrl })
  })
  return address
}
