import { html } from 'hono/html'
import type { Html } from '../page.ts'
import type { Shop } from './shops.ts'
import { dayFigures } from './store/figures.ts'
import { mayAct, orderActs } from './store/order-acts.ts'
import { type Order, refundedOf, totalOf } from './store/orders.ts'
import type { Store } from './store/store.ts'

const shown = 8
const shownDays = 7

const actNames = {
  fulfill: 'Fulfil',
  transit: 'In transit',
  out: 'Out for delivery',
  deliver: 'Deliver',
  fail: 'Delivery failed',
  pay: 'Mark as paid',
  cancel: 'Cancel',
  refund: 'Refund half',
  'refund-all': 'Refund all',
  return: 'Ask for a return',
  decline: 'Decline the return',
  edit: 'Add one item',
  delete: 'Delete',
} as const

/** The store's newest orders, what can be done to them, and its own figures to compare ours with. */
export function ordersSection(store: Store, drips: boolean): Html {
  const { shop } = store
  const newest = [...store.ordersFrom(Date.now() - 3 * 24 * 60 * 60 * 1000)].slice(-shown).toReversed()
  const action = `/shopify/${shop.domain}/admin/orders`
  return html`<h2>Orders</h2>
    <div class="actions">
      <form method="post" action="${action}"><button class="act">Place an order</button></form>
      <form method="post" action="${action}/drip">
        <button class="quiet">${drips ? 'Stop adding orders' : 'Add an order every 3 s'}</button>
      </form>
    </div>
    <ul class="list">
      ${newest.map((order) => orderLine(shop, order, action))}
    </ul>
    <h2>The store’s own figures</h2>
    ${figures(store)}`
}

function orderLine(shop: Shop, order: Order, action: string): Html {
  const refunded = refundedOf(order)
  return html`<li>
    <p>
      <b>#${order.number}</b> ${amount(totalOf(order), shop)}${
        refunded > 0 ? `, ${amount(refunded, shop)} refunded` : ''
      }${order.cancelledAt === null ? '' : ', cancelled'}${order.test ? ', test' : ''}
      <span class="small">${new Date(order.createdAt).toISOString().slice(0, 19).replace('T', ' ')} UTC</span>
    </p>
    <form method="post" action="${action}/${order.id}" class="cells">
      ${orderActs
        .filter((act) => mayAct(order, act))
        .map((act) => html`<button name="act" value="${act}">${actNames[act]}</button>`)}
    </form>
  </li>`
}

function figures(store: Store): Html {
  const days = Object.entries(dayFigures(store)).toSorted(([a], [b]) => (a < b ? 1 : -1))
  return html`<table class="ledger">
    <thead>
      <tr>
        <th scope="col">Day (${store.shop.zone})</th>
        <th scope="col">Orders</th>
        <th scope="col">Revenue</th>
        <th scope="col">Refunds</th>
        <th scope="col">New customers</th>
        <th scope="col">Returning</th>
      </tr>
    </thead>
    <tbody>
      ${days.slice(0, shownDays).map(
        ([day, one]) =>
          html`<tr>
            <th scope="row">${day}</th>
            <td>${one.orders}</td>
            <td>${amount(one.gross, store.shop)}</td>
            <td>${amount(one.refunds, store.shop)}</td>
            <td>${one.newCustomers}</td>
            <td>${one.cameBack}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

const amount = (value: number, { currency }: Shop) =>
  `${currency} ${(value / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
