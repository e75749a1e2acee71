/** The users page: its panels in their order. The keys are their addresses: `#people`. */
export const usersPanels = {
  people: {
    name: 'People',
    text: 'Everybody who works here, in which role and in which outlets. A change takes effect at once.',
  },
  invitations: {
    name: 'Invitations',
    text: 'Sent and not accepted yet. A link works once, for ten days, and only for the address that it was sent to.',
  },
  roles: {
    name: 'Roles',
    text: 'What each role may do.',
  },
  companies: {
    name: 'Companies',
    text: 'You work for more than one company. Choose which one to work in.',
  },
} as const

export const usersPage = {
  heading: 'People',
  lead: 'Who works here, what they may do, and who is invited.',
  facts: { company: 'Company', people: 'People', role: 'Your role' },
  states: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    invitations: (count: number) => (count === 0 ? 'None open' : `${count} open`),
    companies: (count: number) => `${count} companies`,
    role: (role: string) => `You: ${role}`,
  },
} as const

export const peoplePanel = {
  caption: 'Everybody in the company',
  columns: {
    name: 'Name',
    role: 'Role',
    outlets: 'Outlets',
    departments: 'Departments',
    joined: 'Since',
    actions: 'Actions',
  },
  empty: 'Nobody.',
  you: 'You',
  allOutlets: 'All',
  none: 'None',
  beyond: (count: number) => (count === 1 ? '1 that is not yours' : `${count} that are not yours`),
  more: (count: number) => `and ${count} more`,
  invite: 'Invite somebody',
  change: 'Change',
  remove: 'Remove',
  leave: 'Leave',
  lastOwner: (name: string) =>
    `${name} is the only owner. A company needs one: make somebody else an owner before this one leaves or becomes less.`,
  readOnly: 'Owners and admins invite people and change what they may do.',
} as const

export const inviteDialog = {
  title: 'Invite somebody',
  text: 'They get an email with a link. Nothing happens until they accept.',
  email: 'Email',
  placeholder: 'name@example.com',
  role: 'Role',
  submit: 'Send the invitation',
  busy: 'Sending…',
  sent: 'Invitation sent',
  failed: 'Not invited',
} as const

export const changeDialog = {
  title: (name: string) => `Change ${name}`,
  submit: 'Save',
  busy: 'Saving…',
  saved: 'Saved',
  failed: 'Not changed',
} as const

export const outletChoice = {
  legend: 'Outlets',
  all: 'All outlets',
  search: 'Search the outlets',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  owner: 'An owner works in every outlet, present and future.',
  later: 'Outlets that are added later are given one by one.',
  besides: 'Besides these they keep ',
} as const

export const removeQuestion = {
  title: (name: string) => `Remove ${name}?`,
  text: (name: string, company: string) =>
    `${name} no longer gets into ${company}: every device is signed out at once. What they did stays in the record, and you may invite them again.`,
  yes: 'Remove',
  no: 'Keep',
  done: 'Removed',
  failed: 'Not removed',
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText: 'You are signed out at once, and only an invitation brings you back. Your account stays yours.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  left: { title: 'You have left', message: 'Your account stays, without this company.' },
} as const

export const invitationsPanel = {
  caption: 'Open invitations',
  columns: {
    email: 'Email',
    role: 'Role',
    outlets: 'Outlets',
    sent: 'Sent',
    until: 'Valid until',
    actions: 'Actions',
  },
  empty: 'No open invitations.',
  expired: 'Expired',
  resend: 'Send again',
  resent: 'Sent again',
  resentText: 'The earlier link no longer works.',
  revoke: 'Cancel',
  revokeTitle: 'Cancel the invitation?',
  revokeText: (email: string) => `The link that ${email} got stops working. You may invite them again.`,
  revokeNo: 'Keep it',
  revoked: 'Invitation cancelled',
} as const

export const rolesPanel = {
  caption: 'What each role may do',
  permission: 'May',
  yes: 'yes',
  no: 'no',
  you: 'You',
} as const

export const companiesPanel = {
  caption: 'Your companies',
  columns: { name: 'Company', role: 'Role', actions: 'Actions' },
  empty: 'None.',
  here: 'Here now',
  go: 'Work there',
  gone: (name: string) => ({ title: name, message: 'You work here now.' }),
} as const
