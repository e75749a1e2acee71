import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillStore } from '../../scripts/demo/fill-store.ts'
import { letOrdersArrive } from '../../scripts/demo/furnish-demo.ts'
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

/** Fills the store in a process of its own, which is killed once the store is connected. */
async function beginToFill(folder: string, demo: object): Promise<void> {
  const code = `import { fillStore } from ${JSON.stringify(new URL('../../scripts/demo/fill-store.ts', import.meta.url).href)}
    await fillStore(${JSON.stringify(folder)}, ${JSON.stringify(demo)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const merchant = await signIn(server)
  const senders = async () => {
    const { data } = (await merchant.ask('/merchant/messages/senders')).answered
    return (data as { senders: object[] }).senders
  }
  await expect.poll(senders, { timeout: 60_000 }).toHaveLength(2)
  child.kill('SIGKILL')
  await gone
}

test('[FRESH-04] after an interrupted start the next one gives the demo merchant 90 days of orders, money, a changed order, messages and new orders', async () => {
  const demo = { port: Number(world.env.PORT), sandboxUrl: world.sandbox.url }
  const folder = await mkdtemp(join(tmpdir(), 'demo-store-'))
  await beginToFill(folder, demo)
  expect(existsSync(join(folder, 'demo-store-filled'))).toBe(false)
  expect(await fillStore(folder, demo)).toContain('connected and open')
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

  // A later start: no second change on the same day, and orders go on arriving.
  expect(await fillStore(folder, demo)).toContain('connected and open')
  expect((await read('/merchant/order_window/changes')).data.changes).toHaveLength(1)
  const ordersToday = async () => (await read('/merchant/dashboard?days=7')).groups[0].today.orders
  const before = await ordersToday()
  await letOrdersArrive(demo, 1)
  await expect.poll(ordersToday, { timeout: 30_000 }).toBeGreaterThan(before + 1)
})
