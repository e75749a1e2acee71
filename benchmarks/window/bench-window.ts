import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { shopperCookie } from '#contract/account/paths.ts'
import { orderWindows } from '#database/schema/order-windows.ts'
import { shopperSessions } from '#database/schema/shoppers.ts'
import { hashSecret, newId, newSecret } from '#domain/identifiers.ts'
import type { Order } from '#sandbox/shopify/store/orders.ts'
import { usualRules } from '../../tests/support/window-rules.ts'
import { type AccountWorld, allow, openAccountWorld, shop } from '../account/account-world.ts'
import { figures } from '../report.ts'

const shopifyMs = 200
const orders = 60
const ordersAfterRestart = 30
const everyMs = 150
const saves = 60
const minute = 60_000

/** How soon holds are put on and taken off, and what an edit costs, on PostgreSQL beside the sandbox. */
export async function benchWindow(): Promise<void> {
  const world = await openAccountWorld()
  try {
    await allow(world.merchant, '/merchant/order_window/scopes', {})
    await world.untilLive()
    const print = figures('order window, on PostgreSQL, beside the sandbox')
    await setRules(world, 1)
    const { holds, releases } = await oneMinute(world)
    print('from an order to our hold, p95 (target: at most 5 s)', inSeconds(holds))
    print('from the end of a window to its release, p95 (target: at most 5 s)', inSeconds(releases))
    print(
      'the same after a kill: from the start of the server to the release, p95 (target: at most 60 s)',
      inSeconds(await afterRestart(world)),
    )
    await setRules(world, 60)
    print(
      'an edit of three lines, from the form to the settled change (target: 4 calls, 200 points)',
      await callsOfEdit(world),
    )
    world.shopify.delayMs = shopifyMs
    print(
      `Save, beside a Shopify that answers in ${shopifyMs} ms, p95 (target: at most 1.5 s)`,
      await savesOf(world),
    )
  } finally {
    await world.close()
  }
}

const setRules = ({ merchant }: AccountWorld, minutes: number) =>
  merchant('/merchant/order_window', { ...usualRules, minutes })

const adminOf = ({ sandboxUrl }: AccountWorld) => `${sandboxUrl}/shopify/${shop}/admin/orders`
const json = { accept: 'application/json' }

async function place(world: AccountWorld, lines = 2): Promise<number> {
  const body = new URLSearchParams({ lines: String(lines) })
  const answer = await fetch(adminOf(world), { method: 'POST', headers: json, body })
  return ((await answer.json()) as { ids: number[] }).ids[0] ?? 0
}

async function see(world: AccountWorld, id: number): Promise<Order> {
  return (await (await fetch(`${adminOf(world)}/${id}`, { headers: json })).json()) as Order
}

/** When the order's hold was put on or taken off: Shopify notes both times. */
async function heldOrNot(world: AccountWorld, id: number, isHeld: boolean): Promise<number> {
  for (;;) {
    const [one] = (await see(world, id)).fulfillmentOrders
    if (one && one.holds.length > 0 === isHeld && one.updatedAt !== one.createdAt) return one.updatedAt
    await sleep(100)
  }
}

const endOf = async ({ db }: AccountWorld, id: number) =>
  (await db.select().from(orderWindows).where(eq(orderWindows.orderId, id)))[0]?.endsAt.getTime() ?? 0

/** Orders come one after the other; each has its window of a minute. */
async function oneMinute(world: AccountWorld) {
  const holds: number[] = []
  const releases: number[] = []
  const watched: Promise<void>[] = []
  for (let count = 0; count < orders; count += 1) {
    const id = await place(world)
    watched.push(
      (async () => {
        const { createdAt } = await see(world, id)
        holds.push((await heldOrNot(world, id, true)) - createdAt)
        await sleep(minute)
        releases.push((await heldOrNot(world, id, false)) - (await endOf(world, id)))
      })(),
    )
    await sleep(everyMs)
  }
  await Promise.all(watched)
  return { holds, releases }
}

