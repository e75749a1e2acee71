import { ownerSettings } from '#contract/money/owner-settings.ts'
import { unit } from '#rules/money/amounts.ts'
import { brand } from '../shared/brand.ts'
import { claimHref, claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'
import { trial } from '../shared/trial.ts'

/** The copy of the hero and of the wheels below it; the other sections are in `home/`. */
export const home = {
  hero: {
    lines: [
      { figure: claims.solutions.figure, word: 'solutions', href: claimHref('solutions') },
      { figure: claims.essentials.figure, word: 'essentials', href: claimHref('essentials') },
      { figure: claims.channels.figure, word: 'channels', href: claimHref('channels') },
      { figure: '1', word: brand.name },
    ],
    gain: 'Fewer support tickets, more repeat orders, one app instead of many.',
    lead: `For Shopify stores: customer accounts, orders, cash on delivery and order messages in one app. ${cite('price')} a month for each store, ${trial.fact}.`,
    messages: 'You pay for messages from a prepaid wallet.',
    dollars: ownerSettings.subscription.price / unit,
    start: trial.start,
    install: { label: 'Install on Shopify', href: '/install' },
    demo: { label: 'View Live Demo', href: pages.themes.path },
    next: trial.next,
  },
  wheels: {
    summary: `A drawing of the whole system: the Customer Command Centre on the left, the Communication Command Centre on the right. An order event on the left becomes a message on the right.`,
    customer: {
      letter: 'A',
      name: ['Customer', 'Command Centre'],
      figure: claims.essentials.figure,
      counted: ['customer', 'essentials'],
      /** The name in full, and the short one that fits between two spokes. */
      parts: [
        { name: 'Track order' },
        { name: 'Quick accounts' },
        { name: 'Wishlist management', short: 'Wishlist' },
        { name: 'Recently viewed', short: 'Just viewed' },
        { name: 'Loyalty points' },
        { name: 'Tiers and memberships', short: 'Memberships' },
        { name: 'Rewards and offers', short: 'Rewards' },
        { name: 'Reviews' },
        { name: 'Account themes', short: 'Themes' },
        { name: 'Profile management', short: 'Profile' },
        { name: 'Address management', short: 'Addresses' },
        { name: 'Security' },
        { name: 'OTP login' },
        { name: 'Social login' },
        { name: 'Order history' },
        { name: 'Reorder' },
      ],
    },
    communication: {
      letter: 'B',
      name: ['Communication', 'Command Centre'],
      figure: claims.channels.figure,
      counted: ['message', 'channels'],
      channels: [
        {
          name: 'WhatsApp',
          surface: 'canary',
          uses: [
            { name: 'Order tracking' },
            { name: 'Support' },
            { name: 'Offers' },
            { name: 'Media-rich notifications', short: 'Rich media' },
          ],
        },
        {
          name: 'SMS',
          surface: 'pink',
          uses: [
            { name: 'One-time passwords', short: 'OTP codes' },
            { name: 'Delivery updates', short: 'Deliveries' },
            { name: 'Urgent announcements', short: 'Urgent news' },
            { name: 'Staff alerts' },
          ],
        },
        {
          name: 'Email',
          surface: 'white',
          uses: [
            { name: 'Order confirmations', short: 'Confirmations' },
            { name: 'Receipts' },
            { name: 'Invoices' },
            { name: 'Loyalty updates', short: 'Loyalty' },
            { name: 'Security alerts' },
          ],
        },
      ],
    },
    belt: { name: 'One subscription', lines: ['covers everything', 'in this drawing'] },
    crossing: { name: 'Joined', lines: ['an order event', 'becomes a message'] },
    wallet: { name: 'Messages', lines: ['paid from your', 'prepaid wallet'] },
    distance: 'one system',
  },
} as const
