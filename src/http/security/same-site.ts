import { accountPaths } from '#contract/account/paths.ts'
import { moduleServerEndpoints } from '#contract/money/module-server-endpoints.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What other servers call. A signature or a sealed note proves them, and no cookie means anything there. */
const calledByServers = new Set([
  '/api/shopify/webhooks',
  '/api/cards/webhooks',
  '/api/whatsapp/webhooks',
  '/api/merchant/xut/redeem',
  // Mail programs end emails of their readers with one press (RFC 8058); the sealed token in the address proves them.
  accountPaths.unsubscribe,
  ...Object.values(moduleServerEndpoints).map(({ path }) => `/api${path}`),
])

/** They have no signature: the last part of the address is a secret. */
const reportsOfSms = /^\/api\/sms\/webhooks\/[^/]+$/

/**
 * Why an unsafe request is refused, unless it comes from our own pages. Browsers cannot forge `Sec-Fetch-Site`; older
 * ones and other programs must name our origin.
 */
export function crossSiteRefusal(
  request: Request,
  ownOrigins: readonly string[],
): 'cross_site' | 'origin_missing' | undefined {
  if (safe.has(request.method)) return undefined
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' ? undefined : 'cross_site'
  const origin = request.headers.get('origin')
  if (origin !== null) return ownOrigins.includes(origin) ? undefined : 'cross_site'
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  const isServers = calledByServers.has(path) || reportsOfSms.test(path)
  return isServers ? undefined : 'origin_missing'
}
