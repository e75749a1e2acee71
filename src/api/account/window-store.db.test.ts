import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopifyGrants } from '#database/schema/companies.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import { storeProductDays } from '#database/schema/stores.ts'
import { eraseStore } from '#domain/store-sync/erase-store.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { comeBack } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
beforeEach(() => {
  world.time.now = new Date()
})
afterAll(() => world.close())

const dashboardOf = async ({ owner }: WindowStore) =>
  (await owner.browser.get('/merchant/dashboard?days=7')).body.stores[0]

/** What staff read about this store in their queue. */
async function queued({ shop }: WindowStore) {
  const staff = await staffContext(world, (await newStaff(world)).browser)
  return (await readQueue(staff)).find(({ id }) => id === shop)
}

/** Shopify knows our token no longer: the next question finds out. */
async function loseToken(store: WindowStore, orderId: number): Promise<void> {
  await store.setFault({ api: 'unauthorized', token: 'invalid_grant' })
  await store.tend(orderId)
  await store.setFault({ api: 'none', token: 'none' })
}

test('[WIN-11] a token lost while windows are open: merchant and staff hear which holds stay, and they go with the next one', async () => {
  const store = await openWindowStore(world, 'lost-token.myshopify.com', 'lost-token')
  const id = await store.order()
  const { endsAt } = await store.until(id, 'open')
  expect(await dashboardOf(store)).toMatchObject({ held_orders: 0 })

  await loseToken(store, id)
  expect(await dashboardOf(store)).toMatchObject({ state: 'lost', held_orders: 1 })
  expect(await queued(store)).toMatchObject({ kind: 'store', trouble: 'refused', held: 1 })
  const email = await emailsOf(world).next(store.owner.email, 'is no longer connected')
  expect(email.text).toContain('1 order is still on hold at Shopify')

  // Its time is up, and nobody can release it: it is tried ever more rarely, and not forgotten.
  world.time.now = new Date(endsAt.getTime() + 60_000)
  for (let look = 0; look < 8; look += 1) await store.tend(id)
  const waiting = await store.windowOf(id)
  expect(waiting).toMatchObject({ state: 'open', dueAt: expect.any(Date) })
  expect(waiting?.dueAt?.getTime()).toBeGreaterThan(world.time.now.getTime() + 60_000)

  await store.owner.signInAgain()
  await comeBack(store.owner.browser, await store.owner.grant(store.shop))
  // A job does it, and nobody else: no test's hand.
  await expect.poll(async () => (await store.windowOf(id))?.state).toBe('released')
  expect((await store.seen(id)).holds).toEqual([])
  expect((await dashboardOf(store)).held_orders).toBe(0)
  expect(await queued(store)).toBeUndefined()
})

test('[HOOK-03] erasing a store erases its windows and changes', async () => {
  const store = await openWindowStore(world, 'erased-shop.myshopify.com', 'erased-shop')
  const id = await store.order()
  await store.until(id, 'open')
  const shopper = await store.enter(id)
  await shopper.post('/order/cancel', { id: String(id), key: randomUUID() })
  const count = async () => [
    await world.ctx.db.$count(orderWindows, eq(orderWindows.outletId, store.outletId)),
    await world.ctx.db.$count(orderChanges, eq(orderChanges.outletId, store.outletId)),
  ]
  expect(await count()).toEqual([1, 1])
  const left = { revokedAt: world.time.now, tokenEnc: '' }
  await world.ctx.db.update(shopifyGrants).set(left).where(eq(shopifyGrants.shop, store.shop))
  await eraseStore(world.ctx, store.shop, 'asked for')
  expect(await count()).toEqual([0, 0])
})

test('[WIN-11] a forged webhook neither opens a window nor looks at one', async () => {
  const store = await openWindowStore(world, 'forged-shop.myshopify.com', 'forged-shop')
  const [unknown = 0] = await store.place(store.shop)
  const known = await store.order()
  await store.until(known, 'open')
  // Whoever looks would find that our hold is gone, and end the window.
  await store.act(store.shop, known, 'release')
  const forged = { 'x-shopify-hmac-sha256': Buffer.alloc(32, 7).toString('base64') }
  for (const topic of ['orders/create', 'orders/updated', 'orders/delete', 'refunds/create']) {
    const body = { id: topic === 'orders/create' ? unknown : known, order_id: known }
    expect((await store.notify(topic, store.shop, body, forged)).status).toBe(401)
  }
  // One that is signed is heard, after all of them.
  expect((await store.notify('orders/updated', store.shop, { id: known })).status).toBe(200)
  await expect.poll(async () => (await store.windowOf(known))?.state).toBe('lost')
  expect(await store.windowOf(unknown)).toBeUndefined()
})

