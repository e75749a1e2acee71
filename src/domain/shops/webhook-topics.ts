/** Every webhook that we act on, and what it is about. The same list is in `shopify.app.toml`. */
export const webhookTopics = {
  'app/uninstalled': 'uninstall',
  'app/scopes_update': 'question',
  'bulk_operations/finish': 'file',
  'app_subscriptions/update': 'charge',
  'app_subscriptions/approaching_capped_amount': 'charge',
  'app_purchases_one_time/update': 'charge',
  'shop/update': 'question',
  'shop/redact': 'request',
  'customers/redact': 'request',
  'customers/data_request': 'request',
  'customers/create': 'customer',
  'customers/update': 'customer',
  'customers/delete': 'customer',
  'orders/create': 'order',
  'orders/updated': 'order',
  'orders/delete': 'order',
  'refunds/create': 'order',
  'returns/request': 'order',
  'returns/approve': 'order',
  'returns/update': 'order',
  'returns/process': 'order',
  'returns/close': 'order',
  'returns/cancel': 'order',
  'returns/decline': 'order',
  'returns/reopen': 'order',
} as const

export type WebhookTopic = keyof typeof webhookTopics

export const isWebhookTopic = (topic: string): topic is WebhookTopic => topic in webhookTopics
