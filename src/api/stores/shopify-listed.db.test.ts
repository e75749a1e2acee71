import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { installSteps } from '../../../tests/support/install-steps.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

/** Listed in the App Store, where no page or call takes the address of a store. */

let world: TestContext
let shops = 0
let shop = ''

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
beforeEach(() => {
  shops += 1
  shop = `listed-${shops}.myshopify.com`
  world.time.now = new Date()
})
afterAll(() => world.close())

const { grantOf, install } = installSteps(() => ({ world, shop }))

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
