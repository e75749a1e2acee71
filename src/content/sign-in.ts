export const notOpenYet = {
  heading: 'Sign-in is still at the printer’s.',
  text: 'Merchant accounts are not part of this version, so there is nothing to sign in to yet. If you run a shop and want to be among the first, write to us: we keep a list, and it is short.',
  contact: 'Get on the list',
  home: 'Back to the OS',
  pass: {
    title: 'Merchant pass',
    name: 'Name',
    admits: 'Admits to',
    value: 'Master Command Centre',
    status: 'Proof',
  },
} as const
