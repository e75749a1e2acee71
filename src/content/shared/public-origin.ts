/**
 * Stands for the public address in everything that is written before the address is known. Pages are
 * prerendered at build while the address is configuration, so the server puts the real one in its place.
 */
export const originPlaceholder = 'https://infiniti.invalid'

/** Stands for the id at the third-party analytics service, which is configuration as well; usually there is none. */
export const analyticsPlaceholder = 'analytics-id.invalid'
