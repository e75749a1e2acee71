import { webHost } from '#rules/web-address.ts'

/** A shop as Shopify names it. Anything else never becomes part of an address that we call. */
const shopPattern = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/

export const isShop = (value: string): boolean => shopPattern.test(value)

/** What we ask a store to let us do; `content` says what each one is for. The same list is in `shopify.app.toml`. */
export const shopScopes = ['read_customers', 'read_orders', 'read_returns'] as const

/** Orders older than 60 days; asked for once Shopify has approved the app for it (`SHOPIFY_ALL_ORDERS`). */
export const allOrdersScope = 'read_all_orders'

/** The version of Shopify's API that we speak, and that its webhooks come in. */
export const shopifyApiVersion = '2026-10'

export type ShopScope = (typeof shopScopes)[number]

/** The shop in what a merchant typed or pasted. */
export function readShop(pasted: string): string | undefined {
  const host = webHost(pasted)
  return host && isShop(host) ? host : undefined
}
