import { randomUUID } from 'node:crypto'
import { shopJson } from './admin-api.ts'
import type { ShopifyApp } from './app.ts'
import type { Installs } from './installs.ts'
import type { Shop } from './shops.ts'
import { signBody } from './signature.ts'

const version = '2026-07'

/** Tells the app that a shop has removed it. Shopify waits five seconds for a 200; so does this. */
export async function sendUninstalled(shop: Shop, client: ShopifyApp, installs: Installs): Promise<void> {
  const topic = 'app/uninstalled'
  const body = JSON.stringify(shopJson(shop))
  const at = new Date()
  const outcome = await fetch(client.webhookUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop.domain,
      'x-shopify-api-version': version,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-triggered-at': at.toISOString(),
      'x-shopify-hmac-sha256': signBody(body, client.secret),
    },
  }).then(
    (answer) => `answered ${answer.status}`,
    (error: unknown) => `not delivered: ${error instanceof Error ? error.message : 'unknown'}`,
  )
  installs.record({ shop: shop.domain, topic, at, outcome })
}
