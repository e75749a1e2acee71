import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Context } from '../context.server.ts'
import type { Shopify } from '../ports/ports.ts'
import { loseStore } from '../store-sync/with-store-token.ts'
import { pendingToken, openToken } from './held-token.ts'

type Due = Pick<typeof shopifyGrants.$inferSelect, 'shop' | 'tokenEnc'>

const day = 24 * 60 * 60 * 1000
/** Each hour: as many as can be asked for in ten minutes, also where every one lets us wait. */
const atOnce = 100

/**
 * A token that nobody has renewed for ninety days is gone, and its merchant would have to say yes again. Shops that
 * are quiet keep theirs this way. Safe to repeat: Shopify takes the old renewal token until the new one is used.
 */
export async function renewShopTokens(ctx: Context): Promise<void> {
  const { shopify } = ctx
  if (!shopify) return
  const due: Due[] = await ctx.db
    .select({ shop: shopifyGrants.shop, tokenEnc: shopifyGrants.tokenEnc })
    .from(shopifyGrants)
    .where(and(isNull(shopifyGrants.revokedAt), lte(shopifyGrants.renewAt, ctx.clock.now())))
    .orderBy(asc(shopifyGrants.renewAt))
    .limit(atOnce)
  for (const grant of due) {
    try {
      await renew(ctx, shopify, grant)
    } catch (error) {
      ctx.log.warn({ shop: grant.shop, err: error }, 'shop token not renewed')
      // The others first; this one tomorrow.
      await change(ctx, grant, { renewAt: new Date(ctx.clock.now().getTime() + day) })
    }
  }
}

/** Shopify is asked outside of any transaction: it may take seconds, and nothing waits for it meanwhile. */
async function renew(ctx: Context, shopify: Shopify, grant: Due): Promise<void> {
  const { shop, tokenEnc } = grant
  const held = openToken(ctx, shop, tokenEnc)
  if (!held) throw new Error('The keys do not open this token.')
  // Given before tokens ran out: there is nothing to renew it by.
  if (!held.refresh) return change(ctx, grant, { renewAt: null })
  const token = await shopify.renew(shop, held.refresh)
  if (token) return change(ctx, grant, pendingToken(ctx, shop, token))
  await loseStore(ctx, shop, { because: 'Shopify knew its token no longer', tokenEnc })
}

/** Only while it is the same token: a shop that was connected again meanwhile has a newer one. */
async function change(
  { db }: Context,
  { shop, tokenEnc }: Due,
  fields: Partial<typeof shopifyGrants.$inferInsert>,
): Promise<void> {
  await db
    .update(shopifyGrants)
    .set(fields)
    .where(and(eq(shopifyGrants.shop, shop), eq(shopifyGrants.tokenEnc, tokenEnc)))
}
