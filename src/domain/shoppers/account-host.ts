import type { ThemeId } from '#contract/demo/themes.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'

/** The module that customer accounts are part of: while it is off, they are closed. */
export const accountsModule = 'oh_my_customer' satisfies ModuleSlug

/** The link after a purchase, which opens the account without a password. */
export const linkModule = 'flash_accounts' satisfies ModuleSlug

/** The store whose address a request was sent to. A shopper only reads data of this store. */
export interface AccountHost {
  outletId: string
  companyId: string
  slug: string
  /** `https://tamarind.accounts.example` */
  origin: string
  shop: string
  /** Whether the store's Shopify grant is valid. */
  isConnected: boolean
  scopes: readonly string[]
  theme: ThemeId
  brand: { name: string; colour: string | null; logo: string | null }
  currency: string
  zone: string
  email: string
  /** Whether shoppers may change new orders for some minutes. */
  hasOrderWindow: boolean
}
