import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardFigures, DashboardGroup, DashboardView } from '#contract/dashboard/shapes.ts'
import type { OrdersView } from '#contract/orders/shapes.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { daysOf, ordersBehind, ordersWith } from '../../web/portal/dashboard/orders-behind.ts'

/** A store in India: every third order there is paid at the door. */
const shop = 'tamarind-supply.myshopify.com'

let world: TestContext
let store: ReturnType<typeof storeWorld>
let owner: Awaited<ReturnType<typeof store.connect>>
let group: DashboardGroup

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
  owner = await store.connect(shop)
  await store.untilLive(shop)
  group = await view()
})
afterAll(() => world.close())

async function view(): Promise<DashboardGroup> {
  const { body } = await owner.browser.get('/merchant/dashboard?days=30')
  const { groups } = body as unknown as DashboardView
  if (!groups[0]) throw new Error('No figures')
  return groups[0]
}

/** How many orders the page behind a figure lists. */
async function countAt(address: string | undefined): Promise<number | null> {
  const [, query = ''] = (address ?? '').split('?')
  const outlet = new URLSearchParams(query).get('outletId') ?? ''
  const { body } = await owner.browser.get(`/merchant/orders?${query}`, { outlet })
  return (body.data as OrdersView).count
}

test('[LIVE-07] cash share, undelivered cash orders and repeat rate are of as many orders as the page behind them lists', async () => {
  const { period } = group
  expect(period.cash_orders).toBeGreaterThan(10)
  expect(period.cash_undelivered).toBeGreaterThan(0)
  expect(period.cash_undelivered).toBeLessThan(period.cash_orders)
  expect(period.repeat_orders).toBeGreaterThan(5)
  const counts: (keyof DashboardFigures)[] = [
    'orders',
    'cancelled',
    'cash_orders',
    'cash_undelivered',
    'repeat_orders',
  ]
  for (const which of ['today', 'period'] as const) {
    for (const name of counts) {
      const behind = await countAt(ordersBehind(group, name, daysOf(group, which)))
      expect([which, name, behind]).toEqual([which, name, group[which][name]])
    }
  }
  for (const name of ['refunds', 'returns', 'new_customers', 'came_back'] as const) {
    expect([name, await countAt(ordersBehind(group, name, daysOf(group, 'period')))]).toEqual([
      name,
      expect.toSatisfy((count: number) => count > 0),
    ])
  }
})

test('[LIVE-07] the best products come first, and each leads to the orders that have it', async () => {
  const { products } = group
  expect(products).toHaveLength(5)
  const sums = products.map(({ gross }) => Number(gross))
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
  for (const product of products) {
    const behind = await countAt(ordersWith(product, daysOf(group, 'period')))
    expect([product.title, behind]).toEqual([product.title, product.orders])
  }
})

test('[LIVE-07] a cash order counts at once, and is undelivered until it arrives', async () => {
  const { today: before } = await view()
  const [id = 0] = await store.place(shop, { payment: 'cash' })
  await store.notify('orders/create', shop, { id })
  await store.untilClean(shop)
  expect((await view()).today).toMatchObject({
    cash_orders: before.cash_orders + 1,
    cash_undelivered: before.cash_undelivered + 1,
  })
  for (const act of ['fulfill', 'deliver']) await store.act(shop, id, act)
  await store.notify('orders/updated', shop, { id })
  await store.untilClean(shop)
  expect((await view()).today).toMatchObject({
    cash_orders: before.cash_orders + 1,
    cash_undelivered: before.cash_undelivered,
  })
})

test('[LIVE-07] a figure of several outlets leads to no list of one', () => {
  expect(ordersBehind({ outlet_ids: ['a', 'b'] }, 'orders', { from: '', until: '' })).toBeUndefined()
})
