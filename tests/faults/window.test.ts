import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '#database/client.server.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import { outstandingOf, receivedOf, refundedOf } from '#sandbox/shopify/store/order-money.ts'
import type { Order } from '#sandbox/shopify/store/orders.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { windowShop, type WindowShop } from '../support/faults/window-shop.ts'
import { figure, inFull, isFull } from '../support/figure.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'

const kills = inFull(100, 1)
/** How long each answer of Shopify takes, so that a kill may fall before, during and after it. */
const answerMs = 40

let world: FaultWorld
let env: Record<string, string>
let server: ServerProcess
let database: Database
let shop: WindowShop

beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
  env = { ...world.env, ...world.sandbox.settings.shopify, ACCOUNT_DOMAIN: 'localhost' }
  server = await startServer(env)
  database = await openPostgres(env.DATABASE_URL ?? '', 'src/database/migrations')
  await setFault({ points: 1_000_000, delay: answerMs })
  shop = windowShop({
    server: () => server,
    port: env.PORT ?? '',
    sandboxUrl: world.sandbox.url,
    database,
    shop: 'window-shop.myshopify.com',
    slug: 'window-shop',
  })
  await shop.open()
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await world.close()
})

const setFault = (fault: object) =>
  fetch(`${world.sandbox.url}/shopify/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })

/** One of each kind, each on its own order: prepares it and returns the function that starts it. */
const acts = {
  cheaper: async (id: number, cookie: string) => {
    const save = await shop.calculate(cookie, id, { quantity: 0 })
    return () => shop.call(cookie, '/order/edit', save)
  },
  /** Nobody pays it: it is reversed in the end. */
  dearer: async (id: number, cookie: string) => {
    const save = await shop.calculate(cookie, id, { quantity: 2 })
    return () => shop.call(cookie, '/order/edit', save)
  },
  variant: async (id: number, cookie: string) => {
    const save = await shop.calculate(cookie, id, { isOther: true })
    return () => shop.call(cookie, '/order/edit', save)
  },
  address: async (id: number, cookie: string) => {
    const address = await shop.newAddress(cookie, id, '5 Hill Road')
    return () => shop.call(cookie, '/order/address', address)
  },
  cancel: async (id: number, cookie: string) => () =>
    shop.call(cookie, '/order/cancel', { id: String(id), key: randomUUID() }),
  /** It ends at the moment when another app also sets a hold. */
  release: async (id: number) => async () => {
    const now = new Date()
    await database.db.update(orderWindows).set({ endsAt: now }).where(eq(orderWindows.orderId, id))
    await shop.act(id, 'hold')
  },
}
type Act = keyof typeof acts | 'hold'
const names = Object.keys(acts) as (keyof typeof acts)[]

/** Which order is for what. */
const orders = new Map<number, { act: Act; before: Order }>()

async function untilOpen(ids: number[]): Promise<void> {
  const isOpen = and(inArray(orderWindows.orderId, ids), eq(orderWindows.state, 'open'))
  await expect
    .poll(() => database.db.$count(orderWindows, isOpen), { interval: 50, timeout: 180_000 })
    .toBe(ids.length)
}

/** Prepares seven orders, each about to be in the middle of something. Returns the function that starts them all. */
async function prepare(): Promise<() => Promise<unknown>> {
  const ids = await shop.place(names.length)
  await untilOpen(ids)
  const prepared = await Promise.all(
    names.map(async (act, place) => {
      const id = ids[place] ?? 0
      orders.set(id, { act, before: await shop.see(id) })
      return acts[act](id, await shop.enter(id))
    }),
  )
  const order = async () => {
    for (const id of await shop.place(1)) orders.set(id, { act: 'hold', before: await shop.see(id) })
  }
  return () => Promise.all([order(), ...prepared.map((act) => act())])
}

/** How long everything takes on this machine without a kill. */
async function measure(): Promise<number> {
  const begin = await prepare()
  const from = performance.now()
  await begin()
  return performance.now() - from
}

async function killAfter(ms: number): Promise<void> {
  const begin = await prepare()
  const running = begin()
  await sleep(ms)
  await server.kill()
  await running
}

const unfinished = ['waiting', 'open', 'owing', 'cancelling', 'unconfirmed']

/** An order whose webhook came after the last kill has its window only now: its time is up as well. */
async function endLateOnes(): Promise<void> {
  const now = new Date()
  const late = await database.db
    .update(orderWindows)
    .set({ endsAt: now })
    .where(and(eq(orderWindows.state, 'open'), gt(orderWindows.endsAt, now)))
    .returning({ id: orderWindows.orderId })
  for (const { id } of late) await shop.tell(id)
}

/** Every order had its window, and no window and no change is under way any more. */
async function untilAllOver(): Promise<void> {
  const isLeft = or(
    inArray(orderWindows.state, unfinished),
    // The last look of each, half a minute later.
    isFull ? isNotNull(orderWindows.dueAt) : undefined,
  )
  const isUnderWay = inArray(orderChanges.state, ['committing', 'committed'])
  await expect
    .poll(
      async () => {
        await endLateOnes()
        const { db } = database
        const windows = await db.$count(orderWindows)
        return [windows, await db.$count(orderWindows, isLeft), await db.$count(orderChanges, isUnderWay)]
      },
      { interval: 100, timeout: 280_000 },
    )
    .toEqual([orders.size, 0, 0])
}

const quantities = ({ lines }: Order) =>
  lines
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(({ variantId, currentQuantity }) => [variantId, currentQuantity])

const ownHolds = ({ fulfillmentOrders }: Order) =>
  fulfillmentOrders.flatMap(({ holds }) => holds).filter(({ handle }) => handle === 'order-window').length

/** The final state at Shopify, in the words of this test. */
async function outcomeOf(id: number): Promise<object> {
  const { act, before } = orders.get(id) ?? { act: 'hold' as const, before: await shop.see(id) }
  await expect.poll(async () => ownHolds(await shop.see(id)), { interval: 100 }).toBe(0)
  const after = await shop.see(id)
  const changes = await database.db.select().from(orderChanges).where(eq(orderChanges.orderId, id))
  const { address1 } = after.shippingAddress ?? {}
  return {
    act,
    changes: changes.map(({ kind, state }) => `${kind} ${state}`).toSorted(),
    edits: after.edits,
    isSame: JSON.stringify(quantities(after)) === JSON.stringify(quantities(before)),
    isMoved: address1 === '5 Hill Road',
    isCancelled: after.cancelledAt !== null,
    payments: after.payments.length,
    refunds: after.refunds.length,
    owed: outstandingOf(after),
    isAllBack: receivedOf(after) === refundedOf(after),
    others: after.fulfillmentOrders.flatMap(({ holds }) => holds).length,
  }
}

const untouched = {
  edits: 0,
  isSame: true,
  isMoved: false,
  isCancelled: false,
  payments: 1,
  refunds: 0,
  owed: 0,
  isAllBack: false,
  others: 0,
}

/** Each is made once or not at all; nothing in between. */
const allowed: Record<Act, object[]> = {
  cheaper: [
    { changes: ['items calculated'] },
    { changes: ['items settled'], edits: 1, isSame: false, refunds: 1 },
  ],
  dearer: [{ changes: ['items calculated'] }, { changes: ['items reversed', 'reversal settled'], edits: 2 }],
  variant: [{ changes: ['items calculated'] }, { changes: ['items settled'], edits: 1, isSame: false }],
  address: [{ changes: [] }, { changes: ['address settled'], isMoved: true }],
  cancel: [
    { changes: [] },
    { changes: ['cancel settled'], isSame: false, isCancelled: true, refunds: 1, isAllBack: true },
  ],
  release: [{ changes: [], others: 1 }],
  hold: [{ changes: [] }],
}

test(`[WIN-11] kill -9 in the middle of every step, ${kills} times: made once or not at all, refunded once, and no hold of ours is left`, async (context) => {
  let lasts = 0
  for (let kill = 0; kill < kills; kill += 1) {
    // A machine may be slower or faster than a moment ago.
    if (kill % 10 === 0) lasts = await measure()
    // Spread evenly by the golden ratio, however many there are.
    await killAfter((((kill + 1) * 0.618) % 1) * lasts)
    await shop.letTimePass()
    server = await startServer(env)
  }
  await setFault({ delay: 0 })
  await untilAllOver()
  const counts = new Map<string, number>()
  for (const [id, { act }] of orders) {
    const outcome = await outcomeOf(id)
    expect(allowed[act].map((one) => ({ act, ...untouched, ...one }))).toContainEqual(outcome)
    const made = 'changes' in outcome && JSON.stringify(outcome.changes)
    counts.set(`${act} ${made}`, (counts.get(`${act} ${made}`) ?? 0) + 1)
  }
  const told = [...counts].map(([what, count]) => `${what}: ${count}`).toSorted()
  figure(context, `${kills} kills in ${orders.size} orders: ${told.join('; ')}`)
})
