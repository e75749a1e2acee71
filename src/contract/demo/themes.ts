/** The looks of the customer account, in the order in which they are shown. */
export const themeIds = ['elite', 'armani', 'e-commerce'] as const
export type ThemeId = (typeof themeIds)[number]

/** Where a theme can be tried; whoever asks for it is sent on if it is shown elsewhere. */
export const demoPath = (theme: ThemeId) => `/demo/${theme}` as const
