import { afterAll, beforeAll, expect, test } from 'vitest'
import { furnishDemo } from '../../scripts/demo/furnish-demo.ts'
import { signIn } from '../support/faults/connect-store.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'

let world: FaultWorld
let server: ServerProcess

beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
  const { shopify, messages } = world.sandbox.settings
  server = await startServer({
    ...world.env,
    ...shopify,
    ...messages,
    SHOPIFY_ALL_ORDERS: 'true',
    ACCOUNT_DOMAIN: 'localhost',
  })
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

test('[FRESH-04] the demo merchant has 90 days of orders, money, a changed order and messages', async () => {
  await furnishDemo({ port: Number(world.env.PORT), sandboxUrl: world.sandbox.url })
  const merchant = await signIn(server)
  // oxlint-disable-next-line typescript/no-explicit-any -- the contracts of these calls have tests of their own
  const read = async (path: string) => (await merchant.ask(path)).answered as any
  const { stores } = await read('/merchant/dashboard?days=90')
  expect(stores).toMatchObject([{ state: 'live' }])
  const ninetyDaysAgo = new Date(Date.now() - 89 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(String(stores[0].since) <= ninetyDaysAgo).toBe(true)
  expect((await read('/merchant/wallet')).available).toBeGreaterThan(90_000_000)
  expect((await read('/merchant/order_window/changes')).data.changes).toMatchObject([
    { kind: 'items', state: 'settled' },
  ])
  await expect
    .poll(async () => (await read('/merchant/messages')).data.messages)
    .toMatchObject([
      { event: 'order_changed', state: 'delivered' },
      { event: 'order_placed', state: 'delivered' },
    ])
})
