import { createHmac } from 'node:crypto'

/** Over all parameters but `hmac`, sorted by name and form-encoded, in hex: how Shopify signs a redirect. */
export function signQuery(query: Record<string, string>, secret: string): string {
  const sorted = new URLSearchParams(
    Object.entries(query)
      .filter(([name]) => name !== 'hmac')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return createHmac('sha256', secret).update(sorted.toString()).digest('hex')
}

/** Over the bytes of the body, in base64: how Shopify signs a webhook. */
export function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}
