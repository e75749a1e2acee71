import { formatMoney, microsOf } from '#rules/money/amounts.ts'
import { clockText, dayNames } from '#rules/zone-text.ts'
import { daysBetween, localTime } from '#rules/zone-time.ts'

/** Where the store sells and where the reader is. */
export interface AccountRegion {
  currency: string
  timeZone: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** 2,480 */
export const count = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** 10:50 left. */
export function leftOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** How many decimals a currency has: two for dollars, none for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export type AccountFormat = ReturnType<typeof makeFormat>

const made = new Map<string, AccountFormat>()

/** How sums and times are written for one store and one reader. */
export function formatFor(region: AccountRegion): AccountFormat {
  const key = `${region.currency} ${region.timeZone}`
  const format = made.get(key) ?? makeFormat(region)
  made.set(key, format)
  return format
}

function makeFormat({ currency, timeZone }: AccountRegion) {
  const decimals = decimalsOf(currency)

  /** A sum in the smallest unit of the currency, such as cents. */
  const money = (sum: number): string => formatMoney(microsOf(sum / 10 ** decimals), currency, decimals)

  const local = (at: number) => localTime(at, timeZone)

  /** 16 November */
  const dayOf = (at: number): string => {
    const { number, month } = dayNames(local(at).day)
    return `${number} ${month}`
  }

  /** 16 November 2026 */
  const dateOf = (at: number): string => `${dayOf(at)} ${dayNames(local(at).day).year}`

  /** 16 November, with its year if that is another than now. */
  const dayIn = (at: number, now: number): string =>
    dayNames(local(at).day).year === dayNames(local(now).day).year ? dayOf(at) : dateOf(at)

  /** Thursday */
  const weekdayOf = (at: number): string => dayNames(local(at).day).weekday

  /** 09:27 */
  const timeOf = (at: number): string => clockText(local(at).minutes)

  /** 09:27:40 */
  const clockOf = (at: number): string => `${timeOf(at)}:${two(Math.floor(at / 1000) % 60)}`

  const daysFrom = (now: number, at: number) => daysBetween(local(now).day, local(at).day)

  /** Today at 09:27, tomorrow at 09:27, or 16 November at 09:27. */
  const dateTime = (at: number, now: number): string => {
    const days = daysFrom(now, at)
    const name = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : dayIn(at, now)
    return `${name} at ${timeOf(at)}`
  }

  /** Today, tomorrow, a weekday within the week, or a date. */
  const nearDay = (at: number, now: number): string => {
    const days = daysFrom(now, at)
    if (days === 0) return 'today'
    if (days === 1) return 'tomorrow'
    if (days === -1) return 'yesterday'
    return days > 1 && days < 7 ? weekdayOf(at) : dayIn(at, now)
  }

  return { money, dayOf, dateOf, dayIn, weekdayOf, timeOf, clockOf, dateTime, nearDay }
}
