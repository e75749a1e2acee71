import type { Region } from '#contract/company/shapes.ts'

/** The reader may be anywhere, so every email names the zone of its times. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `15 November 2025 at 05:19 UTC` */
export const formatDateTime = (iso: string) => `${moment.format(new Date(iso))} UTC`

/** `Saturday 22 November 2025 (UTC)`; whether a comma follows the weekday depends on the ICU at hand. */
export const dayOf = (iso: string) => `${day.format(new Date(iso)).replace(',', '')} (UTC)`

/** `15 November 2025 at 10:49 (Asia/Kolkata)`, as the company writes it. */
export function formatDateTimeIn({ locale, timeZone }: Region, iso: string): string {
  const shape = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return `${new Intl.DateTimeFormat(locale, { ...shape, timeZone }).format(new Date(iso))} (${timeZone})`
}

/** `15 November 2025`, on the company's clock. */
export const formatDateIn = ({ locale, timeZone }: Region, iso: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(iso),
  )

/** `October 2026` */
export const monthOf = (name: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${name}-01T00:00:00Z`),
  )
