import { html } from 'hono/html'
import { initials } from '../../google/accounts.ts'
import { type Html, page } from '../../page.ts'
import { standsIn } from '../app.ts'
import type { Customer } from '../store/customer.ts'
import type { Store } from '../store/store.ts'

const shown = 5

interface SignIn {
  store: Store
  /** The address of this sign-in, without a slash at its end. */
  action: string
  email?: string
  error?: string
}

const nameOf = ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`.trim()

function pageOf({ shop }: Store, title: string, body: Html): Html {
  return page({ title: `${title}, ${shop.name}`, section: 'shopify', standsIn: `${standsIn} sign-in`, body })
}

const refusal = (action: string) =>
  html`<form method="post" action="${action}/refuse"><button class="quiet">Cancel</button></form>`

/** Asks for an email, as Shopify does, or offers the store's best customers by a press. */
export function signInPage({ store, action, email = '', error }: SignIn): Html {
  const known = [...store.regulars(shown)]
  return pageOf(
    store,
    'Sign in',
    html`<div class="narrow">
      <h1>Sign in</h1>
      <p class="lead">to ${store.shop.name}. We email you a code.</p>
      <form method="post" action="${action}" class="fields">
        <label class="field"
          >Email
          <input
            name="email"
            type="email"
            value="${email}"
            required
            maxlength="254"
            autocomplete="email"
            ${error ? html`aria-invalid="true" aria-describedby="email-error"` : ''}
        /></label>
        ${error ? html`<p class="error" id="email-error">${error}</p>` : ''}
        <button class="act">Continue</button>
      </form>
      ${
        known.length > 0
          ? html`<h2>Or as a customer of this store</h2>
              <p class="small">Only in the sandbox: no code needed.</p>
              <form method="post" action="${action}/customer" class="people">
                ${known.map((customer) => personButton(customer, store.ordersOf(customer.id)))}
              </form>`
          : ''
      }
      ${refusal(action)}
    </div>`,
  )
}

const personButton = (customer: Customer, orders: number) =>
  html`<button name="customer" value="${customer.id}">
    <span class="avatar" aria-hidden="true">${initials(nameOf(customer))}</span>
    <span class="person"
      ><b>${nameOf(customer)}</b><span class="mono">${customer.email ?? customer.phone}</span></span
    >
    <span class="badge">${orders === 1 ? '1 order' : `${orders} orders`}</span>
  </button>`

export function codePage({ store, action, email = '', error }: SignIn): Html {
  return pageOf(
    store,
    'Enter code',
    html`<div class="narrow">
      <h1>Enter code</h1>
      <p class="lead">
        Sent to <span class="mono">${email}</span>. It is in the <a href="/mail" target="_blank">inbox</a>.
      </p>
      <form method="post" action="${action}/code" class="fields">
        <label class="field"
          >6-digit code
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
            maxlength="6"
            ${error ? html`aria-invalid="true" aria-describedby="code-error"` : ''}
        /></label>
        ${error ? html`<p class="error" id="code-error">${error}</p>` : ''}
        <button class="act">Submit</button>
      </form>
      <p><a href="${action}">Use another email</a></p>
      ${refusal(action)}
    </div>`,
  )
}
