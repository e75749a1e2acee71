import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopifyGrants } from '#database/schema/companies.ts'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import { pendingGrants } from '#database/schema/stores.ts'
import { checkBrought } from '#domain/accounts/check-existence.ts'
import { findBrought } from '#domain/shops/claim-shop.ts'
import { watchStores } from '#domain/store-sync/watch-stores.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { approveInstall, comeBack, newStoreOwner, signed } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let shops = 0
let shop = ''

beforeAll(async () => {
  world = await openTestContext()
})
beforeEach(() => {
  shops += 1
  shop = `open-${shops}.myshopify.com`
  world.time.now = new Date()
})
afterAll(() => world.close())

const call = (fields: Record<string, string> = {}) =>
  signed({ shop, host: 'aG9zdA', timestamp: String(Math.floor(world.time.now.getTime() / 1000)), ...fields })

/** Opens the app from Shopify; gives the address that the browser is sent to. */
async function open(browser: ApiClient, query = call()): Promise<URL> {
  const { status, headers } = await browser.get(`/shopify/open?${query.toString()}`)
  expect([302, 303]).toContain(status)
  return new URL(headers.get('location') ?? '', 'https://infiniti.example')
}

/** Through Shopify's own page, and back to us. */
async function install(browser: ApiClient) {
  return comeBack(browser, await approveInstall(world, await open(browser)))
}

const holdOf = async () =>
  (await world.ctx.db.select().from(pendingGrants).where(eq(pendingGrants.shop, shop)))[0]
const grantOf = async () =>
  (await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop)))[0]
