import type { ThemeId } from '#contract/demo/themes.ts'

/** What each theme prints on: its page and its sheets. A test holds them to the themes' stylesheets. */
export const themeBackgrounds: Readonly<Record<ThemeId, readonly [string, ...string[]]>> = {
  elite: ['#ffffff', '#f5f3ee'],
  armani: ['#fdfcf7', '#fbdd62', '#f8b9b3'],
  'e-commerce': ['#f6efe2', '#fffaf0', '#eadfc8'],
}
