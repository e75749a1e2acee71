const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether an unsafe request comes from our own pages. Browsers cannot forge `Sec-Fetch-Site`; older ones
 * and other programs must name our origin.
 */
export function isSameSite(request: Request, ownOrigins: readonly string[]): boolean {
  if (safe.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return ownOrigins.includes(request.headers.get('origin') ?? '')
}
