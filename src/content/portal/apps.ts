import type { ShopConnection } from '#contract/portal/shapes.ts'
import type { ModuleNeed } from '#contract/modules/needs.ts'

/** The words of the apps page, the Master Command Centre. */
export const appsPage = {
  heading: 'Master Command Centre',
  facts: {
    running: 'Running',
    of: (running: number, all: number) => `${running} of ${all}`,
    platform: 'Platform',
    platforms: { shopify: 'Shopify', other: 'Other', none: 'Not chosen' },
    store: 'Store',
    noStore: 'No address yet',
  },
  states: {
    running: 'Running',
    off: 'Not active',
    planned: 'Planned',
  },
  view: 'View Dashboard',
  activate: 'Activate Now',
  notYours: 'You can open modules but not activate them. Ask an owner, admin or marketer.',
  notHere: 'Not active here',
  planned: 'Not available yet',
  loading: 'Loading the modules of this outlet',
  noOutlet: {
    title: 'No outlet yet',
    text: 'You have no access to an outlet yet. Ask an owner or admin to add you to one.',
  },
  failed: {
    title: 'We couldn’t load the modules',
    again: 'Try again',
  },
  /** When no answer came at all, so that nobody knows how far it got. */
  silence: {
    title: 'No answer',
    message: 'We lost the connection. You can safely try again.',
  },
} as const

/** How the cards can be filtered. The keys are what the address says. */
export const appsFilter = {
  legend: 'Show',
  states: {
    all: 'All',
    running: 'Running',
    off: 'Not active',
    planned: 'Planned',
    attention: 'Needs attention',
  },
  goal: 'Goal',
  anyGoal: 'Any goal',
  goals: {
    'fewer-tickets': 'Fewer tickets',
    'more-repeat-orders': 'More repeat orders',
    'more-sign-ups': 'More sign-ups',
  },
  search: 'Search',
  placeholder: 'Loyalty, wishlist, reviews…',
  count: (shown: number, all: number) => `${shown} of ${all} modules`,
  empty: {
    title: 'No module matches',
    text: 'Try other words or fewer filters.',
    attentionTitle: 'All good',
    attention: 'Nothing needs your attention.',
    action: 'Show all modules',
  },
} as const

export type StateFilter = keyof typeof appsFilter.states
export type Goal = keyof typeof appsFilter.goals

/** What an activation says, wherever it begins. */
export const activation = {
  started: (module: string) => ({
    title: `${module} is activated`,
    message: 'Open its dashboard from the card.',
  }),
  stopped: (module: string) => ({
    title: `${module} is off`,
    message: 'You can activate it again at any time.',
  }),
  saved: (address: string) => ({ title: 'Address saved', message: address }),
} as const

/** The dialog that asks where the store runs. */
export const setupDialog = {
  title: (module: string) => `Set Up ${module}`,
  legend: 'Where does your store run?',
  cells: {
    shopify: { title: 'Shopify Store', note: 'Installs through Shopify' },
    other: { title: 'Other Platform', note: 'Webflow, WooCommerce, your own' },
  },
  fields: {
    shopify: {
      label: 'Shopify Store URL',
      placeholder: 'your-store.myshopify.com',
      hint: 'Leave out https:// and www',
    },
    other: {
      label: 'Website or Platform Name',
      placeholder: 'your-store.com or Webflow',
      hint: 'Leave out https:// and www',
    },
  },
  read: 'We read:',
  isShop: 'a Shopify store. Shopify will ask for your approval',
  isPlatform: 'a platform name, not an address',
  notShop: 'not a Shopify address. Those end with .myshopify.com',
  use: (host: string) => `Use ${host}`,
  listed: {
    text: 'Connect your store from the Shopify App Store. You don’t need to type its address.',
    action: 'Install from the Shopify App Store',
  },
  continue: 'Continue',
  working: 'Setting up…',
  leaving: 'Opening Shopify…',
} as const

