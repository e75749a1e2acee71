import type {
  orderBuyerFilters,
  orderPaymentFilters,
  orderStateFilters,
  orderWindowFilters,
} from '#contract/orders/filters.ts'
import type { OrderState, PaymentState } from '#contract/orders/shapes.ts'

type Words<List extends readonly string[]> = Record<List[number], string>

/** Copy of the list of orders. */
export const ordersPage = {
  heading: 'Orders',
  lead: 'Every order of this outlet, with its payment and order window.',
  facts: { outlet: 'Outlet', count: 'Orders', shown: 'Orders shown' },
  more: (count: string) => `More than ${count}`,
  atLeast: (count: string) => `At least ${count}`,
  search: 'Order number, name, email or phone',
  searchHint: 'Start of a name, email or phone number. Shopify looks these up for us.',
  state: 'State',
  payment: 'Payment',
  window: 'Order window',
  buyer: 'Customer',
  from: 'From',
  until: 'To',
  least: 'Value from',
  most: 'Value to',
  moreFilters: 'More filters',
  apply: 'Show orders',
  clear: 'Clear all filters',
  product: (title: string) => `Orders with ${title}`,
  customer: 'Orders of one customer',
  /** Which day the dates are about, where it is not the order's. */
  days: {
    refunded: 'Dates are those of the refund.',
    returned: 'Dates are those of the return.',
  },
  states: {
    any: 'All',
    kept: 'Not cancelled',
    open: 'Not sent',
    sent: 'On the way',
    delivered: 'Delivered',
    undelivered: 'Not delivered yet',
    returned: 'Returned',
    cancelled: 'Cancelled',
  } satisfies Words<typeof orderStateFilters>,
  payments: {
    any: 'All',
    cash: 'Cash on delivery',
    paid: 'Paid',
    unpaid: 'Not paid',
    refunded: 'Refunded',
  } satisfies Words<typeof orderPaymentFilters>,
  windows: {
    any: 'All',
    open: 'Open now',
    changed: 'Changed by the customer',
    ended: 'Ended',
    none: 'None',
  } satisfies Words<typeof orderWindowFilters>,
  buyers: {
    any: 'All',
    first: 'First order',
    returning: 'Returning customer',
  } satisfies Words<typeof orderBuyerFilters>,
  caption: 'Orders, newest first',
  columns: {
    order: 'Order',
    at: 'Placed',
    state: 'State',
    payment: 'Payment',
    window: 'Window',
    total: 'Value',
  },
  busy: 'Loading orders…',
  none: 'No orders yet.',
  nothing: 'No orders match these filters.',
  away: 'Shopify doesn’t answer, so we searched order numbers only. Try again in a moment to search by name, email or phone.',
  cut: 'Shopify found more than 100 matches, and we show the first. Type more of the name, email or number to find the others.',
  changes: 'Changes by customers',
  pages: 'Pages',
  newest: 'Newest orders',
  older: 'Older orders',
  cash: 'Cash',
  test: 'Test',
  changed: 'Changed',
  noWindow: '–',
} as const

export const orderStateTexts: Record<OrderState, string> = {
  open: 'Not sent',
  partly_sent: 'Partly sent',
  sent: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const paymentTexts: Record<PaymentState, string> = {
  paid: 'Paid',
  unpaid: 'Not paid',
  authorised: 'Authorised',
  partly_paid: 'Partly paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  voided: 'Voided',
  unknown: 'Not known',
}

export const returnedText = 'returned'

/** The panels of one order, in their order. */
export const orderPanels = {
  items: { name: 'Items', text: 'What was ordered, and what is left after changes.' },
  payment: {
    name: 'Payment',
    text: 'What the order is worth after changes and refunds, and what went back to the customer.',
  },
  customer: {
    name: 'Customer',
    text: 'We keep no names, emails or phone numbers.',
  },
  window: {
    name: 'Order window',
    text: 'What the customer changed after ordering, and what Shopify answered.',
  },
} as const

/** Copy of the page of one order. */
export const orderPage = {
  heading: (name: string) => `Order ${name}`,
  lead: 'Items, payment and what the customer changed.',
  back: 'All orders',
  admin: 'Open in Shopify',
  facts: { placed: 'Placed', state: 'State', value: 'Value' },
  states: { items: (count: number) => (count === 1 ? '1 item' : `${count} items`) },
  items: {
    caption: 'Items of the order',
    columns: { title: 'Item', quantity: 'Quantity', total: 'Total' },
    removed: (ordered: number) => `${ordered} ordered`,
    empty: 'We have no items of this order.',
  },
  payment: {
    state: 'Payment',
    cash: 'Cash on delivery',
    yes: 'Yes',
    no: 'No',
    value: 'Value',
    refunded: 'Refunded',
    refunds: 'Refunds',
    returns: 'Returns',
    returned: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  },
  noWindow: 'No order window',
  noWindowText:
    'The customer could not change this order. Order windows open for new orders once you offer them.',
  windowState: 'State',
  opened: 'Opened',
  ends: 'Ends',
  left: 'Time left',
  noChanges: 'The customer has changed nothing.',
  allChanges: 'All changes by customers',
  absent: {
    title: 'We don’t have this order',
    text: 'It may belong to another outlet, have been deleted, or be older than the days Shopify shares with apps.',
  },
} as const
