import { and, eq, isNull } from 'drizzle-orm'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants } from '#database/schema/stores.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import type { ShopDetails, ShopGrant } from '../ports/ports.ts'
import { recogniseVisitor } from '../sessions/authenticate.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { StoreLostError, withStoreToken } from '../store-sync/with-store-token.ts'
import { consumeToken, issueToken, peekToken } from '../tokens/one-time-token.ts'
import { connectShop } from './connect-shop.ts'
import { pendingToken } from './held-token.ts'
import { browserOf } from './open-from-shopify.ts'

/** Where a browser that came from Shopify goes on. */
export type Arrival =
  /** Nobody is signed in: an account comes next, with what the store says about itself filled in. */
  | { to: 'sign-up'; shop: string; email: string; currency: string }
  /** Somebody is: they are asked. */
  | { to: 'question'; shop: string }
  /** The store is connected; this is its outlet. */
  | { to: 'outlet'; shop: string; outletId: string }
  /** Somebody set out from the portal, and has what they wanted. */
  | { to: 'connected'; shop: string; app: ModuleSlug }
  | { to: 'taken'; shop: string }

/** Claims and wishes belong to a browser, which brings its cookie: they are found by it, again and again. */
export const ofBrowser = (browser: string) => ({ subject: hashSecret(browser) })

/**
 * The way back from Shopify of a browser that set out there. The grant is kept for whoever claims it; what the store
 * says about its owner fills a field and proves nothing.
 */
export async function storePendingGrant(
  ctx: RequestContext,
  { shop, code, state }: { shop: string; code: string; state: string },
): Promise<Arrival> {
  const browser = browserOf(ctx)
  const open = await peekToken(ctx, 'shopify-state', state)
  const isTheirs = browser && open?.data.browser === hashSecret(browser) && open.data.shop === shop
  if (!isTheirs || !(await consumeToken(ctx, 'shopify-state', state)))
    throw new DomainError('shop_grant_failed')
  if (!ctx.shopify) throw new DomainError('shopify_off')

  const holder = await stillConnected(ctx, shop)
  const grant = await ctx.shopify.exchange(shop, code)
  const visitor = await recogniseVisitor(ctx)
  if (holder) {
    await ctx.db
      .update(shopifyGrants)
      .set({ ...pendingToken(ctx, shop, grant.token), scopes: grant.scopes })
      .where(and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))
    const isTheirOwn = !visitor || visitor.session.companyId === holder.companyId
    return isTheirOwn ? { to: 'outlet', shop, outletId: holder.outletId } : { to: 'taken', shop }
  }
  const details = await ctx.shopify.readShop(shop, grant.token)
  await keep(ctx, shop, grant, details)
  const chosen = visitor && (await fulfilChoice(visitor, browser, { shop, grant, details }))
  if (chosen) return { to: 'connected', shop, app: chosen }
  await issueToken(ctx, {
    purpose: 'shopify-claim',
    ...ofBrowser(browser),
    secret: newSecret(),
    data: { shop },
  })
  if (visitor) return { to: 'question', shop }
  return { to: 'sign-up', shop, email: details.email, currency: details.currency }
}

/** The company that has the store now, if its token still works. A refused token means that the store has left. */
async function stillConnected(ctx: RequestContext, shop: string) {
  const { shopify } = ctx
  const [holder] = await ctx.db
    .select({ companyId: shopifyGrants.companyId, outletId: shopifyGrants.outletId })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))
  if (!holder || !shopify) return undefined
  try {
    await withStoreToken(ctx, shop, async (token) => {
      const { kind } = await shopify.ask(shop, token, '{ shop { id } }')
      return kind === 'refused' ? 'refused' : kind
    })
    return holder
  } catch (error) {
    // No answer: the grant is held, and the question asked.
    if (error instanceof StoreLostError || error instanceof DomainError) return undefined
    throw error
  }
}

async function keep(
  ctx: RequestContext,
  shop: string,
  grant: ShopGrant,
  details: ShopDetails,
): Promise<void> {
  const { tokenEnc } = pendingToken(ctx, shop, grant.token)
  const held = { tokenEnc, scopes: grant.scopes, shopDetails: { ...details }, heldAt: ctx.clock.now() }
  await ctx.db
    .insert(pendingGrants)
    .values({ shop, ...held })
    .onConflictDoUpdate({ target: pendingGrants.shop, set: held })
}

/** Somebody pressed "Connect a store" in the portal, in this browser, as this person, within the hour. */
async function fulfilChoice(
  visitor: MerchantContext,
  browser: string,
  brought: { shop: string; grant: ShopGrant; details: ShopDetails },
): Promise<ModuleSlug | undefined> {
  const { userId, companyId, actorId } = visitor.session
  const request = await peekToken(visitor, 'shopify-choice', ofBrowser(browser))
  if (!request || request.data.user !== userId || request.data.company !== companyId || actorId)
    return undefined
  if (!(await consumeToken(visitor, 'shopify-choice', ofBrowser(browser)))) return undefined
  const app = findModule(String(request.data.app))?.slug ?? 'infiniti'
  await connectShop(visitor, { ...brought, app })
  await visitor.db.delete(pendingGrants).where(eq(pendingGrants.shop, brought.shop))
  return app
}
