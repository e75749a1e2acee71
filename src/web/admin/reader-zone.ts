import { isZone } from '#rules/zone-time.ts'

/** Written by the admin's pages, so that the server counts days and weeks as the reader does. */
const name = 'admin-zone'

/** The reader's time zone; UTC until a page has told it. */
export function readerZone(request: Request): string {
  const cookies = request.headers.get('cookie') ?? ''
  const value = new RegExp(`(?:^|; )${name}=([\\w%+-]{1,80})`).exec(cookies)?.[1] ?? ''
  const zone = value.replaceAll('%2F', '/').replaceAll('%2B', '+')
  return zone && isZone(zone) ? zone : 'UTC'
}

/** Whether the server was told something new. */
export function tellZone(): boolean {
  const told = `${name}=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`
  if (document.cookie.split('; ').includes(told)) return false
  document.cookie = `${told}; path=/admin; max-age=31536000; samesite=lax`
  return true
}
