import { months, weekdays } from '#rules/zone-text.ts'

/**
 * Numbers and dates of the demo's shop in Pune (UTC+5:30 all year). They do not use `Intl`, so that the server and every
 * browser write the same text.
 */
const offset = 5.5 * 60 * 60 * 1000

const local = (at: number) => new Date(at + offset)
const two = (value: number) => String(value).padStart(2, '0')

/** 2,480 */
export const count = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')

export const money = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${count(Math.abs(Math.trunc(cents / 100)))}.${two(Math.abs(cents) % 100)}`

/** 16 November */
export const dayOf = (at: number): string => `${local(at).getUTCDate()} ${months[local(at).getUTCMonth()]}`

/** 16 November 2026 */
export const dateOf = (at: number): string => `${dayOf(at)} ${local(at).getUTCFullYear()}`

/** Thursday */
export const weekdayOf = (at: number): string => weekdays[local(at).getUTCDay()] ?? ''

/** 09:27 */
export const timeOf = (at: number): string =>
  `${two(local(at).getUTCHours())}:${two(local(at).getUTCMinutes())}`

/** 09:27:40 */
export const clockOf = (at: number): string => `${timeOf(at)}:${two(local(at).getUTCSeconds())}`

/** Today at 09:27, tomorrow at 09:27, or 16 November at 09:27. */
export function formatDateTime(at: number, now: number): string {
  const days = dayNumber(at) - dayNumber(now)
  const name = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : dayOf(at)
  return `${name} at ${timeOf(at)}`
}

/** Today, tomorrow, a weekday within the week, or a date. */
export function nearDay(at: number, now: number): string {
  const days = dayNumber(at) - dayNumber(now)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 1 && days < 7 ? weekdayOf(at) : dayOf(at)
}

const dayNumber = (at: number) => Math.floor((at + offset) / 86_400_000)

/** 10:50 left. */
export function leftOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
