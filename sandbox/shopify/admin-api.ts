import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Installs } from './installs.ts'
import { findShop, handleOf, type Shop } from './shops.ts'

type Env = { Variables: { shop: Shop } }

/** The few answers of the Admin API that the product needs, for whoever holds the shop's token. */
export function adminApi(installs: Installs) {
  const app = new Hono<Env>()

  const withToken = createMiddleware<Env>(async (c, next) => {
    const shop = findShop(c.req.param('shop') ?? '')
    const token = c.req.header('x-shopify-access-token')
    if (!shop || !token || !installs.isToken(shop.domain, token)) {
      const text = '[API] Invalid API key or access token (unrecognized login or wrong password)'
      return c.json({ errors: text }, 401)
    }
    c.set('shop', shop)
    return next()
  })

  app.get('/:shop/admin/api/:version/shop.json', withToken, (c) => c.json({ shop: shopJson(c.var.shop) }))

  app.post('/:shop/admin/api/:version/graphql.json', withToken, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const query = typeof body === 'object' && body && 'query' in body ? String(body.query) : ''
    return c.json(answerQuery(query, c.var.shop))
  })

  return app
}

export function shopJson(shop: Shop) {
  return {
    id: shopId(shop),
    name: shop.name,
    email: shop.email,
    domain: shop.domain,
    myshopify_domain: shop.domain,
    shop_owner: shop.owner,
    currency: shop.currency,
    country_code: shop.country,
  }
}

/** A number that stays the same for a shop. */
const shopId = ({ domain }: Shop) =>
  Number.parseInt(Buffer.from(handleOf(domain)).toString('hex').slice(0, 10), 16)

/** Understands one question, `{ shop { … } }` with plain fields, and says so of any other. */
function answerQuery(query: string, shop: Shop) {
  const selection = /^[^{]*\{\s*shop\s*\{([^{}]*)\}\s*\}\s*$/.exec(query)
  if (!selection)
    return { errors: [{ message: 'The sandbox only answers { shop { … } } with plain fields' }] }
  const fields: Record<string, string> = {
    id: `gid://shopify/Shop/${shopId(shop)}`,
    name: shop.name,
    email: shop.email,
    myshopifyDomain: shop.domain,
    currencyCode: shop.currency,
    shopOwnerName: shop.owner,
    url: `https://${shop.domain}`,
  }
  const asked = (selection[1] ?? '').split(/[\s,]+/).filter(Boolean)
  const unknown = asked.filter((name) => !(name in fields))
  if (unknown.length > 0) {
    return { errors: unknown.map((name) => ({ message: `Field '${name}' doesn't exist on type 'Shop'` })) }
  }
  return { data: { shop: Object.fromEntries(asked.map((name) => [name, fields[name]])) } }
}
