import type { MiddlewareHandler } from 'hono'

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The sandbox has no sign-in, so it only answers to names of this machine (a page elsewhere could point its
 * own name here) and takes no change from a page of another site.
 */
export function guard(host: string): MiddlewareHandler {
  const names = new Set([...loopback, host])
  return async (c, next) => {
    const name = new URL(c.req.url).hostname
    if (!names.has(name)) return c.text('The sandbox only answers on this machine.\n', 421)
    const unsafe = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (unsafe && c.req.header('sec-fetch-site') === 'cross-site') {
      return c.text('The sandbox takes no changes from other sites.\n', 403)
    }
    return next()
  }
}

/** Where the app answers: at its own address, and at a name of its own for each store's account. */
export function isAppAddress(address: string, appOrigin: string): boolean {
  if (!URL.canParse(address)) return false
  const [{ protocol, port, hostname, origin }, app] = [new URL(address), new URL(appOrigin)]
  if (origin === app.origin) return true
  return protocol === app.protocol && port === app.port && hostname.endsWith('.localhost')
}

/** Forms may lead to the app because a browser checks the whole chain of redirects, and the grants end there. */
export function pagePolicy(appOrigin: string): string {
  const { protocol, port } = new URL(appOrigin)
  const accounts = `${protocol}//*.localhost${port && `:${port}`}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action 'self' ${appOrigin} ${accounts}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export function pageHeaders(appOrigin: string): MiddlewareHandler {
  const policy = pagePolicy(appOrigin)
  return async (c, next) => {
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cache-control', 'no-store')
    await next()
  }
}
