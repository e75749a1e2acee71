import type { Requirement } from '#contract/modules/needs.ts'
import type { ModuleFigureName } from '#contract/workspaces/shapes.ts'

/** What the workspace of one module says. Plain data: the server hands a page its own copy and no other. */
export interface WorkspaceCopy {
  /** Under the name: what it does for the store. */
  lead: string
  reads: readonly string[]
  writes: readonly string[]
  sends: readonly string[]
  heading: string
  empty: { title: string; text: string }
  /** The page that has what is counted, one by one. */
  list?: { text: string; path: string }
}

/** The words that every workspace shares. */
export const workspacePage = {
  testing: 'Module Testing',
  loading: (name: string) => `Loading ${name} App...`,
  checking: 'Signing you in.',
  needsScript: 'This page needs JavaScript. Please switch it on and load the page again.',
  back: 'Back to apps',
  place: (number: number, of: number) => `Module ${number} of ${of}`,
  state: {
    term: 'State',
    running: 'Running since',
    off: 'Not active here',
    planned: 'Planned',
    by: 'Switched on by',
    nobody: 'Unknown',
    never: 'No one yet',
    outlet: 'Outlet',
    noAddress: 'No address yet',
  },
  refused: {
    again: 'Open again',
    opening: 'Opening…',
  },
  elsewhere: {
    title: (name: string) => `${name} has its own address`,
    text: (host: string) => `It runs at ${host}. We sign you in there automatically.`,
    open: 'Open it',
  },
  away: {
    title: 'No answer',
    text: 'We couldn’t load this module. Nothing was changed.',
    again: 'Try again',
  },
  off: {
    title: (name: string, outlet: string) => `${name} is not active in ${outlet}`,
    text: 'It reads, writes and sends nothing until you activate it. See below what it does.',
    /** The dashboard shows what we copy of every connected store, active or not. */
    dashboardText: 'It shows the figures of your store once one is connected, also before you activate it.',
    activate: 'Activate',
    ask: 'Ask an owner, admin or marketer to activate it.',
  },
  planned: {
    title: (name: string) => `${name} is planned`,
    text: 'It does nothing yet and can’t be activated. Below is what it will do. It will be part of your plan, at no extra charge.',
    act: 'See the modules that work',
  },
  attention: 'Needs attention',
  figures: {
    customers: 'Customers',
    customers_back: 'Returning customers',
    orders_inside: 'Orders of the last 15 minutes',
    orders_outside: 'Earlier orders of the last 24 hours',
    sent: 'Sent so far',
    sent_30: 'Sent in the last 30 days',
  } satisfies Record<ModuleFigureName, string>,
  counted: 'Counted from the orders of your store.',
  charged: 'Counted from what your wallet was charged for.',
  connect: {
    title: 'No store connected',
    text: 'Connect your Shopify store on the apps page to see figures here.',
    act: 'Connect a store',
  },
  accountsPanel: {
    accounts: {
      name: 'Customer accounts',
      text: 'Your customers see their orders, parcels and invoices at an address of their own, in your look.',
    },
    window: {
      name: 'Order window',
      text: 'For a few minutes after an order, your customers can change or cancel it themselves. We update Shopify.',
    },
    changes: {
      name: 'Changes by customers',
      text: 'Which orders can still change, and what was changed. An address is never shown here.',
    },
    saved: {
      name: 'What it saved',
      text: 'What goes wrong after the order window, compared with customers who have none.',
    },
  },
  panels: {
    guide: { name: 'Set-up', text: 'What this module needs to work.' },
    touches: {
      name: 'Access',
      text: 'What this module reads, writes and sends.',
      plannedText: 'What this module will read, write and send.',
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
      done: 'You activate modules for each outlet.',
      todo: 'Press Activate Now on the apps page.',
      link: 'Activate it on the apps page',
    },
    /** What is missing, and the way to it, is in `content/portal/module-needs.ts`. */
    requirements: {
      store: {
        title: 'The Shopify store is connected',
        done: 'We can read orders and customers. You can stop this at Shopify at any time.',
      },
      accounts: { title: 'Customer accounts are on', done: 'Your customers can sign in.' },
      plan: {
        title: 'The plan of this store runs',
        done: 'It covers every module. The wallet pays for messages.',
      },
      balance: { title: 'There is money in the wallet', done: 'It pays for messages.' },
      number: { title: 'A number or sender is connected', done: 'Customers get messages from it.' },
      texts: { title: 'A text is approved', done: 'Your provider lets you send it.' },
      messages: { title: 'A message is switched on', done: 'Its price is below your cap.' },
    } satisfies Record<Requirement, { title: string; done: string }>,
  },
  touches: {
    reads: 'Reads',
    writes: 'Writes',
    sends: 'Sends',
    state: 'While it is active',
    planned: 'Planned',
  },
} as const
