/** One search for the whole admin. */
export const findPage = {
  heading: 'Search',
  label: 'Search by phone, reference, order number, domain, name or email',
  caption: 'What was found',
  columns: { title: 'Name', kind: 'What', about: 'About', open: 'Open' },
  kinds: { merchant: 'Merchant', lead: 'Lead', order: 'Order' },
  open: 'Open',
  of: (title: string) => `: ${title}`,
  begin: 'Type what you know. Part of a phone number is enough.',
  none: 'Nothing found. Try a few digits, or the first part of a name.',
  busy: 'Searching',
} as const
