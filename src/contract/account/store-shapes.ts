import * as z from 'zod/mini'
import { themeIds } from '../demo/themes.ts'

/** The store of a host, and who is signed in there. */

/** What the account of this store can do. A screen that is not named here is not shown. */
export const accountCapabilities = [
  'orders',
  'parcel',
  'invoice',
  'reorder',
  'profile',
  'addresses',
  'sessions',
  'order_window',
] as const

/** How the store looks; the same parts as a brand of the demo. */
export const accountBrand = z.object({
  name: z.string(),
  /** `#rrggbb`; null for the theme's own. */
  colour: z.nullable(z.string()),
  /** One ink, as `rules/one-ink-logo.ts` writes it; null for a monogram. */
  logo: z.nullable(z.string()),
})

/** A link opens one order; a code or Shopify opens everything of one customer. */
export const shopperKinds = ['link', 'customer'] as const

/** Who is signed in, as far as the session itself says. */
export const shopperView = z.object({
  kind: z.enum(shopperKinds),
  /** By a link: the one order. */
  order_id: z.nullable(z.string()),
  expires_at: z.string(),
})
export type ShopperView = z.infer<typeof shopperView>

export const accountStore = z.object({
  theme: z.enum(themeIds),
  brand: accountBrand,
  currency: z.string(),
  /** The store's zone; screens show times in the shopper's own. */
  zone: z.string(),
  /** The store's pages at Shopify. */
  shop_url: z.string(),
  /** How somebody can sign in here. Shopify is missing where the store has no new customer accounts. */
  ways: z.array(z.enum(['code', 'shopify'])),
  capabilities: z.array(z.enum(accountCapabilities)),
  /** False where the store has disconnected from us: nothing can be read or changed. */
  is_connected: z.boolean(),
  /** The shopper who asks; null for a visitor. */
  shopper: z.nullable(shopperView),
})
export type AccountStoreView = z.infer<typeof accountStore>
