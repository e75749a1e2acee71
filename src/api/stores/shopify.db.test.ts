import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { moduleInstalls, outlets, shopifyGrants } from '#database/schema/companies.ts'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { comeBack, newStoreOwner, signed } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let shops = 0
let shop = ''

beforeAll(async () => {
  world = await openTestContext()
})
beforeEach(() => {
  shops += 1
  shop = `shop-${shops}.myshopify.com`
  world.time.now = new Date()
})
afterAll(() => world.close())

const failed = { status: 303, path: '/processing/', query: { refused: 'shop_grant_failed' } }

const grantOf = async (domain: string) =>
  (await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, domain)))[0]
const outletsOf = (companyId: string) =>
  world.ctx.db.select().from(outlets).where(eq(outlets.companyId, companyId))
const actsOf = async (companyId: string) =>
  (await world.ctx.db.select().from(auditLog).where(eq(auditLog.companyId, companyId)))
    .map(({ action }) => action)
    .filter((action) => action !== 'sign-in')

test('[PORT-09] [INST-04] a shop’s yes connects it: token sealed, outlet named, module installed, all of it recorded', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  const query = await owner.grant(shop, { app: 'Flash Accounts' })
  expect(await comeBack(owner.browser, query)).toEqual({
    status: 303,
    path: '/processing/',
    query: { app: 'flash_accounts', shop, platform: 'shopify', connected: 'true' },
  })
  const grant = await grantOf(shop)
  expect(grant).toMatchObject({
    companyId: owner.companyId,
    outletId: owner.outletId,
    scopes: 'read_customers,read_orders,read_returns',
    revokedAt: null,
  })
  expect(grant?.shopDetails).toMatchObject({ name: `Shop ${shops}`, currency: 'USD' })
  expect(grant?.tokenEnc).not.toContain('shpat_')
  const token: unknown = JSON.parse(world.ctx.keys.unseal(grant?.tokenEnc ?? '', `shopify|${shop}`) ?? '')
  expect(token).toEqual({
    access: expect.stringMatching(/^shpat_/),
    refresh: expect.stringMatching(/^shprt_/),
    expiresAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(world.ctx.keys.unseal(grant?.tokenEnc ?? '', 'shopify|other.myshopify.com')).toBeUndefined()

  const [outlet] = await outletsOf(owner.companyId)
  expect(outlet).toMatchObject({ webUrl: shop, platform: 'shopify', outletName: `Shop ${shops}` })
  const installs = await world.ctx.db
    .select()
    .from(moduleInstalls)
    .where(eq(moduleInstalls.outletId, owner.outletId))
  expect(installs.map(({ slug }) => slug)).toEqual(['flash_accounts'])
  expect(await actsOf(owner.companyId)).toEqual(['shop-connected', 'module-installed'])
})

test('[PORT-09] a connection that began on the apps page returns there, also from a replay', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  const query = await owner.grant(shop, { from: 'apps', app: 'crm' })
  expect(await comeBack(owner.browser, query)).toMatchObject({ path: '/merchant/apps', status: 303 })
  // Also with an answer that is worth nothing any more, which the page can then ask for again.
  const refused = { app: 'crm', shop, platform: 'shopify', refused: 'shop_grant_failed' }
  expect(await comeBack(owner.browser, query)).toEqual({
    status: 303,
    path: '/merchant/apps',
    query: refused,
  })
})

test('[PORT-09] a changed, added, dropped or repeated parameter is refused', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  const query = await owner.grant(shop)
  const changed: ((copy: URLSearchParams) => void)[] = [
    (copy) => copy.set('shop', 'other.myshopify.com'),
    (copy) => copy.set('code', 'another'),
    (copy) => copy.set('extra', '1'),
    (copy) => copy.delete('host'),
    (copy) => copy.delete('hmac'),
    (copy) => copy.set('hmac', ''),
    (copy) => copy.set('hmac', 'é'.repeat(64)),
    (copy) => copy.set('hmac', `${copy.get('hmac')}00`),
    (copy) => copy.append('shop', 'other.myshopify.com'),
    (copy) => copy.append('hmac', copy.get('hmac') ?? ''),
  ]
  for (const change of changed) {
    const copy = new URLSearchParams(query)
    change(copy)
    expect(await comeBack(owner.browser, copy)).toEqual(failed)
  }
  const twice = new URLSearchParams(query)
  twice.append('shop', shop)
  expect(await comeBack(owner.browser, signed(twice))).toEqual(failed)
  expect(await grantOf(shop)).toBeUndefined()
  // None of it has used up what the honest answer needs.
  expect(await comeBack(owner.browser, query)).toMatchObject({ query: { connected: 'true' } })
})

