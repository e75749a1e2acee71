import { isIP } from 'node:net'
import type { Hono } from 'hono'
import type { AppEnv, AppParts } from './app-parts.ts'
import { readPolicyReports } from './security/policy-reports.ts'
import { securityTxt } from './security/security-txt.ts'

const mostReportsPerMinute = 60

/** Beside the API, because it is no call of ours: browsers decide what they send there. */
export const policyReportsPath = '/api/csp-reports'

/** What operators, balancers and browsers ask for: health, metrics, policy reports, the way to the listing. */
export function mountOperations(app: Hono<AppEnv>, { config, ctx, metrics, isReady }: AppParts): void {
  app.get('/livez', (c) => c.text('alive', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const ready = await isReady()
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

  app.get('/metrics', async (c) => {
    // Only for a collector on this machine; a proxy in front would have named its client.
    const direct = !c.req.header('x-forwarded-for') && isLoopback(c.env.incoming.socket.remoteAddress ?? '')
    if (!direct) return c.notFound()
    return c.text(await metrics.text(), 200, { 'Content-Type': metrics.registry.contentType })
  })

  // Anybody can send these, so only so many are written down.
  const written = { minute: 0, count: 0 }
  app.post(policyReportsPath, async (c) => {
    const minute = Math.floor(ctx.clock.now().getTime() / 60_000)
    if (written.minute !== minute) Object.assign(written, { minute, count: 0 })
    for (const report of await readPolicyReports(c.req.raw)) {
      metrics.policyReports.inc()
      written.count += 1
      if (written.count <= mostReportsPerMinute) ctx.log.warn({ report }, 'browser blocked content')
    }
    return c.body(null, 204)
  })

  app.get('/.well-known/security.txt', (c) => {
    const { PUBLIC_BASE_URL: publicBaseUrl, SECURITY_CONTACT } = config
    const contact = SECURITY_CONTACT ?? ctx.settings.staffMail
    return c.text(securityTxt({ publicBaseUrl, contact, now: ctx.clock.now() }), 200, {
      'Cache-Control': 'public, max-age=86400',
    })
  })

  /** Where password managers send somebody who wants another password (W3C change-password URL). */
  app.get('/.well-known/change-password', (c) => c.redirect('/merchant/account#password', 302))

  /** Prerendered pages cannot know the listing's address, which is configuration. */
  app.get('/install', (c) => {
    const listing = new URL(config.SHOPIFY_LISTING_URL)
    const addOn = c.req.query('app')
    if (addOn && /^[a-z][a-z_-]{0,40}$/.test(addOn)) listing.searchParams.set('app', addOn)
    return c.redirect(listing.href, 302)
  })
}

const isLoopback = (address: string) =>
  address === '::1' || (isIP(address.replace('::ffff:', '')) === 4 && /^(::ffff:)?127\./.test(address))
