/** The answer headers that keep browsers strict, on every answer from the first day. */

export interface PolicyAdditions {
  /** For answers rendered per request. */
  nonce?: string
  /** For prerendered documents, whose inline parts are known at build time: `'sha256-…'`. */
  scriptHashes?: string[]
  styleHashes?: string[]
  /** Hosts that one page needs for its captcha. */
  captchaOrigin?: string
  /** Hosts that one page loads into frames. */
  frameOrigins?: string[]
  /** Hosts that the pictures of a store's products come from. */
  imageOrigins?: string[]
  /** Where a visitor who agreed is counted by the third party. */
  analyticsOrigin?: string
}

/** The third party's address enters the policy only where an id is configured and this visitor agreed. */
export function analyticsFor(config: { ANALYTICS_ID?: string }, cookies = ''): PolicyAdditions {
  const agreed = /(?:^|;\s*)consent=granted(?:;|$)/.test(cookies)
  return config.ANALYTICS_ID && agreed ? { analyticsOrigin: 'https://www.google-analytics.com' } : {}
}

export function contentSecurityPolicy(add: PolicyAdditions = {}): string {
  const nonce = add.nonce ? [`'nonce-${add.nonce}'`] : []
  const captcha = add.captchaOrigin ? [add.captchaOrigin] : []
  const frames = [...captcha, ...(add.frameOrigins ?? [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...nonce, ...(add.scriptHashes ?? []), ...captcha],
    'style-src': ["'self'", ...nonce, ...(add.styleHashes ?? [])],
    'img-src': ["'self'", 'data:', ...(add.imageOrigins ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha, ...(add.analyticsOrigin ? [add.analyticsOrigin] : [])],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app'],
    'report-to': ['csp'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** For everything that is no page, should somebody open it as one: it loads nothing and stands in no frame. */
export const barePolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** What does not depend on the page. */
export function commonHeaders(publicBaseUrl: string): Record<string, string> {
  const secure = publicBaseUrl.startsWith('https://')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Reporting-Endpoints': 'csp="/api/csp-reports"',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

/** Types that only load into a page. A picture in SVG is no such type: opened by itself, it is a document. */
const partTypes = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/

/** Of the common headers, what a browser reads for a file of this type: a part of a page needs few of them. */
export function headersFor(type: string, common: Record<string, string>): Record<string, string> {
  if (!partTypes.test(type)) return common
  return Object.fromEntries(Object.entries(common).filter(([name]) => partHeaders.includes(name)))
}

const partHeaders = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']
