/** What an install link may bring along. Anything else in its query is left where it is. */
const names = [
  'app',
  'currency',
  'shopify_xircls_app_id',
  'email',
  'shop',
  'platform',
  'utm_source',
  'utm_medium',
] as const

export type InstallDetails = Record<(typeof names)[number], string>

const key = 'shopifyUserDetails'
const longest = 200
const keptMs = 60 * 60 * 1000

/** Reads a link's query by name; what is too long is none of ours. The flow may say the platform. */
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
  }
}

/** Kept for an hour, so that signing in with Google, which leaves the site, knows of them too. */
export function storeInstallDetails(details: InstallDetails, now = Date.now()): void {
  // Calls name the shop `website`.
  const stored = { ...details, website: details.shop, expires_at: now + keptMs }
  localStorage.setItem(key, JSON.stringify(stored))
}

/** What was kept less than an hour ago; older details are forgotten here. */
export function readInstallDetails(now = Date.now()): InstallDetails | undefined {
  const stored = parsed(localStorage.getItem(key))
  if (!stored) return undefined
  if (!(Number(stored.expires_at) > now)) {
    localStorage.removeItem(key)
    return undefined
  }
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return installDetailsOf(new URLSearchParams(texts))
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
