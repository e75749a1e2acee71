import type { Incident } from '#contract/account/window-settings-shapes.ts'
import type {
  ChangeKind,
  ChangeState,
  WindowReason,
  WindowState,
} from '#contract/account/order-window-shapes.ts'
import type { ChangeProblem, WindowScope, WindowSettings } from '#contract/account/window-settings-shapes.ts'

/** Copy of the panels in which a merchant sets the rules of order windows and sees what shoppers changed. */
export const orderWindow = {
  on: 'Offered for new orders',
  off: 'Not offered',
  paused: 'Not offered now',
  needs: {
    connect: 'Connect this outlet to its Shopify store first.',
    accounts: 'Open customer accounts first: customers change their orders there.',
    scopes: 'Allow what is missing at Shopify first.',
  } satisfies Record<NonNullable<WindowSettings['needs']>, string>,
  why: {
    write_orders: 'Changes the address, cancels the order and refunds it.',
    write_order_edits: 'Changes quantities and variants.',
    read_products: 'Shows which other variants there are, and how many are left.',
    write_merchant_managed_fulfillment_orders: 'Keeps the order in your warehouse until the window ends.',
    write_third_party_fulfillment_orders: 'Does the same where another company packs for you.',
  } satisfies Record<WindowScope, string>,
  isOn: 'Customers may change new orders for a while',
  isOnHint: 'Meanwhile your warehouse sees the order on hold, and until when it may change.',
  minutes: 'Minutes',
  minutesHint: (most: number) => `0 to ${most}. Orders that are on hold now keep their time.`,
  may: 'What they may do',
  items: 'Change quantities and variants',
  address: 'Change the address, within the same state',
  cancel: 'Cancel the order',
  cash: 'Ask customers to confirm cash orders',
  cashHint: 'We cancel cash orders that the customer doesn’t confirm within a day.',
  tags: 'Except orders with these tags',
  tagsHint: 'Separate them by commas: wholesale, made to measure.',
  holdOut: 'Customers without the window, for comparison (%)',
  holdOutHint: (most: number) =>
    `0 to ${most}. Chosen at random. Their orders go to the warehouse at once, without link or message. If you change the share, the comparison starts again.`,
  cost: 'Cost of one order gone wrong',
  costHint:
    'What a late cancellation, refund, return or undelivered cash order costs you, in the currency of your store. Leave empty to see no sum.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Rules saved',
  readOnly: 'Owners, admins and marketers can change this.',
  example: 'Example order',
  exampleOn: 'What a customer sees right after ordering.',
  exampleMessage: (channel: string, price: string) =>
    `After a change, the customer gets a message by ${channel}. It costs you ${price}.`,
  exampleSilent: 'After a change, the customer gets no message: no channel is ready yet.',
  exampleOff: 'Without it, a customer can look at the order but not change it.',
} as const

