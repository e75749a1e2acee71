import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { finishGrant, type GrantEnd } from '#domain/shops/finish-grant.ts'
import { receiveNotice } from '#domain/shops/receive-notice.ts'
import type { ApiEnv } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'

/** Lists of orders come with some notices. */
const largestNotice = 1024 * 1024

/** Under one name or another, by topic. */
const noticeBody = z.object({
  shop_domain: z.optional(z.string()),
  myshopify_domain: z.optional(z.string()),
})

/**
 * The two addresses that Shopify knows. They are not calls of our pages, so they are not in the contract: what
 * proves them is Shopify's signature, and the answer is a page to go to, or nothing.
 */
export function mountShopify(app: Hono<ApiEnv>): void {
  app.on('GET', ['/shopify/callback', '/shopify/callback/'], async (c) => {
    const end = await finishGrant(c.env, new URL(c.req.url).searchParams)
    return c.body(null, 303, { Location: pageAfter(end), 'Cache-Control': 'no-store' })
  })

  app.on('POST', ['/shopify/webhooks', '/shopify/webhooks/'], async (c) => {
    const ctx = c.env
    if (!ctx.shopify) throw new RefusedRequest('not_found')
    const body = await readLimited(c.req.raw, largestNotice)
    if (!ctx.shopify.signedBody(body, c.req.header('x-shopify-hmac-sha256') ?? '')) {
      throw new RefusedRequest('bad_signature')
    }
    const { shop_domain, myshopify_domain } = parseNotice(body)
    const sent = new Date(c.req.header('x-shopify-triggered-at') ?? '')
    await receiveNotice(ctx, {
      topic: c.req.header('x-shopify-topic') ?? '',
      shop: shop_domain ?? myshopify_domain ?? '',
      at: Number.isNaN(sent.getTime()) ? ctx.clock.now() : sent,
    })
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })

  for (const [path, method] of addresses) {
    app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], [path, `${path}/`], (c) => {
      c.header('Allow', method)
      throw new RefusedRequest('method_not_allowed')
    })
  }
}

const addresses = [
  ['/shopify/callback', 'GET'],
  ['/shopify/webhooks', 'POST'],
] as const

/** Only ever a path of our own. */
function pageAfter({ from, shop, app, refused }: GrantEnd): string {
  const query = new URLSearchParams({ ...(app && { app }), ...(shop && { shop, platform: 'shopify' }) })
  if (!refused) query.set('connected', 'true')
  // Whoever must sign in first is asked to by that page, and then finds the shop waiting as before.
  else if (refused !== 'signed_out') query.set('refused', refused)
  const path = from === 'apps' ? '/merchant/apps' : '/processing/'
  return `${path}?${query.toString()}`
}

function parseNotice(body: Uint8Array): z.infer<typeof noticeBody> {
  try {
    return noticeBody.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  } catch {
    throw new RefusedRequest('malformed_body')
  }
}
