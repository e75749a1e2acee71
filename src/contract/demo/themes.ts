/** The looks of the customer account, in the order in which they are shown. */
export const themeIds = ['elite', 'armani', 'e-commerce'] as const
export type ThemeId = (typeof themeIds)[number]

/** Where a theme can be tried. The server redirects if the settings name another address for it. */
export const demoPath = (theme: ThemeId) => `/demo/${theme}` as const