export const orderChangesPanel = {
  state: (open: number) =>
    open === 0 ? 'No order is waiting' : open === 1 ? '1 order is waiting' : `${open} orders are waiting`,
  windows: {
    caption: 'Orders of the last day',
    empty: 'No orders in the last day.',
    columns: { order: 'Order', opened: 'Placed', state: 'State', left: 'Time left' },
    cash: 'Cash',
  },
  changes: {
    caption: 'What customers changed',
    empty: 'No customer has changed an order yet.',
    columns: {
      order: 'Order',
      customer: 'Customer',
      at: 'When',
      what: 'What',
      answer: 'Result',
      message: 'Messages and cost',
      sum: 'Difference',
    },
    older: 'Show older changes',
  },
  noAnswer: 'We couldn’t load older changes. Please try again.',
  states: {
    waiting: 'Not assigned to a warehouse yet',
    open: 'On hold, may change',
    owing: 'On hold, waiting for payment',
    cancelling: 'Being cancelled',
    unconfirmed: 'On hold, waiting for confirmation',
    released: 'Released',
    lost: 'No longer on hold',
    cancelled: 'Cancelled',
    not_offered: 'Not offered',
  } satisfies Record<WindowState, string>,
  reasons: {
    packed: 'packing has started',
    hold_removed: 'someone released it',
    excluded: 'excluded by a tag',
    held_out: 'in the comparison group',
    too_late: 'the order reached us too late',
    cancelled: 'cancelled at the store',
    not_held: 'nothing to hold',
    not_asked: 'the customer could not be asked to confirm it',
  } satisfies Record<WindowReason, string>,
  kinds: {
    items: 'Items',
    address: 'Address',
    cancel: 'Cancellation',
    confirm: 'Cash order confirmed',
    payment: 'Cash order paid online',
    reversal: 'Change undone',
  } satisfies Record<ChangeKind, string>,
  answers: {
    asked: 'Not asked yet',
    calculated: 'Not asked yet',
    committing: 'No answer yet',
    committed: 'Done, waiting for payment',
    settled: 'Done',
    refused: 'Refused',
    reversed: 'Done, then undone: not paid',
  } satisfies Record<ChangeState, string>,
  refunded: (amount: string) => `${amount} refunded`,
  /** Why Shopify or we refused a change, or what of it is left to do. */
  problems: {
    order_changed: 'your staff had changed the order meanwhile',
    store_refused_change: 'Shopify does not allow this edit',
    order_packed: 'the warehouse had started packing',
    cancel_failed: 'Shopify could not cancel it',
    refund_refused: 'Shopify refused the refund, so please refund it in Shopify',
    not_paid: 'not paid when packing started',
    not_reversed: 'not paid, and Shopify could not undo it',
  } satisfies Record<ChangeProblem, string>,
} as const

/** Copy of the page with every change. */
export const orderChangesPage = {
  heading: 'Changes by customers',
  lead: 'What customers did with their orders, as it happens, and what Shopify answered.',
  facts: { waiting: 'Orders on hold now' },
  orders: 'Orders that may still change',
  off: {
    title: 'Customers can’t change new orders',
    text: 'Offer an order window, and customers change or cancel a new order themselves for a few minutes.',
    action: 'Set up the order window',
  },
  paused: { title: 'Customers can’t change new orders now', action: 'See the order window' },
} as const

export const windowSavingsPanel = {
  state: { early: 'Too early to say', none: 'Nothing to compare with', done: 'Compared' },
  intro: (share: number) =>
    `${share} of 100 customers, chosen at random, order without the window. Both groups are counted 30 days after their orders, each customer once.`,
  none: 'Every customer has the window, so there is nothing to compare with. Set a share under Order window.',
  early: (enough: number) =>
    `Too early to say. Each group needs ${enough} orders that are 30 days old; with fewer, chance alone moves the figures.`,
  counts: {
    offered: 'Orders with the window',
    heldOut: 'Orders without it',
    waiting: 'Not 30 days old yet',
  },
  caption: 'What went wrong after the window, by group',
  columns: {
    incident: 'Within 30 days',
    offered: 'With the window',
    heldOut: 'Without it',
    difference: 'Difference',
    interval: '95 % interval',
  },
  incidents: {
    any: 'Any of these',
    cancelled: 'Cancelled late',
    refunded: 'Refunded',
    returned: 'Returned',
    undelivered: 'Cash order not delivered',
  } satisfies Record<Incident, string>,
  rate: (count: string, rate: string) => `${rate} (${count})`,
  points: (difference: string) => `${difference} points`,
  between: (low: string, high: string) => `${low} to ${high}`,
  chance: 'The interval includes zero: this may be chance.',
  sure: 'The interval does not include zero: chance alone rarely makes a difference this large.',
  saved: 'Saved so far',
  range: (low: string, high: string) => `between ${low} and ${high}`,
  noCost: 'To see a sum, enter the cost of one order gone wrong under Order window.',
} as const
