import { html } from 'hono/html'
import type { App } from '../options.ts'
import { type Html, page } from '../page.ts'
import { standsIn } from './app.ts'
import { issuerPath } from './customer-accounts/provider.ts'
import { scopeInWords } from './grant.ts'
import type { Delivery, Install } from './installs.ts'
import type { Faults } from './faults.ts'
import { ordersSection } from './orders-page.ts'
import { inventedShops, type Shop } from './shops.ts'
import type { Store } from './store/store.ts'

export function shopsPage(app: App, faults: Faults, isInstalled: (domain: string) => boolean): Html {
  return page({
    title: 'Shopify',
    section: 'shopify',
    standsIn,
    body: html`<h1>Shopify</h1>
      <p class="lead">
        Three made-up stores. Any other name that ends with <span class="mono">.myshopify.com</span> works
        too. Install from the <a href="/shopify/apps/infiniti">listing of ${app.name}</a>. Order as a shopper
        in a storefront, then pack and send the order in the store’s admin.
      </p>
      <ul class="cards">
        ${inventedShops.map(
          (shop) =>
            html`<li>
              <h2><a href="/shopify/${shop.domain}/admin">${shop.name}</a></h2>
              <p class="mono small">${shop.domain}</p>
              <p class="small">${shop.orders.toLocaleString('en')} orders, ${shop.currency}, ${shop.zone}</p>
              <p><span class="badge">${isInstalled(shop.domain) ? 'Installed' : 'Not installed'}</span></p>
              <p>
                <a href="/shopify/${shop.domain}" aria-label="Storefront of ${shop.name}">Storefront</a> ·
                <a href="/shopify/${shop.domain}/admin" aria-label="Admin of ${shop.name}">Admin</a>
              </p>
            </li>`,
        )}
      </ul>
      <h2>Simulate faults</h2>
      ${Object.entries(faults.modes).map(([area, modes]) => faultForm(area, modes, faults))}`,
  })
}

function faultForm(area: string, modes: readonly string[], faults: Faults): Html {
  const current = modes.find((mode) => faults.isOn(area, mode)) ?? 'none'
  return html`<form method="post" action="/shopify/_faults" class="cells" aria-label="${area}">
    <p><b>${area}</b> <span class="badge">${current}</span></p>
    ${modes.map(
      (mode) =>
        html`<button name="${area}" value="${mode}" aria-pressed="${mode === current ? 'true' : 'false'}">
          ${mode}
        </button>`,
    )}
  </form>`
}

interface Admin {
  app: App
  store: Store
  drips: boolean
  install: Install | undefined
  deliveries: Delivery[]
  openUrl: string
}

export function adminPage({ app, store, drips, install, deliveries, openUrl }: Admin): Html {
  const { shop } = store
  return page({
    title: shop.name,
    section: 'shopify',
    standsIn: `${standsIn} admin`,
    body: html`<p><a href="/shopify">All stores</a></p>
      <h1>${shop.name}</h1>
      <p class="lead mono">${shop.domain}</p>
      <p><a href="/shopify/${shop.domain}">Open the storefront</a></p>
      <h2>Apps</h2>
      ${install ? installed(app, shop, install, openUrl) : notInstalled(app, shop)}
      <p><a href="/shopify/${shop.domain}/admin/charges">App charges</a></p>
      ${accountsSection(store)} ${ordersSection(store, drips)} ${webhookForms(shop)}
      ${deliveries.length > 0 ? webhooks(shop, deliveries, install === undefined) : ''}`,
  })
}

const accountKinds = [
  ['new', 'New customer accounts'],
  ['classic', 'Classic accounts'],
] as const

