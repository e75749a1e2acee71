import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { assets } from './assets.ts'
import { makeAccounts } from './google/accounts.ts'
import { loadSigningKey } from './google/keys.ts'
import { makeProvider } from './google/provider.ts'
import { googleRoutes } from './google/routes.ts'
import { guard, pageHeaders } from './guard.ts'
import { homePage, missingPage } from './home.ts'
import { listen } from './listen.ts'
import { makeMailFault } from './mail/fault.ts'
import { openInbox } from './mail/inbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startMailServer } from './mail/smtp.ts'
import { openMeta } from './meta/routes.ts'
import { openMsg91 } from './msg91/routes.ts'
import { moduleRoutes } from './modules/routes.ts'
import { nameRoutes } from './names/routes.ts'
import { startNameServer } from './names/server.ts'
import { makeZone } from './names/zone.ts'
import { resolveOptions, type SandboxOptions, settingsFor } from './options.ts'
import { openPhones } from './phones/phones.ts'
import { phoneRoutes } from './phones/routes.ts'
import { recaptchaRoutes } from './recaptcha/routes.ts'
import { openInstalls } from './shopify/installs.ts'
import { openShopify } from './shopify/routes.ts'
import { openStripe } from './stripe/routes.ts'

export interface Sandbox {
  url: string
  smtpUrl: string
  /** The product's settings that lead it here, by the names it reads them under. */
  settings: ReturnType<typeof settingsFor>
  close: () => Promise<void>
}

/** The outside world on loopback: for the demo and the tests, never for production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const resolved = resolveOptions(options)
  const { app: product, host } = resolved
  const { dataDir } = options
  const inbox = await openInbox(dataDir && join(dataDir, 'mail'))
  const installs = await openInstalls(dataDir)
  const key = await loadSigningKey(dataDir)
  const fault = makeMailFault()

  const mailServer = await startMailServer({ port: options.smtpPort, host, inbox, fault })
  // Longer than any client keeps a connection: closing one as a request arrives would lose it.
  const server = createServer({ keepAliveTimeout: 60_000 })
  const port = await listen(server, options.httpPort, host).catch(async (error: unknown) => {
    await mailServer.close()
    throw error
  })

  // The port is known only now, and with it the issuer in every Google token.
  const url = `http://${host}:${port}`
  const smtpUrl = `smtp://${host}:${mailServer.port}`
  const zone = makeZone()
  // Names are asked over UDP, so they can have the same number as the pages.
  const names = await startNameServer(port, host, zone)
  const accounts = makeAccounts()
  const { google, shopify: client, recaptcha: keys, stripe } = resolved
  const provider = makeProvider({ url, appOrigin: product.origin, client: google, accounts, key })

  const shopify = openShopify({ app: product, client, installs, inbox, key, url, dataDir })
  const cards = openStripe(product, stripe, url, dataDir)
  const phones = openPhones(dataDir)
  const meta = openMeta(resolved.meta, phones, dataDir)
  const msg91 = openMsg91(resolved.msg91, phones, dataDir)
  const app = new Hono({ strict: false })
  app.use(guard(host), pageHeaders(product.origin))
  app.route('/', assets())
  app.get('/', (c) => c.html(homePage({ app: product, smtpUrl, phones: phones.all() })))
  app.route('/mail', mailRoutes({ inbox, fault, smtpUrl, appOrigin: product.origin }))
  app.route('/google', googleRoutes({ app: product, url, clientId: google.clientId, accounts, provider }))
  app.route('/shopify', shopify.routes)
  app.route('/stripe', cards.routes)
  app.route('/phone', phoneRoutes(phones))
  app.route('/meta', meta.routes)
  app.route('/msg91', msg91.routes)
  app.route('/recaptcha', recaptchaRoutes({ app: product, keys }))
  app.route('/', moduleRoutes(product.origin))
  app.route('/names', nameRoutes(zone, `${host}:${port}`))
  app.notFound((c) => c.html(missingPage, 404))
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }))

  return {
    url,
    smtpUrl,
    settings: settingsFor(resolved, url, smtpUrl),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await Promise.all([
        closed,
        mailServer.close(),
        names.close(),
        shopify.close(),
        cards.saved(),
        meta.close(),
        msg91.close(),
        phones.saved(),
      ])
    },
  }
}
