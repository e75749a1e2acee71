import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import { groupingFor } from '#rules/money/grouping.ts'

/** Money in the store's own currency. */
export const moneyText = (amount: string, currency: string) =>
  new Intl.NumberFormat(groupingFor(currency, 'en'), {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.abs(Number(amount)) >= 100_000 ? 0 : undefined,
  }).format(Number(amount))

/** A day of the store, as 17 Sep. */
export const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** The same with its year, for what may be long ago. */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

export const countText = (count: number) => count.toLocaleString('en')

/** A part of all, in whole per cent; of nothing there is no share. */
export const shareText = (part: number, all: number) =>
  all === 0 ? '–' : new Intl.NumberFormat('en', { style: 'percent' }).format(part / all)

/** How much more or less than before; nothing where there was nothing to compare with. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const share = Math.round(((now - before) / Math.abs(before)) * 100)
  if (share === 0) return copy.change.same
  return share > 0 ? copy.change.more(`${share}%`) : copy.change.less(`${-share}%`)
}

export function agoText(at: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  if (seconds < 60) return copy.ago.seconds(seconds)
  if (seconds < 3600) return copy.ago.minutes(Math.floor(seconds / 60))
  if (seconds < 48 * 3600) return copy.ago.hours(Math.floor(seconds / 3600))
  return copy.ago.days(Math.floor(seconds / 86_400))
}
