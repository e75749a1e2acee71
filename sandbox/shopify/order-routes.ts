import { Hono } from 'hono'
import { z } from 'zod'
import { orderPage, trackingPage } from './order-page.ts'
import { dayFigures } from './store/figures.ts'
import { orderActs } from './store/order-acts.ts'
import type { Stores } from './store/stores.ts'

const dripMs = 3_000
const dayMs = 24 * 60 * 60 * 1000

const input = z.object({
  count: z.coerce.number().int().min(1).max(1_000).default(1),
  lines: z.coerce.number().int().min(1).max(500).default(2),
  test: z.coerce.boolean().default(false),
  guest: z.coerce.boolean().default(false),
  customer: z.coerce.number().optional(),
  days_ago: z.coerce.number().min(0).default(0),
  payment: z.enum(['card', 'cash']).default('card'),
  /** Split by commas. */
  tags: z.string().default(''),
})

const stockInput = z.object({ variant: z.coerce.number(), count: z.coerce.number().int() })

const pageOf = (shop: string) => `/shopify/${shop}/admin`

/** What a merchant or a shopper does in the store, by hand or from a test. */
export function orderRoutes(stores: Stores) {
  const app = new Hono()

  app.post('/:shop/admin/orders', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const { count, guest, customer, days_ago, tags, ...rest } = input.parse(await c.req.parseBody())
    const at = Date.now() - days_ago * dayMs
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) {
      const wanted = { ...rest, at, customer: guest ? null : customer, tags: tags.split(',').filter(Boolean) }
      ids.push(store.place(wanted).id)
    }
    if (c.req.header('accept')?.includes('json')) return c.json({ ids })
    return c.redirect(pageOf(store.shop.domain), 303)
  })

  app.post('/:shop/admin/orders/drip', async (c) => {
    const shop = c.req.param('shop')
    const seconds = Number((await c.req.parseBody())['seconds'])
    stores.drip(shop, seconds > 0 ? seconds * 1000 : stores.dripsOf(shop) ? undefined : dripMs)
    return c.redirect(pageOf(shop), 303)
  })

  app.post('/:shop/admin/orders/:id{\\d+}', async (c) => {
    const store = stores.find(c.req.param('shop'))
    const act = orderActs.find((one) => one === c.req.query('act'))
    const { act: pressed, page } = await c.req.parseBody()
    const wanted = act ?? orderActs.find((one) => one === pressed)
    const order = wanted && store?.act(Number(c.req.param('id')), wanted)
    if (!store || !order) return c.notFound()
    const isThere = page === 'order' && wanted !== 'delete'
    return c.redirect(`${pageOf(store.shop.domain)}${isThere ? `/orders/${order.id}` : ''}`, 303)
  })

  app.get('/:shop/admin/orders/:id{\\d+}', (c) => {
    const store = stores.find(c.req.param('shop'))
    const order = store?.find(Number(c.req.param('id')))
    if (!store || !order) return c.notFound()
    return c.req.header('accept')?.includes('json') ? c.json(order) : c.html(orderPage(store, order))
  })

  app.get('/:shop/track/:number', (c) => {
    const store = stores.find(c.req.param('shop'))
    const number = c.req.param('number')
    const parcel = store?.findParcel(number)?.fulfillments.find((one) => one.trackingNumber === number)
    return store && parcel ? c.html(trackingPage(store, parcel)) : c.notFound()
  })

  // How many of a variant the store has left.
  app.post('/:shop/admin/stock', async (c) => {
    const store = stores.find(c.req.param('shop'))
    const asked = stockInput.safeParse(await c.req.parseBody())
    if (!store || !asked.success) return c.notFound()
    store.setStock(asked.data.variant, asked.data.count)
    return c.redirect(pageOf(store.shop.domain), 303)
  })

  app.post('/:shop/admin/accounts', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const { accounts } = await c.req.parseBody()
    store.setNewAccounts(accounts === 'new')
    return c.redirect(pageOf(store.shop.domain), 303)
  })

  // Not a page of Shopify: what the tests compare the product's figures with.
  app.get('/:shop/_figures', (c) => {
    const store = stores.find(c.req.param('shop'))
    return store ? c.json(dayFigures(store)) : c.notFound()
  })

  return app
}
