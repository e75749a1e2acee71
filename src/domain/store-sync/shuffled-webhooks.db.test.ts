// @module-tag engine-long
import { asyncProperty, assert, array, constantFrom, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeds, storeWorld } from '../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>
const shop = 'shuffled-40.myshopify.com'

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
  await store.connect(shop)
  await store.untilLive(shop)
})
afterAll(() => world.close())

const topics = {
  place: 'orders/create',
  cancel: 'orders/updated',
  refund: 'refunds/create',
  return: 'returns/request',
  edit: 'orders/updated',
  delete: 'orders/delete',
} as const

const event = record({
  act: constantFrom<keyof typeof topics>('place', 'cancel', 'refund', 'return', 'edit', 'delete'),
  which: nat(5),
  fate: constantFrom('once', 'twice', 'lost'),
  place: nat(100),
})

test('[HOOK-04] doubled, shuffled, late and lost webhooks lead to the store’s own figures', async () => {
  const orders: number[] = await store.place(shop, { count: '6' })
  await assert(
    asyncProperty(array(event, { minLength: 1, maxLength: 5 }), async (events) => {
      const webhooks: { place: number; topic: string; body: object }[] = []
      for (const { act, which, fate, place } of events) {
        const id = orders[which % orders.length] ?? 0
        let about = id
        if (act === 'place') {
          const [fresh = 0] = await store.place(shop)
          orders[which % orders.length] = fresh
          about = fresh
        } else await store.act(shop, id, act)
        const body = act === 'return' ? { order: { id: about } } : { id: about, order_id: about }
        const webhook = { place, topic: topics[act], body }
        if (fate !== 'lost') webhooks.push(webhook)
        if (fate === 'twice') webhooks.push({ ...webhook, place: 100 - place })
      }
      for (const { topic, body } of webhooks.toSorted((a, b) => a.place - b.place)) {
        await store.notify(topic, shop, body)
      }
      await store.catchUp(shop)
      await store.untilClean(shop)
      // A deletion that nobody told us of is found at night.
      if (events.some(({ act, fate }) => act === 'delete' && fate === 'lost')) await store.reconcile(shop)
      await store.untilClean(shop)
      expect(await store.ourDays(shop)).toEqual(await store.theirDays(shop))
    }),
    { numRuns: seeds, endOnFailure: true },
  )
}, 1_800_000)
