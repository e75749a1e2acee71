import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WindowSavings } from '#contract/account/window-settings-shapes.ts'
import { messages } from '#database/schema/messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { orderWindowRules, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrders, storeRefunds, storeReturns } from '#database/schema/stores.ts'
import { isHeldOut } from '#domain/order-windows/hold-out.ts'
import { mailOrderLink } from '#domain/shoppers/order-links.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

const path = '/merchant/order_window'
const savings = async () => (await store.owner.browser.get(`${path}/savings`)).body.data as WindowSavings
const ofOutlet = () => eq(orderWindowRules.outletId, store.outletId)

/** A key under which this customer is left out, or is not. */
function keyFor(customerId: number, isIn: boolean): string {
  for (let at = 0; ; at += 1) {
    const holdOutKey = `key ${at}`
    if (isHeldOut({ holdOutKey, holdOutPercent: 10 }, { customerId, orderId: 0 }) === isIn) return holdOutKey
  }
}

test('[LIVE-05] a window that is switched on without saying so leaves one customer in ten out', async () => {
  const { hold_out_percent: _, ...others } = (await store.owner.browser.get(path)).body.data.rules
  const saved = await store.owner.browser.post(path, others)
  expect(saved.body.data.rules).toMatchObject({ hold_out_percent: 10, incident_cost: null })
  for (const hold_out_percent of [-1, 51, 7.5]) {
    expect((await store.setRules({ hold_out_percent })).body.fields).toHaveProperty('hold_out_percent')
  }
  await store.setRules({})
})

test.each([true, false])(
  '[LIVE-05] left out is %s: hold, link, message and the shopper’s page go by it',
  async (isIn) => {
    await store.setRules({ hold_out_percent: 10 })
    let [id = 0] = await store.place(store.shop)
    // Every ninth customer of the sandbox has only a phone number, and gets no link.
    if (!(await store.customerOf(id)).email) [id = 0] = await store.place(store.shop)
    const customer = await store.customerOf(id)
    await world.ctx.db
      .update(orderWindowRules)
      .set({ holdOutKey: keyFor(customer.id, isIn) })
      .where(ofOutlet())
    await store.notify('orders/create', store.shop, { id })
    const window = await store.until(id, isIn ? 'not_offered' : 'open')
    expect(window).toMatchObject({ reason: isIn ? 'held_out' : null, comparedShare: 10 })
    expect((await store.seen(id)).holds).toHaveLength(isIn ? 0 : 1)
    await mailOrderLink(world.ctx, store.shop, id)
    const key = `shopper-order:${store.shop}:${id}`
    expect(await world.ctx.db.$count(mailOutbox, eq(mailOutbox.dedupeKey, key))).toBe(isIn ? 0 : 1)
    expect(await world.ctx.db.$count(messages, eq(messages.orderId, id))).toBe(isIn ? 0 : 1)
    const shopper = await store.enter(id)
    const shown = (await shopper.get(`/order?id=${id}`)).body.window
    expect(shown === null).toBe(isIn)
    // New rules are for new orders.
    await store.setRules({ hold_out_percent: 0 })
    expect(await store.windowOf(id)).toMatchObject({ comparedShare: 10 })
  },
)

const day = 24 * 60 * 60_000

