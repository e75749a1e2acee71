/** By name, method and path, so that the page does not carry the whole contract. */
export const calls = {
  add: { name: 'addDomain', method: 'post', path: '/merchant/domains' },
  check: { name: 'checkDomain', method: 'post', path: '/merchant/domains/check' },
  remove: { name: 'removeDomain', method: 'post', path: '/merchant/domains/remove' },
} as const
