import { html } from 'hono/html'
import type { Html } from '../../page.ts'
import { moneyText } from '../money.ts'
import type { Shop } from '../shops.ts'
import { outstandingOf, receivedOf, refundedOf, totalOf } from '../store/order-money.ts'
import type { Order } from '../store/orders.ts'
import type { Store } from '../store/store.ts'
import { storePage, sumRow } from './frame.ts'
import { paymentPathOf } from './payment-path.ts'

/** What the order costs, what was paid, and what is left to pay. */
export function paymentPage({ shop }: Store, order: Order, problem?: string): Html {
  const owed = outstandingOf(order)
  return storePage({
    shop,
    title: `Pay for #${order.number}`,
    lines: [],
    body: html`<div class="narrow">
      <h1>Order #${order.number}</h1>
      ${problem ? html`<p class="error" role="alert">${problem}</p>` : ''} ${sums(shop, order)}
      ${owed > 0 ? form(shop, order, owed) : settled(shop, order)}
    </div>`,
  })
}

function sums(shop: Shop, order: Order): Html {
  const paid = receivedOf(order) - refundedOf(order)
  return html`<dl class="facts sums">
    ${sumRow('Total', moneyText(totalOf(order), shop))} ${sumRow('Paid', moneyText(paid, shop))}
    ${sumRow('To pay', moneyText(Math.max(0, outstandingOf(order)), shop))}
  </dl>`
}

const form = (shop: Shop, order: Order, owed: number) =>
  html`<form method="post" action="${paymentPathOf(shop, order)}" class="fields">
    <input type="hidden" name="amount" value="${owed}" />
    <label class="field"
      >Card number (1 is accepted, 2 is declined)
      <input name="card" inputmode="numeric" autocomplete="off" value="1" maxlength="20" required />
    </label>
    <button class="act">Pay ${moneyText(owed, shop)}</button>
  </form>`

function settled(shop: Shop, { cancelledAt }: Order): Html {
  const text = cancelledAt === null ? 'Thank you. Nothing is left to pay.' : 'This order was cancelled.'
  return html`<p class="lead">${text}</p>
    <p><a href="/shopify/${shop.domain}">Go on shopping</a></p>`
}
