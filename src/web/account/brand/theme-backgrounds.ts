import type { ThemeId } from '#contract/demo/themes.ts'

/** The background colours of each theme. A test compares them with the stylesheets. */
export const themeBackgrounds: Readonly<Record<ThemeId, readonly [string, ...string[]]>> = {
  elite: ['#ffffff', '#f5f3ee'],
  armani: ['#fdfcf7', '#fbdd62', '#f8b9b3'],
  'e-commerce': ['#f6efe2', '#fffaf0', '#eadfc8'],
}

/** The same in dark windows, from `themes/dark.css`. */
export const darkBackgrounds: typeof themeBackgrounds = {
  elite: ['#151412', '#211f1b'],
  armani: ['#131218', '#2a2410', '#33191b'],
  'e-commerce': ['#191511', '#221c16', '#2d251c'],
}
