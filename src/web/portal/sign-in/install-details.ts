/** The parameters that an install link may have. Others are ignored. */
const names = [
  'app',
  'currency',
  'shopify_xircls_app_id',
  'email',
  'shop',
  'platform',
  'utm_source',
  'utm_medium',
  'aft_no',
] as const

export type InstallDetails = Record<(typeof names)[number], string>

const key = 'shopifyUserDetails'
const longest = 200
const longestAffiliate = 60
const keptMs = 60 * 60 * 1000

/** Reads a link's query by name; values that are too long are ignored. The flow may name the platform. */
export function installDetailsOf(query: URLSearchParams, flow = ''): InstallDetails {
  const read = (name: string) => {
    const value = query.get(name)?.trim() ?? ''
    return value.length <= longest ? value : ''
  }
  return {
    app: read('app'),
    currency: read('currency'),
    shopify_xircls_app_id: read('shopify_xircls_app_id'),
    email: read('email'),
    shop: read('shop'),
    platform: read('platform') || (flow === 'shopify' ? flow : ''),
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    aft_no: read('aft_no').slice(0, longestAffiliate),
  }
}

/** Calls name the shop `website`. */
const posted = ['website', ...names.filter((name) => name !== 'shop')] as const

/** Kept for an hour, so that signing in with Google, which leaves the site, knows of them too. */
export function storeInstallDetails(details: InstallDetails, now = Date.now()): void {
  const stored = { ...details, website: details.shop, expires_at: now + keptMs }
  localStorage.setItem(key, JSON.stringify(stored))
}

/** What was kept less than an hour ago, as calls take it; older details are forgotten here. */
export function readInstallDetails(now = Date.now()): Partial<Record<(typeof posted)[number], string>> {
  const stored = parsed(localStorage.getItem(key))
  if (!(Number(stored.expires_at) > now)) {
    localStorage.removeItem(key)
    return {}
  }
  const known = posted.map((name) => [name, stored[name]] as const)
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string' && value !== ''))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
