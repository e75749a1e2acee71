import type { ThemeId } from '#contract/demo/themes.ts'

/** The background colours of each theme. A test compares them with the stylesheets. */
export const themeBackgrounds: Readonly<Record<ThemeId, readonly [string, ...string[]]>> = {
  elite: ['#ffffff', '#f5f3ee'],
  armani: ['#fdfcf7', '#fbdd62', '#f8b9b3'],
  'e-commerce': ['#f6efe2', '#fffaf0', '#eadfc8'],
}
