import { brand } from '../shared/brand.ts'
import { claimHref, claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

/** The copy of the hero and of the wheels below it; the other sections are in `home/`. */
export const home = {
  hero: {
    lines: [
      { figure: claims.solutions.figure, word: 'solutions', href: claimHref('solutions') },
      { figure: claims.essentials.figure, word: 'essentials', href: claimHref('essentials') },
      { figure: claims.channels.figure, word: 'channels', href: claimHref('channels') },
      { figure: '1', word: brand.name },
    ],
    lead: `One system for Shopify merchants that runs customer accounts, orders, loyalty and every message, for ${cite('price')} a month.`,
    install: { label: 'Install on Shopify', href: '/install' },
    demo: { label: 'View Live Demo', href: pages.themes.path },
    facts: [
      { term: 'Fee', value: `${cite('price')} a month` },
      { term: 'Messages', value: 'prepaid wallet' },
      { term: 'Set-up', value: 'minutes' },
    ],
  },
  wheels: {
    summary: `Two paper wheels joined by one crossed belt. The belt carries ${claims.solutions.figure} solutions. An order event on one wheel turns into a message on the other.`,
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
    belt: { name: 'The belt', lines: [`${claims.solutions.figure} solutions, one`, 'subscription'] },
    crossing: { name: 'The crossing', lines: ['an order event', 'turns into a message'] },
    wallet: { name: 'Each message', lines: ['is paid from a', 'prepaid wallet'] },
    distance: 'one system',
  },
} as const
