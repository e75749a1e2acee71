import { brand } from '#content/shared/brand.ts'
import { claimHref, claims } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import { trial } from '#content/shared/trial.ts'

export const pricing = {
  currency: '$',
  amount: claims.price.figure.replace('$', ''),
  period: 'a month',
  source: claimHref('price'),
  lead: 'One subscription for each store. It covers every module and every feature we add later.',
  text: 'Messages are extra. You pay for them from a prepaid wallet, so you never get a message bill at the end of the month.',
  trial: trial.fact,
  signUp: { label: 'Sign up', href: pages.login.path },
  demo: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
  outside: {
    heading: 'Not included',
    rows: [
      { term: 'Messages', value: 'from your wallet' },
      { term: 'Shopify plan', value: 'paid to Shopify' },
      { term: 'GST, VAT, sales tax', value: 'where it applies' },
    ],
  },
  honest: {
    heading: 'When we are not cheaper',
    text: 'If all your apps together cost less than that and your team is fine with the logins, keep them. We would.',
  },
  receipt: {
    name: brand.name,
    show: 'Show what is included',
    lines: [
      { name: 'Customer Command Centre', note: `${claims.essentials.figure} essentials`, amount: 'incl.' },
      { name: 'Communication Command Centre', note: 'email, WhatsApp, SMS', amount: 'incl.' },
      { name: 'Solutions for Shopify', note: `× ${claims.solutions.figure}`, amount: 'incl.' },
      { name: 'Future features', note: 'as we add them', amount: 'incl.' },
    ],
    total: { label: 'Total per month', amount: `${claims.price.figure}.00` },
    wallet: { name: 'Prepaid wallet', note: 'You top it up. Each message you send takes its price from it.' },
    code: `${brand.name.toUpperCase()}-200`,
  },
} as const
