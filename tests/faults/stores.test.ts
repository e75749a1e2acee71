import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '#database/client.server.ts'
import { storeDirty, storeWebhooks, storeOrders, storeSyncs } from '#database/schema/stores.ts'
import { connectStore } from '../support/faults/connect-store.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull, isFull, mostMs, p99 } from '../support/figure.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'
import { signedBody } from '../support/store-owner.ts'
import { ourDays, theirDays } from '../support/store-days.ts'

const kills = inFull(20, 1)
const orders = inFull(20_000, 1_000)
const awaySeconds = inFull(60, 2)
const floodSeconds = inFull(60, 2)
const webhooksPerSecond = 200

let world: FaultWorld
let env: Record<string, string>
let server: ServerProcess
let database: Database

beforeAll(async () => {
  world = await openFaultWorld({ database: 'own' })
  env = { ...world.env, ...world.sandbox.settings.shopify }
  server = await startServer(env)
  database = await openPostgres(world.postgres.url, 'src/database/migrations')
  // In the short form nobody waits for the pace that a store allows.
  if (!isFull) await setPoints(1_000_000)
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await world.close()
})

const setPoints = (points: number) =>
  fetch(`${world.sandbox.url}/shopify/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ points }),
  })

const syncOf = async (shop: string) =>
  (await database.db.select().from(storeSyncs).where(eq(storeSyncs.shop, shop)))[0]

/** Until a file is being read: some of it is in the tables, and not all. */
async function untilReading(shop: string): Promise<void> {
  await expect
    .poll(
      async () => (await syncOf(shop))?.parts.some(({ state, done }) => state === 'running' && done > 0),
      { interval: 10 },
    )
    .toBe(true)
}

async function untilLive(shop: string): Promise<void> {
  await expect
    .poll(async () => (await syncOf(shop).catch(() => undefined))?.state, { interval: 50, timeout: 300_000 })
    .toBe('live')
}

async function untilClean(shop: string): Promise<void> {
  await expect
    .poll(() => database.db.$count(storeDirty, eq(storeDirty.shop, shop)), { interval: 50, timeout: 300_000 })
    .toBe(0)
}

const expectSameDays = async (shop: string) => {
  const theirs = await theirDays(database.db, shop, world.sandbox.url)
  expect(await ourDays(database.db, shop)).toEqual(theirs)
  return Object.keys(theirs).length
}

test(`[SYNC-05] ${kills} kills during an import of ${orders} orders leave the figures of an undisturbed one`, async (context) => {
  const shop = `killed-${orders}.myshopify.com`
  await connectStore(server, shop)
  const started = performance.now()
  for (let killed = 0; killed < kills; killed += 1) {
    await untilReading(shop)
    await server.kill()
    expect((await syncOf(shop))?.state).toBe('importing')
    server = await startServer(env)
  }
  await untilLive(shop)
  const seconds = (performance.now() - started) / 1000
  const days = await expectSameDays(shop)
  figure(context, `${kills} kills, live after ${seconds.toFixed(1)} s, all of ${days} days equal`)
})

test(
  `[SYNC-05] PostgreSQL away for ${awaySeconds} s during an import delays it and changes nothing`,
  { tags: 'long' },
  async (context) => {
    const shop = `away-${orders}.myshopify.com`
    await connectStore(server, shop)
    await untilReading(shop)
    await world.postgres.pause()
    await sleep(awaySeconds * 1000)
    await world.postgres.resume()
    const back = performance.now()
    await untilLive(shop)
    await expectSameDays(shop)
    const seconds = (performance.now() - back) / 1000
    figure(context, `live ${seconds.toFixed(1)} s after PostgreSQL was back, no email about it`)
    expect([...(await world.mails()).keys()].filter((name) => name.includes('no longer connected'))).toEqual(
      [],
    )
  },
)

test(`[HOOK-01] ${webhooksPerSecond} webhooks a second for ${floodSeconds} s are all taken, and worked off later`, async (context) => {
  const shop = `away-${orders}.myshopify.com`
  await untilClean(shop)
  const known = await database.db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .innerJoin(storeSyncs, eq(storeSyncs.outletId, storeOrders.outletId))
    .where(eq(storeSyncs.shop, shop))
    .limit(1_000)
  const before = await database.db.$count(storeWebhooks)
  const count = floodSeconds * webhooksPerSecond
  const took: number[] = []
  const statuses = new Set<number>()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await sleep((place / webhooksPerSecond) * 1000)
      const asked = performance.now()
      statuses.add(await notify(shop, place, known[place % known.length]?.id ?? 0))
      took.push(performance.now() - asked)
    }),
  )
  const sent = (performance.now() - started) / 1000
  expect(statuses).toEqual(new Set([200]))
  // An answer waits half a second for the database at most; the write goes on.
  await expect.poll(async () => (await database.db.$count(storeWebhooks)) - before).toBe(count)
  await untilClean(shop)
  await expectSameDays(shop)
  const slowest = p99(took)
  figure(context, `${count} webhooks in ${sent.toFixed(1)} s, p99 ${slowest.toFixed(0)} ms, none lost`)
  expect(slowest).toBeLessThan(mostMs(100))
})

async function notify(shop: string, place: number, id: number): Promise<number> {
  const body = JSON.stringify({ id })
  const answer = await fetch(`${server.url}/api/shopify/webhooks`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/updated',
      'x-shopify-shop-domain': shop,
      'x-shopify-webhook-id': `flood-${place}`,
      'x-shopify-triggered-at': new Date().toISOString(),
      'x-shopify-hmac-sha256': signedBody(body),
    },
  })
  await answer.body?.cancel()
  return answer.status
}
