/** How a demo went, as staff record it. */
export const bookingOutcomes = ['interested', 'later', 'no-fit', 'no-show'] as const
export type BookingOutcome = (typeof bookingOutcomes)[number]

export const bookingViews = ['week', 'ahead', 'past', 'cancelled'] as const
export type BookingViewName = (typeof bookingViews)[number]

/** How the two meet: by video at the host's meeting address, or the host calls the visitor's number. */
export const meetings = ['video', 'phone'] as const
export type Meeting = (typeof meetings)[number]

/** How a demo is booked. */
export const bookingRules = {
  minutes: 30,
  /** How long a chosen time waits for its form. */
  reservationMinutes: 5,
  /** Nobody is surprised by a visitor: a time must be this far off to be taken. */
  noticeMinutes: 4 * 60,
  /** Until so shortly before it begins, a booking can be moved or cancelled. */
  changeMinutes: 2 * 60,
  /** How many days ahead the calendar is open. */
  horizonDays: 28,
  /** Times in these minutes of the visitor's day are shown first. */
  dayFrom: 8 * 60,
  dayTo: 20 * 60,
} as const

export const platforms = ['shopify', 'shopify-plus', 'other', 'none'] as const

export const orderCounts = ['under-100', 'under-1000', 'under-10000', 'more'] as const

export const pains = ['apps', 'tickets', 'messages', 'returning', 'else'] as const

export type Platform = (typeof platforms)[number]
export type OrderCount = (typeof orderCounts)[number]
export type Pain = (typeof pains)[number]
