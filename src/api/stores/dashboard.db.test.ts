// @module-tag engine-long
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

const shop = 'shown-80.myshopify.com'

let world: TestContext
let store: ReturnType<typeof storeWorld>
let owner: Awaited<ReturnType<typeof store.connect>>
let early: DashboardView

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
  owner = await store.connect(shop)
  early = await view()
  await store.untilLive(shop)
})
afterAll(() => world.close())

const view = async (query = 'days=30', browser = owner.browser) =>
  (await browser.get(`/merchant/dashboard?${query}`)).body as unknown as DashboardView

const dayIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(world.time.now)

test('[SYNC-06] without a store, and before its first order is read, there is no figure, but the reason', async () => {
  const stranger = await newStoreOwner(world)
  expect(await view('', stranger.browser)).toMatchObject({ groups: [], stores: [{ state: 'none' }] })
  expect(early).toMatchObject({ groups: [], stores: [{ state: 'importing', shop }] })
})

test(
  '[SYNC-01] [SYNC-03] today, the period and each day are what the store counts',
  { tags: 'engine-long' },
  async () => {
    const theirs = await store.theirDays(shop)
    const { groups } = await view()
    const [group] = groups
    expect(group).toMatchObject({ currency: 'USD', days: expect.any(Array) })
    expect(group?.days).toHaveLength(30)
    expect(group?.days.at(-1)?.day).toBe(dayIn('America/New_York'))
    for (const { day, orders, gross } of group?.days ?? []) {
      expect([day, orders, Number(gross)]).toEqual([
        day,
        theirs[day]?.orders ?? 0,
        (theirs[day]?.gross ?? 0) / 100,
      ])
    }
    const orders = group?.days.reduce((sum, day) => sum + day.orders, 0)
    expect(group?.period.orders).toBe(orders)
    // Of the ninety days before these we may see none.
    expect(group?.before).not.toBeNull()
    expect((await view('days=90')).groups[0]?.before).toBeNull()
  },
)

test('[SYNC-06] while older orders are still being read, nothing is compared with them', async () => {
  const large = 'compared-1000.myshopify.com'
  const buyer = await store.connect(large)
  const copied = store.untilLive(large)
  await expect.poll(async () => (await view('', buyer.browser)).groups, { interval: 5 }).toHaveLength(1)
  expect(await view('', buyer.browser)).toMatchObject({
    groups: [{ before: null }],
    stores: [{ state: 'importing' }],
  })
  await copied
  expect((await view('', buyer.browser)).groups[0]?.before).not.toBeNull()
})

test(
  '[SYNC-02] a page that waits hears of an order, and of nothing where nothing happened',
  { tags: 'engine-long' },
  async () => {
    const { version, groups } = await view()
    const before = groups[0]?.today.orders ?? 0
    const waiting = owner.browser.get(`/merchant/dashboard/changes?version=${version}`)
    const [id] = await store.place(shop)
    await store.notify('orders/create', shop, { id })
    await store.untilClean(shop)
    const heard = await waiting
    expect(Number(heard.body.version)).toBeGreaterThan(version)
    const after = await view()
    expect(after.groups[0]?.today.orders).toBe(before + 1)
    expect(after.stores[0]?.last_order_at).toBeTruthy()
  },
)

test('[SYNC-04] somebody else’s outlet is refused, in every call of the dashboard', async () => {
  const stranger = await newStoreOwner(world)
  const outlet = (await store.syncOf(shop))?.outletId ?? ''
  for (const path of ['/merchant/dashboard', '/merchant/dashboard/changes?version=0']) {
    expect(await stranger.browser.get(path, { outlet })).toMatchObject({ status: 403 })
  }
  expect(await stranger.browser.post('/merchant/dashboard/retry', {}, { outlet })).toMatchObject({
    status: 403,
  })
  expect(await view('all=true', stranger.browser)).toMatchObject({ groups: [] })
})

test('[SYNC-06] modules count what is in the store, and nothing where they can count nothing', async () => {
  const read = async (app: string) =>
    (await owner.browser.get(`/merchant/workspace?app=${app}`)).body.data as {
      figures: { name: string; value: number }[]
    }
  const { figures } = await read('crm')
  expect(figures.map(({ name }) => name)).toEqual(['customers', 'customers_back'])
  expect(figures[0]?.value).toBeGreaterThan(10)
  const window = (await read('oh_my_customer')).figures
  expect(window).toContainEqual({ name: 'orders_inside', value: 1 })
  for (const app of ['whatsapp', 'product_review']) expect((await read(app)).figures).toEqual([])
})

test('[SYNC-06] [LIVE-07] of a store that was lost, nothing is said of today, and nothing is compared', async () => {
  await store.notify('app/uninstalled', shop, { myshopify_domain: shop })
  await expect.poll(async () => (await view()).stores[0]?.state).toBe('lost')
  const [group] = (await view()).groups
  expect(group).toMatchObject({ before: null })
  expect(group?.days.slice(-2)).toMatchObject([{ is_known: true }, { is_known: false }])
})
