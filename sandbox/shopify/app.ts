/** The app as Shopify knows it. */
export interface ShopifyApp {
  key: string
  secret: string
  /** Where notices such as `app/uninstalled` go. */
  webhookUrl: string
}

export const standsIn = 'Shopify'
