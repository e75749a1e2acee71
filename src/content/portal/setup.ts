import type { SetupStepName } from '#contract/setup/shapes.ts'
import type { ShopScope } from '#contract/stores/shapes.ts'

/** The page that says how far an account is set up. */
export const setupCopy = {
  phases: {
    working: {
      heading: 'Setting up',
      text: 'This takes less than a minute.',
    },
    grant: {
      heading: 'Waiting for your approval',
      text: 'Approve access at Shopify. Then you come back here.',
    },
    claim: (shop: string, company: string) => ({
      heading: 'Connect your store?',
      text: `You approved access for ${shop}. Connect it to ${company} to see its orders on your dashboard.`,
    }),
    failed: {
      heading: 'Not finished',
      text: 'We saved what is done. Try the rest again, now or later.',
    },
    done: { heading: 'All done' },
    short: {
      heading: 'Nearly done',
      text: 'Add the address of your store on the apps page.',
    },
  },
  runs: (module: string, outlet: string) => `${module} is activated in ${outlet}.`,
  asks: 'Shopify will ask you to let us',
  scopes: {
    read_orders: 'see orders of the last 60 days, for your dashboard',
    read_returns: 'see returns, for the returns figures',
    read_customers: 'see how often a customer ordered, to count returning customers',
  } satisfies Record<ShopScope, string>,
  grant: 'Continue to Shopify',
  claim: (shop: string, company: string) => `Connect ${shop} to ${company}`,
  leaving: 'Opening Shopify…',
  working: 'Setting up…',
  again: 'Try again',
  askAgain: 'Try again at Shopify',
  apps: 'Open the Command Centre',
  dashboard: 'See your orders on the dashboard',
  later: 'Skip for now',
  form: {
    title: 'Set-up',
    opened: 'Opened',
    count: (done: number, all: number) => `${done} of ${all} done`,
    lines: {
      account: 'Account',
      company: 'Company',
      outlet: 'Outlet',
      shop: 'Store',
      app: 'Module',
    } satisfies Record<SetupStepName, string>,
    stamp: 'Done',
    states: {
      done: 'Done',
      open: 'Next',
      working: 'Working',
      waiting: 'Later',
      skipped: 'Not needed',
      failed: 'Not done',
    },
    nothing: 'None',
  },
} as const
