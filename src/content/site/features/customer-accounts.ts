import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

export const customerAccounts: FeatureContent = {
  page: 'customerAccounts',
  description:
    'Orders, points, returns, addresses and the wishlist behind one My account, in a theme that looks like your store. Three themes; the account in them is the same.',
  reveal: {
    heading: 'One account holds what five apps used to.',
    lines: [
      { term: 'Orders', text: 'The history, the parcel on its way, and what may still be done to it.' },
      { term: 'Profile', text: 'Name, number and preferences, corrected by the person they belong to.' },
      { term: 'Addresses', text: 'Home, work and the aunt in Pune. One of them is the default.' },
      { term: 'Points', text: 'The balance, the tier, and how far it is to the next one.' },
      { term: 'Wishlist', text: 'What was saved, on every device, beside what was looked at last.' },
      { term: 'Security', text: 'One-time codes, devices, and a way to sign out of all of them.' },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Choose a theme',
        period: 'Minute 0',
        description: 'Elite is clean, Armani is loud, E-commerce is warm. All three hold the same account.',
      },
      {
        title: 'Put your name on it',
        period: 'Minutes 1 to 5',
        description:
          'Logo, colours and the order of the sections. Whatever you do not sell, the account does not show.',
      },
      {
        title: 'Switch it on',
        period: 'Then',
        description: 'It stands in your Shopify store at the address your customers already press.',
      },
      {
        title: 'Change your mind',
        period: 'Any time',
        description: 'A theme is clothing. Swap it, and orders, points and addresses stay where they are.',
      },
    ],
  },
  experiences: {
    heading: 'Who it fits.',
    items: [
      {
        title: 'Elite',
        description:
          'Clean and elegant. For stores whose goods do the talking and whose account should not interrupt.',
      },
      {
        title: 'Armani',
        description: 'Energetic and colourful. For stores that drop on Fridays and say so in large letters.',
      },
      {
        title: 'E-commerce',
        description: 'Organic, for brands. Warm, plain and broad enough for a whole catalogue.',
      },
    ],
  },
  demo: {
    heading: 'Three themes.',
    text: 'Each shows the same customer, so that you compare clothing and not people.',
    label: 'Choose Your Theme',
    href: pages.themes.path,
    also: { label: 'The same as slides', href: pages.deck.path },
  },
  parallax: {
    caption:
      'Change the stock and it is another store. The figures on it do not move, because they belong to the customer.',
  },
  memo: {
    heading: 'For whoever keeps the list of apps',
    text: 'A customer account is often five subscriptions in one page. Tick what you pay for separately today.',
    rows: [
      { term: 'Order tracking page', value: '[ ] paid for separately' },
      { term: 'Points and tiers', value: '[ ] paid for separately' },
      { term: 'Wishlist', value: '[ ] paid for separately' },
      { term: 'Returns portal', value: '[ ] paid for separately' },
      { term: 'OTP or social login', value: '[ ] paid for separately' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'How many apps are in our customer account?',
      body: 'Order tracking, points, wishlist, returns, login: how many of these do we pay for separately? Here they are one account:',
    },
  },
}
