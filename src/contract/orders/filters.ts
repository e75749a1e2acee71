/** Which orders a list shows; the first word of each is all of them. Without zod, because the browser carries it. */

/** Every state but `any` leaves test orders out. `kept` is not cancelled, which is what the figures count. */
export const orderStateFilters = [
  'any',
  'kept',
  'open',
  'sent',
  'delivered',
  'undelivered',
  'returned',
  'cancelled',
] as const

export const orderPaymentFilters = ['any', 'cash', 'paid', 'unpaid', 'refunded'] as const

/** `open` has not ended, `changed` was changed by its shopper, `none` never had a window. */
export const orderWindowFilters = ['any', 'open', 'changed', 'ended', 'none'] as const

/** Whether its customer had ordered before. */
export const orderBuyerFilters = ['any', 'first', 'returning'] as const
