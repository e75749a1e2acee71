/** By name, method and path, so that the page does not carry the whole contract. */
export const saveSettings = {
  name: 'saveCompanySettings',
  method: 'post',
  path: '/merchant/settings',
} as const
