// @module-tag engine-long
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeDataRequests, storeDirty, storeOrders } from '#database/schema/stores.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { withTransaction } from '../context.server.ts'
import type { ShopDetails } from '../ports/ports.ts'
import { answerRequest } from '../shops/answer-request.ts'
import { applyRows } from './apply-rows.ts'
import { askStore } from './ask-store.ts'
import { changeZone } from './change-zone.ts'
import { addOrder, noRows, orderFields } from './order-rows.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>
let shops = 0
let shop = ''
let owner: Awaited<ReturnType<typeof store.connect>>

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
})
beforeEach(async () => {
  shops += 1
  shop = `change-${shops}x-60.myshopify.com`
  world.time.now = new Date()
  owner = await store.connect(shop)
  await store.untilLive(shop)
})
afterAll(() => world.close())

/** The store's own today. */
const today = async () => {
  const day = dayIn('America/New_York', world.time.now)
  return (await store.ourDays(shop))[day]
}
const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
const ordersOf = async () =>
  world.ctx.db.select().from(storeOrders).where(eq(storeOrders.companyId, owner.companyId))

test('[SYNC-03] cancelling, refunding, returning, editing and deleting an order change the figures accordingly', async () => {
  const [id = 0] = await store.place(shop, { lines: '3' })
  await store.notify('orders/create', shop, { id })
  await store.untilClean(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
  const steps = [
    ['edit', 'orders/updated', { id }],
    ['refund', 'refunds/create', { id: 1, order_id: id }],
    ['return', 'returns/request', { id: 2, order: { id } }],
    ['decline', 'returns/decline', { id: 2, order: { id } }],
    ['return', 'returns/request', { id: 3, order: { id } }],
    ['deliver', 'orders/updated', { id }],
    ['cancel', 'orders/updated', { id }],
    ['delete', 'orders/delete', { id }],
  ] as const
  for (const [act, topic, body] of steps) {
    await store.act(shop, id, act)
    await store.notify(topic, shop, body)
    await store.untilClean(shop)
    expect([act, await store.ourDays(shop)]).toEqual([act, await store.theirDays(shop)])
  }
})

test(
  '[HOOK-04] an answer that was read earlier and is written later replaces nothing',
  { tags: 'engine-long' },
  async () => {
    const [id = 0] = await store.place(shop, { lines: '3' })
    const earlier = noRows()
    const query = `query Earlier($ids: [ID!]!) { nodes(ids: $ids) { id ... on Order { ${orderFields} } } }`
    const { nodes } = (await askStore(world.ctx, shop, query, { ids: [`gid://shopify/Order/${id}`] })) as {
      nodes: unknown[]
    }
    addOrder(earlier, nodes[0])
    const asOf = world.time.now
    await store.act(shop, id, 'cancel')
    await store.notify('orders/updated', shop, { id })
    await store.untilClean(shop)
    await applyRows(world.ctx, shop, { rows: earlier, asOf })
    expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
  },
)

test('[SYNC-03] test orders, guests, orders of 500 lines and somebody who comes back are counted as the store counts', async () => {
  const before = (await today())?.orders ?? 0
  const [id = 0] = await store.place(shop, { test: 'true' })
  const [guest = 0] = await store.place(shop, { guest: 'true', lines: '500' })
  const [first = 0] = await store.place(shop, { days_ago: '3' })
  const [known] = (await ordersOf()).filter(({ customerId }) => customerId)
  const [again = 0] = await store.place(shop, { customer: String(known?.customerId) })
  for (const one of [id, guest, first, again]) await store.notify('orders/create', shop, { id: one })
  await store.untilClean(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
  expect((await today())?.orders).toBe(before + 2)
})

test('[HOOK-04] a webhook that was lost is made up for by catching up, and a lost deletion by the night', async () => {
  const ids = await store.place(shop, { count: '5' })
  await store.catchUp(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
  await store.act(shop, ids[2] ?? 0, 'delete')
  await store.reconcile(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
})

test('[HOOK-03] a customer’s data reaches the owner as a file behind sign-in; a redaction erases for good', async () => {
  const [order] = (await ordersOf()).filter(({ customerId }) => customerId)
  const customerId = order?.customerId ?? 0
  const request = { shop, at: world.time.now, customerId }
  await answerRequest(world.ctx, { ...request, topic: 'customers/data_request' })
  const emails = await world.ctx.db
    .select({ template: mailOutbox.template })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, owner.email))
  expect(emails).toContainEqual({ template: 'store-notification' })
  const [file] = await world.ctx.db
    .select()
    .from(storeDataRequests)
    .where(eq(storeDataRequests.companyId, owner.companyId))
  const answer = await owner.browser.get(`/merchant/dashboard/data-file?id=${file?.id}`)
  expect(answer.body.data).toMatchObject({ store: shop, customer: { id: customerId } })
  const { requests } = (await owner.browser.get('/merchant/dashboard')).body as unknown as DashboardView
  expect(requests).toMatchObject([{ id: file?.id, customer: String(customerId) }])
  const stranger = await store.connect(`stranger-${shops}.myshopify.com`)
  expect((await stranger.browser.get(`/merchant/dashboard/data-file?id=${file?.id}`)).status).toBe(404)

  await answerRequest(world.ctx, { ...request, topic: 'customers/redact' })
  const isThere = async () => (await ordersOf()).some((one) => one.customerId === customerId)
  expect(await isThere()).toBe(false)
  expect((await owner.browser.get(`/merchant/dashboard/data-file?id=${file?.id}`)).status).toBe(404)
  await store.notify('orders/updated', shop, { id: order?.id })
  await store.untilClean(shop)
  await store.reconcile(shop)
  expect(await isThere()).toBe(false)
})

test('[HOOK-01] a change of scopes is asked of the store: neither the header nor the body is believed', async () => {
  const scopes = async () =>
    (await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop)))[0]?.scopes
  const before = await scopes()
  expect((await store.notify('app/scopes_update', shop, { id: 1, current: [] })).status).toBe(200)
  await answerRequest(world.ctx, { topic: 'app/scopes_update', shop, at: world.time.now, customerId: 0 })
  expect(await scopes()).toBe(before)
  await world.ctx.db.update(shopifyGrants).set({ scopes: '' }).where(eq(shopifyGrants.shop, shop))
  await answerRequest(world.ctx, { topic: 'app/scopes_update', shop, at: world.time.now, customerId: 0 })
  expect(await scopes()).toBe(before)
})

