import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import { checkBrought } from '#domain/accounts/check-existence.ts'
import { findBrought } from '#domain/shops/claim-shop.ts'
import { watchStores } from '#domain/store-sync/watch-stores.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { installSteps } from '../../../tests/support/install-steps.ts'
import { approveInstall, comeBack, newStoreOwner, signed } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

/** The app is opened from Shopify, and the browser comes back with the store's grant. */

let world: TestContext
let shops = 0
let shop = ''

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
beforeEach(() => {
  shops += 1
  shop = `open-${shops}.myshopify.com`
  world.time.now = new Date()
})
afterAll(() => world.close())

const { call, claim, grantOf, pendingOf, install, open, uninstall } = installSteps(() => ({ world, shop }))

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
  const held = await pendingOf()
  expect(held?.tokenEnc).not.toContain('shpat_')
  expect(await grantOf()).toBeUndefined()
  world.time.now = new Date(world.time.now.getTime() + 15 * 24 * 60 * 60 * 1000)
  await watchStores(world.ctx)
  expect(await pendingOf()).toBeUndefined()
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

test.each(['throttled', 'forbidden', 'broken'])(
  '[INST-06] a Shopify that is %s while the store is read did not answer, and was not forged',
  async (api) => {
    const fault = (fields: object) =>
      fetch(`${world.sandbox.url}/shopify/_faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
    const browser = new ApiClient(world)
    const query = await approveInstall(world, await open(browser))
    await fault({ api, times: 1 })
    expect(await comeBack(browser, query)).toMatchObject({
      path: '/shopify/open-again/',
      query: { because: 'shop_unreachable' },
    })
    await fault({ api: 'none' })
  },
)

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
