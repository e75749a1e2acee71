import { isShop } from '#contract/stores/shapes.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'

/** Shopify's clock and ours may differ by this much, and the way back takes a moment. */
const oldestMs = 90_000

/** Nothing of a query is believed before its signature, and nothing of an old one after it. Gives the store. */
export function readSignedQuery(ctx: RequestContext, query: URLSearchParams): string {
  if (!ctx.shopify) throw new DomainError('shopify_off')
  const names = [...query.keys()]
  const refused = new DomainError('shop_grant_failed')
  if (new Set(names).size !== names.length || !ctx.shopify.signedQuery(query)) throw refused
  const sentAt = Number(query.get('timestamp')) * 1000
  if (!(Math.abs(ctx.clock.now().getTime() - sentAt) <= oldestMs)) throw refused
  const shop = query.get('shop') ?? ''
  if (!isShop(shop)) throw refused
  return shop
}
