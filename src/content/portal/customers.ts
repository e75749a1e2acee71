/** Copy about customers, whose names are read from Shopify when a page is opened. */
export const customerNames = {
  asking: 'Asking Shopify…',
  guest: 'No customer record',
  guestText: 'The customer checked out as a guest, or asked Shopify to erase their data.',
  noName: 'No name',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  live: 'Read from Shopify just now.',
  away: 'Shopify doesn’t give us names right now. The rest of this page comes from our copy of your store.',
  hidden: 'Names are hidden while our staff visit your account.',
  refused: 'Shopify doesn’t show us your customers’ names yet. Approve customer accounts to see them here.',
  approve: 'Approve access',
  again: 'Try again',
} as const

/** Copy of the list of customers. */
export const customersPage = {
  heading: 'Customers',
  lead: 'Everyone who ordered in this outlet’s store. Names come from Shopify each time you open this page.',
  facts: { outlet: 'Outlet' },
  search: 'Name, email or phone',
  searchHint: 'Type the start of a name, email or phone number.',
  apply: 'Find customers',
  clear: 'Show everyone',
  caption: 'Customers, newest first',
  columns: {
    customer: 'Customer',
    contact: 'Email and phone',
    orders: 'Orders',
    last: 'Last order',
    spent: 'Spent',
  },
  busy: 'Loading customers…',
  none: 'No customers yet.',
  nothing: 'Shopify found no customer with that name, email or phone number.',
  notSearched: 'No search was possible.',
  away: 'Shopify doesn’t answer, so we can’t search by name, email or phone right now. Try again in a moment.',
  cut: 'Shopify found more than 100 matches, and we show the first. Type more of the name, email or number to find the others.',
  pages: 'Pages',
  newest: 'Newest customers',
  older: 'Older customers',
  unnamed: (id: string) => `Customer ${id}`,
  noOrder: '–',
} as const

/** The panels of one customer, in their order. */
export const customerPanels = {
  contact: {
    name: 'Contact',
    text: 'We keep no names, emails or phone numbers.',
  },
  orders: { name: 'Orders', text: 'The newest orders of this customer.' },
  changes: { name: 'Changes', text: 'What this customer changed after ordering, and what Shopify answered.' },
  messages: {
    name: 'Messages',
    text: 'The newest messages to this customer, how each one went and what it cost.',
  },
} as const

/** Copy of the page of one customer. */
export const customerPage = {
  heading: 'Customer',
  lead: 'Orders, changes and messages of one customer.',
  back: 'All customers',
  facts: { since: 'Since', orders: 'Orders', spent: 'Spent' },
  orders: {
    state: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    all: 'All orders of this customer',
  },
  changes: {
    state: (count: number, isMore: boolean) =>
      isMore
        ? `More than ${count} changes`
        : count === 0
          ? 'None'
          : count === 1
            ? '1 change'
            : `${count} changes`,
    all: 'All changed orders of this customer',
    none: 'This customer has changed no order.',
  },
  messages: {
    state: (count: number) => (count === 0 ? 'None' : count === 1 ? '1 message' : `${count} messages`),
    none: 'This customer has had no messages.',
  },
  noOrders: (hasOlder: boolean) =>
    hasOlder
      ? 'We see no orders of this customer.'
      : 'We see no orders of this customer. Shopify shares the last 60 days of orders with apps.',
  absent: {
    title: 'We don’t have this customer',
    text: 'They may belong to another outlet, or asked Shopify to erase their data.',
  },
} as const
