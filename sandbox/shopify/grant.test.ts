import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'
import { makeApp, secret, shop } from './test-app.ts'

const appUrl = 'http://127.0.0.1:3000'
let sandbox: Sandbox
let app: ReturnType<typeof makeApp>

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
  app = makeApp(sandbox, appUrl)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => sandbox.close())

describe('the grant', () => {
  it('says who asks for what', async () => {
    const page = await (await fetch(app.authoriseUrl())).text()
    expect(page).toContain('Sandbox: stands in for Shopify; nothing leaves this machine')
    expect(page).toContain('Tamarind Supply')
    expect(page).toContain('View customers')
    expect(page).toContain('View orders')
  })

  it('returns signed over the sorted query, with everything the app sent', async () => {
    const back = await app.decide('install')
    expect(back.origin + back.pathname).toBe(`${appUrl}/api/shopify/callback`)
    const query = back.searchParams
    expect(query.get('state')).toBe('a state/with+signs=')
    expect(query.get('shop')).toBe(shop)
    expect(Math.abs(Number(query.get('timestamp')) - Date.now() / 1000)).toBeLessThan(5)
    expect(Buffer.from(query.get('host') ?? '', 'base64').toString()).toBe(
      'admin.shopify.com/store/tamarind-supply',
    )
    const hmac = query.get('hmac')
    query.delete('hmac')
    query.sort()
    expect(createHmac('sha256', secret).update(query.toString()).digest('hex')).toBe(hmac)
  })

  it('gives a token for a code, once, and only for the right secret and shop', async () => {
    const code = (await app.decide('install')).searchParams.get('code')
    const refused = await app.exchange(code, { client_secret: 'wrong' })
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    const granted = await app.exchange(code)
    expect(await granted.json()).toEqual({
      access_token: expect.stringMatching(/^shpat_[0-9a-f]{32}$/),
      scope: 'read_customers,read_orders',
    })
    expect((await app.exchange(code)).status).toBe(400)
    const other = (await app.decide('install')).searchParams.get('code')
    expect((await app.exchange(other, {}, 'hafenlicht.myshopify.com')).status).toBe(400)
  })

  it('forgets a code after a minute', async () => {
    const code = (await app.decide('install')).searchParams.get('code')
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    expect((await app.exchange(code)).status).toBe(400)
  })

  it('goes to the shop and not to the app when cancelled', async () => {
    expect((await app.decide('cancel')).pathname).toBe(`/shopify/${shop}/admin`)
  })

  it('asks again only for more than was granted', async () => {
    await app.install()
    const same = await fetch(app.authoriseUrl(), { redirect: 'manual' })
    expect(same.status).toBe(303)
    expect(
      (await fetch(app.authoriseUrl({ scope: 'read_customers,read_returns' }), { redirect: 'manual' }))
        .status,
    ).toBe(200)
  })

  it.each([
    ['an unknown app', () => app.authoriseUrl({ client_id: 'other' })],
    ['a foreign return address', () => app.authoriseUrl({ redirect_uri: 'https://evil.example/' })],
    ['no address of a shop', () => app.authoriseUrl({}, 'evil.example')],
    ['a shop with capitals and dots', () => app.authoriseUrl({}, 'a.b.myshopify.com')],
  ])('stops at %s', async (_name, url) => {
    const answer = await fetch(url(), { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Shopify would stop here')
  })
})
