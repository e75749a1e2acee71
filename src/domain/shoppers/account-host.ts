import type { ThemeId } from '#contract/demo/themes.ts'

/** The store whose address a request was sent to. Everything that a shopper reads is read of this store. */
export interface AccountHost {
  outletId: string
  companyId: string
  slug: string
  /** `https://tamarind.accounts.example` */
  origin: string
  shop: string
  /** The store's Shopify grant stands. */
  isConnected: boolean
  scopes: readonly string[]
  theme: ThemeId
  brand: { name: string; colour: string | null; logo: string | null }
  currency: string
  zone: string
  email: string
}
