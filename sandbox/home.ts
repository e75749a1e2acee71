import { html } from 'hono/html'
import type { App } from './options.ts'
import { page } from './page.ts'

interface Home {
  app: App
  smtpUrl: string
}

export function homePage({ app, smtpUrl }: Home) {
  const cards = [
    {
      href: '/mail',
      name: 'Inbox',
      says: `Every email that ${app.name} sends arrives here.`,
      where: smtpUrl,
    },
    {
      href: '/google',
      name: 'Google',
      says: 'A real OpenID provider with four accounts to choose from, or one of your own.',
      where: '/google',
    },
    {
      href: '/shopify',
      name: 'Shopify',
      says: 'The App Store listing, and stores with orders that install and uninstall the app.',
      where: '/shopify/{shop}',
    },
    {
      href: '/stripe',
      name: 'Cards',
      says: 'Stripe’s checkout: pay, decline, pay later, dispute; and notices that come twice, late or never.',
      where: '/stripe/v1',
    },
    {
      href: '/recaptcha',
      name: 'reCAPTCHA',
      says: 'Tokens with an action, good once and for two minutes.',
      where: '/recaptcha/api.js',
    },
    {
      href: '/names',
      name: 'Names',
      says: 'A name server whose text records you write, to prove that a domain is yours.',
      where: '/names',
    },
  ]
  return page({
    title: 'Home',
    standsIn: 'the outside world',
    body: html`<h1>The outside world, on loopback</h1>
      <p class="lead">
        What ${app.name} would reach over the internet answers here instead. The product itself is at
        <a href="${app.url}">${app.url}</a>.
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
      </ul>`,
  })
}

export const missingPage = page({
  title: 'Nothing here',
  standsIn: 'the outside world',
  body: html`<h1>Nothing here</h1>
    <p><a href="/">See what the sandbox has</a></p>`,
})
