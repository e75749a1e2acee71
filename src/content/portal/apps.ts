import type { ShopConnection } from '#contract/portal/shapes.ts'

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
  states: { running: 'Running', off: 'Not active', attention: 'Needs attention' },
  view: 'View Dashboard',
  activate: 'Activate Now',
  notYours: 'Your role opens modules and does not switch them. An owner, an admin or a marketer does.',
  notHere: 'Not switched on here',
  loading: 'Reading what runs in this outlet',
  noOutlet: {
    title: 'No outlet yet',
    text: 'Modules run in an outlet, and none is yours yet. An owner or an admin can add one or let you into theirs.',
  },
  failed: {
    title: 'The modules did not come',
    again: 'Try again',
  },
  /** When no answer came at all, so that nobody knows how far it got. */
  silence: {
    title: 'No answer',
    message: 'The connection failed on the way. Try again: doing it twice does no harm.',
  },
} as const

/** How the cards can be filtered. The keys are what the address says. */
export const appsFilter = {
  legend: 'Show',
  states: { all: 'All', running: 'Running', off: 'Not active', attention: 'Needs attention' },
  goal: 'Goal',
  anyGoal: 'Any goal',
  goals: {
    'fewer-tickets': 'Fewer tickets',
    'more-repeat-orders': 'More repeat orders',
    'more-sign-ups': 'More sign-ups',
  },
  search: 'Search',
  placeholder: 'Any words',
  count: (shown: number, all: number) => `${shown} of ${all} modules`,
  empty: {
    title: 'No module matches',
    text: 'Nothing fits all of what is asked for above.',
    attention: 'Nothing needs you here. Everything that runs, runs.',
    action: 'Show all modules',
  },
} as const

export type StateFilter = keyof typeof appsFilter.states
export type Goal = keyof typeof appsFilter.goals

/** What an activation says, wherever it begins. */
export const activation = {
  started: (module: string) => ({
    title: `${module} is running`,
    message: 'Its dashboard is one press away.',
  }),
  stopped: (module: string) => ({
    title: `${module} is off`,
    message: 'Activate it again whenever you like.',
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
  isShop: 'a Shopify store, so Shopify will ask you',
  isPlatform: 'the name of a platform, no address yet',
  notShop: 'not a Shopify address, which ends with .myshopify.com',
  use: (host: string) => `Use ${host}`,
  listed: {
    text: 'Your store is connected from its own listing in the Shopify App Store. No address is needed.',
    action: 'Install from the Shopify App Store',
  },
  continue: 'Continue',
  working: 'Setting up…',
  leaving: 'Off to Shopify…',
} as const

/** The small sheet of a module: what it may do, since when it runs, and its switch. */
export const moduleSheet = {
  open: 'What it may do',
  reads: 'Reads',
  writes: 'Writes',
  sends: 'Sends',
  since: 'Runs since',
  goals: 'Good for',
  asks: 'Shopify will ask you to let us see orders, returns and how often customers ordered. Nothing in your shop is changed.',
  off: 'Switch off',
  question: {
    title: (module: string) => `Switch off ${module}?`,
    text: (outlet: string) =>
      `It stops in ${outlet} at once. What was set up stays, so switching it on again takes one press.`,
    yes: 'Switch it off',
    no: 'Keep it running',
  },
} as const

/** What needs somebody, above the cards, each with the one thing to do about it. */
export const attention = {
  name: 'Needs attention first',
  lost: {
    title: 'The shop took back its yes.',
    text: (shop: string, modules: number) =>
      `${shop} no longer lets us in, so ${modules === 1 ? 'one module stands' : `${modules} modules stand`} still.`,
    fix: 'Reconnect',
  },
  open: {
    title: 'The shop is not connected.',
    text: (shop: string) => `${shop} has not let us in yet. Modules work on its orders once it has.`,
    fix: 'Connect the shop',
  },
  address: {
    title: 'The setup is not finished.',
    text: (outlet: string) => `${outlet} has no address yet, and modules need one to work at.`,
    fix: 'Add the address',
  },
  refused: { fix: 'Ask the shop again', dismiss: 'Close' },
  stale: { title: 'Not up to date.', text: 'What you see may be older than what is true.', fix: 'Try again' },
} as const

/** The way back from Shopify, once it ended well. */
export const grantEnd = {
  title: 'Shop connected',
  message: (shop: string, module: string | undefined) =>
    module ? `${shop} said yes. ${module} is running.` : `${shop} said yes.`,
} as const

/** Three lines until the first module runs. */
export const checklist = {
  title: 'Three lines to a running module',
  count: (done: number) => `${done} of 3 stamped`,
  done: 'Done',
  next: 'Next',
  later: 'Follows',
  address: {
    label: 'Address on file',
    text: 'Where your store is: any form of its address will do.',
    action: 'Add the address',
  },
  shop: {
    label: 'Shop connected',
    text: {
      'not-needed': 'Only Shopify asks. Yours needs no yes.',
      open: 'Shopify asks you once, and brings you back here.',
      lost: 'The shop took back its yes. Ask it again.',
      connected: 'Shopify has said yes.',
    } satisfies Record<ShopConnection, string>,
    action: 'Connect the shop',
  },
  module: {
    label: 'First module on',
    text: 'Begin with the dashboard, or with any card below.',
    action: 'Activate the dashboard',
  },
} as const