const claim = (browser: ApiClient) => browser.post('/merchant/shop/claim', { app: 'infiniti' })
const uninstall = () =>
  fetch(`${world.sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST', redirect: 'manual' })

test('[INST-06] a signed call is answered with the store’s own grant page, on install and when the app is opened', async () => {
  const browser = new ApiClient(world)
  for (let times = 0; times < 2; times += 1) {
    const page = await open(browser)
    expect(page.pathname).toBe(`/shopify/${shop}/admin/oauth/authorize`)
    expect(page.searchParams.get('scope')).toBe('read_customers,read_orders,read_returns')
  }
})

test('[INST-06] forged, old and doubled calls get a page that leads back to Shopify, and nothing is kept', async () => {
  const states = () => world.ctx.db.$count(oneTimeTokens, eq(oneTimeTokens.purpose, 'shopify-state'))
  const before = await states()
  const old = String(Math.floor(world.time.now.getTime() / 1000) - 92)
  const doubled = call()
  doubled.append('shop', shop)
  const forged = call()
  forged.set('shop', 'other.myshopify.com')
  const strange = ['x.myshopify.com.evil.example', `${shop}:8080`, `me@${shop}`, shop.toUpperCase()]
  const bad = [
    forged,
    doubled,
    signed(doubled),
    call({ timestamp: old }),
    ...strange.map((name) => call({ shop: name })),
  ]
  for (const query of bad) {
    const browser = new ApiClient(world)
    expect((await open(browser, query)).pathname).toBe('/shopify/open-again/')
    expect(browser.cookies.size).toBe(0)
  }
  const plain = await open(new ApiClient(world), new URLSearchParams({ shop }))
  expect(plain.href).toBe(world.sandbox.settings.shopify.SHOPIFY_LISTING_URL)
  expect(await states()).toBe(before)
})

test('[INST-06] [INST-07] a stranger’s grant is held, sealed, and their email fills a field of the sign-up page', async () => {
  const browser = new ApiClient(world)
  expect(await install(browser)).toMatchObject({
    status: 303,
    path: '/shopify/signup/',
    query: {
      app: 'infiniti',
      shop,
      platform: 'shopify',
      email: `owner@open-${shops}.example`,
      currency: 'USD',
    },
  })
  const held = await holdOf()
  expect(held?.tokenEnc).not.toContain('shpat_')
  expect(await grantOf()).toBeUndefined()
  world.time.now = new Date(world.time.now.getTime() + 15 * 24 * 60 * 60 * 1000)
  await watchStores(world.ctx)
  expect(await holdOf()).toBeUndefined()
})

test('[INST-07] only the browser that brought a grant can claim it, by a press, and once', async () => {
  const owner = await newStoreOwner(world)
  const stranger = await newStoreOwner(world)
  expect(await install(owner.browser)).toMatchObject({ path: '/processing/', query: { shop } })
  expect(await grantOf()).toBeUndefined()
  const view = await owner.browser.get(`/merchant/setup?shop=${shop}&platform=shopify`)
  expect(view.body).toMatchObject({ next: 'claim', shop })
  expect(await claim(stranger.browser)).toMatchObject({ status: 410, body: { code: 'shop_claim_missing' } })
  expect(await claim(new ApiClient(world))).toMatchObject({ status: 401 })
  expect(await claim(owner.browser)).toMatchObject({ status: 200, body: { shop } })
  expect(await grantOf()).toMatchObject({ companyId: owner.companyId, revokedAt: null })
  expect(await holdOf()).toBeUndefined()
  expect(await claim(owner.browser)).toMatchObject({ status: 410 })
})

test('[INST-07] an hour later, and with a state used twice or in another browser, there is nothing to claim', async () => {
  const owner = await newStoreOwner(world)
  const query = await approveInstall(world, await open(owner.browser))
  const elsewhere = await comeBack((await newStoreOwner(world)).browser, query)
  expect(elsewhere.query).toMatchObject({ refused: 'shop_grant_failed' })
  expect((await comeBack(owner.browser, query)).path).toBe('/processing/')
  expect((await comeBack(owner.browser, query)).query).toMatchObject({ refused: 'shop_grant_failed' })
  world.time.now = new Date(world.time.now.getTime() + 61 * 60_000)
  await owner.signInAgain()
  expect(await claim(owner.browser)).toMatchObject({ status: 410 })
  expect(await holdOf()).toBeDefined()
})

test('[INST-06] a connected store’s app opens its dashboard; another company hears that it is taken', async () => {
  const owner = await newStoreOwner(world)
  await install(owner.browser)
  await claim(owner.browser)
  const outletId = (await grantOf())?.outletId
  expect(await install(owner.browser)).toMatchObject({ path: '/merchant/dashboard/', query: { outletId } })
  const other = await newStoreOwner(world)
  expect(await install(other.browser)).toMatchObject({
    path: '/processing/',
    query: { refused: 'shop_taken' },
  })
  expect(await grantOf()).toMatchObject({ companyId: owner.companyId, revokedAt: null })
})

test('[INST-06] a store that left without our hearing of it is asked for again', async () => {
  const owner = await newStoreOwner(world)
  await install(owner.browser)
  await claim(owner.browser)
  await uninstall()
  const other = await newStoreOwner(world)
  expect(await install(other.browser)).toMatchObject({ path: '/processing/', query: { shop } })
  expect(await grantOf()).toMatchObject({ companyId: owner.companyId, revokedAt: expect.any(Date) })
  expect(await claim(other.browser)).toMatchObject({ status: 200 })
  expect(await grantOf()).toMatchObject({ companyId: other.companyId, revokedAt: null })
})

test('[INST-06] [INST-07] the same browser reinstalls a store and brings a second one, within the hour', async () => {
  const owner = await newStoreOwner(world)
  const first = shop
  for (let times = 0; times < 3; times += 1) {
    expect(await install(owner.browser)).toMatchObject({ status: 303, path: '/processing/', query: { shop } })
    expect(await claim(owner.browser)).toMatchObject({ status: 200, body: { shop } })
    await uninstall()
  }
  shop = `second-${shops}.myshopify.com`
  expect(await install(owner.browser)).toMatchObject({ status: 303, path: '/processing/', query: { shop } })
  expect(await claim(owner.browser)).toMatchObject({ status: 200, body: { shop } })
  expect((await grantOf())?.companyId).toBe(owner.companyId)
  expect(first).not.toBe(shop)
})

test('[INST-08] listed, the same browser asks for a second store after the first', async () => {
  world.ctx.settings.shopifyListed = true
  try {
    const owner = await newStoreOwner(world)
    for (const name of ['one', 'two']) {
      shop = `request-${name}-${shops}.myshopify.com`
      expect(await owner.browser.post('/merchant/shop/connect', { app: 'crm' })).toMatchObject({
        status: 200,
      })
      expect(await install(owner.browser)).toMatchObject({ path: '/merchant/apps', query: { shop } })
    }
  } finally {
    world.ctx.settings.shopifyListed = false
  }
})

test('[INST-07] of two claims of one store at once, each gets an answer, and the store is connected once', async () => {
  for (let times = 0; times < 3; times += 1) {
    shop = `race-${times}-${shops}.myshopify.com`
    const owner = await newStoreOwner(world)
    await install(owner.browser)
    const answers = await Promise.all([1, 2, 3].map(() => claim(owner.browser)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses[0]).toBe(200)
    expect(statuses.every((status) => status === 200 || status === 410)).toBe(true)
    expect(await grantOf()).toMatchObject({ companyId: owner.companyId, revokedAt: null })
  }
})

test('[INST-07] two companies that claim one store at once: one gets it, the other hears why not', async () => {
  for (let times = 0; times < 3; times += 1) {
    shop = `contested-${times}-${shops}.myshopify.com`
    const owners = [
      await newStoreOwner(world, { website: shop }),
      await newStoreOwner(world, { website: shop }),
    ]
    for (const { browser } of owners) await install(browser)
    const answers = await Promise.all(owners.map(({ browser }) => claim(browser)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses[0]).toBe(200)
    expect([409, 410]).toContain(statuses[1])
  }
})

test('[INST-07] a new company takes name, zone, currency and country from its store; what was chosen stays', async () => {
  const owner = await newStoreOwner(world)
  shop = 'lagos-loom.myshopify.com'
  await install(owner.browser)
  await claim(owner.browser)
  const settings = async () => (await owner.browser.get('/merchant/settings')).body.data
  expect(await settings()).toMatchObject({
    company_name: 'Lagos Loom',
    time_zone: 'Africa/Lagos',
    currency_symbol: '₦',
  })
  const profile = await owner.browser.get('/merchant/company')
  expect(profile.body).toMatchObject({ data: { country: 'Nigeria' } })
  await owner.browser.post('/merchant/settings', { company_name: 'Loom Group' })
  shop = `berlin-${shops}.myshopify.com`
  await install(owner.browser)
  await claim(owner.browser)
  expect(await settings()).toMatchObject({ company_name: 'Loom Group', time_zone: 'Africa/Lagos' })
})

test('[INST-06] a forged return from Shopify leads somebody who is not signed in to a page that says so', async () => {
  const browser = new ApiClient(world)
  const forged = call({ code: 'abc', state: 'def' })
  forged.set('shop', 'other.myshopify.com')
  expect(await comeBack(browser, forged)).toMatchObject({ status: 303, path: '/shopify/open-again/' })
  expect(await comeBack(browser, call({ code: 'abc', state: 'unknown' }))).toMatchObject({
    path: '/shopify/open-again/',
  })
})

test('[INST-06] what fails on our side of the way back leads to a page, never to raw JSON', async () => {
  const browser = new ApiClient(world)
  const query = await approveInstall(world, await open(browser))
  const { shopify } = world.ctx
  if (!shopify) throw new Error('no Shopify')
  const { exchange } = shopify
  shopify.exchange = () => Promise.reject(new Error('a fault of ours'))
  try {
    const back = await comeBack(browser, query)
    expect(back).toMatchObject({ status: 303, path: '/shopify/open-again/', query: { because: 'failed' } })
  } finally {
    shopify.exchange = exchange
  }
})

test('[INST-08] listed, switching a module on leads to the listing and comes back with the module', async () => {
  const owner = await newStoreOwner(world, { website: shop })
  world.ctx.settings.shopifyListed = true
  try {
    const asked = await owner.browser.post('/install_app', { plugin_name: 'shopify', app: 'crm' })
    expect(asked.body).toEqual({
      message: 'redirect',
      data: world.sandbox.settings.shopify.SHOPIFY_LISTING_URL,
    })
    expect(await install(owner.browser)).toMatchObject({
      path: '/merchant/apps',
      query: { app: 'crm', shop },
    })
  } finally {
    world.ctx.settings.shopifyListed = false
  }
})

test('[INST-06] an install uses up none of the visitor’s checks', async () => {
  const browser = new ApiClient(world)
  const { query } = await install(browser)
  const credentials = { shopify: browser.cookies.get('__Host-infiniti_shop') }
  expect(await findBrought({ ...world.ctx, credentials })).toEqual({ shop, email: query.email })
  expect(await findBrought({ ...world.ctx, credentials: {} })).toBeUndefined()
  expect(await checkBrought(world.ctx, { email: query.email ?? '', website: shop })).toEqual({
    email: false,
    shop: false,
  })
})

test('[INST-08] listed, a store is connected from the portal without its address, and no call takes one', async () => {
  world.ctx.settings.shopifyListed = true
  try {
    const owner = await newStoreOwner(world)
    const asked = await owner.browser.post('/merchant/shop/connect', { app: 'crm' })
    expect(asked.body).toEqual({ url: world.sandbox.settings.shopify.SHOPIFY_LISTING_URL })
    expect(await install(owner.browser)).toMatchObject({
      path: '/merchant/apps',
      query: { app: 'crm', shop, connected: 'true' },
    })
    expect(await grantOf()).toMatchObject({ companyId: owner.companyId })
    const listed = { status: 405, body: { code: 'shopify_listed' } }
    expect(await owner.browser.post('/shopify/grant/start', { shop })).toMatchObject(listed)
    expect(await owner.browser.post('/save_web_url', { web_url: shop, platforms: 'shopify' })).toMatchObject(
      listed,
    )
  } finally {
    world.ctx.settings.shopifyListed = false
  }
})
