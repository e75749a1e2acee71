import { bookingRules } from '#contract/bookings/choices.ts'

/** When a demo ends that begins then. */
export const endOf = (startsAt: string) =>
  new Date(Date.parse(startsAt) + bookingRules.minutes * 60_000).toISOString()
