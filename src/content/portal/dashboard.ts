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
  weekAgo: 'Same day last week (full day)',
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
    cash_orders: 'Cash share',
    cash_undelivered: 'Cash orders not delivered',
    repeat_orders: 'Repeat rate',
  },
  /** What a share is a share of. */
  shares: {
    cash_orders: (count: string, orders: string) => `${count} of ${orders} orders are cash on delivery`,
    repeat_orders: (count: string, orders: string) => `${count} of ${orders} orders by returning customers`,
  },
  seeOrders: (figure: string) => `${figure}: see the orders`,
  products: {
    title: 'Best products',
    caption: (days: number) => `Best products of the last ${days} days`,
    columns: { title: 'Product', orders: 'Orders', quantity: 'Sold', gross: 'Revenue' },
    none: 'No products sold in these days.',
  },
  change: {
    same: 'the same as',
    more: (share: string) => `${share} more than`,
    less: (share: string) => `${share} less than`,
  },
  lastOrder: (ago: string) => `Last order ${ago}`,
  noOrder: 'No orders yet',
  live: 'Live',
  since: (day: string, hasOlder: boolean) =>
    hasOlder
      ? `Figures since ${day}.`
      : `Figures since ${day}. Shopify shares the last 60 days of orders with apps.`,
  charts: {
    revenue: 'Revenue by day',
    orders: 'Orders by day',
    label: (what: string, days: number) => `${what}, the last ${days} days`,
    day: 'Day',
    table: 'Show as a table',
    unknown: 'not known',
  },
  csv: {
    action: 'Download CSV',
    file: (days: number) => `dashboard-${days}-days.csv`,
    cashOrders: 'Cash orders',
    repeatOrders: 'Orders by returning customers',
  },
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
      text: 'Connect a Shopify store to this outlet to see its orders here.',
      action: 'Connect a store',
    },
    open: {
      title: 'Waiting for your store',
      text: 'Approve access once at Shopify to see your orders here.',
      action: 'Connect the store',
    },
    lost: {
      title: 'Your store is disconnected',
      text: 'The app was uninstalled at Shopify, or access was withdrawn. We delete our copy of its orders after two days.',
      action: 'Connect it again',
    },
  },
  held: (count: number) =>
    `${count === 1 ? '1 order is' : `${count} orders are`} still on hold at Shopify, and we cannot release ${count === 1 ? 'it' : 'them'} now. Connect the store again and we release ${count === 1 ? 'it' : 'them'} within a minute. You can also release ${count === 1 ? 'it' : 'them'} in your Shopify admin.`,
  importing: {
    title: 'Importing your orders',
    count: (done: string, total: string) => `${done} of ${total} orders and customers imported`,
    begin: 'Shopify is preparing the list of your orders.',
  },
  empty: (day: string) => `No orders since ${day}.`,
  faults: {
    unreachable: 'Shopify is not responding. We keep trying.',
    throttled: 'Shopify limits how fast we read your store, so this takes longer.',
    refused: 'Shopify refused us access to this store.',
    file: 'A file from Shopify was incomplete. We are loading it again.',
  } satisfies Record<NonNullable<DashboardStore['fault']>, string>,
  faultSince: 'Since',
  retry: 'Try again',
  retried: 'We are trying again',
  requests: {
    title: 'Customers who asked for their data',
    text: 'Send each customer their file. We delete it on the day shown.',
    action: 'Download',
    until: 'Until',
    customer: (number: string) => `Customer number ${number} at Shopify`,
    /** Two requests of one customer on one day are two files. */
    file: (shop: string, number: string, at: string) =>
      `customer-data-${shop}-${number}-${at.slice(0, 19).replaceAll(':', '-')}.json`,
  },
} as const