/** The server is killed while windows are open, and comes back when all of them have ended. */
async function afterRestart(world: AccountWorld): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < ordersAfterRestart; count += 1) ids.push(await place(world))
  for (const id of ids) await heldOrNot(world, id, true)
  await world.kill()
  await sleep(minute)
  const started = Date.now()
  await world.start()
  return Promise.all(ids.map(async (id) => (await heldOrNot(world, id, false)) - started))
}

/** An order of three different things whose window is open, and its customer. */
async function openOrder(world: AccountWorld): Promise<{ id: number; cookie: string }> {
  const id = await place(world, 3)
  await heldOrNot(world, id, true)
  while (
    (await world.db.select().from(orderWindows).where(eq(orderWindows.orderId, id)))[0]?.state !== 'open'
  ) {
    await sleep(20)
  }
  const now = new Date()
  const secret = newSecret()
  const { outletId, companyId } = world.host
  await world.db.insert(shopperSessions).values({
    id: newId(now),
    outletId,
    companyId,
    secretHash: hashSecret(secret),
    way: 'code',
    customerId: (await see(world, id)).customer,
    orderId: null,
    device: 'bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 60 * minute),
  })
  return { id, cookie: `${shopperCookie(false)}=${secret}` }
}

/** Each line has one more: the form, the totals, and what saves it. */
async function calculate(world: AccountWorld, { id, cookie }: { id: number; cookie: string }) {
  const form = await must(world, `/order/edit?id=${id}`, cookie)
  const read = form as { version: string; lines: { id: string; variant_id: string; quantity: number }[] }
  const lines = read.lines.map((line) => ({
    id: line.id,
    variant_id: line.variant_id,
    quantity: line.quantity + 1,
  }))
  const asked = { id: String(id), version: read.version, key: randomUUID(), lines }
  const totals = (await must(world, '/order/edit/totals', cookie, asked)) as { change_id: string }
  return { id: String(id), change_id: totals.change_id }
}

async function must(world: AccountWorld, path: string, cookie: string, body?: object): Promise<unknown> {
  const asked = { cookie, ...(body && { method: 'POST', body }) }
  const { status, text } = await world.ask(`/api/account${path}`, asked)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

async function callsOfEdit(world: AccountWorld): Promise<string> {
  const order = await openOrder(world)
  // Nothing else is asked meanwhile: the copy of the new order has been read.
  await sleep(5_000)
  world.shopify.asked.length = 0
  const change = await calculate(world, order)
  await must(world, '/order/edit', order.cookie, change)
  const own = world.shopify.asked.filter(({ name }) => windowCalls.has(name))
  const points = own.reduce((sum, call) => sum + call.points, 0)
  const atMost = own.reduce((sum, call) => sum + call.atMost, 0)
  const names = own.map(({ name, points: cost }) => `${name} ${cost}`).join(', ')
  return `${own.length} calls, ${points} points (${atMost} asked for before the answer): ${names}`
}

/** Others, such as our copy of the order that is read after its webhook, are not part of the edit. */
const windowCalls = new Set([
  'WindowOrder',
  'OrderVariants',
  'BeginEdit',
  'StageEdit',
  'CommitEdit',
  'HoldForWindow',
  'ReleaseWindow',
  'RefundDifference',
  'ShopperOrder',
])

async function savesOf(world: AccountWorld): Promise<string> {
  const times: number[] = []
  for (let count = 0; count < saves; count += 1) {
    const order = await openOrder(world)
    const change = await calculate(world, order)
    const from = performance.now()
    await must(world, '/order/edit', order.cookie, change)
    times.push(performance.now() - from)
  }
  return `${inSeconds(times)}, one at a time`
}

const share = (times: number[], part: number) =>
  ((times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0) / 1000).toFixed(2)

const inSeconds = (times: number[]) =>
  `${share(times, 0.95)} s (median ${share(times, 0.5)} s, slowest ${(Math.max(...times) / 1000).toFixed(2)} s, ${times.length} times)`
