import { html } from 'hono/html'
import { type Html, page } from '../../page.ts'
import { moneyText } from '../money.ts'
import type { Shop } from '../shops.ts'
import { type CartLine, totalsOf } from './cart.ts'

interface Frame {
  shop: Shop
  title: string
  lines: CartLine[]
  body: Html
}

/** A page of a store: its name, its cart, and what the page shows. */
export function storePage({ shop, title, lines, body }: Frame): Html {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const home = `/shopify/${shop.domain}`
  return page({
    title: `${title}, ${shop.name}`,
    section: 'shopify',
    standsIn: `the storefront of ${shop.name}`,
    body: html`<div class="store-top">
        <a class="store-name" href="${home}">${shop.name}</a>
        <nav class="actions" aria-label="Store">
          <a href="${home}">Products</a>
          <a href="${home}/cart">Cart (${count})</a>
        </nav>
      </div>
      ${body}`,
  })
}

export const sumRow = (name: string, amount: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${amount}</dd>
  </div>`

/** The sums of a cart, as a shopper reads them. */
export function summary(lines: CartLine[], shop: Shop): Html {
  const { subtotal, shipping, tax, total } = totalsOf(lines, shop)
  return html`<dl class="facts sums">
    ${sumRow('Subtotal', moneyText(subtotal, shop))}
    ${sumRow(`Shipping (${shipping.title})`, moneyText(shipping.price, shop))}
    ${sumRow(`${tax.title} ${percent(tax.rate)}${tax.included ? ', included' : ''}`, moneyText(tax.amount, shop))}
    ${sumRow('Total', moneyText(total, shop))}
  </dl>`
}

export const percent = (rate: number) => `${Number((rate * 100).toFixed(2))} %`
