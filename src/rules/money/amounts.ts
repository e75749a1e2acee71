import { groupingFor } from './grouping.ts'

/** Money is counted in whole millionths of the currency's unit: $0.0014 is 1,400. */
export const unit = 1_000_000

const cent = unit / 100

/** Whole millionths as a plain number of the currency's unit, and back. Nobody else divides by a million. */
export const unitsOf = (micros: number): number => micros / unit
export const microsOf = (units: number): number => Math.round(units * unit)

/** What a payment provider is asked for: whole cents. What is owed to us is rounded down, in the merchant's favour. */
export const centsOf = (micros: number): number => Math.floor(micros / cent)

export const microsOfCents = (cents: number): number => cents * cent

const symbols: Readonly<Record<string, string>> = { USD: '$', INR: '₹', EUR: '€', GBP: '£' }

/** `$12.40`; a sum that does not end on a cent gets four decimals, because one message costs less than a cent. */
export function formatMoney(
  micros: number,
  currency: string,
  decimals = micros % cent === 0 ? 2 : 4,
): string {
  const sign = micros < 0 ? '−' : ''
  const digits = unitsOf(Math.abs(micros)).toLocaleString(groupingFor(currency, 'en-GB'), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const symbol = symbols[currency]
  return symbol ? `${sign}${symbol}${digits}` : `${sign}${digits} ${currency}`
}

/** For spreadsheets: `-12.400000` without a symbol. */
export const asDecimal = (micros: number): string => unitsOf(micros).toFixed(6)

/** What somebody typed, `12.40` or `12`; nothing where it is not a sum. */
export function readSum(typed: string): number | undefined {
  const [, whole, fraction = ''] = /^\s*(\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * unit + Number(fraction.padEnd(2, '0')) * cent
}
