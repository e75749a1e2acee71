import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderChanges } from '#database/schema/order-windows.ts'
import type { Shopify } from '#domain/ports/ports.ts'
import { findAccountHost } from '#domain/shoppers/find-account-host.ts'
import type { CustomerContext } from '#domain/shoppers/shopper-context.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { modelRuns, openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'
import { calculateEdit } from './changes/calculate-edit.ts'
import { cancelOrder } from './changes/cancel-order.ts'
import { readEditForm } from './changes/edit-form.ts'
import { openWindow } from './open-window.ts'
import { saveEdit } from './changes/save-edit.ts'
import { tendWindow } from './tend-window.ts'
import { isOver } from './window-states.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = await openWindowStore(world, 'model-shop.myshopify.com', 'model')
  await store.setFault({ points: 1_000_000 })
})
afterAll(() => world.close())

/** What happens to a call: it works; Shopify is away; its answer gets lost; or our process dies before or after it. */
const fates = ['ok', 'ok', 'ok', 'away', 'lost', 'killed-before', 'killed-after'] as const
type Fate = (typeof fates)[number]

class Killed extends Error {}

function faulty(shopify: Shopify, plan: Fate[]): Shopify {
  return {
    ...shopify,
    async ask(...given) {
      const fate = plan.shift() ?? 'ok'
      if (fate === 'killed-before') throw new Killed()
      if (fate === 'away') return { kind: 'errors', messages: ['away'] }
      const answer = await shopify.ask(...given)
      if (fate === 'killed-after') throw new Killed()
      return fate === 'lost' ? { kind: 'errors', messages: ['lost'] } : answer
    },
  }
}

const step = record({
  act: constantFrom('quantity', 'variant', 'cancel', 'pay', 'webhook', 'twice', 'staff', 'pack', 'wait'),
  quantity: nat(4),
  minutes: nat(6),
  fates: array(constantFrom(...fates), { maxLength: 5 }),
})

/** Everything of one run: an order, its shopper, and a Shopify that may fail. */
async function newRun() {
  const { shopify } = world.ctx
  const accountHost = await findAccountHost(world.ctx, 'model')
  if (!shopify || !accountHost) throw new Error('No store')
  world.time.now = new Date()
  const [id = 0] = await store.place(store.shop)
  const customer = await store.customerOf(id)
  const plan: Fate[] = []
  const ctx: CustomerContext = {
    ...world.ctx,
    shopify: faulty(shopify, plan),
    accountHost,
    shopper: { id: randomUUID(), way: 'code', customerId: customer.id, orderId: null, expiresAt: new Date() },
  }
  return { id, ctx, plan, before: await store.seen(id) }
}

type Run = Awaited<ReturnType<typeof newRun>>

async function edit({ id, ctx }: Run, wanted: { quantity: number; isOther: boolean }) {
  const { version, lines } = await readEditForm(ctx, id)
  const [line] = lines
  const variant = wanted.isOther ? line?.variants.at(-1)?.id : line?.variant_id
  if (!line || !variant) return
  const line0 = { id: line.id, variant_id: variant, quantity: wanted.quantity }
  const { change_id } = await calculateEdit(ctx, {
    id: String(id),
    version,
    key: randomUUID(),
    lines: [line0],
  })
  await Promise.allSettled([
    saveEdit(ctx, { id: String(id), change_id }),
    saveEdit(ctx, { id: String(id), change_id }),
  ])
}

async function act(run: Run, { act: name, quantity }: { act: string; quantity: number }): Promise<unknown> {
  const { id, ctx } = run
  const look = () => tendWindow(ctx, store.outletId, id)
  switch (name) {
    case 'quantity':
      return edit(run, { quantity, isOther: false })
    case 'variant':
      return edit(run, { quantity: quantity + 1, isOther: true })
    case 'cancel':
      return cancelOrder(ctx, { id: String(id), key: randomUUID() })
    case 'twice':
      return Promise.allSettled([look(), look(), openWindow(ctx, store.shop, id)])
    case 'pay':
    case 'pack':
    case 'staff':
      return store.act(store.shop, id, { pay: 'pay', pack: 'fulfill', staff: 'edit' }[name])
    default:
      return look()
  }
}