test('[PORT-09] an answer from more than 90 seconds ago or ahead is refused', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  const query = await owner.grant(shop)
  const now = Math.floor(world.time.now.getTime() / 1000)
  for (const timestamp of [String(now - 92), String(now + 92), '', 'NaN', 'Infinity']) {
    const old = signed({ ...Object.fromEntries(query), timestamp })
    expect([timestamp, await comeBack(owner.browser, old)]).toEqual([timestamp, failed])
  }
  const recent = signed({ ...Object.fromEntries(query), timestamp: String(now - 80) })
  expect(await comeBack(owner.browser, recent)).toMatchObject({ query: { connected: 'true' } })
})

test(
  '[PORT-09] a state works once, for ten minutes, for its own session and its own shop',
  { tags: 'engine-long' },
  async () => {
    const owner = await newStoreOwner(world, { website: shop })
    const other = await newStoreOwner(world)
    const lost = { ...failed, query: { ...failed.query, shop, platform: 'shopify' } }
    const query = await owner.grant(shop)
    expect(await comeBack(other.browser, query)).toEqual(lost)

    const elsewhere = `else-${shop}`
    const swapped = signed({ ...Object.fromEntries(query), shop: elsewhere })
    expect(await comeBack(owner.browser, swapped)).toEqual({
      ...failed,
      query: { ...failed.query, shop: elsewhere, platform: 'shopify' },
    })

    const made = signed({ ...Object.fromEntries(query), state: 'made-up' })
    expect(await comeBack(owner.browser, made)).toEqual(lost)

    const ends = await Promise.all([1, 2, 3].map(() => comeBack(owner.browser, query)))
    expect(ends.filter((end) => 'connected' in end.query)).toHaveLength(1)
    expect(await comeBack(owner.browser, query)).toEqual(lost)

    const late = await owner.grant(shop)
    world.time.now = new Date(world.time.now.getTime() + 11 * 60_000)
    const timestamp = String(Math.floor(world.time.now.getTime() / 1000))
    expect(await comeBack(owner.browser, signed({ ...Object.fromEntries(late), timestamp }))).toEqual(lost)
  },
)

test('[PORT-09] without a session the way back leads to the page that asks for one, and nothing is used up', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  const query = await owner.grant(shop)
  const { cookies } = owner.browser
  const kept = new Map(cookies)
  cookies.clear()
  expect(await comeBack(owner.browser, query)).toEqual({
    status: 303,
    path: '/processing/',
    query: { shop, platform: 'shopify' },
  })
  for (const [name, value] of kept) cookies.set(name, value)
  expect(await comeBack(owner.browser, query)).toMatchObject({ query: { connected: 'true' } })
})

test(
  '[PORT-09] a squatter who only wrote the shop’s address loses it to the owner',
  { tags: 'engine-long' },
  async () => {
    const squatter = await newStoreOwner(world, { website: shop })
    const owner = await newStoreOwner(world)
    expect(await comeBack(owner.browser, await owner.grant(shop))).toMatchObject({
      query: { connected: 'true' },
    })
    expect(await outletsOf(squatter.companyId)).toMatchObject([{ webUrl: null, platform: null }])
    expect(await outletsOf(owner.companyId)).toMatchObject([{ webUrl: shop, platform: 'shopify' }])
    expect(await actsOf(squatter.companyId)).toEqual(['shop-disconnected'])
  },
)

