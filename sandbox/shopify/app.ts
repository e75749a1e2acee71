/** The app as Shopify knows it. */
export interface ShopifyApp {
  key: string
  secret: string
  /** The one before, which Shopify may go on signing with for an hour after a change. */
  oldSecret: string
  /** Where webhooks such as `app/uninstalled` go. */
  webhookUrl: string
}

export const standsIn = 'Shopify'
