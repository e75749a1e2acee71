export const domainsPage = {
  heading: 'Domains',
  lead: 'The domains that your company owns. A DNS record proves each of them.',
  facts: { listed: 'Domains', verified: 'Verified' },
  counted: (verified: number, all: number) => (all === 0 ? 'None yet' : `${verified} of ${all} verified`),
} as const

export const domainPanels = {
  add: { name: 'Add a domain', text: 'Paste it in any form; we find the domain in it.' },
  list: {
    name: 'Your domains',
    text: 'Add the record at your DNS provider, usually where you bought the domain. Then check it here.',
  },
} as const

export const addDomainPanel = {
  state: 'As many as you have',
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
    missing: 'Record not found yet, looked for',
    verified: 'Verified',
  },
  since: 'since',
  heldElsewhere:
    'Another company has proved this domain. Only one company can have it: add your record and check, and it is yours.',
  type: 'Type',
  name: 'Name',
  text: 'Text',
  nameHint: 'Some providers add the domain to the name by themselves. Then leave it off.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select it and copy by hand.',
  check: 'Check now',
  again: 'Check again',
  checking: 'Asking the name servers…',
  found: 'Record found',
  sandbox: 'Add it to the demo’s DNS',
  remove: 'Remove',
  removed: 'Domain removed',
  question: {
    title: (domain: string) => `Remove ${domain}?`,
    text: 'Its record stops counting. If you add the domain again, it gets a new record.',
    yes: 'Remove it',
    no: 'Keep it',
  },
  none: {
    title: 'No domain yet',
    text: 'Domains that you add appear here with the record that proves them.',
  },
} as const
