const key = 'google_onward'
const appsPath = '/merchant/apps/'

/** The page to open after the trip to Google, kept for this tab. */
export function storeNextPath(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Returns that page once, if it is a path of ours; otherwise the apps page. */
export function takeNextPath(): string {
  const path = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  const isOwn = /^\/[\w-]/.test(path) && path !== appsPath.slice(0, -1)
  return isOwn ? path : appsPath
}