test('[HOOK-01] a webhook is answered although an import holds the database up, and is written afterwards', async () => {
  const [id = 0] = await store.place(shop)
  let release = () => {}
  const blocked = new Promise<void>((resolve) => (release = resolve))
  const lock = sql`select pg_advisory_xact_lock(hashtext('store-webhook'), hashtext(${shop}))`
  const holding = withTransaction(world.ctx, async (tx) => {
    await tx.db.execute(lock)
    await blocked
  })
  for (const [topic, body] of [
    ['bulk_operations/finish', { admin_graphql_api_id: 'gid://shopify/BulkOperation/1' }],
    ['orders/create', { id }],
  ] as const) {
    const began = performance.now()
    expect((await store.notify(topic, shop, body)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(3_000)
  }
  release()
  await holding
  const dirty = () => world.ctx.db.$count(storeDirty, eq(storeDirty.shop, shop))
  await expect.poll(dirty).toBe(1)
  await store.untilClean(shop)
  expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
})

test(
  '[HOOK-02] shop/redact alone erases a store whose uninstall was never heard, and nothing of any other',
  { tags: 'engine-long' },
  async () => {
    const otherShop = `other-${shops}x-20.myshopify.com`
    await store.connect(otherShop)
    await store.untilLive(otherShop)
    const others = await store.ourDays(otherShop)
    const at = new Date(world.time.now.getTime() + 50 * 60 * 60 * 1000)
    await answerRequest(world.ctx, { topic: 'shop/redact', shop, at, customerId: 0 })
    expect((await ordersOf()).length).toBeGreaterThan(0)
    await fetch(`${world.sandbox.url}/shopify/${shop}/admin/uninstall`, {
      method: 'POST',
      redirect: 'manual',
    })
    await answerRequest(world.ctx, { topic: 'shop/redact', shop, at, customerId: 0 })
    expect(await ordersOf()).toEqual([])
    expect(await store.syncOf(shop)).toBeUndefined()
    expect(await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))).toEqual([])
    expect(await store.ourDays(otherShop)).toEqual(others)
  },
)

test('[SYNC-03] a store that moves to another zone has its orders on the days of that zone', async () => {
  const [grant] = await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))
  const details = grant?.shopDetails as unknown as ShopDetails
  const before = await store.ourDays(shop)
  const elsewhere = async (zone: string) =>
    (await ordersOf()).filter(({ day, processedAt }) => day !== dayIn(zone, processedAt)).length
  expect(await elsewhere('Asia/Tokyo')).toBeGreaterThan(0)

  await changeZone(world.ctx, shop, { ...details, zone: 'Asia/Tokyo' })
  expect(await elsewhere('Asia/Tokyo')).toBe(0)
  expect((await store.syncOf(shop))?.zone).toBe('Asia/Tokyo')
  expect(await store.ourDays(shop)).not.toEqual(before)
  await changeZone(world.ctx, shop, details)
  expect(await store.ourDays(shop)).toEqual(before)
})
