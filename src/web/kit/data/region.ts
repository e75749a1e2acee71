import { createContext, use } from 'react'
import { groupingFor } from '#rules/money/grouping.ts'

/** How dates and sums are written here. The portal says so for each company; elsewhere it is the reader's own way. */
export interface UiRegion {
  locale: string
  timeZone: string
  currencySymbol: string
}

export const RegionContext = createContext<UiRegion | undefined>(undefined)

/** A sum in the company's own manner: its symbol before it, its separators inside. */
export function moneyText({ locale, currencySymbol }: UiRegion, amount: number): string {
  // Whole sums without decimals.
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const figure = new Intl.NumberFormat(groupingFor(currencySymbol, locale), {
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(Math.abs(amount))
  return `${amount < 0 ? '−' : ''}${currencySymbol}${currencySymbol.length > 1 ? ' ' : ''}${figure}`
}

/** For pages of the portal that show money. */
export function useMoney(): (amount: number) => string {
  const region = use(RegionContext)
  if (!region) throw new Error('useMoney works inside the portal frame.')
  return (amount) => moneyText(region, amount)
}
