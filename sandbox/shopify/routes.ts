import { Hono } from 'hono'
import type { App } from '../options.ts'
import { problem } from '../page.ts'
import { adminApi } from './admin-api.ts'
import { type ShopifyApp, standsIn } from './app.ts'
import { grantRoutes } from './grant.ts'
import type { Installs } from './installs.ts'
import { adminPage, listingPage, shopsPage } from './pages.ts'
import { findShop, readShopDomain } from './shops.ts'
import { sendUninstalled } from './webhook.ts'

interface Shopify {
  app: App
  client: ShopifyApp
  installs: Installs
}

export function shopifyRoutes({ app: product, client, installs }: Shopify) {
  const app = new Hono()
  const noShop = problem('No such shop', 'Shops end with .myshopify.com.', 'shopify', standsIn)

  app.get('/', (c) => c.html(shopsPage(product, (domain) => installs.find(domain) !== undefined)))

  app.get('/apps/infiniti', (c) => c.html(listingPage(product, c.req.query('shop') ?? '')))

  app.get('/apps/infiniti/install', (c) => {
    const typed = c.req.query('shop') ?? ''
    const shop = readShopDomain(typed)
    if (!shop) return c.html(listingPage(product, typed, 'A shop address ends with .myshopify.com.'), 400)
    const query = new URLSearchParams({ app: 'infiniti', shop, platform: 'shopify' })
    return c.redirect(`${product.url}/shopify/signup/?${query.toString()}`, 303)
  })

  app.get('/:shop/admin', (c) => {
    const shop = findShop(c.req.param('shop'))
    if (!shop) return c.html(noShop, 404)
    const { domain } = shop
    return c.html(adminPage(product, shop, installs.find(domain), installs.deliveriesTo(domain)))
  })

  app.post('/:shop/admin/uninstall', async (c) => {
    const shop = findShop(c.req.param('shop'))
    if (!shop) return c.html(noShop, 404)
    if (await installs.remove(shop.domain)) await sendUninstalled(shop, client, installs)
    return c.redirect(`/shopify/${shop.domain}/admin`, 303)
  })

  app.post('/:shop/admin/notify', async (c) => {
    const shop = findShop(c.req.param('shop'))
    if (!shop) return c.html(noShop, 404)
    if (!installs.find(shop.domain)) await sendUninstalled(shop, client, installs)
    return c.redirect(`/shopify/${shop.domain}/admin`, 303)
  })

  app.route('/', grantRoutes({ app: product, client, installs }))
  app.route('/', adminApi(installs))
  return app
}
