import { html } from 'hono/html'
import type { App } from './options.ts'
import { page } from './page.ts'
import { phoneList } from './phones/phone-page.ts'
import type { Phone } from './phones/phones.ts'
import { inventedShops } from './shopify/shops.ts'

interface Home {
  app: App
  smtpUrl: string
  phones: Phone[]
}

export function homePage({ app, smtpUrl, phones }: Home) {
  const cards = [
    {
      href: '/mail',
      name: 'Inbox',
      says: `Every email that ${app.name} sends.`,
      where: smtpUrl,
    },
    {
      href: '/phone',
      name: 'Phones',
      says: `A phone for each number that ${app.name} writes to: read, press links, reply.`,
      where: '/phone/{number}',
    },
    {
      href: '/google',
      name: 'Google',
      says: 'Sign in with one of four Google accounts, or make your own.',
      where: '/google',
    },
    {
      href: '/shopify',
      name: 'Shopify',
      says: 'The App Store listing, and the admin of each store: install the app, pack and send orders.',
      where: '/shopify/{shop}/admin',
    },
    {
      href: '/stripe',
      name: 'Cards',
      says: 'Stripe’s checkout: pay, decline, pay later or dispute. Webhooks can arrive twice, late or never.',
      where: '/stripe/v1',
    },
    {
      href: '/meta',
      name: 'WhatsApp',
      says: 'Meta’s side: numbers and texts to approve or refuse, reports that come twice, late or never.',
      where: '/meta/v25.0',
    },
    {
      href: '/msg91',
      name: 'SMS',
      says: 'MSG91’s flow API. Reports can arrive twice, late or never.',
      where: '/msg91/api/v5/flow',
    },
    {
      href: '/recaptcha',
      name: 'reCAPTCHA',
      says: 'Tokens for one action, valid once, for two minutes.',
      where: '/recaptcha/api.js',
    },
    {
      href: '/names',
      name: 'Names',
      says: 'A name server where you add the DNS records that verify a domain.',
      where: '/names',
    },
  ]
  return page({
    title: 'Home',
    standsIn: 'the outside world',
    body: html`<h1>Sandbox</h1>
      <p class="lead">
        Email, phones, Google, Shopify, card payments and DNS for the demo. Nothing leaves this machine.
        ${app.name} itself is at <a href="${app.url}">${app.url}</a>.
      </p>
      <ul class="cards">
        ${cards.map(
          (card) =>
            html`<li>
              <h2><a href="${card.href}">${card.name}</a></h2>
              <p>${card.says}</p>
              <p class="mono small">${card.where}</p>
            </li>`,
        )}
      </ul>
      <h2>Storefronts</h2>
      <p>
        Order something as a shopper, in a store where ${app.name} is installed. Emails to the shopper arrive
        in the <a href="/mail">inbox</a>; the parcel is moved on in the <a href="/shopify">admin</a> of the
        store.
      </p>
      <ul class="list">
        ${inventedShops.map(
          ({ domain, name }) =>
            html`<li><a href="/shopify/${domain}">${name}</a>, <span class="mono">${domain}</span></li>`,
        )}
      </ul>
      <h2>Phones</h2>
      ${
        phones.length === 0
          ? html`<p>
              Order with a phone number in a storefront, and its <a href="/phone">phone</a> is here.
            </p>`
          : phoneList(phones)
      }`,
  })
}

export const missingPage = page({
  title: 'Page not found',
  standsIn: 'the outside world',
  body: html`<h1>Page not found</h1>
    <p><a href="/">Go to the sandbox’s home page</a></p>`,
})
