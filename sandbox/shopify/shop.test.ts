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

const webhooks: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  webhooks.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
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
  webhooks.length = 0
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
    expect(webhooks).toHaveLength(1)
    const [webhook] = webhooks
    expect(webhook).toMatchObject({
      url: '/api/shopify/webhooks',
      headers: {
        'x-shopify-topic': 'app/uninstalled',
        'x-shopify-shop-domain': shop,
        'x-shopify-hmac-sha256': createHmac('sha256', secret)
          .update(webhook?.body ?? '')
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

const newPlan = `mutation($test: Boolean) { appSubscriptionCreate(name: "Plan", returnUrl: "http://127.0.0.1:9/back", test: $test,
  lineItems: [{ plan: { appRecurringPricingDetails: { price: { amount: "200.00", currencyCode: "USD" } } } }]) {
    appSubscription { id status test } confirmationUrl userErrors { message } } }`

interface Made {
  appSubscription: { id: string; status: string; test: boolean }
  confirmationUrl: string
}

async function makePlan(of: ReturnType<typeof makeApp>, token: string, domain = shop): Promise<Made> {
  const answer = await of.ask(token, newPlan, { test: false }, domain)
  return (await answer.json()).data.appSubscriptionCreate
}
const decide = (url: string, decision: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
const statusOf = async (of: ReturnType<typeof makeApp>, token: string, id: string) =>
  (
    await (
      await of.ask(token, 'query($id: ID!) { node(id: $id) { ... on AppSubscription { status } } }', { id })
    ).json()
  ).data.node.status

describe('a plan', () => {
  it('[MONEY-02] ends with the app, and is not there again after a reinstall', async () => {
    const token = await app.install()
    const { appSubscription, confirmationUrl } = await makePlan(app, token)
    await decide(confirmationUrl, 'approve')
    expect(await statusOf(app, token, appSubscription.id)).toBe('ACTIVE')
    await fetch(`${sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST' })
    expect(await statusOf(app, await app.install(), appSubscription.id)).toBe('CANCELLED')
  })

  it('is a test for development stores, which no other store is', async () => {
    const developer = 'dev-shed.myshopify.com'
    const question = '{ shop { plan { partnerDevelopment } billingAddress { countryCodeV2 } } }'
    const planOf = async (domain: string) =>
      (await (await app.ask(await app.install(domain), question, {}, domain)).json()).data.shop
    expect(await planOf(shop)).toEqual({
      plan: { partnerDevelopment: false },
      billingAddress: { countryCodeV2: 'IN' },
    })
    expect(await planOf(developer)).toMatchObject({ plan: { partnerDevelopment: true } })
    const token = await app.install(developer)
    const { confirmationUrl } = await makePlan(app, token, developer)
    // Shopify lets nobody approve what would bill a development store.
    expect((await decide(confirmationUrl, 'approve')).status).toBe(422)
  })
})

describe('with a folder', () => {
  it('remembers charges over a restart, and gives no number twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const options = { httpPort: 0, smtpPort: 0, appUrl, dataDir }
    const first = await startSandbox(options)
    const before = makeApp(first, appUrl)
    const token = await before.install()
    const { appSubscription, confirmationUrl } = await makePlan(before, token)
    await first.close()
    const second = await startSandbox(options)
    const after = makeApp(second, appUrl)
    const next = await makePlan(after, token)
    expect(next.appSubscription.id).not.toBe(appSubscription.id)
    await decide(confirmationUrl.replace(first.url, second.url), 'approve')
    expect(await statusOf(after, token, appSubscription.id)).toBe('ACTIVE')
    await second.close()
    await rm(dataDir, { recursive: true })
  })

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
