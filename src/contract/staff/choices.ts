/** How the list of merchants may be ordered. */
export const merchantOrders = ['first_name', 'last_name', 'email', 'joined'] as const
export type MerchantOrder = (typeof merchantOrders)[number]

export const merchantStates = ['all', 'confirmed', 'unconfirmed', 'closed'] as const
export type MerchantState = (typeof merchantStates)[number]
