const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What other servers call. A signature or a sealed note proves them, and no cookie means anything there. */
const calledByServers = new Set(['/api/shopify/webhooks', '/api/merchant/xut/redeem'])

/**
 * Whether an unsafe request comes from our own pages. Browsers cannot forge `Sec-Fetch-Site`; older ones
 * and other programs must name our origin.
 */
export function isSameSite(request: Request, ownOrigins: readonly string[]): boolean {
  if (safe.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin === null) return calledByServers.has(new URL(request.url).pathname.replace(/\/$/, ''))
  return ownOrigins.includes(origin)
}
