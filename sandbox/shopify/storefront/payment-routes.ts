import { type Context, Hono } from 'hono'
import { outstandingOf, pay } from '../store/order-money.ts'
import type { Order } from '../store/orders.ts'
import type { Store } from '../store/store.ts'
import type { Stores } from '../store/stores.ts'
import { declinedCard } from './checkout.ts'
import { paymentPage } from './payment-page.ts'
import { paymentPathOf, paymentTokenOf } from './payment-path.ts'

/** Where a shopper pays what an order still costs: after an edit, or in place of cash. */
export function paymentRoutes(stores: Stores) {
  const app = new Hono()
  const path = '/:shop/checkouts/:id{\\d+}/:token/pay'

  function find(c: Context): { store: Store; order: Order } | undefined {
    const store = stores.find(c.req.param('shop') ?? '')
    const order = store?.find(Number(c.req.param('id')))
    const isTheirs = store && order && paymentTokenOf(store.shop, order) === c.req.param('token')
    return isTheirs ? { store, order } : undefined
  }

  app.get(path, (c) => {
    const found = find(c)
    return found ? c.html(paymentPage(found.store, found.order)) : c.notFound()
  })

  app.post(path, async (c) => {
    const found = find(c)
    if (!found) return c.notFound()
    const { store, order } = found
    const { card, amount } = await c.req.parseBody()
    const owed = outstandingOf(order)
    // Paid in another tab, or paid already: nothing is charged twice.
    if (owed <= 0) return c.redirect(paymentPathOf(store.shop, order), 303)
    if (Number(amount) !== owed) {
      return c.html(paymentPage(store, order, 'The amount has changed. Nothing was charged.'), 409)
    }
    if (card === declinedCard) {
      return c.html(paymentPage(store, order, 'The card was declined. Nothing was charged.'), 402)
    }
    store.alter(order.id, (draft) => {
      pay(draft, 'card')
      return [{ topic: 'order_transactions/create' }, { topic: 'orders/paid' }, { topic: 'orders/updated' }]
    })
    return c.redirect(paymentPathOf(store.shop, order), 303)
  })

  return app
}
