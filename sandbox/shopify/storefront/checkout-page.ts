import { html } from 'hono/html'
import type { Html } from '../../page.ts'
import type { Shop } from '../shops.ts'
import type { CartLine } from './cart.ts'
import type { Checkout, CheckoutErrors } from './checkout.ts'
import { storePage, summary } from './frame.ts'
import { orderedLines } from './pages.ts'
import { countryNames, provinces } from './places.ts'

interface CheckoutPage {
  shop: Shop
  lines: CartLine[]
  /** What was typed. */
  values: Partial<Record<keyof Checkout, string>>
  errors?: CheckoutErrors
}

interface Field {
  name: keyof Checkout
  label: string
  autocomplete: string
  type?: string
  more?: Html
}

export function checkoutPage({ shop, lines, values, errors = {} }: CheckoutPage): Html {
  const field = (one: Field) => textField(one, values, errors)
  const country = values.country ?? shop.country
  return storePage({
    shop,
    title: 'Checkout',
    lines,
    body: html`<h1>Checkout</h1>
      <form method="post" action="/shopify/${shop.domain}/checkout" class="checkout" novalidate>
        <div class="checkout-fields">
          ${Object.keys(errors).length > 0 ? html`<p class="error" role="alert">Nothing was ordered. Check the fields below.</p>` : ''}
          <fieldset class="fields">
            <legend>Contact</legend>
            <p class="small">An email, a phone number, or both.</p>
            ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' })}
            ${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' })}
          </fieldset>
          <fieldset class="fields pairs">
            <legend>Delivery</legend>
            ${countryField(country, errors)}
            ${field({ name: 'firstName', label: 'First name', autocomplete: 'given-name' })}
            ${field({ name: 'lastName', label: 'Last name', autocomplete: 'family-name' })}
            ${field({ name: 'address1', label: 'Address', autocomplete: 'address-line1' })}
            ${field({ name: 'address2', label: 'Flat, floor (optional)', autocomplete: 'address-line2' })}
            ${field({ name: 'city', label: 'City', autocomplete: 'address-level2' })}
            ${field({ name: 'province', label: 'State', autocomplete: 'address-level1', more: html`list="provinces"` })}
            ${field({ name: 'zip', label: 'Postal code', autocomplete: 'postal-code' })}
            <datalist id="provinces">
              ${Object.keys(provinces[country] ?? {}).map((name) => html`<option value="${name}"></option>`)}
            </datalist>
          </fieldset>
          ${paymentFields(values, errors)}
        </div>
        <div class="checkout-order">
          <h2>Order</h2>
          ${orderedLines(lines, shop)} ${summary(lines, shop)}
          <button class="act">Place order</button>
          <p class="small"><a href="/shopify/${shop.domain}/cart">Change the cart</a></p>
        </div>
      </form>`,
  })
}

const described = (name: string, error: string | undefined) =>
  error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''

const errorLine = (name: string, error: string | undefined) =>
  error ? html`<p class="error" id="${name}-error">${error}</p>` : ''

function textField(
  { name, label, autocomplete, type = 'text', more }: Field,
  values: CheckoutPage['values'],
  errors: CheckoutErrors,
) {
  const error = errors[name]
  return html`<div>
    <label class="field"
      >${label}
      <input
        name="${name}"
        type="${type}"
        value="${values[name] ?? ''}"
        maxlength="254"
        autocomplete="${autocomplete}"
        ${more ?? ''}
        ${described(name, error)}
    /></label>
    ${errorLine(name, error)}
  </div>`
}

const countryField = (chosen: string, errors: CheckoutErrors) =>
  html`<div>
    <label class="field"
      >Country
      <select name="country" autocomplete="country" ${described('country', errors.country)}>
        ${Object.entries(countryNames).map(
          ([code, name]) =>
            html`<option value="${code}" ${code === chosen ? html`selected` : ''}>${name}</option>`,
        )}
      </select>
    </label>
    ${errorLine('country', errors.country)}
  </div>`

const choice = (value: string, label: string, isChosen: boolean) =>
  html`<label class="check"
    ><input type="radio" name="payment" value="${value}" ${isChosen ? html`checked` : ''} /> ${label}</label
  >`

function paymentFields(values: CheckoutPage['values'], errors: CheckoutErrors): Html {
  const isCash = values.payment === 'cash'
  return html`<fieldset class="fields payment">
    <legend>Payment</legend>
    ${choice('card', 'Card', !isCash)}
    <div class="card-field">
      <label class="field"
        >Card number (1 is accepted, 2 is declined)
        <input
          name="card"
          inputmode="numeric"
          autocomplete="off"
          value="${values.card ?? '1'}"
          maxlength="20"
          ${described('card', errors.card)}
      /></label>
      ${errorLine('card', errors.card)}
    </div>
    ${choice('cash', 'Cash on delivery', isCash)} ${errorLine('payment', errors.payment)}
  </fieldset>`
}
