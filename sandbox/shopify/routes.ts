import { Hono } from 'hono'
import { z } from 'zod'
import type { SigningKey } from '../google/keys.ts'
import type { Inbox } from '../mail/inbox.ts'
import type { App } from '../options.ts'
import { problem } from '../page.ts'
import { adminApi, shopJson } from './admin-api.ts'
import { type ShopifyApp, standsIn } from './app.ts'
import { openBilling } from './billing.ts'
import type { Subscription } from './billing-objects.ts'
import { billingPages } from './billing-pages.ts'
import { customerAccountRoutes } from './customer-accounts/routes.ts'
import { readDeclared } from './declared.ts'
import { makeFaults } from './faults.ts'
import { grantRoutes } from './grant.ts'
import { bulkOperations } from './graphql/bulk-part.ts'
import { cancelPart } from './graphql/orders/cancel-part.ts'
import { makeExecutor } from './graphql/executor.ts'
import { orderEditPart } from './graphql/orders/order-edit-part.ts'
import { gid } from './graphql/part.ts'
import { parts } from './graphql/parts.ts'
import type { Installs } from './installs.ts'
import { openWebhooks } from './webhooks.ts'
import { orderRoutes } from './order-routes.ts'
import { adminPage, listingPage, shopsPage } from './pages.ts'
import { findShop, handleOf, readShopDomain, type Shop } from './shops.ts'
import { signQuery } from './signature.ts'
import { webhooksOf } from './store-webhooks.ts'
import { openStores } from './store/stores.ts'
import { storefrontRoutes } from './storefront/routes.ts'

interface Shopify {
  app: App
  client: ShopifyApp
  installs: Installs
  inbox: Inbox
  /** Signs what customers prove their sign-in with. */
  key: SigningKey
  /** Where this sandbox answers. */
  url: string
  dataDir?: string
}

const request = z.object({
  topic: z.string().default('app/uninstalled'),
  customer: z.coerce.number().optional(),
})

/** Shopify: its App Store, its admin, the grant, the Admin API and the webhooks. */
export function openShopify({ app: product, client, installs, inbox, key, url, dataDir }: Shopify) {
  const app = new Hono()
  const declared = readDeclared()
  const faults = makeFaults()
  const webhooks = openWebhooks({ client, installs, declared, faults })
  const tell = (shop: string, topic: string, body: object) => {
    if (installs.find(shop)) void webhooks.send({ shop, topic, body })
  }
  const stores = openStores(dataDir, (shop, change) => {
    for (const { topic, body } of webhooksOf(change, { url, shop })) tell(shop, topic, body)
  })
  const bulk = bulkOperations({
    executor: () => executor,
    onFinish: (shop, id, status) =>
      tell(shop, 'bulk_operations/finish', { admin_graphql_api_id: id, status, type: 'query' }),
    fails: () => faults.current('file') === 'failed' && faults.meet('file') === 'failed',
  })
  const cancelFails = () => faults.current('cancel') === 'failed' && faults.meet('cancel') === 'failed'
  const onNearCap = ({ shop, id, name, status, cap }: Subscription) =>
    tell(shop, 'app_subscriptions/approaching_capped_amount', {
      app_subscription: {
        admin_graphql_api_id: gid('AppSubscription', id),
        name,
        status,
        capped_amount: cap?.amount,
      },
    })
  const billing = openBilling(dataDir, { onNearCap, cancelFails })
  const cancels = cancelPart(cancelFails)
  const executor = makeExecutor([...parts, orderEditPart(), cancels.part, bulk.part, billing.part])
  const noShop = problem('No such store', 'Store addresses end with .myshopify.com.', 'shopify', standsIn)

  /** How every page of Shopify calls the app: signed, with the store's name. */
  function openAddress({ domain }: Shop): string {
    const query = {
      host: Buffer.from(`admin.shopify.com/store/${handleOf(domain)}`).toString('base64url'),
      shop: domain,
      timestamp: String(Math.floor(Date.now() / 1000)),
    }
    const signed = new URLSearchParams({ ...query, hmac: signQuery(query, client.secret) })
    return `${product.url}/api/shopify/open?${signed.toString()}`
  }

  app.get('/', (c) => c.html(shopsPage(product, faults, (domain) => installs.find(domain) !== undefined)))

  app.get('/apps/infiniti', (c) => c.html(listingPage(product, c.req.query('shop') ?? '')))

  app.get('/apps/infiniti/install', (c) => {
    const typed = c.req.query('shop') ?? ''
    const shop = findShop(readShopDomain(typed) ?? '')
    if (!shop) return c.html(listingPage(product, typed, 'A store address ends with .myshopify.com.'), 400)
    return c.redirect(openAddress(shop), 303)
  })

  app.post('/_faults', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json')
    const asked: unknown = isJson ? await c.req.json().catch(() => undefined) : await c.req.parseBody()
    if (!faults.set(asked)) return c.text('No such fault\n', 400)
    await webhooks.flush()
    return isJson ? c.body(null, 204) : c.redirect('/shopify', 303)
  })

  app.get('/:shop/admin', (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.html(noShop, 404)
    const { domain } = store.shop
    return c.html(
      adminPage({
        app: product,
        store,
        drips: stores.dripsOf(domain),
        install: installs.find(domain),
        deliveries: installs.deliveriesTo(domain),
        openUrl: `/shopify/${domain}/admin/open`,
      }),
    )
  })

  app.get('/:shop/admin/open', (c) => {
    const shop = findShop(c.req.param('shop'))
    return shop ? c.redirect(openAddress(shop), 303) : c.html(noShop, 404)
  })

  app.post('/:shop/admin/uninstall', async (c) => {
    const shop = findShop(c.req.param('shop'))
    if (!shop) return c.html(noShop, 404)
    if (await installs.remove(shop.domain)) {
      billing.cancelAll(shop.domain)
      await webhooks.send({ shop: shop.domain, topic: 'app/uninstalled', body: shopJson(shop) })
    }
    return c.redirect(`/shopify/${shop.domain}/admin`, 303)
  })

  // What Shopify sends by itself, days later or when a shopper asks for it.
  app.post('/:shop/admin/notify', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.html(noShop, 404)
    const { shop } = store
    const { topic, customer } = request.parse(await c.req.parseBody())
    const last = [...store.ordersFrom()].at(-1)
    const about = { id: customer ?? last?.customer ?? 0 }
    const body =
      topic === 'app/uninstalled' || topic === 'shop/update'
        ? shopJson(shop)
        : { shop_id: shopJson(shop).id, shop_domain: shop.domain, customer: about, orders_to_redact: [] }
    await webhooks.send({ shop: shop.domain, topic, body })
    return c.redirect(`/shopify/${shop.domain}/admin`, 303)
  })

  app.route('/', storefrontRoutes(stores))
  app.route('/', orderRoutes(stores))
  app.route('/', customerAccountRoutes({ app: product, client, declared, stores, inbox, key, url }))
  app.route('/', grantRoutes({ app: product, client, installs, declared, faults }))
  app.route('/', billingPages({ app: product, billing, webhooks }))
  app.route('/', adminApi({ url, installs, stores, executor, bulk, faults }))

  return {
    routes: app,
    close: async () => {
      webhooks.close()
      bulk.close()
      cancels.close()
      await Promise.all([stores.close(), billing.saved()])
    },
  }
}