const sumOf = (amounts: (string | number)[]) => amounts.reduce<number>((sum, one) => sum + Number(one), 0)

interface EditLine {
  id: string
  title: string
  variant_id: string
  variants: { id: string; title: string }[]
}

/** A new order, whose shopper changes so many of each line at once. */
async function changedOrder(
  store: WindowStore,
  options: Record<string, string>,
  change: (line: EditLine) => { quantity: number; variant_id?: string } | undefined,
): Promise<number> {
  const order = await store.order(options)
  await store.until(order, 'open')
  const shopper = await store.enter(order)
  const id = String(order)
  const { version, lines } = (await shopper.get(`/order/edit?id=${id}`)).body
  const wanted = (lines as EditLine[]).flatMap((line) => {
    const changed = change(line)
    return changed ? [{ id: line.id, variant_id: line.variant_id, ...changed }] : []
  })
  const asked = { id, version, key: randomUUID(), lines: wanted }
  const { change_id } = (await shopper.post('/order/edit/totals', asked)).body
  expect((await shopper.post('/order/edit', { id, change_id })).status).toBe(200)
  return order
}

test('[SYNC-03] what a shopper changes and what goes back to them is counted once, in orders, customers and days', async () => {
  const store = await openWindowStore(world, 'counted-once.myshopify.com', 'counted-once')
  const merchant = store.owner.browser
  const viewOf = async (id: number) => (await merchant.get(`/merchant/order?id=${id}`)).body.data
  const today = async () => (await merchant.get('/merchant/dashboard?days=7')).body.groups[0].today
  const without = (title: string) => (line: EditLine) => (line.title === title ? { quantity: 0 } : undefined)
  const sold = () =>
    world.ctx.db
      .select()
      .from(storeProductDays)
      .where(eq(storeProductDays.outletId, store.outletId))
      .then((days) => days.filter(({ title }) => title === 'Field notebook'))
      .then((days) => [sumOf(days.map(({ quantity }) => quantity)), sumOf(days.map(({ gross }) => gross))])
  const before = await today()
  const [quantity = 0, gross = 0] = await sold()

  const swapped = await changedOrder(store, { lines: '5' }, (line) => {
    const large = line.variants.find(({ title }) => title === '250 g')
    if (large) return { quantity: 1, variant_id: large.id }
    return without('Desk lamp')(line)
  })
  const cash = await changedOrder(store, { lines: '3', payment: 'cash' }, without('Brass pen'))
  const card = await changedOrder(store, { lines: '3' }, without('Brass pen'))
  const returned = await store.order({ lines: '3' })
  for (const act of ['edit', 'remove', 'deliver', 'return', 'refund'])
    await store.act(store.shop, returned, act)
  // Money back without an item, after a change.
  await store.act(store.shop, card, 'refund')
  const orders = [swapped, cash, card, returned]
  for (const id of orders) await store.notify('orders/updated', store.shop, { id })
  await store.untilClean(store.shop)

  expect(await store.ourDays(store.shop)).toEqual(await store.theirDays(store.shop))
  const after = await today()
  let [left, back] = [0, 0]
  for (const id of orders) {
    const { order, lines, refunded, customer_id } = await viewOf(id)
    const seen = await store.seen(id)
    const worth = id === card || id === returned ? Number(seen.total) / 2 : Number(seen.total)
    expect([id, Number(order.total.amount)]).toEqual([id, expect.closeTo(worth, 1)])
    const itemSum = sumOf(lines.map((line: { total: { amount: string } }) => line.total.amount))
    expect(itemSum).toBeLessThanOrEqual(Number(seen.total))
    expect(Number(refunded.amount)).toBe(Number(seen.refunded))
    const { customer } = (await merchant.get(`/merchant/customer?id=${customer_id}`)).body.data
    expect(customer.spent).toEqual(order.total)
    left += Number(order.total.amount)
    back += Number(refunded.amount)
  }
  expect(Number(after.net) - Number(before.net)).toBeCloseTo(left, 2)
  expect(Number(after.gross) - Number(before.gross)).toBeCloseTo(left + back, 2)
  expect(Number(after.refunds) - Number(before.refunds)).toBeCloseTo(back, 2)
  const notebooks = await sold()
  expect(notebooks).toEqual([quantity + 4, expect.closeTo(gross + 4 * 12.9, 2)])
})
