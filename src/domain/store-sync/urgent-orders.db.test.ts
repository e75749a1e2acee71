import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeDirty } from '#database/schema/stores.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { withTransaction } from '../context.server.ts'
import { askStore } from './ask-store.ts'
import { announceWebhook, markDirty } from './store-dirty.ts'
import { syncStore } from './sync-store.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>
const shop = 'urgent-20.myshopify.com'

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.connect(shop)
  await store.untilLive(shop)
})
afterAll(() => world.close())

test('[SYNC-02] a job waits for the webhook that found it waiting, and reads what it brings', async () => {
  const [id = 0] = await store.place(shop)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isMarked, resolve: mark } = Promise.withResolvers<void>()
  const webhook = withTransaction(world.ctx, async (tx) => {
    await announceWebhook(tx, shop)
    await markDirty(tx, shop, 'order', [id])
    mark()
    await isReleased
  })
  await isMarked
  const syncing = syncStore(world.ctx, shop)
  const waiting = async () => {
    const found = await world.ctx.db.execute(
      sql`select 1 as one from pg_locks where locktype = 'advisory' and not granted`,
    )
    return ('rows' in found ? found.rows : found).length
  }
  await expect.poll(waiting).toBe(1)
  release()
  await Promise.all([webhook, syncing])
  expect(await world.ctx.db.$count(storeDirty, eq(storeDirty.shop, shop))).toBe(0)
})

test('[SYNC-02] an order that was placed a moment ago may use the points that imports leave', async () => {
  const { shopify } = world.ctx
  if (!shopify) throw new Error('no Shopify')
  const { ask } = shopify
  const budget = { available: 1, most: 2_000, perSecond: 1 }
  shopify.ask = () => Promise.resolve({ kind: 'data', data: {}, budget })
  try {
    await askStore(world.ctx, shop, '{ shop { id } }', {}, { urgent: true })
    await askStore(world.ctx, shop, '{ shop { id } }', {}, { urgent: true })
    // Anything else would wait for a quarter of an hour here, and comes back later.
    await expect(askStore(world.ctx, shop, '{ shop { id } }')).rejects.toThrow('no more for now')
  } finally {
    shopify.ask = ask
  }
})