/** So many orders of a group, of which the first few went wrong, each in its way. */
async function addGroup(
  isIn: boolean,
  orders: number,
  wrong: number,
  { share = 20, age = 40, from = 0 } = {},
) {
  const { outletId } = store
  const { companyId } = store.owner
  const openedAt = new Date(world.time.now.getTime() - age * day)
  const endsAt = new Date(openedAt.getTime() + 15 * 60_000)
  const later = new Date(openedAt.getTime() + 5 * day)
  const rules = {
    minutes: 15,
    mayItems: true,
    mayAddress: true,
    mayCancel: true,
    asksCashConfirmation: false,
  }
  const ids = Array.from({ length: orders }, (_, at) => 500_000 + (isIn ? 100_000 : 0) + from + at)
  const own = { outletId, companyId }
  await world.ctx.db.insert(orderWindows).values(
    ids.map((orderId, at) => ({
      ...own,
      orderId,
      customerId: orderId,
      orderName: `#${orderId}`,
      isCash: at % 4 === 3,
      state: isIn ? 'not_offered' : 'released',
      reason: isIn ? 'held_out' : null,
      rules,
      comparedShare: share,
      openedAt,
      endsAt,
      holds: [],
      tries: 0,
      updatedAt: openedAt,
    })),
  )
  await world.ctx.db.insert(storeOrders).values(
    ids.map((id, at) => ({
      ...own,
      id,
      name: `#${id}`,
      createdAt: openedAt,
      processedAt: openedAt,
      updatedAt: later,
      day: openedAt.toISOString().slice(0, 10),
      currency: 'USD',
      total: '10',
      refunded: '0',
      items: 1,
      financial: 'PAID',
      isCash: at % 4 === 3,
      fulfilment: 'FULFILLED',
      returnStatus: 'NO_RETURN',
      cancelledAt: at < wrong && at % 4 === 0 ? later : null,
      deliveredAt: at < wrong && at % 4 === 3 ? null : later,
      customerId: id,
      source: 'web',
      test: false,
    })),
  )
  const part = (orderId: number) => ({ ...own, id: orderId, orderId, createdAt: later, day: '2026-01-01' })
  const wronged = ids.slice(0, wrong)
  const refunded = wronged.filter((_, at) => at % 4 === 1)
  const returned = wronged.filter((_, at) => at % 4 === 2)
  if (refunded.length > 0)
    await world.ctx.db.insert(storeRefunds).values(refunded.map((id) => ({ ...part(id), amount: '5' })))
  if (returned.length > 0)
    await world.ctx.db
      .insert(storeReturns)
      .values(returned.map((id) => ({ ...part(id), status: 'CLOSED', quantity: 1, asOf: later })))
}

test('[LIVE-05] both groups are counted after 30 days, with rates, difference, interval and money', async () => {
  await store.setRules({ hold_out_percent: 20 })
  expect(await savings()).toMatchObject({ share: 20, offered: 0, held_out: 0, waiting: 0, saved: null })
  await addGroup(false, 400, 20)
  await addGroup(true, 199, 40)
  await addGroup(false, 7, 0, { age: 29, from: 1_000 })
  // Drawn under another share: not compared with these.
  await addGroup(true, 50, 50, { share: 10, from: 2_000 })
  const early = await savings()
  expect(early).toMatchObject({ offered: 400, held_out: 199, waiting: 7, enough: 200 })
  expect(early.incidents.map(({ compared }) => compared)).toEqual([null, null, null, null, null])

  await addGroup(true, 1, 0, { from: 3_000 })
  const { incidents, saved } = await savings()
  expect(saved).toBeNull()
  expect(Object.fromEntries(incidents.map((one) => [one.name, [one.offered, one.held_out]]))).toEqual({
    any: [20, 40],
    cancelled: [5, 10],
    refunded: [5, 10],
    returned: [5, 10],
    undelivered: [5, 10],
  })
  const any = incidents[0]?.compared
  expect(any?.difference).toBeCloseTo(20 / 400 - 40 / 200, 12)
  expect(any?.low).toBeLessThan(any?.difference ?? 0)
  expect(any?.high).toBeLessThan(0)

  await store.setRules({ hold_out_percent: 20, incident_cost: 12.5 })
  const { saved: sum } = await savings()
  expect(sum?.currency).toMatch(/^[A-Z]{3}$/)
  expect(sum?.amount).toBeCloseTo(0.15 * 400 * 12.5, 6)
  expect(sum?.low).toBeLessThan(sum?.amount ?? 0)
  expect(sum?.high).toBeGreaterThan(sum?.amount ?? 0)
  expect(await store.owner.browser.post(path, { ...(await rulesNow()), incident_cost: -1 })).toMatchObject({
    status: 400,
    body: { fields: { incident_cost: expect.any(String) } },
  })
})

const rulesNow = async () => (await store.owner.browser.get(path)).body.data.rules

test('[LIVE-05] a customer counts once, with the first order', async () => {
  const before = await savings()
  const [one] = await world.ctx.db.select().from(orderWindows).where(eq(orderWindows.orderId, 500_000))
  const [order] = await world.ctx.db.select().from(storeOrders).where(eq(storeOrders.id, 500_000))
  if (!one || !order) throw new Error('No order.')
  const openedAt = new Date(one.openedAt.getTime() + day)
  await world.ctx.db.insert(orderWindows).values({ ...one, orderId: 700_000, openedAt })
  await world.ctx.db.insert(storeOrders).values({ ...order, id: 700_000 })
  expect(await savings()).toEqual(before)
})
