/** The pages with a button that opens the demo store. */
export const showcasePlaces = ['home', 'pricing', 'login', 'lookAround'] as const
export type ShowcasePlace = (typeof showcasePlaces)[number]
