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
  notYours: 'Your role can open modules but not activate them. Ask an owner, an admin or a marketer.',
  notHere: 'Not switched on here',
  loading: 'Reading what runs in this outlet',
  noOutlet: {
    title: 'No outlet yet',
    text: 'Modules run in an outlet, and none is yours yet. An owner or an admin can add one or let you into theirs.',
  },
  failed: {
    title: 'The modules could not be loaded',
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
    text: 'No module fits all of these filters.',
    attention: 'Nothing needs attention here.',
    warned: 'What needs attention is listed above. No module is affected.',
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
  isShop: 'a Shopify store, so Shopify will ask for your approval',
  isPlatform: 'the name of a platform, no address yet',
  notShop: 'not a Shopify address, which ends with .myshopify.com',
  use: (host: string) => `Use ${host}`,
  listed: {
    text: 'Your store is connected from its own listing in the Shopify App Store. No address is needed.',
    action: 'Install from the Shopify App Store',
  },
  continue: 'Continue',
  working: 'Setting up…',
  leaving: 'Opening Shopify…',
} as const

/** The small sheet of a module: what it may do, since when it runs, and its switch. */
export const moduleSheet = {
  open: 'What it may do',
  reads: 'Reads',
  writes: 'Writes',
  sends: 'Sends',
  since: 'Runs since',
  goals: 'Good for',
  asks: 'Shopify will ask you to let us see orders, returns and how often customers ordered. Nothing in your store is changed.',
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
    title: 'The store is disconnected.',
    text: (shop: string, modules: number) =>
      `${shop} no longer accepts our access, so ${modules === 1 ? 'one module does' : `${modules} modules do`} not work.`,
    fix: 'Reconnect',
  },
  open: {
    title: 'The store is not connected.',
    text: (shop: string) => `${shop} has not approved our access yet. Modules need its orders to work.`,
    fix: 'Connect the store',
  },
  address: {
    title: 'The setup is not finished.',
    text: (outlet: string) => `${outlet} has no address yet, and modules need one.`,
    fix: 'Add the address',
  },
  refused: { fix: 'Ask the store again', dismiss: 'Close' },
  stale: { title: 'Not up to date.', text: 'What you see may be out of date.', fix: 'Try again' },
} as const

/** The way back from Shopify, once it ended well. */
export const grantEnd = {
  title: 'Store connected',
  message: (shop: string, module: string | undefined) =>
    module ? `${shop} is connected. ${module} is running.` : `${shop} is connected.`,
} as const

/** Three steps until the first module runs. */
export const checklist = {
  title: 'Three steps to a running module',
  count: (done: number) => `${done} of 3 done`,
  done: 'Done',
  next: 'Next',
  later: 'Later',
  address: {
    label: 'Store address',
    text: 'Where your store is: any form of its address will do.',
    action: 'Add the address',
  },
  shop: {
    label: 'Store connected',
    text: {
      'not-needed': 'Only Shopify stores need an approval.',
      open: 'Shopify asks for your approval once, and brings you back here.',
      lost: 'The store is disconnected. Connect it again.',
      connected: 'Approved at Shopify.',
    } satisfies Record<ShopConnection, string>,
    action: 'Connect the store',
  },
  module: {
    label: 'First module on',
    text: 'Begin with the dashboard, or with any card below.',
    action: 'Activate the dashboard',
  },
} as const
