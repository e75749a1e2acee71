export const departmentsPanels = {
  departments: {
    name: 'Groups',
    text: 'Departments only group people. What people can do depends on their role.',
  },
} as const

export const departmentsPage = {
  heading: 'Departments',
  lead: 'Group your people by team.',
  facts: { company: 'Company', departments: 'Departments', placed: 'People in departments' },
  placed: (placed: number, all: number) => `${placed} of ${all}`,
  state: (count: number) =>
    count === 0 ? 'None yet' : count === 1 ? '1 department' : `${count} departments`,
} as const

export const departmentsPanel = {
  caption: 'The departments and who is in them',
  columns: { name: 'Department', people: 'People', actions: 'Actions' },
  nobody: 'No one yet',
  more: (count: number) => `and ${count} more`,
  emptyTitle: 'No departments yet',
  emptyText: 'Add one below, such as Packing, Support or Accounts, then choose who is in it.',
  emptyReadOnly: 'Owners and admins can add departments.',
  name: 'Name',
  add: 'Add',
  adding: 'Adding…',
  added: 'Department added',
  notAdded: 'Not added',
  taken: 'A department with this name already exists.',
  change: 'Change',
  remove: 'Remove',
  readOnly: 'Owners and admins can change departments.',
} as const

export const departmentDialog = {
  title: (name: string) => `Change ${name}`,
  people: 'People',
  all: 'Everyone',
  search: 'Search people',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  submit: 'Save',
  busy: 'Saving…',
  saved: 'Department saved',
  failed: 'Not saved',
} as const

export const departmentQuestion = {
  title: (name: string) => `Remove ${name}?`,
  text: 'Its people stay and keep their roles.',
  yes: 'Remove',
  no: 'Keep',
  done: 'Department removed',
} as const