/** Apps can send customers to Shopify's sign-in only where the store has the new accounts. */
function accountsSection(store: Store): Html {
  const current = store.hasNewAccounts() ? 'new' : 'classic'
  return html`<h2>Customer accounts</h2>
    <p class="small">
      With classic accounts, customers can’t sign in to an app with Shopify. This browser stays signed in with
      Shopify: <a href="${issuerPath(store.shop.domain)}/logout">sign out</a> to become another customer.
    </p>
    <form method="post" action="/shopify/${store.shop.domain}/admin/accounts" class="cells">
      ${accountKinds.map(
        ([kind, name]) =>
          html`<button name="accounts" value="${kind}" aria-pressed="${kind === current ? 'true' : 'false'}">
            ${name}
          </button>`,
      )}
    </form>`
}

const requests = [
  ['shop/redact', 'Ask to erase the store'],
  ['customers/redact', 'Ask to erase the newest customer'],
  ['customers/data_request', 'Request the newest customer’s data'],
] as const

function webhookForms(shop: Shop): Html {
  return html`<h2>Requests about data</h2>
    <p class="small">
      The real Shopify sends “Ask to erase the store” 48 hours after uninstalling. Here you send it yourself.
    </p>
    <form method="post" action="/shopify/${shop.domain}/admin/notify" class="cells">
      ${requests.map(([topic, name]) => html`<button name="topic" value="${topic}">${name}</button>`)}
    </form>`
}

function installed(app: App, shop: Shop, install: Install, openUrl: string): Html {
  return html`<div class="row">
    <div>
      <p><b>${app.name}</b> <span class="badge">Installed</span></p>
      <p class="small">${install.scope.split(',').map(scopeInWords).join(', ')}</p>
    </div>
    <a class="act" href="${openUrl}">Open</a>
    <form method="post" action="/shopify/${shop.domain}/admin/uninstall">
      <button class="quiet">Uninstall</button>
    </form>
  </div>`
}

function notInstalled(app: App, shop: Shop): Html {
  return html`<div class="empty">
    <p>${app.name} is not installed in this store.</p>
    <p>
      <a href="/shopify/apps/infiniti?shop=${shop.domain}">Open the listing</a> ·
      <a href="${app.url}">Back to ${app.name}</a>
    </p>
  </div>`
}

function webhooks(shop: Shop, deliveries: Delivery[], canRepeat: boolean): Html {
  return html`<h2>Webhooks sent to the app</h2>
    <ul class="list">
      ${deliveries.map(
        ({ topic, at, outcome }) =>
          html`<li>
            <span class="mono">${topic}</span>, ${at.toISOString().slice(11, 19)} UTC: ${outcome}
          </li>`,
      )}
    </ul>
    ${
      canRepeat
        ? html`<form method="post" action="/shopify/${shop.domain}/admin/notify">
            <button class="quiet">Send app/uninstalled again</button>
          </form>`
        : ''
    }`
}

export function listingPage(app: App, shop: string, error?: string): Html {
  return page({
    title: `${app.name} on the App Store`,
    section: 'shopify',
    standsIn: 'the Shopify App Store',
    body: html`<div class="narrow">
      <h1>${app.name}</h1>
      <p class="lead">One system in place of many apps: customers and loyalty, email, WhatsApp and SMS.</p>
      <form class="fields" action="/shopify/apps/infiniti/install">
        <label class="field"
          >Store address
          <input
            name="shop"
            value="${shop}"
            placeholder="tamarind-supply.myshopify.com"
            list="shops"
            required
            maxlength="80"
            autocomplete="off"
            ${error ? html`aria-invalid="true" aria-describedby="shop-error"` : ''}
        /></label>
        <datalist id="shops">
          ${inventedShops.map(({ domain, name }) => html`<option value="${domain}">${name}</option>`)}
        </datalist>
        ${error ? html`<p class="error" id="shop-error">${error}</p>` : ''}
        <button class="act">Install</button>
      </form>
      <h2>Or choose a made-up store</h2>
      <ul class="list">
        ${inventedShops.map(
          ({ domain, name, orders }) =>
            html`<li>
              <a href="/shopify/apps/infiniti/install?shop=${domain}">${name}</a>,
              ${orders.toLocaleString('en')} orders
            </li>`,
        )}
      </ul>
    </div>`,
  })
}
