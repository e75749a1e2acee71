import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { installSteps } from '../../../tests/support/install-steps.ts'
import { approveInstall, comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

/**
 * A grant that waits, and the browser that claims it for a company. No jobs: the import of a large store would take
 * the processor for longer than a query may take.
 */

let world: TestContext
let shops = 0
let shop = ''

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
beforeEach(() => {
  shops += 1
  shop = `claim-${shops}.myshopify.com`
  world.time.now = new Date()
})
afterAll(() => world.close())

const { claim, grantOf, pendingOf, install, open, uninstall } = installSteps(() => ({ world, shop }))

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
  expect(await pendingOf()).toBeUndefined()
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
  expect(await pendingOf()).toBeDefined()
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
