import { brand } from './brand.ts'
import type { Page } from './page.ts'
import type { SharePicture } from './share-picture.ts'

interface FeatureRow extends Page {
  path: `/${string}`
  /** The title on the page itself, and on the cards that lead to it. */
  heading: string
  category: string
  /** How many modules and features the page names. */
  modules: number
  features: number
  share: SharePicture
}

const document = { kind: 'document', group: 'Features', indexed: true } as const

/**
 * The feature pages, in the order in which one leads to the next. Routes, menu, footer, sitemap, share pictures and the
 * cards below each page read this table. The route of a page is `web/site/features/<path>/route.tsx`.
 */
export const featurePages = {
  userRegistration: {
    ...document,
    path: '/user-registration',
    name: 'User registration',
    title: 'User registration',
    description: `One form, one code, one account: how shoppers register in an ${brand.name} store.`,
    heading: 'User registration',
    category: 'Account Creation',
    modules: 3,
    features: 8,
    share: { lines: ['User', 'registration'], drawing: 'one-time-code', surface: 'pink' },
  },
  quickAccountCreation: {
    ...document,
    path: '/quick-account-creation',
    name: 'Quick account creation',
    title: 'Quick account creation',
    description: 'An account from the order just placed: one tap on the link in the order email.',
    heading: 'Quick account creation',
    category: 'Account Creation',
    modules: 3,
    features: 7,
    share: {
      lines: ['Quick', 'account', 'creation'],
      drawing: 'stop-watch',
      surface: 'white',
    },
  },
  customerAccounts: {
    ...document,
    path: '/customer-accounts',
    name: 'Customer accounts',
    title: 'Customer accounts',
    description: 'Account themes for Shopify: orders, invoices, profile and addresses under one My account.',
    heading: 'Customer accounts themes',
    category: 'Customer Profile',
    modules: 3,
    features: 10,
    share: { lines: ['Customer', 'accounts'], drawing: 'portrait', surface: 'blue' },
  },
  ordersManagement: {
    ...document,
    path: '/orders-management',
    name: 'Order management',
    title: 'Order management',
    description:
      'Edit, cancel, reorder, track, confirm, and turn cash on delivery into prepaid: shoppers do it themselves.',
    heading: 'Precision order management',
    category: 'Order Management',
    modules: 3,
    features: 30,
    share: { lines: ['Order', 'management'], drawing: 'van', surface: 'canary' },
  },
  wishlist: {
    ...document,
    path: '/wishlist',
    name: 'Wishlist',
    title: 'Wishlist with reminders for Shopify',
    description:
      'Shoppers save products on every device and get one reminder: price drop, back in stock, or saved for a week.',
    heading: 'Wishlist management',
    category: 'Customer Journey',
    modules: 2,
    features: 5,
    share: { lines: ['Wishlist'], drawing: 'wishlist', surface: 'pink' },
  },
  loyaltyProgram: {
    ...document,
    path: '/loyalty-program',
    name: 'Loyalty program',
    title: 'Loyalty program: points, tiers and rewards',
    description:
      'Points, tiers and rewards with a history your customers can read, and a calculator for what a point costs you.',
    heading: 'Loyalty program',
    category: 'Retention',
    modules: 2,
    features: 15,
    share: { lines: ['Loyalty', 'program'], drawing: 'loyalty-points', surface: 'white' },
  },
  subscriptionManagement: {
    ...document,
    path: '/subscription-management',
    name: 'Subscription management',
    title: 'Subscription management: skip, swap, pause',
    description:
      'Subscribers skip, swap, pause and cancel in their account. See one subscription over a year, box by box.',
    heading: 'Subscription management',
    category: 'Retention',
    modules: 3,
    features: 12,
    share: {
      lines: ['Subscription', 'management'],
      drawing: 'parcel-again',
      surface: 'blue',
    },
  },
  returnsExchange: {
    ...document,
    path: '/returns-exchange-replacement-management',
    name: 'Returns, exchanges, replacements',
    title: 'Returns, exchanges, replacements',
    description:
      'Shoppers start returns, exchanges and replacements themselves. With a returns policy of four paragraphs to copy.',
    heading: 'Returns, exchanges, replacements',
    category: 'After Sales',
    modules: 3,
    features: 9,
    share: {
      lines: ['Returns,', 'exchanges,', 'replacements'],
      drawing: 'exchange',
      surface: 'canary',
    },
  },
} as const satisfies Record<string, FeatureRow>

export type FeatureKey = keyof typeof featurePages
