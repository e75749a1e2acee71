/** `system` follows the machine; the other two are the visitor's own choice and are remembered. */
export type Theme = 'system' | 'light' | 'dark'

export const themeKey = 'theme'

/** Runs before the first paint, so that a remembered theme never flashes the other one. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
