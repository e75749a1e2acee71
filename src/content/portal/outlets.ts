const figure = (value: number) => value.toLocaleString('en-GB')

/** The words of the switcher's dialog and of the outlets page. */
export const addOutlet = {
  title: 'Add an outlet',
  lead: 'One more store or site, with modules, people and a key of its own.',
  name: 'Outlet name',
  nameExample: 'Tamarind Pune',
  address: 'Web address',
  addressExample: 'store.example',
  addressHint: 'Paste it as it is: with or without https://, or from your Shopify admin.',
  notYet: 'Not an address yet.',
  understood: 'Understood as',
  shopify: 'a Shopify store.',
  website: 'a website.',
  inUse: (name: string) => `You have this address already: ${name}.`,
  add: 'Add Outlet',
  adding: 'Adding',
  added: 'Outlet added',
  addedText: (name: string) => `This tab works in ${name} now.`,
} as const

export const outletsPage = {
  heading: 'Stores',
  lead: 'Each store or site is an outlet, with its own modules, people and key. You work in one at a time.',
  facts: { outlets: 'Outlets', running: 'Modules on', here: 'This tab' },
  none: 'None',
  states: {
    open: (count: number) => `${figure(count)} in use`,
    away: (count: number) => `${figure(count)} archived`,
  },
  find: 'Find an outlet',
  findHint: 'Part of a name or of an address',
  nothing: 'No outlet of that name or address.',
  empty: {
    title: 'No outlet yet',
    may: 'An outlet is one store or site. Modules are switched on in it, and people work in it.',
    mayNot: 'Nobody has given you an outlet to work in yet. Ask an owner or an admin of your company.',
  },
  more: (count: number) => `Show ${count} more`,
  add: 'Add Outlet',
} as const

export const outletPanels = {
  open: {
    name: 'In use',
    text: 'New names and keys take effect at once. Archiving can be undone.',
  },
  away: {
    name: 'Archived',
    text: 'Nobody works in these. Modules, people and history are kept as they were.',
  },
} as const

export const outletRecord = {
  here: 'This tab',
  nameless: 'Without a name',
  noAddress: 'No address yet',
  columns: { platform: 'Platform', modules: 'Modules on', people: 'People' },
  platforms: { shopify: 'Shopify', manual: 'Other', none: 'Not chosen' },
  running: (count: number, all: number) => `${figure(count)} of ${figure(all)}`,
  others: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  users: 'All users',
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
      `Nobody can work in ${name} until it is restored. Its modules, people and history stay with it; its address is free for another outlet.`,
    yes: 'Archive',
    no: 'Keep it',
    done: 'Outlet archived',
  },
  keys: {
    title: 'Make a new key?',
    text: (name: string) =>
      `The current key of ${name} stops working at once. Whatever uses it needs the new one.`,
    yes: 'Make a new key',
    no: 'Keep the old one',
    madeTitle: 'The new key',
    madeText: (name: string) => `For ${name}. We show it this once: copy it to where it is needed.`,
    copy: 'Copy key',
    copied: 'Key copied',
    copyFailed: 'Could not copy. Select the key and copy it by hand.',
    done: 'Done',
  },
} as const
