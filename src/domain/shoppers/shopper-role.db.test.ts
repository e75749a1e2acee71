// @module-tag engine
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { newId } from '../identifiers.ts'
import type { AccountHost } from './account-host.ts'
import { forgetShopper, forgetShoppers } from './forget-shoppers.ts'
import { type ShopperContext, withShopper } from './shopper-context.ts'
import { openShopperSession } from './shopper-session.ts'

/** Two stores with two customers each: whatever a shopper's statement says, it sees one of them. */

let world: TestContext
let stores: { companyId: string; outletId: string }[]
const customers = [7001, 7002]

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  stores = []
  for (let count = 0; count < 2; count += 1) {
    const { companyId, outletId } = await newMerchant(world)
    stores.push({ companyId, outletId })
    for (const [place, customerId] of customers.entries()) {
      await addOrder({ companyId, outletId, id: 100 + place, customerId })
    }
    await addOrder({ companyId, outletId, id: 200, customerId: null })
  }
})
afterAll(() => world.close())

async function addOrder(row: { companyId: string; outletId: string; id: number; customerId: number | null }) {
  const now = world.time.now
  await world.ctx.db.insert(storeOrders).values({
    ...row,
    name: `#${row.id}`,
    createdAt: now,
    processedAt: now,
    updatedAt: now,
    day: '2026-11-02',
    currency: 'INR',
    total: '12.50',
    refunded: '0',
    items: 1,
    financial: 'PAID',
    isCash: false,
    fulfilment: 'UNFULFILLED',
    returnStatus: 'NO_RETURN',
    source: 'web',
    test: false,
  })
  const { companyId, outletId, id } = row
  await world.ctx.db.insert(storeOrderLines).values({
    companyId,
    outletId,
    id: id * 10,
    orderId: id,
    title: 'Mug',
    quantity: 1,
    currentQuantity: 1,
    total: '12.50',
    asOf: now,
  })
}

/** A shopper who is signed in at one of the stores. */
async function shopperAt(
  place: number,
  subject: { customerId: number } | { orderId: number },
): Promise<ShopperContext> {
  const store = stores[place]
  if (!store) throw new Error('No such store')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the database looks at nothing else of it
  const accountHost = { ...store } as AccountHost
  const ctx = { ...world.ctx, accountHost }
  const { shopper } = await openShopperSession(ctx, 'orderId' in subject ? 'link' : 'code', subject)
  return { ...ctx, shopper }
}

const rowsOf = async (ctx: ShopperContext, query: SQL) =>
  withShopper(ctx, async ({ db }) => (await db.execute(query)).rows)

/** For want of a right; any other failure is one of the test. */
async function isRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined }
    if (Reflect.get(Object(cause), 'code') === '42501') return true
    throw error
  }
}

test('[ACC-10] raw SQL as the shopper role shows the orders of one customer at one store', async () => {
  for (const place of [0, 1]) {
    for (const [index, customerId] of customers.entries()) {
      const shopper = await shopperAt(place, { customerId })
      const orders = await rowsOf(shopper, sql`select outlet_id, id from store_orders`)
      expect(orders).toEqual([{ outlet_id: stores[place]?.outletId, id: expect.anything() }])
      expect(Number(orders[0]?.id)).toBe(100 + index)
      const lines = await rowsOf(shopper, sql`select order_id from store_order_lines`)
      expect(lines.map(({ order_id }) => Number(order_id))).toEqual([100 + index])
    }
  }
})

test('[ACC-10] a link shows one order, also one that has no customer', async () => {
  const shopper = await shopperAt(1, { orderId: 200 })
  const orders = await rowsOf(shopper, sql`select id from store_orders where true or id = 100`)
  expect(orders.map(({ id }) => Number(id))).toEqual([200])
})

test('[ACC-10] sessions of others are neither seen nor ended', async () => {
  const [own, other, elsewhere] = await Promise.all([
    shopperAt(0, { customerId: 7001 }),
    shopperAt(0, { customerId: 7002 }),
    shopperAt(1, { customerId: 7001 }),
  ])
  const seen = await rowsOf(own, sql`select id from shopper_sessions`)
  const ids = seen.map(({ id }) => id)
  expect(ids).toContain(own.shopper.id)
  expect(ids).not.toContain(other.shopper.id)
  expect(ids).not.toContain(elsewhere.shopper.id)
  const ended = await rowsOf(
    own,
    sql`update shopper_sessions set ended_at = now() where id in (${other.shopper.id}, ${elsewhere.shopper.id}) returning id`,
  )
  expect(ended).toEqual([])
})

test('[ACC-10] the role reads no other table and changes nothing else', async () => {
  const shopper = await shopperAt(0, { customerId: 7001 })
  const { rows } = await world.ctx.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const readable: string[] = []
  for (const { name } of rows) {
    const query = sql`select 1 from ${sql.identifier(String(name))} limit 1`
    if (!(await isRefused(rowsOf(shopper, query)))) readable.push(String(name))
  }
  expect(readable).toEqual([
    'order_changes',
    'order_windows',
    'shopper_sessions',
    'store_order_lines',
    'store_orders',
  ])
  for (const change of [
    sql`update store_orders set customer_id = 7001`,
    sql`delete from store_orders`,
    sql`update order_windows set ends_at = now() + interval '1 day'`,
    sql`delete from order_changes`,
    sql`update shopper_sessions set customer_id = 7002, expires_at = now() + interval '1 year'`,
    sql`insert into shopper_sessions select * from shopper_sessions`,
    sql`delete from shopper_sessions`,
  ]) {
    expect(await isRefused(rowsOf(shopper, change))).toBe(true)
  }
})

test('[ACC-10] without a shopper the role sees nothing', async () => {
  const seen = await world.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local role infiniti_shopper`)
    return (await tx.execute(sql`select 1 from store_orders`)).rows
  })
  expect(seen).toEqual([])
})

test('[ACC-06] a forgotten customer and a store that leaves take their sessions, codes and links along', async () => {
  const [kept, gone] = [await shopperAt(0, { customerId: 7001 }), await shopperAt(0, { customerId: 7002 })]
  const link = await shopperAt(0, { orderId: 101 })
  const idsOf = async () => {
    const { rows } = await world.ctx.db.execute(sql`select id from shopper_sessions`)
    return rows.map(({ id }) => id)
  }
  const { outletId = newId(world.time.now) } = stores[0] ?? {}
  await forgetShopper(world.ctx, { outletId, customerId: 7002, orderIds: [101] })
  expect(await idsOf()).toContain(kept.shopper.id)
  expect(await idsOf()).not.toContain(gone.shopper.id)
  expect(await idsOf()).not.toContain(link.shopper.id)
  const elsewhere = await shopperAt(1, { customerId: 7001 })
  await forgetShoppers(world.ctx, outletId)
  expect(await idsOf()).not.toContain(kept.shopper.id)
  expect(await idsOf()).toContain(elsewhere.shopper.id)
})
