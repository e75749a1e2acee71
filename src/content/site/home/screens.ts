import { pages } from '#content/shared/pages.ts'

/** The screens a customer sees. Under the name is a sentence, a list, or a link. */
export const screens = {
  heading: 'What your customer sees.',
  label: 'Screens your customers see',
  previous: 'Previous screen',
  next: 'Next screen',
  pause: 'Pause rotation',
  slides: [
    {
      screen: 'account',
      name: 'Customer account',
      variant: 'url',
      text: 'Points, orders, wishlist and addresses on one screen.',
      link: { label: 'Try it in three themes', href: pages.themes.path },
    },
    {
      screen: 'tracking',
      name: 'Order tracking',
      variant: 'content',
      text: 'Customers get tracking updates automatically, so they don’t write to support.',
    },
    {
      screen: 'loyalty',
      name: 'Loyalty tiers',
      variant: 'content',
      text: 'Customers see their level and how far the next one is.',
    },
    {
      screen: 'code',
      name: 'OTP login',
      variant: 'content',
      text: 'A six-digit code instead of a password.',
    },
    {
      screen: 'returns',
      name: 'Returns and exchanges',
      variant: 'list',
      items: ['Exchange first', 'Replace second', 'Refund last'],
    },
    {
      screen: 'subscription',
      name: 'Subscriptions',
      variant: 'list',
      items: ['Skip a box', 'Swap a product', 'Change the date', 'Pause'],
    },
  ],
} as const
