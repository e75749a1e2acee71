import type { Shop } from '../shops.ts'
import { findVariant } from './catalogue.ts'

/** How many of each variant a store has: many of most, few of some, none of one. */
const plenty = 10_000
const scarce: Record<string, number> = { 'DES-32': 3, 'LIN-43': 0, 'WOO-72': 5 }

export type Stock = ReturnType<typeof openStock>

export function openStock(shop: Shop, kept: Record<number, number>) {
  const counts = new Map(Object.entries(kept).map(([id, count]) => [Number(id), count]))

  const of = (variantId: number): number => {
    const sku = findVariant(shop, variantId)?.variant.sku ?? ''
    return counts.get(variantId) ?? scarce[sku] ?? plenty
  }

  return {
    of,
    /** Below zero where more was sold than there is. */
    take(variantId: number | null, quantity: number): void {
      if (variantId !== null && quantity !== 0) counts.set(variantId, of(variantId) - quantity)
    },
    set: (variantId: number, count: number) => counts.set(variantId, count),
    keep: () => Object.fromEntries(counts),
  }
}
