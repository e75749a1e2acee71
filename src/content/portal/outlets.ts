const figure = (value: number) => value.toLocaleString('en-GB')

/** The words of the switcher's dialog and of the outlets page. */
export const addOutlet = {
  title: 'Add an outlet',
  lead: 'One more shop or site in this account, with modules, people and a key of its own.',
  name: 'Outlet name',
  nameExample: 'Tamarind Pune',
  address: 'Web address',
  addressExample: 'shop.example',
  addressHint: 'Paste it as it is: with or without https://, or from your Shopify admin.',
  notYet: 'Not an address yet.',
  understood: 'Understood as',
  shopify: 'a Shopify shop.',
  website: 'a website.',
  inUse: (name: string) => `You have this address already: ${name}.`,
  add: 'Add Outlet',
  adding: 'Adding',
  added: 'Outlet added',
  addedText: (name: string) => `This tab works in ${name} now.`,
} as const

export const outletsPage = {
  heading: 'Outlets',
  lead: 'Every shop and site in this account. Each has its own modules, people and key, and a tab works in one of them at a time.',
  facts: { outlets: 'Outlets', running: 'Modules on', here: 'This tab' },
  none: 'None',
  states: {
    open: (count: number) => `${figure(count)} in use`,
    away: (count: number) => `${figure(count)} put away`,
  },
  find: 'Find an outlet',
  findHint: 'Part of a name or of an address',
  nothing: 'No outlet of that name or address.',
  empty: {
    title: 'No outlet yet',
    may: 'An outlet is one shop or site. Modules are switched on in it, and people work in it.',
    mayNot: 'Nobody has given you an outlet to work in yet. Ask an owner or an admin of your company.',
  },
  more: (count: number) => `Show ${count} more`,
  add: 'Add Outlet',
} as const

export const outletPanels = {
  open: {
    name: 'In use',
    text: 'Renaming and new keys count at once, in every tab. Putting one away can be undone.',
  },
  away: {
    name: 'Put away',
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
  archive: 'Put away',
  restore: 'Take out again',
  restored: 'Outlet is back',
  renaming: { title: 'Rename outlet', name: 'Outlet name', save: 'Save name', done: 'Outlet renamed' },
  archiving: {
    title: 'Put it away?',
    text: (name: string) =>
      `Nobody can work in ${name} until it is taken out again. Its modules, people and history stay with it; its address is free for another outlet.`,
    yes: 'Put away',
    no: 'Keep it',
    done: 'Outlet put away',
  },
  keys: {
    title: 'Make a new key?',
    text: (name: string) =>
      `The present key of ${name} stops working at once. Whatever uses it needs the new one.`,
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
