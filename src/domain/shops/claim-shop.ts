import { eq } from 'drizzle-orm'
import { mayDo } from '#contract/people/roles.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants } from '#database/schema/stores.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { moduleToInstall } from '../modules/planned-module.ts'
import type { ShopDetails } from '../ports/ports.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, issueToken, peekToken } from '../tokens/one-time-token.ts'
import { connectShop } from './connect-shop.ts'
import { openToken } from './held-token.ts'
import { ofBrowser } from './pending-grant.ts'
import { browserOf } from './open-from-shopify.ts'
import { requireOwner } from './start-grant.ts'

/** The store whose grant this browser brought and nobody has claimed. */
export async function claimable(ctx: RequestContext): Promise<string | undefined> {
  const browser = browserOf(ctx)
  const claim = browser && (await peekToken(ctx, 'shopify-claim', ofBrowser(browser)))
  return claim ? String(claim.data.shop) : undefined
}

/** The same, with the email that the store gave for its owner. */
export async function findBrought(ctx: RequestContext): Promise<{ shop: string; email: string } | undefined> {
  const shop = await claimable(ctx)
  if (!shop) return undefined
  const [held] = await ctx.db.select().from(pendingGrants).where(eq(pendingGrants.shop, shop))
  return held && { shop, email: detailsOf(held.shopDetails).email.toLowerCase() }
}

/**
 * Connects the store that this browser brought to the company of whoever presses. The store is never named by the
 * caller, so nobody can claim what another browser brought. The hold stays where this fails.
 */
export async function claimShop(
  ctx: MerchantContext,
  app: string,
): Promise<{ shop: string; outletId: string }> {
  await requireOwner(ctx)
  const browser = browserOf(ctx)
  const shop = await claimable(ctx)
  if (!browser || !shop) throw new DomainError('shop_claim_missing')
  const [held] = await ctx.db.select().from(pendingGrants).where(eq(pendingGrants.shop, shop))
  const token = held && openToken(ctx, shop, held.tokenEnc)
  if (!token) throw new DomainError('shop_claim_missing')
  await connectShop(ctx, {
    shop,
    grant: { token, scopes: held.scopes },
    details: detailsOf(held.shopDetails),
    app: moduleToInstall(ctx.settings, app),
  })
  await consumeToken(ctx, 'shopify-claim', ofBrowser(browser))
  await ctx.db.delete(pendingGrants).where(eq(pendingGrants.shop, shop))
  const [grant] = await ctx.db
    .select({ outletId: shopifyGrants.outletId })
    .from(shopifyGrants)
    .where(eq(shopifyGrants.shop, shop))
  return { shop, outletId: grant?.outletId ?? '' }
}

const detailsOf = ({
  id = '',
  name = '',
  email = '',
  owner = '',
  currency = '',
  country = '',
  zone = 'UTC',
}: Record<string, string>): ShopDetails => ({ id, name, email, owner, currency, country, zone })

/** Notes that this person wants a store in this company, and leads to the listing, where it is chosen. */
export async function chooseStore(
  ctx: MerchantContext,
  app: string,
): Promise<{ url: string; browser: string }> {
  if (!ctx.shopify) throw new DomainError('shopify_off')
  const { userId, companyId, role } = ctx.session
  await requireOwner(ctx)
  if (!companyId || !mayDo(role, 'apps:activate')) throw new DomainError('forbidden')
  await ctx.limits.count('shopGrant', userId)
  const browser = browserOf(ctx) ?? newSecret()
  await issueToken(ctx, {
    purpose: 'shopify-choice',
    ...ofBrowser(browser),
    secret: newSecret(),
    data: { user: userId, company: companyId, app: moduleToInstall(ctx.settings, app) },
  })
  return { url: ctx.settings.shopifyListingUrl, browser }
}
