import { Hono } from 'hono'
import { html } from 'hono/html'

/** The host of a module that is not served by the product: so far only its part in signing out. */
export function moduleRoutes(appOrigin: string) {
  // Passkeys are tried out under the machine's name, so the product has two.
  const named = appOrigin.replace('//127.0.0.1', '//localhost')
  const policy = `default-src 'none'; frame-ancestors ${appOrigin} ${named}`
  const routes = new Hono()
  routes.get('/userLogout', (c) => {
    c.header('content-security-policy', policy)
    return c.html(html`<!doctype html><title>Signed out of the module</title>`)
  })
  return routes
}
