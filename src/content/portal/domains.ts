export const domainsPage = {
  heading: 'Domains',
  lead: 'The domains your company owns. Verify each one with a DNS record.',
  facts: { listed: 'Domains', verified: 'Verified' },
  counted: (verified: number, all: number) => (all === 0 ? 'None yet' : `${verified} of ${all} verified`),
} as const

export const domainPanels = {
  add: { name: 'Add a domain', text: 'Paste any address. We find the domain in it.' },
  list: {
    name: 'Your domains',
    text: 'Add the record at your DNS provider, usually where you bought the domain. Then press Check now.',
  },
} as const

export const addDomainPanel = {
  state: 'As many as you like',
  field: 'Domain',
  placeholder: 'https://www.shop.example/',
  understood: 'We read:',
  add: 'Add the domain',
  adding: 'Adding…',
  added: 'Domain added',
  next: 'Now add its record at your DNS provider.',
} as const

export const domainCard = {
  states: {
    unchecked: 'Not checked yet',
    missing: 'Record not found, checked',
    verified: 'Verified',
  },
  since: 'since',
  heldElsewhere:
    'Another company has verified this domain. To take it over, add your record and press Check now.',
  type: 'Type',
  name: 'Name',
  text: 'Text',
  nameHint: 'If your provider adds the domain to the name automatically, leave it out.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select it and copy by hand.',
  check: 'Check now',
  again: 'Check again',
  checking: 'Checking…',
  found: 'Record found',
  sandbox: 'Add it to the demo’s DNS',
  remove: 'Remove',
  removed: 'Domain removed',
  question: {
    title: (domain: string) => `Remove ${domain}?`,
    text: 'It is no longer verified. If you add it again, you need a new record.',
    yes: 'Remove it',
    no: 'Keep it',
  },
  none: {
    title: 'No domains yet',
    text: 'Add a domain to get its DNS record.',
  },
} as const
