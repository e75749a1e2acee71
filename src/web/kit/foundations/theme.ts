/** `system` follows the machine; the other two are the visitor's own choice and are remembered. */
export type Theme = 'system' | 'light' | 'dark'

export const themeKey = 'theme'

/** Runs before the first paint, so that a remembered theme never flashes the other one. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** The visitor's own choice, or `system` where there is none or storage is closed to us. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** The theme of the painted page, read from the page and not from storage. */
export function paintedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Paints the page in the theme and remembers it. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  paintBrowser(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
}

/** Sets the colour of the browser's own bars to the chosen theme. */
export function paintBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (meta.dataset.theme ??= meta.media.includes('dark') ? 'dark' : 'light')
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
