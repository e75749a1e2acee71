const minute = 60_000

/** How long after the end of a window a difference may still be paid. */
export const paymentGrace = 10 * minute

/** How long a cash order waits for its confirmation. */
export const confirmationTime = 24 * 60 * minute
