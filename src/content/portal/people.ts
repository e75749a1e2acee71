/** The users page: its panels in their order. The keys are their addresses: `#people`. */
export const usersPanels = {
  people: {
    name: 'People',
    text: 'Everyone in your company, with their role and outlets. Changes take effect at once.',
  },
  invitations: {
    name: 'Invitations',
    text: 'Not accepted yet. Each link works once, for ten days, and only for the invited address.',
  },
  roles: {
    name: 'Roles',
    text: 'What each role can do.',
  },
  companies: {
    name: 'Companies',
    text: 'You work for more than one company. Choose which one to work in.',
  },
} as const

export const usersPage = {
  heading: 'People',
  lead: 'Your team, their roles, and open invitations.',
  facts: { company: 'Company', people: 'People', role: 'Your role' },
  states: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    invitations: (count: number) => (count === 0 ? 'None open' : `${count} open`),
    companies: (count: number) => `${count} companies`,
    role: (role: string) => `You: ${role}`,
  },
} as const

export const peoplePanel = {
  caption: 'Everyone in the company',
  columns: {
    name: 'Name',
    role: 'Role',
    outlets: 'Outlets',
    departments: 'Departments',
    joined: 'Since',
    actions: 'Actions',
  },
  empty: 'No one yet.',
  you: 'You',
  allOutlets: 'All',
  none: 'None',
  beyond: (count: number) => (count === 1 ? '1 you can’t see' : `${count} you can’t see`),
  more: (count: number) => `and ${count} more`,
  invite: 'Invite someone',
  change: 'Change',
  remove: 'Remove',
  leave: 'Leave',
  lastOwner: (name: string) =>
    `${name} is the only owner. A company needs one, so make someone else an owner before removing or demoting this one.`,
  readOnly: 'Owners and admins can invite people and change roles.',
} as const

export const inviteDialog = {
  title: 'Invite someone',
  text: 'We email them a link. They join once they accept.',
  email: 'Email',
  placeholder: 'name@example.com',
  role: 'Role',
  submit: 'Send invitation',
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
  search: 'Search outlets',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  owner: 'Owners have access to all outlets, including new ones.',
  later: 'New outlets are not added automatically.',
  besides: 'They also keep ',
} as const

export const removeQuestion = {
  title: (name: string) => `Remove ${name}?`,
  text: (name: string, company: string) =>
    `${name} loses access to ${company} and is signed out at once. You can invite them again.`,
  yes: 'Remove',
  no: 'Keep',
  done: 'Removed',
  failed: 'Not removed',
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText: 'You lose access at once and need a new invitation to come back. You keep your account.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  left: { title: 'You have left', message: 'You keep your account.' },
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
  revokeText: (email: string) => `The link we sent to ${email} stops working. You can invite them again.`,
  revokeNo: 'Keep it',
  revoked: 'Invitation cancelled',
} as const

export const rolesPanel = {
  caption: 'What each role can do',
  permission: 'Can',
  yes: 'yes',
  no: 'no',
  you: 'You',
} as const

export const companiesPanel = {
  caption: 'Your companies',
  columns: { name: 'Company', role: 'Role', actions: 'Actions' },
  empty: 'None.',
  here: 'Current',
  go: 'Switch',
  gone: (name: string) => ({ title: name, message: 'You are now working here.' }),
} as const
