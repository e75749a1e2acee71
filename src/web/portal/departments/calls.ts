/** The calls of this page, by name, method and path, so that it does not carry the whole contract. */
export const calls = {
  addDepartment: { name: 'addDepartment', method: 'post', path: '/merchant/departments' },
  changeDepartment: { name: 'changeDepartment', method: 'post', path: '/merchant/departments/change' },
  removeDepartment: { name: 'removeDepartment', method: 'post', path: '/merchant/departments/remove' },
} as const
