/** The reader may be anywhere, so every letter names the zone of its times. */
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
export const momentOf = (iso: string) => `${moment.format(new Date(iso))} UTC`

/** `Saturday 22 November 2025 (UTC)`; whether a comma follows the weekday depends on the ICU at hand. */
export const dayOf = (iso: string) => `${day.format(new Date(iso)).replace(',', '')} (UTC)`
