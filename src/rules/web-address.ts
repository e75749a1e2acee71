/** What a paste brings along: brackets, quotes, the comma behind it. */
const wrapping = /^[\s<("'“‘]+|[\s>)"'”’,;.]+$/gu
const shopAdmin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)/i
/** Labels of letters, digits and hyphens; the last one is a name, so no IP address passes. */
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const longestHost = 253

/**
 * The one form in which we keep a shop's address: its host, in lower case, without `www.`. Takes whatever somebody
 * pastes, also the address of their Shopify admin. Undefined when that names no site on the web.
 */
export function webHost(pasted: string): string | undefined {
  const text = pasted.replace(wrapping, '').replace(/^https?:[\\/]*|^\/\//i, '')
  if (/[\s\p{Cc}]/u.test(text)) return undefined
  const [, handle] = shopAdmin.exec(text) ?? []
  const url = handle ? `https://${handle}.myshopify.com` : `https://${text}`
  if (!URL.canParse(url)) return undefined
  const { hostname, username, password } = new URL(url)
  const host = hostname.replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '')
  if (username || password || host.length > longestHost) return undefined
  return domainName.test(host) ? host : undefined
}

/** A platform that is called by its name, such as Webflow, and has no address of its own yet. */
const platformName = /^[\p{L}\p{N}][\p{L}\p{N} &'-]{1,59}$/u

export const isPlatformName = (typed: string): boolean => platformName.test(typed)
