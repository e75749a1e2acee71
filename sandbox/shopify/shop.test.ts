import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../listen.ts'
import { type Sandbox, startSandbox } from '../start.ts'
import { makeApp, secret, shop } from './test-app.ts'

const notices: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  notices.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
  response.end()
})
let appUrl: string
let sandbox: Sandbox
let app: ReturnType<typeof makeApp>

beforeAll(async () => {
  appUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
  app = makeApp(sandbox, appUrl)
})
afterEach(async () => {
  await fetch(`${sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST' })
  notices.length = 0
})
afterAll(async () => {
  await sandbox.close()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

describe('uninstalling', () => {
  it('ends the token and tells the app, signed over the body', async () => {
    const token = await app.install()
    const page = await fetch(`${sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST' })
    expect(await page.text()).toContain('answered 200')
    expect((await app.ask(token, '{ shop { name } }')).status).toBe(401)
    expect(notices).toHaveLength(1)
    const [notice] = notices
    expect(notice).toMatchObject({
      url: '/api/shopify/webhooks',
      headers: {
        'x-shopify-topic': 'app/uninstalled',
        'x-shopify-shop-domain': shop,
        'x-shopify-hmac-sha256': createHmac('sha256', secret)
          .update(notice?.body ?? '')
          .digest('base64'),
      },
    })
  })
})

describe('the listing', () => {
  it('calls the address of the app, signed, with the name of the shop', async () => {
    const page = await (await fetch(`${sandbox.url}/shopify/apps/infiniti`)).text()
    expect(page).toContain('stands in for the Shopify App Store')
    const go = (typed: string) =>
      fetch(`${sandbox.url}/shopify/apps/infiniti/install?shop=${encodeURIComponent(typed)}`, {
        redirect: 'manual',
      })
    for (const typed of [
      shop,
      'tamarind-supply',
      `https://${shop}/admin`,
      ' Tamarind-Supply.MyShopify.com ',
    ]) {
      const location = new URL((await go(typed)).headers.get('location') ?? '')
      expect(location.origin + location.pathname).toBe(`${appUrl}/api/shopify/open`)
      const { hmac, ...query } = Object.fromEntries(location.searchParams)
      expect(query).toMatchObject({
        shop,
        host: expect.any(String),
        timestamp: expect.stringMatching(/^\d+$/),
      })
      expect(hmac).toBe(
        createHmac('sha256', secret).update(new URLSearchParams(query).toString()).digest('hex'),
      )
    }
    const refused = await go('evil.example')
    expect({ status: refused.status, text: await refused.text() }).toMatchObject({
      status: 400,
      text: expect.stringContaining('A store address ends with .myshopify.com.'),
    })
  })
})

describe('with a folder', () => {
  it('remembers the token over a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const options = { httpPort: 0, smtpPort: 0, appUrl, dataDir }
    const first = await startSandbox(options)
    const token = await makeApp(first, appUrl).install()
    await first.close()
    const second = await startSandbox(options)
    expect((await makeApp(second, appUrl).ask(token, '{ shop { name } }')).status).toBe(200)
    await second.close()
    await rm(dataDir, { recursive: true })
  })
})