/** The small sheet of a module: what it may do, since when it runs, and its switch. */
export const moduleSheet = {
  open: 'What it can do',
  openPlanned: 'What it will do',
  plannedText: 'Planned: it does nothing yet and can’t be activated.',
  reads: 'Reads',
  writes: 'Writes',
  sends: 'Sends',
  since: 'Activated on',
  goals: 'Good for',
  asks: 'Shopify will ask you to share orders, returns and how often customers ordered. We change nothing in your store.',
  off: 'Switch off',
  question: {
    title: (module: string) => `Switch off ${module}?`,
    text: (outlet: string) =>
      `It stops in ${outlet} at once. We keep its settings, so you can switch it back on at any time.`,
    yes: 'Switch off',
    no: 'Keep it',
  },
} as const

const works = (count: number) => (count === 1 ? '1 module works' : `${count} modules work`)

/** What needs somebody, above the cards, each with the one thing to do about it. */
export const attention = {
  name: 'Needs attention first',
  /** What several modules wait for is said once, with how many they are. */
  needs: {
    address: ({ outlet }) => `Add the web address of ${outlet}. Modules need it to work.`,
    store: ({ address }) =>
      `${address} is not a Shopify store. Modules need a Shopify store’s orders, so nothing runs here.`,
    connect: ({ address }) => `Approve access for ${address} at Shopify. Modules need its orders to work.`,
    reconnect: ({ address, count }) =>
      `${address} no longer gives us access, so ${count === 1 ? '1 module doesn’t' : `${count} modules don’t`} work.`,
    accounts: ({ count }) => `${works(count)} once they are on.`,
    plan: ({ count }) =>
      `${works(count)} once the plan of this store runs. Until then nothing is sent or charged.`,
    frozen: () => 'Only sign-in codes are sent. Please write to us.',
    balance: ({ count }) => `${works(count)} once there is money in it.`,
    trial: () => 'You can send tests to yourself. Customers get messages once you top up.',
    number: ({ count }) => `${works(count)} once a WhatsApp number or an SMS sender is connected.`,
    texts: ({ count }) => `${works(count)} once a text is approved.`,
    switched_off: ({ count }) => `${works(count)} once you switch a message on.`,
    price_cap: ({ count }) => `${works(count)} once you raise the cap or remove it.`,
  } satisfies Record<ModuleNeed, (facts: { outlet: string; address: string; count: number }) => string>,
  refused: { fix: 'Try again at Shopify', dismiss: 'Close' },
  stale: { title: 'Not up to date.', text: 'This page may be out of date.', fix: 'Try again' },
} as const

/** The way back from Shopify, once it ended well. */
export const grantEnd = {
  title: 'Store connected',
  message: (shop: string, module: string | undefined) =>
    module ? `${shop} is connected. ${module} is activated.` : `${shop} is connected.`,
} as const

/** Three steps until the first module runs. */
export const checklist = {
  title: 'Get started in three steps',
  count: (done: number) => `${done} of 3 done`,
  done: 'Done',
  next: 'Next',
  later: 'Later',
  address: {
    label: 'Store address',
    text: 'The web address of your store, in any form.',
    action: 'Add the address',
  },
  /** Where stores are connected through the App Store, no address is asked for. */
  listed: {
    label: 'Your store',
    text: 'Install the app from the Shopify App Store. If your store runs elsewhere, add its address.',
    action: 'Choose your store',
  },
  shop: {
    label: 'Store connected',
    text: {
      'not-needed': 'Only Shopify stores need this.',
      open: 'Approve access once at Shopify. Then you come back here.',
      lost: 'Your store is disconnected. Connect it again.',
      connected: 'Approved at Shopify.',
    } satisfies Record<ShopConnection, string>,
    action: 'Connect the store',
  },
  module: {
    label: 'First module active',
    text: 'Start with the dashboard, or choose any module below.',
    action: 'Activate the dashboard',
  },
} as const
