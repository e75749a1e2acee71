import { and, eq, isNull } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { Billing, Cards, ShopToken } from '../ports.ts'
import { openToken } from '../shops/held-token.ts'

export interface PayingShop {
  billing: Billing
  shop: string
  token: ShopToken
}

/** The store's own account at Shopify. Stores on Shopify pay there and nowhere else; the others by card. */
export async function findShopFor(
  ctx: Context,
  outletId: string,
): Promise<{ shop: string; tokenEnc: string } | undefined> {
  const [grant] = await ctx.db
    .select({ shop: shopifyGrants.shop, tokenEnc: shopifyGrants.tokenEnc })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.outletId, outletId), isNull(shopifyGrants.revokedAt)))
  return grant
}

export async function shopToPay(ctx: Context, shop: string): Promise<PayingShop> {
  const [grant] = await ctx.db
    .select({ tokenEnc: shopifyGrants.tokenEnc })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))
  const token = grant && openToken(ctx, shop, grant.tokenEnc)
  if (!ctx.billing || !token) throw new DomainError('way_closed')
  return { billing: ctx.billing, shop, token }
}

export function cardsOf({ cards }: Context): Cards {
  if (!cards) throw new DomainError('way_closed')
  return cards
}

/** A test charge counts in the demo, and for shops of developers; for nobody else. */
export async function countsAsPaid(
  ctx: Context,
  { billing, shop, token }: PayingShop,
  isTest: boolean,
): Promise<boolean> {
  return !isTest || ctx.settings.mode === 'demo' || billing.isTestShop(shop, token)
}

export const isTestCharge = (ctx: Context, { billing, shop, token }: PayingShop): Promise<boolean> =>
  ctx.settings.mode === 'demo' ? Promise.resolve(true) : billing.isTestShop(shop, token)
