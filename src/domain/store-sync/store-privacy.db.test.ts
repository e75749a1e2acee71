// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopifyGrants } from '#database/schema/companies.ts'
import { storeDataRequests, storeOrders } from '#database/schema/stores.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { purgeExpired } from '../purge-expired.ts'
import { answerRequest } from '../shops/answer-request.ts'
import { watchStores } from './watch-stores.ts'

/** For how long we keep what the privacy policy speaks of. */

let world: TestContext
let store: ReturnType<typeof storeWorld>

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
})
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const later = (hours: number) => {
  world.time.now = new Date(world.time.now.getTime() + hours * hour)
}

async function copiedStore(shop: string) {
  world.time.now = new Date()
  const { companyId } = await store.connect(shop)
  await store.untilLive(shop)
  return {
    orders: () => world.ctx.db.select().from(storeOrders).where(eq(storeOrders.companyId, companyId)),
    files: () => world.ctx.db.$count(storeDataRequests, eq(storeDataRequests.companyId, companyId)),
  }
}

test('[HOOK-02] a store that left is erased two days later, though Shopify never asks for it', async () => {
  const shop = 'left-20.myshopify.com'
  const { orders } = await copiedStore(shop)
  const grant = async () =>
    (await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop)))[0]
  expect((await store.notify('app/uninstalled', shop, { myshopify_domain: shop })).status).toBe(200)
  expect((await grant())?.tokenEnc).toBe('')
  later(47)
  await watchStores(world.ctx)
  expect((await orders()).length).toBeGreaterThan(0)
  later(2)
  await watchStores(world.ctx)
  expect([(await orders()).length, await grant()]).toEqual([0, undefined])
})

test('[HOOK-03] the file about a customer is deleted after thirty days', async () => {
  const shop = 'asked-20.myshopify.com'
  const { orders, files } = await copiedStore(shop)
  const customerId = (await orders()).find((order) => order.customerId)?.customerId ?? 0
  await answerRequest(world.ctx, { topic: 'customers/data_request', shop, at: world.time.now, customerId })
  later(29 * 24)
  await purgeExpired(world.ctx)
  expect(await files()).toBe(1)
  later(2 * 24)
  await purgeExpired(world.ctx)
  expect(await files()).toBe(0)
})
