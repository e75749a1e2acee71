import { ownerSettings } from '#contract/money/owner-settings.ts'
import { dateText } from '#rules/zone-text.ts'
import { localTime, offsetAt } from '#rules/zone-time.ts'

/** Everything that is dated for an accountant is dated on the seller's legal clock (decision 52). */

export const booksZone = (): string => ownerSettings.books.zone

/** `2026-11-18` */
export const bookDay = (at: Date): string => localTime(at.getTime(), booksZone()).day

/** `18 November 2026` */
export const bookDate = (at: Date): string => dateText(bookDay(at))

const two = (count: number) => String(count).padStart(2, '0')

/** `2026-11-18T14:05:09+05:30`, for spreadsheets. */
export function bookTime(at: Date): string {
  const offset = offsetAt(at.getTime(), booksZone())
  const wall = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${wall}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}
