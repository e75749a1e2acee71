import { pages } from '#content/shared/pages.ts'
import { lineWithState, withState } from '#content/shared/site-features.ts'
import type { FeatureContent } from './types.ts'

export const customerAccounts: FeatureContent = {
  page: 'customerAccounts',
  description:
    'Orders, invoices, profile and addresses under one My account, in a theme that looks like your store. Choose from three; the features are the same in each. Points, returns and the wishlist are planned.',
  reveal: {
    heading: 'One account instead of five apps.',
    lines: [
      { term: 'Orders', text: 'Past orders, live tracking, and the changes that are still possible.' },
      { term: 'Profile', text: 'Customers update their own name and phone number.' },
      { term: 'Addresses', text: 'Home, work and the aunt in Pune, with one default.' },
      {
        term: 'Points',
        text: lineWithState('Loyalty points', 'The balance, the tier, and the points to the next one.'),
      },
      {
        term: 'Wishlist',
        text: lineWithState('Wishlist', 'Saved products on every device, next to the recently viewed ones.'),
      },
      { term: 'Security', text: 'One-time codes, and a list of devices that customers can sign out.' },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Choose a theme',
        period: 'Minute 0',
        description: 'Elite is clean, Armani is bold, E-commerce is warm.',
      },
      {
        title: 'Add your brand',
        period: 'Minutes 1 to 5',
        description: 'Set the name, the logo and the colour of your store.',
      },
      {
        title: 'Switch it on',
        period: 'Minute 6',
        description: 'It opens at an address of its own, and each order email links to it.',
      },
      {
        title: 'Change your mind',
        period: 'Any time',
        description: 'Choose another theme. No order or address is lost.',
      },
    ],
  },
  experiences: {
    heading: 'Which theme suits you',
    items: [
      {
        title: 'Elite',
        description: 'Clean and elegant. For stores with strong product photos.',
      },
      {
        title: 'Armani',
        description: 'Energetic and colourful. For stores with big launches and loud campaigns.',
      },
      {
        title: 'E-commerce',
        description: 'Organic, for brands. Warm and plain, with room for a large catalogue.',
      },
    ],
  },
  demo: {
    heading: 'Three themes.',
    text: 'All three show the same customer, so you compare only the design.',
    label: 'Choose Your Theme',
    href: pages.themes.path,
    also: { label: 'See it as slides', href: pages.deck.path },
  },
  parallax: {
    caption: 'Switch the theme and the store looks new. Points, once they come, stay the same.',
  },
  memo: {
    heading: 'How many apps does this replace?',
    text: 'Many stores pay for five apps to build one account page. Tick what you pay for today.',
    rows: [
      { term: 'Order tracking page', value: '[ ] paid for separately' },
      { term: withState('Points and tiers'), value: '[ ] paid for separately' },
      { term: withState('Wishlist'), value: '[ ] paid for separately' },
      { term: 'Returns portal (planned)', value: '[ ] paid for separately' },
      { term: 'OTP login', value: '[ ] paid for separately' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'How many apps are in our customer account?',
      body: 'Order tracking, points, wishlist, returns, login: how many of these do we pay for separately? Here tracking and sign-in are in one account today, and the others are planned:',
    },
  },
}
