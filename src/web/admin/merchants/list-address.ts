import type { MerchantQuery } from '#contract/staff/shapes.ts'

export type Filters = Pick<MerchantQuery, 'search' | 'state' | 'sort'>

/** What the address says of a list: only what differs from everybody, newest first. */
export const queryOf = ({ search, state, sort }: Filters): Record<string, string> => ({
  ...(search && { search }),
  ...(state !== 'all' && { state }),
  ...(sort !== '-joined' && { sort }),
})

export const addressOf = (filters: Filters, place: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...queryOf(filters), ...place })}`
