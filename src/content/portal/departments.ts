export const departmentsPanels = {
  departments: {
    name: 'Groups',
    text: 'Departments give no rights: what somebody may do depends on the role alone.',
  },
} as const

export const departmentsPage = {
  heading: 'Departments',
  lead: 'Who belongs together, by the names you use.',
  facts: { company: 'Company', departments: 'Departments', placed: 'People in one' },
  placed: (placed: number, all: number) => `${placed} of ${all}`,
  state: (count: number) =>
    count === 0 ? 'None yet' : count === 1 ? '1 department' : `${count} departments`,
} as const

export const departmentsPanel = {
  caption: 'The departments and who is in them',
  columns: { name: 'Department', people: 'People', actions: 'Actions' },
  nobody: 'Nobody yet',
  more: (count: number) => `and ${count} more`,
  emptyTitle: 'No department yet',
  emptyText: 'Packing, Support, Accounts: name the first one below, then say who is in it.',
  emptyReadOnly: 'Owners and admins make departments. When there is one, it appears here.',
  name: 'Name',
  add: 'Add',
  adding: 'Adding…',
  added: 'Department added',
  notAdded: 'Not added',
  taken: 'There is a department of this name already.',
  change: 'Change',
  remove: 'Remove',
  readOnly: 'Owners and admins change departments.',
} as const

export const departmentDialog = {
  title: (name: string) => `Change ${name}`,
  people: 'People',
  all: 'Everybody',
  search: 'Search the people',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  submit: 'Save',
  busy: 'Saving…',
  saved: 'Department saved',
  failed: 'Not saved',
} as const

export const departmentQuestion = {
  title: (name: string) => `Remove ${name}?`,
  text: 'The people stay, with everything they may do. Only the group goes.',
  yes: 'Remove',
  no: 'Keep',
  done: 'Department removed',
} as const
