const key = 'google_onward'
const appsPath = '/merchant/apps/'

/** Where somebody was going when they left for Google; this tab remembers it. */
export function storeNextPath(path: string): void {
  sessionStorage.setItem(key, path)
}

/** That page, once; else the apps. Only a path of ours is one. */
export function takeNextPath(): string {
  const path = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  const isOwn = /^\/[\w-]/.test(path) && path !== appsPath.slice(0, -1)
  return isOwn ? path : appsPath
}
