/** By name, method and path, so that the page does not carry the whole contract. */
export const saveProfile = { name: 'saveCompanyProfile', method: 'post', path: '/merchant/company' } as const
