import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

test('[WIN-01] a new order is held at Shopify with our reason, and the portal shows its clock', async () => {
  const id = await store.order()
  const window = await store.until(id, 'open')
  const { holds } = await store.seen(id)
  expect(holds).toMatchObject([
    { app: true, status: 'ON_HOLD', notes: expect.stringMatching(/^May change until \d\d:\d\d$/) },
  ])
  const { windows } = await store.list()
  expect(windows[0]).toMatchObject({
    order_id: String(id),
    state: 'open',
    ends_at: window.endsAt.toISOString(),
  })
  const took = window.endsAt.getTime() - window.openedAt.getTime()
  expect(took).toBeGreaterThan(14 * 60_000)
  expect(took).toBeLessThanOrEqual(15 * 60_000)
  const { orders } = (await (await store.enter(id)).get('/orders')).body
  expect(orders[0]).toMatchObject({ id: String(id), open_until: window.endsAt.toISOString() })
})

test('[WIN-01] one that is packed already is not offered and says why', async () => {
  const [id = 0] = await store.place(store.shop)
  await store.act(store.shop, id, 'fulfill')
  await store.notify('orders/create', store.shop, { id })
  expect(await store.until(id, 'not_offered')).toMatchObject({ reason: 'packed' })
  expect((await store.list()).windows[0]).toMatchObject({
    state: 'not_offered',
    reason: 'packed',
    ends_at: null,
  })
  expect((await store.seen(id)).holds).toEqual([])
})

test('[WIN-08] when time is up, our hold is released and another app’s stays', async () => {
  const id = await store.order()
  const { endsAt } = await store.until(id, 'open')
  await store.act(store.shop, id, 'hold')
  world.time.now = new Date(endsAt.getTime() - 1_000)
  await store.tend(id)
  expect((await store.seen(id)).holds).toHaveLength(2)
  world.time.now = new Date(endsAt.getTime() + 1)
  await store.until(id, 'released')
  expect((await store.seen(id)).holds).toMatchObject([{ app: false }])
})

test('a hold of ours that somebody took away ends the window', async () => {
  const id = await store.order()
  await store.until(id, 'open')
  await store.act(store.shop, id, 'release')
  expect(await store.until(id, 'lost')).toMatchObject({ reason: 'hold_removed' })
})