test('[PORT-09] a shop that has proved itself to one company is refused to another, until it leaves', async () => {
  const first = await newStoreOwner(world)
  await comeBack(first.browser, await first.grant(shop))
  const second = await newStoreOwner(world)
  const query = await second.grant(shop)
  expect(await comeBack(second.browser, query)).toMatchObject({
    path: '/processing/',
    query: { shop, refused: 'shop_taken' },
  })
  expect((await grantOf(shop))?.companyId).toBe(first.companyId)
  expect(await outletsOf(second.companyId)).toMatchObject([{ webUrl: null }])

  await world.ctx.db
    .update(shopifyGrants)
    .set({ revokedAt: world.time.now })
    .where(eq(shopifyGrants.shop, shop))
  expect(await comeBack(second.browser, await second.grant(shop))).toMatchObject({
    query: { connected: 'true' },
  })
  expect(await grantOf(shop)).toMatchObject({ companyId: second.companyId, revokedAt: null })
  expect(await outletsOf(first.companyId)).toMatchObject([{ webUrl: null }])
})

test('[PORT-09] a second shop is a second outlet, once the e-mail is confirmed', async () => {
  const hasty = await newStoreOwner(world, { website: 'first.example', verified: false })
  expect(await hasty.browser.post('/shopify/grant/start', { shop })).toMatchObject({
    status: 403,
    body: { code: 'email_unverified' },
  })
  const confirmed = await newStoreOwner(world, { website: 'first.example' })
  expect(await comeBack(confirmed.browser, await confirmed.grant(shop))).toMatchObject({
    query: { connected: 'true' },
  })
  const sites = (await outletsOf(confirmed.companyId)).map(({ webUrl }) => webUrl)
  expect(sites).toEqual(['first.example', shop])
})

test('[PORT-08] only a shop’s address, only a merchant, only so often', async () => {
  const owner = await newStoreOwner(world)
  for (const typed of ['', 'tamarind.example', 'a.b.myshopify.com', 'evil.example/x.myshopify.com']) {
    expect(await owner.browser.post('/shopify/grant/start', { shop: typed })).toMatchObject({
      status: 405,
      body: { code: 'invalid_shopify_url', message: 'Shopify store URL must end with .myshopify.com' },
    })
  }
  owner.browser.token = undefined
  expect(await owner.browser.post('/shopify/grant/start', { shop })).toMatchObject({ status: 401 })

  const eager = await newStoreOwner(world)
  const statuses = new Set<number>()
  for (let i = 0; i < 22; i += 1) {
    statuses.add((await eager.browser.post('/shopify/grant/start', { shop })).status)
  }
  expect([...statuses]).toEqual([200, 429])
})

test('[PORT-09] where Shopify hangs, fails or talks nonsense nothing is kept and trying again works', async () => {
  const answers: Record<string, (end: (status: number, body: string) => void) => void> = {
    hangs: () => {},
    fails: (end) => end(500, 'oops'),
    refuses: (end) => end(400, '{"error":"invalid_request"}'),
    mumbles: (end) => end(200, 'not json'),
    keeps: (end) => end(200, '{"access_token":"shpat_x","scope":"read_orders"}'),
  }
  let mood = 'hangs'
  const away = createServer((_req, res) =>
    answers[mood]?.((status, body) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(body),
    ),
  )
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const { port } = away.address() as AddressInfo
  const { shopify } = world.ctx
  const owner = await newStoreOwner(world, { website: shop })
  const expected = {
    hangs: 'shop_unreachable',
    fails: 'shop_unreachable',
    refuses: 'shop_grant_failed',
    mumbles: 'shop_unreachable',
    keeps: 'shop_grant_failed',
  }
  for (const [name, refused] of Object.entries(expected)) {
    mood = name
    const query = await owner.grant(shop)
    world.ctx.shopify = shopifyApp({
      key: 'sandbox-shopify-key',
      secret: 'sandbox-shopify-secret',
      shopUrl: `http://127.0.0.1:${port}/{shop}`,
      publicBaseUrl: 'https://infiniti.example',
      timeoutMs: 300,
    })
    expect([name, await comeBack(owner.browser, query)]).toMatchObject([name, { query: { shop, refused } }])
    world.ctx.shopify = shopify
  }
  away.closeAllConnections()
  away.close()
  expect(await grantOf(shop)).toBeUndefined()
  expect(await comeBack(owner.browser, await owner.grant(shop))).toMatchObject({
    query: { connected: 'true' },
  })
})
