import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import { DomainError } from '#domain/domain-error.ts'
import { finishGrant, type GrantEnd } from '#domain/shops/finish-grant.ts'
import type { Arrival } from '#domain/shops/hold-grant.ts'
import { openFromShopify } from '#domain/shops/open-from-shopify.ts'
import { type Notice, noticeBody, receiveNotice } from '#domain/shops/receive-notice.ts'
import type { ApiEnv } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'
import { keepShopifyCookie } from '../signed-in.ts'

/** Lists of orders come with some notices. */
const largestNotice = 1024 * 1024

/**
 * The addresses that Shopify knows. They are not calls of our pages, so they are not in the contract: what
 * proves them is Shopify's signature, and the answer is a page to go to, or nothing.
 */
export function mountShopify(app: Hono<ApiEnv>): void {
  app.on('GET', ['/shopify/open', '/shopify/open/'], async (c) => {
    const ctx = c.env
    const query = new URL(c.req.url).searchParams
    const noStore = { 'Cache-Control': 'no-store' }
    if (!query.has('hmac')) return c.body(null, 302, { Location: ctx.settings.shopifyListingUrl, ...noStore })
    try {
      const { url, browser } = await openFromShopify(ctx, query)
      keepShopifyCookie(ctx, c, browser)
      return c.body(null, 302, { Location: url, ...noStore })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return c.body(null, 303, { Location: '/shopify/open-again/', ...noStore })
    }
  })

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
    const about = (name: string) => c.req.header(`x-shopify-${name}`) ?? c.req.header(`shopify-${name}`) ?? ''
    const sent = new Date(about('triggered-at'))
    await receiveNotice(ctx, {
      id: about('webhook-id').slice(0, 100) || hash('sha256', body),
      topic: about('topic'),
      namedShop: about('shop-domain'),
      at: Number.isNaN(sent.getTime()) ? ctx.clock.now() : sent,
      body: parseNotice(body),
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
  ['/shopify/open', 'GET'],
  ['/shopify/callback', 'GET'],
  ['/shopify/webhooks', 'POST'],
] as const

/** Only ever a path of our own. */
function pageAfter({ from, shop, app, refused, arrival }: GrantEnd): string {
  if (arrival) return pageOnArrival(arrival)
  const query = new URLSearchParams({ ...(app && { app }), ...(shop && { shop, platform: 'shopify' }) })
  if (!refused) query.set('connected', 'true')
  // Whoever must sign in first is asked to by that page, and then finds the shop waiting as before.
  else if (refused !== 'signed_out') query.set('refused', refused)
  const path = from === 'apps' ? '/merchant/apps' : '/processing/'
  return `${path}?${query.toString()}`
}

/** A browser that set out from a page of Shopify. */
function pageOnArrival(arrival: Arrival): string {
  const { shop } = arrival
  const about = { app: 'infiniti', shop, platform: 'shopify' }
  switch (arrival.to) {
    case 'outlet':
      return `/merchant/dashboard/?${new URLSearchParams({ outletId: arrival.outletId }).toString()}`
    case 'connected':
      return `/merchant/apps?${new URLSearchParams({ ...about, app: arrival.app, connected: 'true' }).toString()}`
    case 'question':
      return `/processing/?${new URLSearchParams(about).toString()}`
    case 'taken':
      return `/processing/?${new URLSearchParams({ ...about, refused: 'shop_taken' }).toString()}`
    case 'sign-up': {
      const { email, currency } = arrival
      return `/shopify/signup/?${new URLSearchParams({ ...about, email, currency }).toString()}`
    }
  }
}

function parseNotice(body: Uint8Array): Notice['body'] {
  try {
    return noticeBody.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  } catch {
    throw new RefusedRequest('malformed_body')
  }
}
