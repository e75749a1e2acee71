import type { DashboardStore } from '#contract/dashboard/shapes.ts'

/** The words of the dashboard. */
export const dashboardCopy = {
  scope: { legend: 'Outlets', one: 'This outlet', all: 'All outlets' },
  period: {
    legend: 'Period',
    days: (days: number) => `${days} days`,
    last: (days: number) => `Last ${days} days`,
  },
  today: 'Today',
  weekAgo: 'All of the same day last week',
  before: (days: number) => `the ${days} days before`,
  figures: {
    orders: 'Orders',
    gross: 'Revenue',
    average: 'Average order',
    refunds: 'Refunds',
    returns: 'Returns',
    new_customers: 'New customers',
    came_back: 'Returning customers',
    net: 'Revenue after refunds',
    items: 'Items',
    cancelled: 'Cancelled orders',
  },
  change: {
    same: 'the same as',
    more: (share: string) => `${share} more than`,
    less: (share: string) => `${share} less than`,
  },
  lastOrder: (ago: string) => `Last order ${ago}`,
  noOrder: 'No order yet',
  live: 'Live',
  since: (day: string) => `Figures since ${day}: Shopify shows apps the orders of 60 days.`,
  charts: {
    revenue: 'Revenue by day',
    orders: 'Orders by day',
    label: (what: string, days: number) => `${what}, the last ${days} days`,
    day: 'Day',
    table: 'Show as a table',
  },
  csv: { action: 'Download CSV', file: (days: number) => `dashboard-${days}-days.csv` },
  print: 'Print',
  ago: {
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} days ago`,
  },
  states: {
    none: {
      title: 'No store connected',
      text: 'Connect a Shopify store to this outlet, and its orders are counted here.',
      action: 'Connect a store',
    },
    open: {
      title: 'Waiting for your store',
      text: 'The store at this address has not approved our access yet. Shopify asks for it once.',
      action: 'Connect the store',
    },
    lost: {
      title: 'The store is disconnected',
      text: 'It was uninstalled at Shopify or no longer accepts our access. Its copied orders are deleted after two days.',
      action: 'Connect it again',
    },
  },
  importing: {
    title: 'Reading your orders',
    count: (done: string, total: string) => `${done} of ${total} orders and customers read`,
    begin: 'Shopify is preparing the list of your orders.',
  },
  empty: (day: string) => `No orders since ${day}.`,
  faults: {
    unreachable: 'Shopify does not answer. We keep trying.',
    throttled: 'Shopify lets us ask only slowly. We are catching up.',
    refused: 'Shopify refused our access to this store.',
    file: 'A file from Shopify arrived incomplete. We read it again.',
  } satisfies Record<NonNullable<DashboardStore['fault']>, string>,
  faultSince: 'Since',
  retry: 'Try again',
  retried: 'We are trying again',
  requests: {
    title: 'Customers who asked for their data',
    text: 'Send each of them the file. It is deleted on the day shown.',
    action: 'Download',
    until: 'Until',
    file: (shop: string) => `customer-data-${shop}.json`,
  },
} as const
