import type { IndexedPath } from './seo.ts'

/** What a page's share picture says, line by line as it is set, and the stamp that it is printed as. */
export interface SharePicture {
  lines: readonly string[]
  drawing: ShareDrawing
  stock: ShareStock
}

export type ShareStock = 'white' | 'canary' | 'pink' | 'blue'

export type ShareDrawing =
  | 'account-themes'
  | 'appointment'
  | 'card-index'
  | 'envelope'
  | 'exchange'
  | 'loyalty-points'
  | 'cohorts'
  | 'one-time-code'
  | 'parcel-again'
  | 'portrait'
  | 'safe'
  | 'slides'
  | 'statement'
  | 'stop-watch'
  | 'three-copies'
  | 'tickets'
  | 'van'
  | 'wishlist'

/** Of every page below home. The stocks rotate, so that two links in one conversation seldom look alike. */
export const sharePictures = {
  '/themes': { lines: ['Choose', 'your', 'theme'], drawing: 'account-themes', stock: 'canary' },
  '/products/customer-accounts/presentation': {
    lines: ['Themes', 'Management'],
    drawing: 'slides',
    stock: 'blue',
  },
  '/products/customer-accounts/presentation-mobile': {
    lines: ['Themes,', 'to read'],
    drawing: 'slides',
    stock: 'canary',
  },
  '/user-registration': { lines: ['User', 'registration'], drawing: 'one-time-code', stock: 'pink' },
  '/quick-account-creation': {
    lines: ['Quick', 'account', 'creation'],
    drawing: 'stop-watch',
    stock: 'white',
  },
  '/customer-accounts': { lines: ['Customer', 'accounts'], drawing: 'portrait', stock: 'blue' },
  '/orders-management': { lines: ['Order', 'management'], drawing: 'van', stock: 'canary' },
  '/wishlist': { lines: ['Wishlist'], drawing: 'wishlist', stock: 'pink' },
  '/loyalty-program': { lines: ['Loyalty', 'program'], drawing: 'loyalty-points', stock: 'white' },
  '/subscription-management': {
    lines: ['Subscription', 'management'],
    drawing: 'parcel-again',
    stock: 'blue',
  },
  '/returns-exchange-replacement-management': {
    lines: ['Returns,', 'exchanges,', 'replacements'],
    drawing: 'exchange',
    stock: 'canary',
  },
  '/case-studies': { lines: ['Case', 'studies'], drawing: 'tickets', stock: 'pink' },
  '/communication-bundle': { lines: ['Communication', 'bundle'], drawing: 'three-copies', stock: 'white' },
  '/faq': { lines: ['Fair', 'questions'], drawing: 'card-index', stock: 'blue' },
  '/terms-of-use': { lines: ['Terms', 'of use'], drawing: 'statement', stock: 'canary' },
  '/privacy-policy': { lines: ['Privacy', 'policy'], drawing: 'safe', stock: 'pink' },
  '/commission-calculator': { lines: ['What a', 'referral', 'is worth'], drawing: 'cohorts', stock: 'white' },
  '/schedule-a-demo': { lines: ['Schedule', 'a demo'], drawing: 'appointment', stock: 'canary' },
  '/contact-us': { lines: ['Write', 'to us'], drawing: 'envelope', stock: 'white' },
} as const satisfies Record<Exclude<IndexedPath, '/'>, SharePicture>
