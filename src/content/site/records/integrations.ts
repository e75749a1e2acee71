import { pages } from '#content/shared/pages.ts'
import type { ShopScope } from '#contract/stores/shapes.ts'

/** What each Shopify permission lets us see. Total: a new scope does not compile without its words. */
export const scopeWords: Record<ShopScope, string> = {
  read_customers: 'Customers: name, email address, telephone number, addresses',
  read_orders: 'Orders of the last 60 days: goods, sums, addresses, state',
  read_returns: 'Returns: which goods, why, how far they are',
}

export const integrationsPage = {
  heading: ['What it is', 'connected to.'],
  lead: 'Only what really works today is on this page, with what each connection may read and what it may write.',
  labels: { reads: 'May read', writes: 'May write', ends: 'How it ends' },
  connections: [
    {
      id: 'shopify',
      name: 'Shopify',
      text: 'You install from the App Store or from the portal, and Shopify asks you to approve the permissions below. Orders and customers are copied, then kept up to date by notices from Shopify.',
      reads: Object.values(scopeWords),
      writes: ['Nothing. None of the permissions that we ask for allows writing.'],
      ends: 'Uninstall in Shopify’s admin. We stop at once, and erase what we copied after two days, or when Shopify asks for it sooner.',
      code: Object.keys(scopeWords).join(', '),
    },
    {
      id: 'google',
      name: 'Google sign-in',
      text: 'A way to sign in as a merchant. It is never needed: a password, a passkey and an emailed code do the same.',
      reads: ['Your name and email address, and whether Google has verified it'],
      writes: ['Nothing'],
      ends: 'Disconnect it on your account page, or remove our access in your Google account.',
      code: 'openid, email, profile',
    },
    {
      id: 'email',
      name: 'Email',
      text: 'Confirmations, codes, reminders and alerts go out through a provider by SMTP. Each email is kept in our outbox until it is delivered and for 30 days after.',
      reads: ['Nothing. We do not read anybody’s inbox, and our emails carry no counting pixels.'],
      writes: ['The emails that this product sends, to the address you gave'],
      ends: 'Emails about your account are sent while there is one. Delete the account and they end.',
      code: 'SMTP',
    },
    {
      id: 'captcha',
      name: 'Check against robots',
      text: 'Forms that anybody can send solve a small puzzle in the browser. It is our own and calls nobody. An installation may be configured to use Google reCAPTCHA instead.',
      reads: ['The solution of the puzzle'],
      writes: ['Nothing'],
      ends: 'It is forgotten once the form is sent. Without JavaScript, a link by email takes its place.',
      code: 'Proof of work',
    },
  ],
  not: {
    heading: 'What is not connected yet',
    text: [
      `SMS and WhatsApp carriers are connected for a store when it starts to send; [ask us](${pages.contact.path}) which ones work in your country. Other shopping systems than Shopify are not supported.`,
    ],
  },
} as const