const aheadBy = (ms: number) => {
  world.time.now = new Date(world.time.now.getTime() + ms)
}

/** All is well again, and an hour has passed. */
async function untilOver({ id, plan }: Run): Promise<void> {
  plan.length = 0
  for (let look = 0; look < 40; look += 1) {
    aheadBy(2 * 60_000)
    // A job that fails is tried again.
    await openWindow(world.ctx, store.shop, id).catch(() => {})
    await tendWindow(world.ctx, store.outletId, id)
    const window = await store.windowOf(id)
    if (window && isOver(window.state) && window.dueAt === null) return
  }
  throw new Error(`Not over: ${JSON.stringify(await store.windowOf(id))}`)
}

/** The model: the lines before, and on them every change that our rows say was made. */
async function modelLines({ id, before }: Run, isStaff: boolean) {
  const lines = new Map(before.lines.map(({ variant, quantity }) => [variant, quantity]))
  const changes = await world.ctx.db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, id))
    .orderBy(asc(orderChanges.createdAt), asc(orderChanges.id))
  const made = changes.filter(
    ({ kind, state }) =>
      ['items', 'reversal'].includes(kind) && ['committed', 'settled', 'reversed'].includes(state),
  )
  const last = (gid: string) => gid.split('/').at(-1) ?? ''
  for (const { edit: asked } of made) {
    for (const { line, quantity } of asked?.sets ?? []) {
      lines.set(last(asked?.before.find((one) => one.id === line)?.variant ?? ''), quantity)
    }
    for (const { variant, quantity } of asked?.adds ?? []) lines.set(last(variant), quantity)
  }
  return { lines: isStaff ? null : new Map([...lines].filter(([, quantity]) => quantity > 0)), changes }
}

/** What must never be, after everything is over. */
async function problemsOf(run: Run, steps: { act: string }[]): Promise<string[]> {
  const seen = await store.seen(run.id)
  const did = (name: string) => steps.some(({ act: one }) => one === name)
  const { lines, changes } = await modelLines(run, did('staff'))
  const isCancelled = seen.cancelledAt !== null
  const theirs = new Map(seen.lines.map(({ variant, quantity }) => [variant, quantity]))
  const refunded = changes
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { refund }) => sum + Number(refund?.amount ?? 0), 0)
  // Only what staff changed, or what was packed before it was paid, is left open.
  const isBalanced = did('staff') || did('pack') || Number(seen.outstanding) === 0
  const isSame =
    !lines || (lines.size === theirs.size && [...lines].every(([id, count]) => theirs.get(id) === count))
  return [
    seen.holds.some(({ app }) => app) ? 'a hold of ours is left' : '',
    changes.some(({ state }) => state === 'committing') ? 'a change is not finished' : '',
    isCancelled || isSame
      ? ''
      : `lines ${JSON.stringify([...theirs])} and not ${JSON.stringify([...(lines ?? [])])}`,
    isCancelled || isBalanced ? '' : `outstanding ${seen.outstanding}`,
    isCancelled || Math.abs(Number(seen.refunded) - refunded) < 0.005
      ? ''
      : `refunded ${seen.refunded} and not ${refunded}`,
  ].filter(Boolean)
}

test('[WIN-11] whatever is lost, doubled, late or killed: no double edit, refund or charge, and no hold of ours is left', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const run = await newRun()
      await openWindow(run.ctx, store.shop, run.id).catch(() => {})
      for (const one of steps) {
        run.plan.splice(0, run.plan.length, ...one.fates)
        await act(run, one).catch(() => {})
        aheadBy(one.minutes * 60_000 + 1_000)
      }
      await untilOver(run)
      expect([steps, await problemsOf(run, steps)]).toEqual([steps, []])
    }),
    { numRuns: modelRuns, endOnFailure: true },
  )
}, 3_600_000)
