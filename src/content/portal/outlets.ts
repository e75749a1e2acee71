const figure = (value: number) => value.toLocaleString('en-GB')

/** The words of the switcher's dialog and of the outlets page. */
export const addOutlet = {
  title: 'Add an outlet',
  lead: 'Another store or site, with its own modules, people and key.',
  name: 'Outlet name',
  nameExample: 'Tamarind Pune',
  address: 'Web address',
  addressExample: 'store.example',
  addressHint: 'Paste it in any form, with or without https://.',
  notYet: 'Not an address yet.',
  understood: 'We read:',
  shopify: 'a Shopify store.',
  website: 'a website.',
  listed: {
    text: 'Stores on Shopify are added from the Shopify App Store. The outlet gets the name of the store; you can rename it afterwards.',
    action: 'Go to the Shopify App Store',
  },
  inUse: (name: string) => `${name} already has this address.`,
  add: 'Add Outlet',
  adding: 'Adding',
  added: 'Outlet added',
  addedText: (name: string) => `You are now working in ${name}.`,
} as const

export const outletsPage = {
  heading: 'Stores',
  lead: 'Each store or site is an outlet with its own modules, people and key. Work in one at a time.',
  facts: { outlets: 'Outlets', activated: 'Modules activated', here: 'This tab' },
  none: 'None',
  states: {
    open: (count: number) => `${figure(count)} in use`,
    away: (count: number) => `${figure(count)} archived`,
  },
  find: 'Find an outlet',
  findHint: 'Part of a name or of an address',
  nothing: 'No outlets found.',
  empty: {
    title: 'No outlet yet',
    may: 'An outlet is one of your stores or sites. Add one to activate modules.',
    mayNot: 'You have no access to an outlet yet. Ask an owner or admin.',
  },
  more: (count: number) => `Show ${count} more`,
  add: 'Add Outlet',
} as const

export const outletPanels = {
  open: {
    name: 'In use',
    text: 'Changes take effect at once. You can restore an archived outlet.',
  },
  away: {
    name: 'Archived',
    text: 'Not in use. We keep their modules, people and history.',
  },
} as const

export const outletRecord = {
  here: 'This tab',
  nameless: 'No name',
  noAddress: 'No address yet',
  columns: { platform: 'Platform', modules: 'Modules activated', people: 'People' },
  platforms: { shopify: 'Shopify', manual: 'Other', none: 'Not chosen' },
  activated: (count: number, all: number) => `${figure(count)} of ${figure(all)}`,
  others: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  users: 'All people',
  work: 'Work here',
  rename: 'Rename',
  renew: 'New key',
  archive: 'Archive',
  restore: 'Restore',
  restored: 'Outlet restored',
  renaming: { title: 'Rename outlet', name: 'Outlet name', save: 'Save name', done: 'Outlet renamed' },
  archiving: {
    title: 'Archive this outlet?',
    text: (name: string) =>
      `You can’t use ${name} until you restore it. We keep its modules, people and history. Another outlet can use its address.`,
    yes: 'Archive',
    no: 'Keep it',
    done: 'Outlet archived',
  },
  keys: {
    title: 'Create a new key?',
    text: (name: string) =>
      `The current key of ${name} stops working at once. Update everything that uses it.`,
    yes: 'Create key',
    no: 'Keep current key',
    madeTitle: 'Your new key',
    madeText: (name: string) => `For ${name}. Copy it now. We won’t show it again.`,
    copy: 'Copy key',
    copied: 'Key copied',
    copyFailed: 'Could not copy. Select the key and copy it by hand.',
    done: 'Done',
  },
} as const
