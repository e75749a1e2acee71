import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Shop } from '../shops.ts'
import type { Stores } from '../store/stores.ts'
import { type CartLine, readCart, writeCart } from './cart.ts'
import { placeOrder, readCheckout, shortageOf } from './checkout.ts'
import { checkoutPage } from './checkout-page.ts'
import { drawingOf } from './drawings.ts'
import { cartPage, productsPage, thanksPage } from './pages.ts'
import { paymentRoutes } from './payment-routes.ts'

const cookie = 'sandbox_cart'
const homeOf = ({ domain }: Shop) => `/shopify/${domain}`

const cartOf = (c: Context, shop: Shop) => readCart(getCookie(c, cookie) ?? '', shop)
const readForm = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()))
const keep = (c: Context, shop: Shop, lines: CartLine[]) =>
  setCookie(c, cookie, writeCart(lines), { path: homeOf(shop), httpOnly: true, sameSite: 'Lax' })

/** What a shopper sees: products, a cart, a checkout. The cart is kept in the browser. */
export function storefrontRoutes(stores: Stores) {
  const app = new Hono()

  app.get('/products/:file{\\d+\\.svg}', (c) => {
    const drawing = drawingOf(Number.parseInt(c.req.param('file'), 10))
    if (!drawing) return c.notFound()
    // The app shows the pictures of what was ordered.
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(drawing, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
  })

  app.get('/:shop{.+\\.myshopify\\.com}', (c) => {
    const store = stores.find(c.req.param('shop'))
    return store ? c.html(productsPage(store, cartOf(c, store.shop))) : c.notFound()
  })

  app.post('/:shop/cart/add', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const { id = '', quantity = '1' } = await readForm(c)
    const added = `${writeCart(cartOf(c, store.shop))},${id}:${quantity}`
    keep(c, store.shop, readCart(added, store.shop))
    return c.redirect(`${homeOf(store.shop)}/cart`, 303)
  })

  app.get('/:shop/cart', (c) => {
    const store = stores.find(c.req.param('shop'))
    return store ? c.html(cartPage({ shop: store.shop, lines: cartOf(c, store.shop) })) : c.notFound()
  })

  app.post('/:shop/cart', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const form = await c.req.parseBody()
    const wanted = cartOf(c, store.shop)
      .map(({ variant }) => `${variant.id}:${Number(form[`quantity_${variant.id}`]) || 0}`)
      .join(',')
    keep(c, store.shop, readCart(wanted, store.shop))
    return c.redirect(`${homeOf(store.shop)}/${form['next'] === 'checkout' ? 'checkout' : 'cart'}`, 303)
  })

  // Replaces the cart and leads to the checkout, or to the cart where the link says so, as at Shopify.
  app.get('/:shop/cart/:items{\\d+:\\d+(?:,\\d+:\\d+)*}', (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const { shop } = store
    const lines = readCart(c.req.param('items'), shop)
    keep(c, shop, lines)
    if (lines.length === 0) {
      return c.html(cartPage({ shop, lines, note: 'These products are no longer sold.' }), 404)
    }
    const email = c.req.query('checkout[email]')
    const query = email ? `?${new URLSearchParams({ email }).toString()}` : ''
    const page = c.req.query('storefront') === 'true' ? 'cart' : `checkout${query}`
    return c.redirect(`${homeOf(shop)}/${page}`, 303)
  })

  app.get('/:shop/checkout', (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const lines = cartOf(c, store.shop)
    if (lines.length === 0) return c.redirect(`${homeOf(store.shop)}/cart`, 303)
    return c.html(checkoutPage({ shop: store.shop, lines, values: { email: c.req.query('email') ?? '' } }))
  })

  app.post('/:shop/checkout', async (c) => {
    const store = stores.find(c.req.param('shop'))
    if (!store) return c.notFound()
    const { shop } = store
    const lines = cartOf(c, shop)
    if (lines.length === 0) return c.redirect(`${homeOf(shop)}/cart`, 303)
    const values = await readForm(c)
    const read = readCheckout(values)
    if ('errors' in read) {
      return c.html(checkoutPage({ shop, lines, values, errors: read.errors }), 400)
    }
    const note = shortageOf(store, lines)
    if (note) return c.html(cartPage({ shop, lines, note }), 409)
    const order = placeOrder(store, lines, read.checkout)
    keep(c, shop, [])
    return c.redirect(`${homeOf(shop)}/thank-you/${order.id}`, 303)
  })

  app.get('/:shop/thank-you/:id{\\d+}', (c) => {
    const store = stores.find(c.req.param('shop'))
    const order = store?.find(Number(c.req.param('id')))
    return store && order ? c.html(thanksPage(store.shop, order)) : c.notFound()
  })

  app.route('/', paymentRoutes(stores))
  return app
}
