import { webHost } from '#rules/web-address.ts'

/** A shop as Shopify names it. Anything else never becomes part of an address that we call. */
const shopPattern = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/

export const isShop = (value: string): boolean => shopPattern.test(value)

/** What we ask a shop to let us do: what the modules work on, and no more. */
export const shopScopes = ['read_customers', 'read_orders'] as const

export type ShopScope = (typeof shopScopes)[number]

/** The shop in what a merchant typed or pasted. */
export function readShop(pasted: string): string | undefined {
  const host = webHost(pasted)
  return host && isShop(host) ? host : undefined
}
