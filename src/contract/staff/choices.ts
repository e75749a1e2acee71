/** How the list of merchants may be ordered. */
export const merchantOrders = ['first_name', 'last_name', 'email', 'joined'] as const
export type MerchantOrder = (typeof merchantOrders)[number]

/** `store`: a store of theirs cannot be read. */
export const merchantStates = ['all', 'confirmed', 'unconfirmed', 'closed', 'store'] as const
export type MerchantState = (typeof merchantStates)[number]
