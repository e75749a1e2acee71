const minute = 60_000

/** After the end of a window, for a difference that is being paid. */
export const paymentGrace = 10 * minute

/** For a cash order that nobody has confirmed. */
export const confirmationTime = 24 * 60 * minute
