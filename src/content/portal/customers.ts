/** Copy about customers, whose names are read from Shopify when a page is opened. */
export const customerNames = {
  asking: 'Asking Shopify…',
  guest: 'No customer record',
  guestText: 'The customer checked out as a guest, or asked Shopify to erase their data.',
  noName: 'No name',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  away: 'Shopify isn’t responding, so we can’t show names right now. Everything else on this page is up to date.',
  hidden: 'Names are hidden while our staff visit your account.',
  refused: 'Shopify doesn’t show us your customers’ names yet. Approve customer accounts to see them here.',
  approve: 'Approve access',
  again: 'Try again',
} as const
