import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { App } from '../options.ts'
import { page, problem } from '../page.ts'
import { type ShopifyApp, standsIn } from './app.ts'
import type { Declared } from './declared.ts'
import type { Faults } from './faults.ts'
import { type Installs, refreshTokenOf } from './installs.ts'
import { findShop, handleOf, type Shop } from './shops.ts'
import { signQuery } from './signature.ts'

interface Grant {
  app: App
  client: ShopifyApp
  installs: Installs
  declared: Declared
  faults: Faults
}

interface Request {
  shop: Shop
  scope: string
  redirectUri: string
  state: string
}

const exchange = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string().default(''),
  /** `1` asks for a token that expires, as public apps must. */
  expiring: z.string().optional(),
  grant_type: z.string().optional(),
  refresh_token: z.string().default(''),
})

const refreshLife = 2160 * 3600

/** The authorisation code grant of one shop. */
export function grantRoutes({ app: product, client, installs, declared, faults }: Grant) {
  const app = new Hono()

  function read(c: Context): Request | Response | Promise<Response> {
    const stop = (text: string) => c.html(problem('Shopify would stop here', text, 'shopify', standsIn), 400)
    const shop = findShop(c.req.param('shop') ?? '')
    if (!shop) return stop('This is not the address of a shop.')
    if (c.req.query('client_id') !== client.key)
      return stop('application_cannot_be_found: no app has this client_id.')
    const redirectUri = c.req.query('redirect_uri') ?? ''
    const target = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
    if (target?.origin !== product.origin || !declared.redirectPaths.includes(target.pathname)) {
      return stop('invalid_request: the redirect_uri is not one of the app.')
    }
    const scope = splitScopes(c.req.query('scope'))
      .filter((name) => [...declared.scopes, ...declared.optionalScopes].includes(name))
      .join(',')
    return { shop, scope, redirectUri, state: c.req.query('state') ?? '' }
  }

  /** Back to the app, signed as Shopify signs. */
  function back(c: Context, { shop, scope, redirectUri, state }: Request) {
    const target = new URL(redirectUri)
    const query = {
      ...Object.fromEntries(target.searchParams),
      code: installs.makeCode(shop.domain, scope),
      host: Buffer.from(`admin.shopify.com/store/${handleOf(shop.domain)}`).toString('base64url'),
      shop: shop.domain,
      state,
      timestamp: String(Math.floor(Date.now() / 1000)),
    }
    target.search = new URLSearchParams({ ...query, hmac: signQuery(query, client.secret) }).toString()
    return c.redirect(target.href, 303)
  }

  app.get('/:shop/admin/oauth/authorize', async (c) => {
    const request = await read(c)
    if (request instanceof Response) return request
    // Shopify asks again only when the app wants something it was not given before.
    const given = new Set(splitScopes(installs.find(request.shop.domain)?.scope))
    const wanted = splitScopes(request.scope)
    const installed = installs.find(request.shop.domain) !== undefined
    if (installed && wanted.every((scope) => given.has(scope))) return back(c, request)
    return c.html(grantPage(product, request, wanted))
  })

  app.post('/:shop/admin/oauth/authorize', async (c) => {
    const request = await read(c)
    if (request instanceof Response) return request
    const { decision } = await c.req.parseBody()
    if (decision !== 'install') return c.redirect(`/shopify/${request.shop.domain}/admin`, 303)
    return back(c, request)
  })

  app.post('/:shop/admin/oauth/access_token', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json')
    const body = exchange.safeParse(
      isJson ? await c.req.json().catch(() => undefined) : await c.req.parseBody(),
    )
    if (body.data?.client_id !== client.key || body.data.client_secret !== client.secret) {
      return c.json(
        { error: 'invalid_client', error_description: 'The client_id or client_secret is wrong' },
        401,
      )
    }
    const { code, expiring, grant_type, refresh_token } = body.data
    const shop = c.req.param('shop')
    const isRenewal = grant_type === 'refresh_token'
    const fault = faults.meet('token')
    const install = isRenewal
      ? await installs.renew(shop, fault === 'invalid_grant' ? '' : refresh_token)
      : await installs.redeem(shop, code, expiring === '1')
    if (install && fault === 'lost') return c.text('', 504)
    if (install) {
      const { token, scope } = install
      const renewal = {
        expires_in: faults.tokenLife(),
        refresh_token: refreshTokenOf(token),
        refresh_token_expires_in: refreshLife,
      }
      return c.json({ access_token: token, scope, ...((isRenewal || expiring === '1') && renewal) })
    }
    if (isRenewal) {
      const text = 'The refresh token is not known, was replaced, or has run out'
      return c.json({ error: 'invalid_grant', error_description: text }, 400)
    }
    const text = 'The authorization code was not found or was already used'
    return c.json({ error: 'invalid_request', error_description: text }, 400)
  })

  return app
}

const splitScopes = (scope = '') =>
  scope
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** `read_customers` as a merchant would say it. */
export function scopeInWords(scope: string): string {
  if (scope.startsWith('customer_')) return 'Sign customers in, and see who they are'
  const [verb = '', ...noun] = scope.split('_')
  const verbs: Record<string, string> = { read: 'View', write: 'View and change' }
  return `${verbs[verb] ?? verb} ${noun.join(' ')}`.trim()
}

function grantPage(app: App, { shop }: Request, scopes: string[]) {
  return page({
    title: `Install ${app.name}`,
    section: 'shopify',
    standsIn,
    body: html`<div class="narrow">
      <h1>Install ${app.name}</h1>
      <p class="lead">on ${shop.name}, <span class="mono">${shop.domain}</span></p>
      <h2>${app.name} will be able to</h2>
      <ul class="list">
        ${scopes.map((scope) => html`<li>${scopeInWords(scope)} <span class="mono small">${scope}</span></li>`)}
        ${scopes.length === 0 ? html`<li>View only the name of the store</li>` : ''}
      </ul>
      <form method="post" class="actions">
        <button class="act" name="decision" value="install">Install</button>
        <button class="quiet" name="decision" value="cancel">Cancel</button>
      </form>
    </div>`,
  })
}
