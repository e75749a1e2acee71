import { pages } from '#content/shared/pages.ts'
import { plannedHref, plannedModuleNames } from '#content/shared/site-features.ts'
import { accountScopes } from '#contract/account/settings-shapes.ts'
import { windowScopes } from '#contract/account/window-settings-shapes.ts'
import type { ShopScope } from '#contract/stores/shapes.ts'

/** What each Shopify permission lets us see. Total: a new scope does not compile without its words. */
export const scopeWords: Record<ShopScope, string> = {
  read_customers: 'Customers: name, email address, phone number, addresses',
  read_orders: 'Orders of the last 60 days: products, amounts, addresses, status',
  read_returns: 'Returns: products, reasons and status',
}

export const integrationsPage = {
  heading: ['Integrations.'],
  lead: 'What works today, and what each integration can read and write.',
  labels: { reads: 'Can read', writes: 'Can write', ends: 'How to disconnect' },
  connections: [
    {
      id: 'shopify',
      name: 'Shopify',
      text: 'You install from the App Store or from the portal, and Shopify asks you to approve the permissions below. We copy your orders and keep them up to date. Customer accounts and the order window, if you switch them on, need more.',
      reads: Object.values(scopeWords),
      writes: [
        'Nothing, unless you switch customer accounts or the order window on',
        'With customer accounts: a customer’s name, phone number and addresses, when they change them',
        'With the order window: items, address, cancellation and refunds, when a customer changes an order, and a hold until the window ends',
      ],
      ends: 'Uninstall the app in your Shopify admin. Our access ends at once, and we delete the copied data after two days.',
      code: `${Object.keys(scopeWords).join(', ')}; with customer accounts also ${accountScopes.join(', ')}; with the order window also ${windowScopes.join(', ')}`,
    },
    {
      id: 'google',
      name: 'Google sign-in',
      text: 'An optional way for merchants to sign in. You can also use a password, a passkey or a code by email.',
      reads: ['Your name and email address, and whether Google has verified it'],
      writes: ['Nothing'],
      ends: 'Disconnect it on your account page or in your Google account.',
      code: 'openid, email, profile',
    },
    {
      id: 'email',
      name: 'Email',
      text: 'We send confirmations, codes, reminders and alerts through an email provider, and messages about orders to your customers. We keep a sent email for 30 days, without the address of a customer.',
      reads: ['Nothing. Our emails have no tracking pixels.'],
      writes: [
        'Emails to the address you gave us',
        'Emails to customers about their orders, until they unsubscribe',
      ],
      ends: 'Delete your account.',
      code: 'SMTP',
    },
    {
      id: 'whatsapp',
      name: 'WhatsApp',
      text: 'Messages about orders and sign-in codes, through Meta’s Cloud API and under your own number. Meta reviews the name and each text. You pay for a message when it is delivered.',
      reads: [
        'Whether a message was delivered and read',
        'Replies, to find STOP in them: we keep no other reply',
      ],
      writes: ['Messages to customers who ordered or asked for a code, until they reply STOP'],
      ends: 'Disconnect the number in the WhatsApp module. Nothing more is sent from it.',
      code: 'Meta Cloud API',
    },
    {
      id: 'sms',
      name: 'SMS',
      text: 'The same messages as SMS, through MSG91 and under your sender name, when a number is not on WhatsApp or WhatsApp does not answer. You pay for a message when it is sent.',
      reads: [
        'Whether a message was delivered',
        'Replies to a sender that is a number, to find STOP in them: we keep no other reply',
      ],
      writes: ['Messages to customers who ordered or asked for a code, until they ask the store to stop'],
      ends: 'Disconnect the sender in the WhatsApp module.',
      code: 'MSG91 Flow API',
    },
    {
      id: 'captcha',
      name: 'Bot protection',
      text: 'Your browser solves a small puzzle when you send a public form. It is our own and involves no third party. If we have to, we use Google reCAPTCHA instead.',
      reads: ['The answer to the puzzle'],
      writes: ['Nothing'],
      ends: 'Nothing is kept. Without JavaScript, we email you a link instead.',
      code: 'Proof of work',
    },
  ],
  not: {
    heading: 'Not available yet',
    text: [
      `Of our modules, ${plannedModuleNames} are planned and connect to nothing yet. [What is live and what is planned](${plannedHref}).`,
      `Of store systems, only Shopify is supported. [Ask us](${pages.contact.path}) whether WhatsApp and SMS work in your country yet.`,
    ],
  },
} as const
