import { and, eq, isNull } from 'drizzle-orm'
import { isShop } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Outlet } from '#domain/outlets/require-outlet.ts'
import type { Cards } from '#domain/ports/payments.ts'
import type { StoreAnswer } from '#domain/ports/ports.ts'
import { StoreLostError, withStoreToken } from '#domain/store-sync/with-store-token.ts'
import type { PayingShop } from './shopify-charges.ts'

/** The store's own name at Shopify. Stores on Shopify pay there and nowhere else, once they are connected; the others by card. */
export async function findShopFor(ctx: Context, { id, webUrl }: Outlet): Promise<string | undefined> {
  const [grant] = await ctx.db
    .select({ shop: shopifyGrants.shop })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.outletId, id), isNull(shopifyGrants.revokedAt)))
  if (!grant && webUrl && isShop(webUrl)) throw new DomainError('store_unconnected')
  return grant?.shop
}

/** A store that disconnected: Shopify does not answer for it any more. */
export async function hasLeft({ db }: Pick<Context, 'db'>, shop: string | null): Promise<boolean> {
  if (shop === null) return false
  const grants = and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt))
  return (await db.$count(shopifyGrants, grants)) === 0
}

/** A person may be waiting, so these questions do not wait for the pace that imports keep. */
export function shopToPay(ctx: Context, shop: string): PayingShop {
  const { shopify } = ctx
  if (!shopify) throw new DomainError('way_closed')
  return {
    shop,
    async ask(query, variables) {
      const answer = await withStoreToken<StoreAnswer>(ctx, shop, async (token) => {
        const reply = await shopify.ask(shop, token, query, variables)
        return reply.kind === 'refused' ? 'refused' : reply
      }).catch((cause: unknown) => {
        throw new DomainError(cause instanceof StoreLostError ? 'way_closed' : 'payments_away', { cause })
      })
      if (answer.kind === 'data') return answer.data
      throw new DomainError('payments_away', { cause: answer })
    },
  }
}

export function cardsOf({ cards }: Context): Cards {
  if (!cards) throw new DomainError('way_closed')
  return cards
}
