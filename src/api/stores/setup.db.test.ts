import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SetupView } from '#contract/setup/shapes.ts'
import { memberships, moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const states = ({ steps }: SetupView) => Object.fromEntries(steps.map(({ name, state }) => [name, state]))

async function read(browser: ApiClient, request: Record<string, string> = {}) {
  const { body } = await browser.get(`/merchant/setup?${new URLSearchParams(request).toString()}`)
  const view = body as SetupView
  return { view, next: view.next, ...states(view) }
}

test('[INST-04] a new account with a shop has three steps done and waits for the shop’s yes', async () => {
  const shop = 'one.myshopify.com'
  const owner = await newStoreOwner(world, { website: shop })
  const request = { app: 'crm', shop, platform: 'shopify' }
  const asked = await read(owner.browser, request)
  expect(asked).toMatchObject({
    next: 'grant',
    account: 'done',
    company: 'done',
    outlet: 'done',
    shop: 'open',
    app: 'waiting',
  })
  expect(asked.view.steps.map(({ value }) => value)).toEqual([owner.email, 'Mei Chua', shop, shop, 'crm'])

  // Nothing but the shop itself moves it on.
  expect((await owner.browser.post('/merchant/setup/continue', request)).body).toMatchObject({
    next: 'grant',
  })
  await comeBack(owner.browser, await owner.grant(shop, { app: 'crm' }))
  expect(await read(owner.browser, request)).toMatchObject({ next: 'done', shop: 'done', app: 'done' })

  await world.ctx.db
    .update(shopifyGrants)
    .set({ revokedAt: world.time.now })
    .where(eq(shopifyGrants.shop, shop))
  expect(await read(owner.browser, request)).toMatchObject({ next: 'grant', shop: 'open', app: 'done' })
})

test('[INST-04] days later, without the link, the account itself knows what it was made for', async () => {
  const shop = 'days.myshopify.com'
  const source = { app: 'whatsapp', platform: 'shopify' }
  const owner = await newStoreOwner(world, { website: shop, source })
  const { view } = await read(owner.browser)
  expect(view).toMatchObject({ app: 'whatsapp', shop, platform: 'shopify', next: 'grant' })
})

test('[INST-04] a known merchant with a new shop gets its outlet from the shop’s yes', async () => {
  const shop = 'second.myshopify.com'
  const owner = await newStoreOwner(world, { website: 'first.example' })
  const request = { shop, platform: 'shopify' }
  expect(await read(owner.browser, request)).toMatchObject({
    next: 'grant',
    outlet: 'waiting',
    app: 'waiting',
  })
  await comeBack(owner.browser, await owner.grant(shop))
  expect(await read(owner.browser, request)).toMatchObject({ next: 'done', outlet: 'done', app: 'done' })
})

test('[INST-04] a second module for a connected shop is installed at once', async () => {
  const shop = 'more.myshopify.com'
  const owner = await newStoreOwner(world, { website: shop })
  await comeBack(owner.browser, await owner.grant(shop))
  const request = { app: 'email', shop, platform: 'shopify' }
  expect(await read(owner.browser, request)).toMatchObject({ next: 'continue', shop: 'done', app: 'open' })
  expect((await owner.browser.post('/merchant/setup/continue', request)).body).toMatchObject({ next: 'done' })
})

test('[INST-04] on another platform we do it all ourselves, once however often it is asked', async () => {
  const owner = await newStoreOwner(world)
  const request = { app: 'email', shop: 'https://Tamarind.example/shop', platform: 'woocommerce' }
  expect(await read(owner.browser, request)).toMatchObject({
    next: 'continue',
    outlet: 'open',
    shop: 'skipped',
  })
  for (let i = 0; i < 2; i += 1) {
    const { body } = await owner.browser.post('/merchant/setup/continue', request)
    expect(states(body as SetupView)).toMatchObject({ outlet: 'done', shop: 'skipped', app: 'done' })
  }
  const installs = await world.ctx.db
    .select()
    .from(moduleInstalls)
    .where(eq(moduleInstalls.companyId, owner.companyId))
  expect(installs.map(({ slug, outletId }) => [slug, outletId])).toEqual([['email', owner.outletId]])
})

test('[INST-04] without any address the module waits, and nothing is pretended', async () => {
  const owner = await newStoreOwner(world)
  expect(await read(owner.browser, { app: 'crm' })).toMatchObject({
    next: 'done',
    outlet: 'done',
    shop: 'skipped',
    app: 'waiting',
  })
})

test('[INST-04] an account that has lost its company gets one of its own', async () => {
  const owner = await newStoreOwner(world, { website: 'lost.example' })
  await world.ctx.db.delete(memberships).where(eq(memberships.userId, owner.userId))
  const browser = new ApiClient(world)
  await browser.logIn(owner.email, 'Pantry#2026x')
  expect(await read(browser)).toMatchObject({ next: 'continue', company: 'open', outlet: 'open' })
  expect((await browser.post('/merchant/setup/continue')).body).toMatchObject({ next: 'done' })
  expect(await read(browser)).toMatchObject({ company: 'done', outlet: 'done' })
})

test('[INST-04] a stranger learns nothing', async () => {
  expect(await new ApiClient(world).get('/merchant/setup')).toMatchObject({ status: 401 })
  expect(await new ApiClient(world).post('/merchant/setup/continue')).toMatchObject({ status: 401 })
})
