import { pages } from '#content/shared/pages.ts'

/** The screens a customer holds. What stands under the name is a sentence, a list, or a way onward. */
export const screens = {
  heading: 'What your customer holds.',
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
      text: 'The parcel reports to the customer, so your support team does not have to.',
    },
    {
      screen: 'loyalty',
      name: 'Loyalty tiers',
      variant: 'content',
      text: 'A card people keep, with the next level always in sight.',
    },
    {
      screen: 'code',
      name: 'OTP login',
      variant: 'content',
      text: 'A code instead of a password. Nothing to forget.',
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
      items: ['Skip', 'Swap', 'Move', 'Pause', 'and write to nobody'],
    },
  ],
} as const
