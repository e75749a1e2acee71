import { centsOf, microsOfCents } from '#rules/money/amounts.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'

/** Tax on top of a sum: for buyers in the seller's own country, where the owner has said so. Rounded down to cents. */
export function taxOn(net: number, country: string): number {
  const { seller } = ownerSettings
  if (!seller || seller.country !== country) return 0
  return Math.floor((net * seller.taxAtHome) / 10_000 / 10_000) * 10_000
}

/** The part of a tax that goes with a part of what it was paid on, in whole cents. */
export const taxShare = (tax: number, part: number, whole: number): number =>
  microsOfCents(centsOf(Math.round((tax * part) / whole)))
