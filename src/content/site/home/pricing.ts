import { brand } from '#content/shared/brand.ts'
import { claimHref, claims } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'

export const pricing = {
  currency: '$',
  amount: claims.price.figure.replace('$', ''),
  period: 'a month',
  source: claimHref('price'),
  lead: 'One subscription covers the whole system, and every feature we ship after today.',
  text: 'Message credits are not included. They are drawn from a prepaid wallet, so the only bill that can grow is the one you top up yourself.',
  signUp: { label: 'Sign up', href: pages.login.path },
  demo: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
  outside: {
    heading: 'Not included',
    rows: [
      { term: 'Messages', value: 'from your wallet' },
      { term: 'Shopify plan', value: 'paid to Shopify' },
    ],
  },
  honest: {
    heading: 'When we are not cheaper',
    text: `If the apps you pay for today cost less than ${claims.price.figure} a month together and nobody minds the logins, keep them. We would.`,
  },
  receipt: {
    name: brand.name,
    show: 'Show it as a receipt',
    lines: [
      { name: 'Customer Command Centre', note: `${claims.essentials.figure} essentials`, amount: 'incl.' },
      { name: 'Communication Command Centre', note: 'email, WhatsApp, SMS', amount: 'incl.' },
      { name: 'Solutions for Shopify', note: `× ${claims.solutions.figure}`, amount: 'incl.' },
      { name: 'Future features', note: 'as they ship', amount: 'incl.' },
    ],
    total: { label: 'Total per month', amount: `${claims.price.figure}.00` },
    wallet: { name: 'Prepaid wallet', note: 'Topped up in advance, drawn down per message sent.' },
    code: `${brand.name.toUpperCase()}-200`,
  },
} as const
