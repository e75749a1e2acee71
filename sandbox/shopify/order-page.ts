import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { standsIn } from './app.ts'
import { moneyText } from './money.ts'
import { actNames, parcelWords, statusWords } from './order-words.ts'
import type { Shop } from './shops.ts'
import type { Address } from './store/customer.ts'
import { mayAct, type OrderAct, otherActs, parcelActs, paymentActs } from './store/order-acts.ts'
import { fulfillmentOrdersOf, fulfillmentStatusOf, statusOf } from './store/fulfillment-orders.ts'
import {
  financialStatusOf,
  outstandingOf,
  refundedOf,
  shippingOf,
  subtotalOf,
  totalOf,
} from './store/order-money.ts'
import { type Fulfillment, type Order, parcelStatusOf, trackingPath } from './store/orders.ts'
import type { Store } from './store/store.ts'
import { percent, sumRow } from './storefront/frame.ts'
import { paymentPathOf } from './storefront/payment-path.ts'

const timeText = (time: number, { zone }: Shop) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time)

/** One order in the store's admin: pack it, move its parcel on, take money or give it back, cancel. */
export function orderPage(store: Store, order: Order): Html {
  const { shop } = store
  const acts = (wanted: readonly OrderAct[]) => actForm(shop, order, wanted)
  return page({
    title: `Order #${order.number}`,
    section: 'shopify',
    standsIn: `${standsIn} admin`,
    body: html`<p><a href="/shopify/${shop.domain}/admin">${shop.name}</a></p>
      <h1>#${order.number}</h1>
      <p class="stand-in">
        <span class="badge">${statusWords[financialStatusOf(order)]}</span>
        <span class="badge">${statusWords[fulfillmentStatusOf(order)]}</span>
        ${order.cancelledAt === null ? '' : html`<span class="badge">Cancelled</span>`}
        <span class="small">${timeText(order.createdAt, shop)}, ${shop.zone}</span>
      </p>
      <div class="order">
        <div>
          <h2>Parcel</h2>
          ${order.fulfillments.map((parcel) => parcelBox(shop, parcel))}
          ${order.fulfillments.length === 0 ? html`<p>Nothing has been packed yet.</p>` : ''}
          ${fulfillmentOrderBoxes(order)} ${acts(parcelActs)}
          <h2>Payment</h2>
          <p>${order.payment === 'cash' ? 'Cash on delivery' : 'Card'}</p>
          ${paymentFacts(order, shop)} ${acts(paymentActs)}
          <h2>More</h2>
          ${acts(otherActs)}
        </div>
        <div>
          <h2>Items</h2>
          ${itemList(order, shop)} ${sums(order, shop)}
          ${order.tags.length > 0 ? html`<p class="small">Tags: ${order.tags.join(', ')}</p>` : ''}
          <h2>Customer</h2>
          ${customerFacts(store, order)}
        </div>
      </div>`,
  })
}

function actForm(shop: Shop, order: Order, wanted: readonly OrderAct[]): Html {
  const possible = wanted.filter((act) => mayAct(order, act))
  if (possible.length === 0) return html`<p class="small">Nothing to do here.</p>`
  return html`<form method="post" action="/shopify/${shop.domain}/admin/orders/${order.id}" class="cells">
    <input type="hidden" name="page" value="order" />
    ${possible.map((act) => html`<button name="act" value="${act}">${actNames[act]}</button>`)}
  </form>`
}

const parcelBox = (shop: Shop, parcel: Fulfillment) =>
  html`<div class="parcel">
    <p><b>${parcelWords[parcelStatusOf(parcel)]}</b></p>
    <p class="small">
      ${parcel.company}
      <a class="mono" href="${trackingPath(shop.domain, parcel)}">${parcel.trackingNumber}</a>
    </p>
    ${eventList(shop, parcel)}
  </div>`

/** What is still to be sent, and who holds it back. */
const fulfillmentOrderBoxes = (order: Order) =>
  fulfillmentOrdersOf(order)
    .filter(({ isClosed }) => !isClosed)
    .map(
      (one, index) =>
        html`<div class="parcel">
          <p><b>To send ${index + 1}</b> <span class="badge">${statusWords[statusOf(one)]}</span></p>
          <ul class="list">
            ${one.lines
              .filter(({ quantity }) => quantity > 0)
              .map(({ lineId, quantity }) => html`<li>${nameOf(order, lineId)} × ${quantity}</li>`)}
            ${one.holds.map(
              ({ app, reason, notes }) =>
                html`<li>On hold by ${app}: ${notes ?? reason.toLowerCase().replaceAll('_', ' ')}</li>`,
            )}
          </ul>
        </div>`,
    )

