import type { ModuleFigureName } from '#contract/workspaces/shapes.ts'

/** What the workspace of one module says. Plain data: the server hands a page its own copy and no other. */
export interface WorkspaceCopy {
  /** Under the name: what it does for the store. */
  lead: string
  reads: readonly string[]
  writes: readonly string[]
  sends: readonly string[]
  /** By the keys of `contract/modules/settings.ts`; a test compares the two. */
  settings: Readonly<Record<string, SettingCopy>>
  heading: string
  empty: { title: string; text: string }
}

export interface SettingCopy {
  label: string
  hint?: string
  /** The words of a choice, by option. */
  options?: Readonly<Record<string, string>>
}

/** The words that every workspace shares. */
export const workspacePage = {
  testing: 'Module Testing',
  loading: (name: string) => `Loading ${name} App...`,
  checking: 'Checking the hand-off.',
  needsScript: 'This page needs JavaScript to check the hand-off that brought you here.',
  back: 'Back to apps',
  place: (number: number, of: number) => `Module ${number} of ${of}`,
  state: {
    term: 'State',
    running: 'Running since',
    off: 'Not active here',
    reconnect: 'Needs reconnecting',
    by: 'Switched on by',
    nobody: 'Not known',
    never: 'Nobody yet',
    outlet: 'Outlet',
    noAddress: 'No address yet',
    opened: 'Opened',
    byHandOff: 'By hand-off, used up',
    bySession: 'By your session',
  },
  refused: {
    again: 'Open again',
    opening: 'Opening…',
  },
  elsewhere: {
    title: (name: string) => `${name} has its own address`,
    text: (host: string) => `It is served by ${host}. We sign you in there with a link that works once.`,
    open: 'Open it there',
  },
  away: {
    title: 'No answer',
    text: 'The state of this module could not be read. Nothing was changed.',
    again: 'Try again',
  },
  off: {
    title: (name: string, outlet: string) => `${name} is not active in ${outlet}`,
    text: 'Nothing is read, written or sent here until it is. Below is what it would do.',
    activate: 'Activate',
    ask: 'Ask an owner, admin or marketer of your company to activate it.',
  },
  attention: {
    name: 'Needs attention',
    reconnect: {
      title: 'The store is disconnected.',
      text: 'Until it is connected again, the module gets no new orders and customers.',
      act: 'Reconnect',
    },
  },
  figures: {
    customers: 'Customers',
    customers_back: 'Returning customers',
    orders_inside: 'Orders of the last 15 minutes, still open to change',
    orders_outside: 'Orders of the last 24 hours, past that window',
    delivered: 'Delivered orders',
    delivered_askable: 'Delivered in the last 30 days: could be asked',
  } satisfies Record<ModuleFigureName, string>,
  counted: 'Counted from the orders of your store.',
  connect: {
    title: 'No store connected',
    text: 'This module counts what happens in your Shopify store. Connect it on the apps page.',
    act: 'Connect a store',
  },
  panels: {
    guide: { name: 'Set-up', text: 'What the module needs before it can work.' },
    touches: {
      name: 'Access',
      text: 'What the module reads, writes and sends.',
    },
    settings: {
      name: 'Settings',
      text: 'For this outlet only.',
    },
  },
  guide: {
    done: (count: number, of: number) => `${count} of ${of} done`,
    ticked: 'Done',
    open: 'To do',
    address: {
      title: 'The outlet has an address',
      todo: 'Modules need the address of your store.',
      link: 'Add it on the apps page',
    },
    running: {
      title: 'The module is active in this outlet',
      done: 'Each outlet switches its own modules.',
      todo: 'One press on the apps page.',
      link: 'Activate it on the apps page',
    },
    connected: {
      title: 'The Shopify store is connected',
      done: 'We may read orders and customers. You can withdraw this at Shopify at any time.',
      todo: 'Shopify asks for your approval.',
      link: 'Connect it on the apps page',
    },
    settings: {
      title: 'The settings are checked',
      done: 'Somebody has saved them.',
      todo: 'The default settings work. Check them and save.',
      link: 'Go to the settings',
    },
  },
  touches: {
    reads: 'Reads',
    writes: 'Writes',
    sends: 'Sends',
    state: 'While it is active',
  },
  settings: {
    yours: 'Set by you',
    asStarted: 'Default settings',
    save: 'Save settings',
    saving: 'Saving…',
    saved: 'Settings saved',
    within: (min: number, max: number) => `${min} to ${max}`,
    readOnly: 'Your role may look at these. Owners, admins and marketers change them.',
    notHere: 'They can be changed once the module is active here.',
  },
} as const
