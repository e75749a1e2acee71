import { tamarind } from '#shop-model/catalogue.ts'
import { formatFor } from '../account/format.ts'

/** Sums and times of the demo's own store, for what is not part of the account's screens. */
export const { money, dayOf, weekdayOf, timeOf, clockOf } = formatFor(tamarind)
