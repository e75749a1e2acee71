import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import { accountSettingsPath } from '#contract/account/paths.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { GrantOrigin } from '#contract/setup/shapes.ts'
import { DomainError } from '#domain/domain-error.ts'
import { finishGrant, type GrantEnd } from '#domain/shops/finish-grant.ts'
import type { Arrival } from '#domain/shops/pending-grant.ts'
import { openFromShopify } from '#domain/shops/open-from-shopify.ts'
import { type Webhook, webhookBody, receiveWebhook } from '#domain/shops/receive-webhook.ts'
import { shopifyReturnUrl, signedOutUrl } from '#domain/shoppers/sign-in-by-shopify.ts'
import type { ApiEnv } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'
import { keepShopifyCookie } from '../signed-in.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** The page for somebody who is not signed in: what happened, and that the app must be opened again. */
const openAgain = (because?: ErrorCode | 'failed') =>
  because ? `/shopify/open-again/?${new URLSearchParams({ because }).toString()}` : '/shopify/open-again/'

/** Lists of orders come with some webhooks. */
const largestWebhook = 1024 * 1024

/**
 * The addresses that Shopify knows. They are not calls of our pages, so they are not in the contract: what
 * proves them is Shopify's signature, and the answer is a page to go to, or nothing.
 */
export function mountShopify(app: Hono<ApiEnv>): void {
  app.on('GET', ['/shopify/open', '/shopify/open/'], async (c) => {
    const ctx = c.env
    const query = new URL(c.req.url).searchParams
    if (!query.has('hmac')) return c.body(null, 302, { Location: ctx.settings.shopifyListingUrl, ...noStore })
    try {
      const { url, browser } = await openFromShopify(ctx, query)
      keepShopifyCookie(ctx, c, browser)
      return c.body(null, 302, { Location: url, ...noStore })
    } catch (error) {
      const isOurs = !(error instanceof DomainError)
      if (isOurs) ctx.log.error({ requestId: ctx.requestId, err: error }, 'app not opened from Shopify')
      return c.body(null, 303, { Location: openAgain(isOurs ? 'failed' : undefined), ...noStore })
    }
  })

  app.on('GET', ['/shopify/callback', '/shopify/callback/'], async (c) => {
    const ctx = c.env
    // A person waits for this answer, so also our own fault is a page.
    const location = await finishGrant(ctx, new URL(c.req.url).searchParams).then(
      pageAfter,
      (error: unknown) => {
        ctx.log.error({ requestId: ctx.requestId, err: error }, 'way back from Shopify not finished')
        return openAgain('failed')
      },
    )
    return c.body(null, 303, { Location: location, ...noStore })
  })

  app.on('POST', ['/shopify/webhooks', '/shopify/webhooks/'], async (c) => {
    const ctx = c.env
    if (!ctx.shopify) throw new RefusedRequest('not_found')
    const body = await readLimited(c.req.raw, largestWebhook)
    const about = (name: string) => c.req.header(`x-shopify-${name}`) ?? c.req.header(`shopify-${name}`) ?? ''
    if (!ctx.shopify.signedBody(body, about('hmac-sha256'))) throw new RefusedRequest('bad_signature')
    const sent = new Date(about('triggered-at'))
    await receiveWebhook(ctx, {
      id: about('webhook-id').slice(0, 100) || hash('sha256', body),
      topic: about('topic'),
      namedShop: about('shop-domain'),
      at: Number.isNaN(sent.getTime()) ? ctx.clock.now() : sent,
      body: parseWebhook(body),
    })
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })

  app.on('GET', ['/shopify/customer/signed-out', '/shopify/customer/signed-out/'], async (c) => {
    const url = await signedOutUrl(c.env, new URL(c.req.url).searchParams)
    return c.body(null, 303, { Location: url, ...noStore })
  })

  // The one address that Shopify's customer sign-in knows of us; the store's own page goes on.
  app.on('GET', ['/shopify/customer', '/shopify/customer/'], async (c) => {
    const url = await shopifyReturnUrl(c.env, new URL(c.req.url).searchParams)
    if (!url) throw new RefusedRequest('not_found')
    return c.body(null, 303, { Location: url, ...noStore })
  })

  for (const [path, method] of addresses) {
    app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], [path, `${path}/`], (c) => {
      c.header('Allow', method)
      throw new RefusedRequest('method_not_allowed')
    })
  }
}

const addresses = [
  ['/shopify/customer', 'GET'],
  ['/shopify/open', 'GET'],
  ['/shopify/callback', 'GET'],
  ['/shopify/webhooks', 'POST'],
] as const

const pages: Record<GrantOrigin, string> = {
  apps: '/merchant/apps',
  accounts: accountSettingsPath,
  window: accountSettingsPath,
  processing: '/processing/',
}

/** Only ever a path of our own. */
function pageAfter({ from, shop, app, refused, isSignedIn, arrival }: GrantEnd): string {
  if (arrival) return pageOnArrival(arrival)
  if (refused && refused !== 'signed_out' && !isSignedIn) return openAgain(refused)
  const query = new URLSearchParams({ ...(app && { app }), ...(shop && { shop, platform: 'shopify' }) })
  if (!refused) query.set('connected', 'true')
  // That page asks for a sign-in if needed; the shop waits meanwhile.
  else if (refused !== 'signed_out') query.set('refused', refused)
  // The panel of the order window is far down its page.
  return `${pages[from]}?${query.toString()}${from === 'window' ? '#window' : ''}`
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

function parseWebhook(body: Uint8Array): Webhook['body'] {
  try {
    return webhookBody.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  } catch {
    throw new RefusedRequest('malformed_body')
  }
}
