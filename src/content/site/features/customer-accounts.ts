import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

export const customerAccounts: FeatureContent = {
  page: 'customerAccounts',
  description:
    'Orders, points, returns, addresses and the wishlist under one My account, in a theme that looks like your store. Choose from three; the features are the same in each.',
  reveal: {
    heading: 'One account instead of five apps.',
    lines: [
      { term: 'Orders', text: 'Past orders, live tracking, and the changes that are still possible.' },
      { term: 'Profile', text: 'Customers update their own name, number and preferences.' },
      { term: 'Addresses', text: 'Home, work and the aunt in Pune, with one default.' },
      { term: 'Points', text: 'The balance, the tier, and the points to the next one.' },
      { term: 'Wishlist', text: 'Saved products on every device, next to the recently viewed ones.' },
      { term: 'Security', text: 'One-time codes, a list of devices, and one button to sign out everywhere.' },
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
        description: 'Set the logo, the colours and the order of the sections. Hide what you don’t offer.',
      },
      {
        title: 'Switch it on',
        period: 'Minute 6',
        description: 'It opens from the My account link your customers already use.',
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
    caption: 'Switch the theme and the store looks new. The points stay the same.',
  },
  memo: {
    heading: 'How many apps does this replace?',
    text: 'Many stores pay for five apps to build one account page. Tick what you pay for today.',
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
