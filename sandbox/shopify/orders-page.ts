import { html } from 'hono/html'
import type { Html } from '../page.ts'
import { moneyText } from './money.ts'
import { parcelText, statusWords } from './order-words.ts'
import type { Shop } from './shops.ts'
import { dayFigures } from './store/figures.ts'
import { financialStatusOf, refundedOf, totalOf } from './store/order-money.ts'
import type { Order } from './store/orders.ts'
import type { Store } from './store/store.ts'

const shown = 8
const shownDays = 7

/** The store's newest orders and its own figures to compare ours with. */
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
    <p class="small">Open an order to fulfil it, move its parcel on, refund or cancel it.</p>
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
      <a href="${action}/${order.id}"><b>#${order.number}</b></a> ${moneyText(totalOf(order), shop)}${
        refunded > 0 ? `, ${moneyText(refunded, shop)} refunded` : ''
      }${order.cancelledAt === null ? '' : ', cancelled'}${order.test ? ', test' : ''}
      <span class="badge">${statusWords[financialStatusOf(order)]}</span>
      <span class="badge">${parcelText(order)}</span>
      <span class="small">${new Date(order.createdAt).toISOString().slice(0, 19).replace('T', ' ')} UTC</span>
    </p>
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
            <td data-label="Orders">${one.orders}</td>
            <td data-label="Revenue">${moneyText(one.gross, store.shop)}</td>
            <td data-label="Refunds">${moneyText(one.refunds, store.shop)}</td>
            <td data-label="New customers">${one.newCustomers}</td>
            <td data-label="Returning">${one.cameBack}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