function nameOf({ lines }: Order, lineId: number): string {
  const line = lines.find(({ id }) => id === lineId)
  return [line?.title, line?.variantTitle].filter(Boolean).join(', ')
}

function paymentFacts(order: Order, shop: Shop): Html {
  const owed = outstandingOf(order)
  return html`<ul class="list">
    ${order.payments.map(
      ({ amount, gateway, createdAt }) =>
        html`<li>
          ${moneyText(amount, shop)} ${gateway === 'cash' ? 'in cash' : 'by card'},
          ${timeText(createdAt, shop)}
        </li>`,
    )}
    ${order.refunds.map(
      ({ amount, createdAt }) =>
        html`<li>${moneyText(amount, shop)} given back, ${timeText(createdAt, shop)}</li>`,
    )}
    ${owed > 0 ? html`<li>${moneyText(owed, shop)} to pay: <a href="${paymentPathOf(shop, order)}">payment page</a></li>` : ''}
    ${owed < 0 ? html`<li>${moneyText(-owed, shop)} to give back</li>` : ''}
  </ul>`
}

const eventList = (shop: Shop, { events }: Fulfillment) =>
  html`<ol class="list">
    ${events
      .toReversed()
      .map(({ status, happenedAt }) => html`<li>${parcelWords[status]}, ${timeText(happenedAt, shop)}</li>`)}
  </ol>`

/** A removed line stays in the order with quantity 0. */
const itemList = ({ lines }: Order, shop: Shop) =>
  html`<ul class="list">
    ${lines.map(
      ({ title, variantTitle, currentQuantity, total }) =>
        html`<li class="row-line">
          <span>${title}${variantTitle ? `, ${variantTitle}` : ''} × ${currentQuantity}</span>
          <span class="mono">${moneyText(total, shop)}</span>
        </li>`,
    )}
  </ul>`

function sums(order: Order, shop: Shop): Html {
  const { shipping, tax } = order
  const refunded = refundedOf(order)
  return html`<dl class="facts sums">
    ${sumRow('Subtotal', moneyText(subtotalOf(order), shop))}
    ${sumRow(`Shipping (${shipping.title})`, moneyText(shippingOf(order), shop))}
    ${sumRow(`${tax.title} ${percent(tax.rate)}${tax.included ? ', included' : ''}`, moneyText(tax.amount, shop))}
    ${refunded > 0 ? sumRow('Refunded', moneyText(refunded, shop)) : ''}
    ${sumRow('Total', moneyText(totalOf(order), shop))}
  </dl>`
}

function customerFacts(store: Store, order: Order): Html {
  const customer = order.customer === null ? undefined : store.people.find(order.customer)
  if (!customer) return html`<p>A guest, who left no name.</p>`
  const orders = store.ordersOf(customer.id)
  return html`<p>
      <b>${customer.firstName} ${customer.lastName}</b>, ${orders === 1 ? '1 order' : `${orders} orders`}
    </p>
    <p class="mono">${[order.email, order.phone].filter(Boolean).join(', ')}</p>
    ${order.shippingAddress ? addressLines(order.shippingAddress) : ''}`
}

function addressLines(address: Address): Html {
  const { firstName, lastName, address1, address2, zip, city, province, country } = address
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city} ${zip}`, province, country]
  return html`<address>${lines.filter(Boolean).map((line) => html`<span>${line}</span><br />`)}</address>`
}

/** The carrier's page, for anybody who has the number. */
export function trackingPage({ shop }: Store, parcel: Fulfillment): Html {
  return page({
    title: `Parcel ${parcel.trackingNumber}`,
    section: 'shopify',
    standsIn: `the carrier ${parcel.company}`,
    body: html`<div class="narrow">
      <h1>${parcelWords[parcelStatusOf(parcel)]}</h1>
      <p class="lead">
        ${parcel.company} <span class="mono">${parcel.trackingNumber}</span>, sent by ${shop.name}
      </p>
      ${eventList(shop, parcel)}
    </div>`,
  })
}
