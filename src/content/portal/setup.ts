import type { SetupStepName } from '#contract/setup/shapes.ts'
import type { ShopScope } from '#contract/stores/shapes.ts'

/** The page that says how far an account is set up. */
export const setupCopy = {
  phases: {
    working: {
      heading: 'Setting up',
      text: 'Each line is stamped once it is done. This takes a moment, not a minute.',
    },
    grant: {
      heading: 'One yes to go',
      text: 'Only the shop itself can let us in. Shopify asks you there, and brings you back here.',
    },
    claim: (shop: string, company: string) => ({
      heading: 'Connect your store?',
      text: `${shop} let us in. Connect it to ${company}, and its orders appear on your dashboard.`,
    }),
    failed: {
      heading: 'Not yet',
      text: 'What is stamped stays done. The rest can be tried again, now or another day.',
    },
    done: { heading: 'All stamped' },
    short: {
      heading: 'Nearly all stamped',
      text: 'The module wants to know where the shop is. The apps page asks for its address.',
    },
  },
  runs: (module: string, outlet: string) => `${module} runs in ${outlet}.`,
  asks: 'Shopify will ask you to let us',
  scopes: {
    read_orders: 'see orders of the last 60 days, for your dashboard',
    read_returns: 'see returns, for the returns figures',
    read_customers: 'see how often a customer ordered, to tell who came back',
  } satisfies Record<ShopScope, string>,
  grant: 'Continue to Shopify',
  claim: (shop: string, company: string) => `Connect ${shop} to ${company}`,
  leaving: 'Off to Shopify…',
  working: 'Setting up…',
  again: 'Try again',
  askAgain: 'Ask the shop again',
  apps: 'Open the Command Centre',
  dashboard: 'See your orders arrive on the dashboard',
  later: 'Later, to the apps page',
  form: {
    title: 'Order form',
    opened: 'Opened',
    count: (done: number, all: number) => `${done} of ${all} stamped`,
    lines: {
      account: 'Account',
      company: 'Company',
      outlet: 'Outlet',
      shop: 'Shop',
      app: 'Module',
    } satisfies Record<SetupStepName, string>,
    stamp: 'Done',
    states: {
      done: 'Done',
      open: 'Next',
      working: 'At work',
      waiting: 'Follows',
      skipped: 'Not needed',
      failed: 'Not done',
    },
    nothing: 'None',
  },
} as const
