// @module-tag engine
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { storeCustomers, storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { syncStore } from './sync-store.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
})
afterEach(() => store.setFault({ api: 'none', file: 'none', token: 'none', notices: 'none' }))
afterAll(() => world.close())

const outletOf = async (shop: string) => (await store.syncOf(shop))?.outletId ?? ''

test('[SYNC-01] a connected store is copied, and every day’s figures are the store’s own', async () => {
  const shop = 'import-400.myshopify.com'
  await store.connect(shop)
  await store.untilLive(shop)
  const ours = await store.ourDays(shop)
  expect(Object.keys(ours).length).toBeGreaterThan(50)
  expect(ours).toEqual(await store.theirDays(shop))
  const sync = await store.syncOf(shop)
  expect(sync).toMatchObject({ zone: 'America/New_York', currency: 'USD', fault: null })
  expect(sync?.parts.map(({ state, done, total }) => [state, done === total])).toEqual([
    ['read', true],
    ['read', true],
    ['read', true],
  ])
  const outletId = await outletOf(shop)
  const orders = await world.ctx.db.$count(storeOrders, eq(storeOrders.outletId, outletId))
  const lines = await world.ctx.db.$count(storeOrderLines, eq(storeOrderLines.outletId, outletId))
  const customers = await world.ctx.db.$count(storeCustomers, eq(storeCustomers.outletId, outletId))
  expect(orders).toBeGreaterThan(380)
  expect(lines).toBeGreaterThan(orders * 2)
  expect(customers).toBeGreaterThan(150)
})

test('[SYNC-01] the first figures show while the rest is still being read', async () => {
  const shop = 'early-1000.myshopify.com'
  await store.connect(shop)
  const copied = store.untilLive(shop)
  await expect
    .poll(async () => Object.keys(await store.ourDays(shop)).length, { interval: 5, timeout: 15_000 })
    .toBeGreaterThan(0)
  expect(await store.syncOf(shop)).toMatchObject({ state: 'importing' })
  await copied
})

test('[SYNC-01] a store without orders is copied as well', async () => {
  const shop = 'empty.myshopify.com'
  await store.connect(shop)
  await store.untilLive(shop)
  expect(await store.ourDays(shop)).toEqual({})
})

test('[SYNC-05] a cut file, a failed file, 5xx, throttling and a refused token delay the copy, and change nothing', async () => {
  const faults = [
    { file: 'cut', times: 2 },
    { file: 'failed', times: 1 },
    { api: 'broken', times: 2 },
    { api: 'throttled', times: 3 },
    { api: 'unauthorized', times: 1 },
    { api: 'nonsense', times: 1 },
  ]
  const owner = await newStoreOwner(world)
  for (const [place, fault] of faults.entries()) {
    const shop = `fault-${place}x-120.myshopify.com`
    await store.connect(shop, owner)
    await store.setFault(fault)
    await store.untilLive(shop)
    await store.setFault({ api: 'none', file: 'none' })
    expect([fault, await store.ourDays(shop)]).toEqual([fault, await store.theirDays(shop)])
    expect((await store.syncOf(shop))?.fault).toBeNull()
  }
})

test('[SYNC-05] a store whose token is refused for good is disconnected and told once', async () => {
  const shop = 'lost-50.myshopify.com'
  const owner = await store.connect(shop)
  await store.untilLive(shop)
  await store.setFault({ api: 'unauthorized', token: 'invalid_grant' })
  const [id] = await store.place(shop)
  await store.notify('orders/create', shop, { id })
  await store.notify('orders/updated', shop, { id })
  await syncStore(world.ctx, shop)
  expect(await store.syncOf(shop)).toMatchObject({ state: 'stopped', fault: 'refused' })
  await syncStore(world.ctx, shop)
  const emails = await world.ctx.db
    .select({ to: mailOutbox.recipient })
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'store-notice'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.to).toBe(owner.email)
})
