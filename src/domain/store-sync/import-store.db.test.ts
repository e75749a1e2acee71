// @module-tag engine-long
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { storeCustomers, storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { comeBack } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { importStore } from './import-store.ts'
import { recordFault } from './sync-state.ts'
import { syncStore } from './sync-store.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
})
afterEach(() => store.setFault({ api: 'none', file: 'none', token: 'none', webhooks: 'none' }))
afterAll(() => world.close())

const outletOf = async (shop: string) => (await store.syncOf(shop))?.outletId ?? ''

test(
  '[SYNC-01] a connected store is copied, and every day’s figures are the store’s own',
  { tags: 'engine-long' },
  async () => {
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
  },
)

test('[SYNC-01] the first figures show while the rest is still being read', async () => {
  const shop = 'early-2000.myshopify.com'
  await store.connect(shop)
  const copied = store.untilLive(shop)
  const isShownEarly = async () => {
    const days = Object.keys(await store.ourDays(shop))
    return days.length > 0 && (await store.syncOf(shop))?.state === 'importing'
  }
  await expect.poll(isShownEarly, { interval: 5 }).toBe(true)
  await copied
})

test('[SYNC-01] a store without orders is copied as well', async () => {
  const shop = 'empty.myshopify.com'
  await store.connect(shop)
  await store.untilLive(shop)
  expect(await store.ourDays(shop)).toEqual({})
})

test.each([
  ['a cut file', { file: 'cut', times: 2 }],
  ['a failed file', { file: 'failed', times: 1 }],
  ['an answer of 5xx', { api: 'broken', times: 2 }],
  ['throttling', { api: 'throttled', times: 3 }],
  ['a refused token', { api: 'unauthorized', times: 1 }],
  ['an answer that is no JSON', { api: 'nonsense', times: 1 }],
])('[SYNC-05] %s delays the copy, and changes nothing', async (name, fault) => {
  const shop = `${name.replaceAll(/\W+/g, '-').toLowerCase()}-120.myshopify.com`
  await store.connect(shop)
  await store.setFault(fault)
  await store.untilLive(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
  expect((await store.syncOf(shop))?.fault).toBeNull()
})

test('[SYNC-05] a trouble is over once rows are read again, though the import goes on', async () => {
  const shop = 'over-800.myshopify.com'
  await store.connect(shop)
  const { shopify } = world.ctx
  if (!shopify) throw new Error('no Shopify')
  const { readFile } = shopify
  const faults: unknown[] = []
  shopify.readFile = async function* (url) {
    let lines = 0
    for await (const line of readFile(url)) {
      lines += 1
      // It came up while this job was under way.
      if (lines === 1) await recordFault(world.ctx, shop, 'throttled')
      if (lines === 600) faults.push((await store.syncOf(shop))?.fault)
      yield line
    }
  }
  try {
    while (faults.length === 0) await importStore(world.ctx, shop)
  } finally {
    shopify.readFile = readFile
  }
  expect(faults[0]).toBeNull()
  await store.untilLive(shop)
})

test.each([
  ['cut', 'too-short-120.myshopify.com'],
  ['failed', 'failed-120.myshopify.com'],
])('[SYNC-05] a file that is %s is told until it is read', async (file, shop) => {
  const { browser } = await store.connect(shop)
  const told = async () => {
    const { body } = await browser.get('/merchant/dashboard')
    const [shown] = (body as unknown as DashboardView).stores
    return [shown?.fault, shown?.fault_since !== null]
  }
  await store.setFault({ file })
  const failed = async () => (await store.syncOf(shop))?.lastFault === 'file'
  while (!(await failed())) await importStore(world.ctx, shop).catch(() => {})
  // Other steps succeed meanwhile.
  await syncStore(world.ctx, shop)
  expect(await told()).toEqual(['file', true])
  await store.setFault({ file: 'none' })
  await store.untilLive(shop)
  expect(await told()).toEqual([null, false])
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
    .where(eq(mailOutbox.template, 'store-notification'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.to).toBe(owner.email)
})

test('[SYNC-05] a store that is approved anew at this moment is not taken for a lost one', async () => {
  const shop = 'approved-50.myshopify.com'
  const owner = await store.connect(shop)
  await store.untilLive(shop)
  // From here on Shopify knows the new token alone, and the browser is still on its way to us with it.
  const back = await owner.grant(shop)
  const asking = syncStore(world.ctx, shop, { catchUp: true })
  await comeBack(owner.browser, back)
  await asking
  expect(await store.syncOf(shop)).toMatchObject({ fault: null })
  const emails = await world.ctx.db
    .select({ to: mailOutbox.recipient })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.template, 'store-notification'), eq(mailOutbox.recipient, owner.email)))
  expect(emails).toEqual([])
})

test('[SYNC-01] a store that allows us more keeps its figures, and what changed meanwhile is read', async () => {
  const shop = 'allows-more-60.myshopify.com'
  const owner = await store.connect(shop)
  await store.untilLive(shop)
  const before = await store.syncOf(shop)
  await store.place(shop)
  await comeBack(owner.browser, await owner.grant(shop))
  expect(await store.syncOf(shop)).toMatchObject({ state: 'live', importedAt: before?.importedAt })
  await syncStore(world.ctx, shop, { catchUp: true })
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
})
