import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { redactCustomer } from '#domain/store-sync/redact-customer.ts'
import { withTransaction } from '#domain/context.server.ts'
import { watchWindows } from '#domain/order-windows/watch-windows.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { usualRules } from '../../../tests/support/window-rules.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

const path = '/merchant/order_window'

test('[LIVE-04] the rules are saved; 121 and −1 minutes are refused beside the field', async () => {
  const rules = { ...usualRules, minutes: 120, may_address: false, excluded_tags: ['wholesale'] }
  expect((await store.setRules(rules)).body.data).toMatchObject({ rules, needs: null })
  for (const minutes of [121, -1, 7.5]) {
    expect(await store.setRules({ minutes })).toMatchObject({
      status: 400,
      body: { fields: { minutes: expect.any(String) } },
    })
  }
  expect((await store.setRules({ hold_out_percent: 51 })).body.fields).toHaveProperty('hold_out_percent')
  expect((await store.owner.browser.get(path)).body.data.rules).toMatchObject({ minutes: 120 })
  await store.setRules({})
})

test('[LIVE-04] open windows keep the rules that they began with', async () => {
  const id = await store.order()
  const { endsAt } = await store.until(id, 'open')
  await store.setRules({ minutes: 5, may_items: false, may_cancel: false })
  const shopper = await store.enter(id)
  expect((await shopper.get(`/order?id=${id}`)).body.window).toMatchObject({
    ends_at: endsAt.toISOString(),
    may: ['items', 'address', 'cancel'],
  })
  const later = await store.order()
  const shorter = await store.until(later, 'open')
  expect(shorter.endsAt.getTime() - shorter.openedAt.getTime()).toBeLessThanOrEqual(5 * 60_000)
  await store.setRules({})
})

test('[LIVE-04] switched off, there are no windows for new orders, and the account says so', async () => {
  await store.setRules({ is_on: false })
  const id = await store.order()
  const shopper = await store.enter(id)
  expect((await shopper.get('/store')).body.capabilities).not.toContain('order_window')
  expect((await shopper.get(`/order?id=${id}`)).body.window).toBeNull()
  await store.setRules({})
  expect((await shopper.get('/store')).body.capabilities).toContain('order_window')
})

test('[LIVE-04] an order whose webhook got lost is found by the job of each minute', async () => {
  const [id = 0] = await store.place(store.shop)
  await store.catchUp(store.shop)
  expect(await world.ctx.db.$count(storeOrders, eq(storeOrders.id, id))).toBe(1)
  await watchWindows(world.ctx)
  await store.until(id, 'open')
})

test('[LIVE-04] before the store allows it, windows cannot be switched on', async () => {
  const owner = await newStoreOwner(world, { website: 'new-shop.myshopify.com' })
  expect((await owner.browser.get(path)).body.data).toMatchObject({
    needs: 'connect',
    rules: { is_on: false },
  })
  expect(await owner.browser.post(path, usualRules)).toMatchObject({
    status: 409,
    body: { code: 'scopes_missing' },
  })
  expect((await owner.browser.get(`${path}/changes`, { outlet: store.outletId })).body.code).toBe(
    'outlet_refused',
  )
})

test('[ACC-10] erasing a customer erases their windows and changes', async () => {
  const id = await store.order()
  await store.until(id, 'open')
  const { id: customerId } = await store.customerOf(id)
  const shopper = await store.enter(id)
  await shopper.post('/order/confirm', { id: String(id) })
  await withTransaction(world.ctx, (tx) => redactCustomer(tx, store.shop, customerId))
  expect(await world.ctx.db.$count(orderWindows, eq(orderWindows.orderId, id))).toBe(0)
  expect(await world.ctx.db.$count(orderChanges, eq(orderChanges.orderId, id))).toBe(0)
})

test('[LIVE-03] every order on hold is counted, also those that the list of windows has no place for', async () => {
  const { ctx, time } = world
  const { companyId } = store.owner
  const before = (await store.owner.browser.get(`${path}/changes`)).body.data.on_hold
  await ctx.db.insert(orderWindows).values(
    Array.from({ length: 23 }, (_, index) => ({
      outletId: store.outletId,
      companyId,
      orderId: 7_000_000 + index,
      orderName: `#${7_000 + index}`,
      isCash: false,
      // Two of them are over.
      state: index < 21 ? 'open' : 'released',
      rules: {
        minutes: 15,
        mayItems: true,
        mayAddress: true,
        mayCancel: true,
        asksCashConfirmation: false,
      },
      openedAt: time.now,
      endsAt: time.now,
      holds: [],
      tries: 0,
      updatedAt: time.now,
    })),
  )
  const { windows, on_hold } = (await store.owner.browser.get(`${path}/changes`)).body.data
  expect(windows).toHaveLength(20)
  expect(on_hold).toBe(before + 21)
})
