import { ownerSettings } from '#contract/money/owner-settings.ts'
import { inWords } from '#rules/money/amounts.ts'
import { exampleRates, type RateCountry } from '#rules/money/example-rates.ts'
import { claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

const { subscription, wallet, refunds, rates, isDecided } = ownerSettings
const { currency, countries, validFrom } = exampleRates
const words = (sum: number) => inWords(sum, currency)

export const countryNames: Readonly<Record<RateCountry, string>> = {
  IN: 'India',
  US: 'United States',
  GB: 'United Kingdom',
  DE: 'Germany',
  AE: 'United Arab Emirates',
  ZZ: 'Everywhere else',
}

export const isExample = !isDecided

/** The rate card as the pages print it: dated, and the same rows that a new database begins with. */
export const rateTable = {
  validFrom,
  head: [
    'Country',
    'Email',
    'SMS, each part',
    'WhatsApp code',
    'WhatsApp order message',
    'WhatsApp marketing',
  ],
  rows: Object.entries(countries).map(([code, { email, sms, whatsapp }]) => ({
    code,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the card
    country: countryNames[code as RateCountry],
    cells: [email, sms, whatsapp.authentication ?? 0, whatsapp.utility ?? 0, whatsapp.marketing ?? 0].map(
      (sum) => inWords(sum, currency, 4),
    ),
  })),
}

interface Sent {
  text: string
  units: number
  each: number
}

const bill = (title: string, note: string, stores: number, sent: Sent[]) => {
  const plan = subscription.price * stores
  const messages = sent.reduce((sum, { units, each }) => sum + units * each, 0)
  return {
    title,
    note,
    lines: [
      { text: stores === 1 ? 'Plan, one store' : `Plan, ${stores} stores`, amount: words(plan) },
      ...sent.map(({ text, units, each }) => ({
        text: `${units.toLocaleString('en-GB')} ${text}, ${inWords(each, currency, 4)} each`,
        amount: words(units * each),
      })),
    ],
    total: words(plan + messages),
  }
}

const { IN, DE, US } = countries

export const bills = [
  bill('A small store in India', 'Receipts by email, codes by WhatsApp, one campaign a month.', 1, [
    { text: 'emails', units: 2_000, each: IN.email },
    { text: 'WhatsApp codes', units: 800, each: IN.whatsapp.authentication ?? 0 },
    { text: 'WhatsApp marketing messages', units: 1_000, each: IN.whatsapp.marketing ?? 0 },
  ]),
  bill('A store in Germany', 'Mostly email, WhatsApp for orders.', 1, [
    { text: 'emails', units: 12_000, each: DE.email },
    { text: 'WhatsApp order messages', units: 900, each: DE.whatsapp.utility ?? 0 },
  ]),
  bill('Two stores in the United States', 'SMS codes, and email campaigns to everybody.', 2, [
    { text: 'emails', units: 60_000, each: US.email },
    { text: 'SMS codes', units: 4_000, each: US.sms },
  ]),
]

/** What a usual campaign costs, country by country: an estimate that needs no script. */
export const thousand = Object.entries(countries).map(([code, { whatsapp, email }]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the card
  country: countryNames[code as RateCountry],
  whatsapp: words(1_000 * (whatsapp.marketing ?? 0)),
  email: words(1_000 * email),
}))

export const pricingPage = {
  heading: 'One price, and messages at cost',
  lead: `${cite('price')} a month for each ${subscription.scope}. Messages come from a prepaid wallet, at the rates below. There is no third bill.`,
  example: 'example',
  exampleNote:
    'The figures marked “example” are not an offer: the operator of this site has not decided them yet.',
  plan: {
    heading: 'The plan',
    price: `${claims.price.figure} a month`,
    per: subscription.scope === 'store' ? 'for each store' : 'for a company with all its stores',
    within: [
      'Every module, and every feature that comes later',
      'All people of your company, in five roles',
      'Both sides: your portal and your customers’ accounts',
      `${subscription.trialDays} days of trial, once for each store and company`,
    ],
    withoutHeading: 'What is not in it',
    without: [
      'Messages: email, SMS and WhatsApp are paid from the wallet',
      'Tax, where the law asks for it',
      'What Shopify charges for your store',
    ],
  },
  rates: {
    heading: 'What messages cost',
    date: 'In force from',
    text: `Email and SMS are charged when they are handed over, WhatsApp when it is delivered. A quoted price holds for 24 hours. A rise is announced ${rates.noticeDays} days ahead where the network allows it.`,
    caption: 'Price of one message by country and channel',
  },
  estimate: {
    heading: 'What a campaign costs',
    text: 'A thousand people, one message each. In the portal you see the exact sum for your own list before anything is sent, and nothing is sent that the wallet does not cover.',
    head: ['Country', '1,000 by WhatsApp', '1,000 by email'],
    caption: 'Price of a thousand messages by country',
  },
  bills: { heading: 'Three worked bills', total: 'Together', month: 'a month' },
  wallet: {
    heading: 'The wallet',
    points: [
      `Top up from ${words(wallet.leastTopUp)} to ${words(wallet.mostTopUp)}, at Shopify for stores there, by card for others.`,
      'A campaign is held whole before its first message, or refused with what is missing. It never stops half-way.',
      'A reserve is kept for sign-in codes, so that your customers can always get in.',
      'Automatic top-up is off until you switch it on, with a cap for the month.',
      `You start with ${words(wallet.grant)} of credit from us. It lapses after ${wallet.grantDays} days and is never paid out.`,
    ],
  },
  leaving: {
    heading: 'How to leave',
    text: [
      'Cancel on the billing page, on any day, without a call. Everything works to the end of what is paid, and your data stays readable for 30 days.',
      refunds.paysBack
        ? `Money left in the wallet is paid back by the way it came within ${refunds.withinDays} days, if you ask within ${refunds.claimMonths} months. Shopify has no refund for app charges; there it becomes a credit on later ones.`
        : 'Money left in the wallet stays there for later messages.',
    ],
    more: 'All of it in the terms',
    moreHref: `${pages.termsOfUse.path}#wallet`,
  },
  closing: {
    heading: 'Reckon it with us',
    text: 'Half an hour, your own figures, and no obligation.',
    action: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
  },
} as const
