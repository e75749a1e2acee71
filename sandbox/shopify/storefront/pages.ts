import { html } from 'hono/html'
import type { Html } from '../../page.ts'
import { moneyText } from '../money.ts'
import type { Shop } from '../shops.ts'
import { catalogueOf, onlyVariant, type Product, variantTitle } from '../store/catalogue.ts'
import { totalOf } from '../store/order-money.ts'
import type { Order } from '../store/orders.ts'
import type { Store } from '../store/store.ts'
import type { CartLine } from './cart.ts'
import { storePage, summary } from './frame.ts'

export function productsPage(store: Store, lines: CartLine[]): Html {
  const { shop } = store
  return storePage({
    shop,
    title: 'Products',
    lines,
    body: html`<h1>Products</h1>
      <ul class="products">
        ${catalogueOf(shop).map((product) => productCard(store, product))}
      </ul>`,
  })
}

const productCard = (store: Store, product: Product) =>
  html`<li>
    <img src="/shopify/products/${product.id}.svg" alt="" width="240" height="160" />
    <h2>${product.title}</h2>
    <p>${product.says}</p>
    <form method="post" action="/shopify/${store.shop.domain}/cart/add" class="buy">
      ${variantField(store, product)}
      <button class="act" aria-label="Add to cart: ${product.title}">Add to cart</button>
    </form>
  </li>`

/** Few are counted, none cannot be chosen. */
const fewLeft = 10

function leftText(left: number): string {
  if (left <= 0) return ', sold out'
  return left <= fewLeft ? `, ${left} left` : ''
}

function variantField({ shop, stock }: Store, { variants }: Product): Html {
  const [only] = variants
  if (only?.title === onlyVariant) {
    return html`<input type="hidden" name="id" value="${only.id}" />
      <p class="price">${moneyText(only.price, shop)}</p>`
  }
  return html`<label class="field"
    >Variant
    <select name="id">
      ${variants.map(
        ({ id, title, price }) =>
          html`<option value="${id}" ${stock.of(id) > 0 ? '' : html`disabled`}>
            ${title}, ${moneyText(price, shop)}${leftText(stock.of(id))}
          </option>`,
      )}
    </select>
  </label>`
}

const nameOf = ({ product, variant }: CartLine) => {
  const variantName = variantTitle(variant)
  return variantName ? `${product.title}, ${variantName}` : product.title
}

interface Cart {
  shop: Shop
  lines: CartLine[]
  /** What the shopper has to know about this cart. */
  note?: string
}

export function cartPage({ shop, lines, note }: Cart): Html {
  const home = `/shopify/${shop.domain}`
  const body =
    lines.length === 0
      ? html`<div class="empty">
          <p>Your cart is empty.</p>
          <p><a href="${home}">See the products</a></p>
        </div>`
      : html`<form method="post" action="${home}/cart" class="cart">
          <ul class="list">
            ${lines.map((line) => cartLine(line, shop))}
          </ul>
          ${summary(lines, shop)}
          <div class="actions">
            <button class="act" name="next" value="checkout">Check out</button>
            <button class="quiet">Update cart</button>
          </div>
        </form>`
  return storePage({
    shop,
    title: 'Cart',
    lines,
    body: html`<div class="narrow">
      <h1>Cart</h1>
      ${note ? html`<p class="error" role="alert">${note}</p>` : ''} ${body}
    </div>`,
  })
}

const cartLine = (line: CartLine, shop: Shop) =>
  html`<li class="cart-line">
    <img src="/shopify/products/${line.product.id}.svg" alt="" width="72" height="48" />
    <span>
      <b>${nameOf(line)}</b>
      <span class="small">${moneyText(line.variant.price, shop)} each</span>
    </span>
    <label class="field"
      >Quantity
      <input
        type="number"
        name="quantity_${line.variant.id}"
        value="${line.quantity}"
        min="0"
        max="99"
        aria-label="Quantity of ${nameOf(line)}"
    /></label>
    <b>${moneyText(line.variant.price * line.quantity, shop)}</b>
  </li>`

/** The cart's lines beside the form of the checkout. */
export const orderedLines = (lines: CartLine[], shop: Shop) =>
  html`<ul class="list">
    ${lines.map(
      (line) =>
        html`<li class="cart-line">
          <img src="/shopify/products/${line.product.id}.svg" alt="" width="72" height="48" />
          <span><b>${nameOf(line)}</b> <span class="small">× ${line.quantity}</span></span>
          <b>${moneyText(line.variant.price * line.quantity, shop)}</b>
        </li>`,
    )}
  </ul>`

export function thanksPage(shop: Shop, order: Order): Html {
  const contact = order.email ?? order.phone
  return storePage({
    shop,
    title: 'Thank you',
    lines: [],
    body: html`<div class="narrow">
      <h1>Thank you</h1>
      <p class="lead">
        Your order is <b>#${order.number}</b>, ${moneyText(totalOf(order), shop)},
        ${order.payment === 'cash' ? 'to be paid in cash on delivery' : 'paid by card'}. ${shop.name} has told
        its apps about it.
      </p>
      <p>
        The store writes to <span class="mono">${contact}</span>. Emails arrive in the
        <a href="/mail">inbox</a>.
      </p>
      <p>
        <a href="/shopify/${shop.domain}">Go on shopping</a> ·
        <a href="/shopify/${shop.domain}/admin/orders/${order.id}">See the order as the store does</a>
      </p>
    </div>`,
  })
}
