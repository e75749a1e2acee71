import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesOf } from '#domain/messages/messages-of.ts'
import type { ShopperClient } from '../../../tests/support/shopper-world.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

interface Placed {
  id: number
  shopper: ShopperClient
  email: string
}

/** An order of somebody new with an open window, and its shopper. */
async function placed(options: Record<string, string> = {}): Promise<Placed> {
  const id = await store.order(options)
  await store.until(id, 'open')
  const { email } = await store.customerOf(id)
  return { id, shopper: await store.enter(id), email }
}

const form = async ({ id, shopper }: Placed) => (await shopper.get(`/order/edit?id=${id}`)).body

interface Line {
  id: string
  variant_id: string
  quantity: number
}

const totals = ({ id, shopper }: Placed, version: string, lines: unknown[], key: string = randomUUID()) =>
  shopper.post('/order/edit/totals', { id: String(id), version, key, lines })
const save = ({ id, shopper }: Placed, changeId: unknown) =>
  shopper.post('/order/edit', { id: String(id), change_id: String(changeId) })

/** The form, filled: so many of its first line. */
async function firstLine(order: Placed, quantity: number) {
  const { version, lines } = await form(order)
  const line: Line = { id: lines[0].id, variant_id: lines[0].variant_id, quantity }
  return { version: String(version), line, form: lines }
}

test('[WIN-02] [WIN-03] fewer: Shopify’s totals before saving, one edit, one line, one refund though pressed twice', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 3)
  const more = await totals(order, version, [line])
  expect(more.status).toBe(200)
  const { body } = await totals(order, version, [{ ...line, quantity: 0 }])
  const before = await store.seen(order.id)
  const stock = await store.stockOf(line.variant_id)
  expect(body).toMatchObject({ due: null, refund: { amount: expect.stringMatching(/^\d/) } })
  expect(Number(body.totals.total.amount)).toBeCloseTo(
    Number(before.total) + Number(body.difference.amount),
    2,
  )
  expect(Number(body.difference.amount)).toBeLessThan(0)

  const [first, second] = await Promise.all([save(order, body.change_id), save(order, body.change_id)])
  expect([first.status, second.status]).toEqual([200, 200])
  const again = await save(order, body.change_id)
  expect(again.body.order.window.change).toMatchObject({
    kind: 'items',
    state: 'settled',
    refunded: body.refund,
  })
  const after = await store.seen(order.id)
  expect(after).toMatchObject({ total: body.totals.total.amount, refunds: 1, refunded: body.refund.amount })
  expect(after.lines).toHaveLength(1)
  // What is sent no longer is back on the shelf, once.
  expect(await store.stockOf(line.variant_id)).toBe(stock + 1)
  const { changes } = await store.list()
  const own = changes.filter((one: { order_id: string }) => one.order_id === String(order.id))
  expect(own).toMatchObject([
    { kind: 'items', state: 'settled', problem: null, lines: [{ before: 1, after: 0 }] },
  ])
})

test('[WIN-02] [WIN-03] another variant that is dearer: both fulfilment orders are held, and the difference is paid at Shopify', async () => {
  const order = await placed({ lines: '5' })
  const { version, lines } = await form(order)
  const tin = lines.find(({ variants }: { variants: { title: string }[] }) =>
    variants.some(({ title }) => title === '250 g'),
  )
  const large = tin.variants.find(({ title }: { title: string }) => title === '250 g')
  const { body } = await totals(order, version, [{ id: tin.id, variant_id: large.id, quantity: 1 }])
  expect(body).toMatchObject({ refund: null, due: { amount: expect.any(String) } })
  const saved = await save(order, body.change_id)
  expect(saved.body).toMatchObject({
    pay_url: expect.stringContaining('/checkouts/'),
    order: { window: { state: 'owing', may: ['pay'], due: body.due, change: { state: 'committed' } } },
  })
  const seen = await store.seen(order.id)
  expect(seen.open).toBe(2)
  expect(seen.holds.filter(({ app }) => app)).toHaveLength(2)

  const page = await order.shopper.post('/order/pay', { id: String(order.id) })
  expect(page.body.url).toBe(saved.body.pay_url)
  await store.act(store.shop, order.id, 'pay')
  await store.until(order.id, 'open')
  expect((await order.shopper.get(`/order?id=${order.id}`)).body.window).toMatchObject({
    state: 'open',
    due: null,
    change: { state: 'settled' },
  })
  // Not what was remembered from before the payment.
  expect((await order.shopper.get(`/order?id=${order.id}`)).body.sums.outstanding.amount).toBe('0.00')
  // One message says that it is paid and up to date, and none besides that it was changed.
  expect((await emailsOf(world).next(order.email, 'is paid')).subject).toContain('is paid')
  const told = await messagesOf(world.ctx, store.outletId, order.id)
  expect(told.map(({ event }) => event).toSorted()).toEqual(['order_paid', 'order_placed', 'payment_due'])
})

test('[WIN-05] cancelled after another variant was chosen, the page has what was in it last', async () => {
  const order = await placed({ lines: '5', payment: 'cash' })
  const { version, lines } = await form(order)
  const tin = lines.find(({ variants }: { variants: { title: string }[] }) =>
    variants.some(({ title }) => title === '250 g'),
  )
  const large = tin.variants.find(({ title }: { title: string }) => title === '250 g')
  const { body } = await totals(order, version, [{ id: tin.id, variant_id: large.id, quantity: 1 }])
  const { body: saved } = await save(order, body.change_id)
  await order.shopper.post('/order/cancel', { id: String(order.id), key: randomUUID() })
  await store.until(order.id, 'cancelled')
  const shown = (await order.shopper.get(`/order?id=${order.id}`)).body
  const brief = ({ title, variant, quantity }: Record<string, unknown>) => [title, variant, quantity]
  expect(shown.stage).toBe('cancelled')
  expect(shown.lines.map(brief)).toEqual(saved.order.lines.map(brief))
})

test('[WIN-03] unpaid, a dearer change is reversed ten minutes after the end, with a message', async () => {
  const order = await placed()
  const before = await store.seen(order.id)
  const { version, line } = await firstLine(order, 2)
  const { body } = await totals(order, version, [line])
  expect((await save(order, body.change_id)).body.order.window.state).toBe('owing')
  const { endsAt } = await store.until(order.id, 'owing')
  world.time.now = new Date(endsAt.getTime() + 9 * 60_000)
  await store.tend(order.id)
  expect((await store.windowOf(order.id))?.state).toBe('owing')
  world.time.now = new Date(endsAt.getTime() + 10 * 60_000 + 1)
  await store.until(order.id, 'released')
  const after = await store.seen(order.id)
  expect(after).toMatchObject({ total: before.total, lines: before.lines, refunds: 0, holds: [] })
  expect((await store.changesOf(order.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['reversal', 'settled'],
    ['items', 'reversed'],
  ])
  expect((await emailsOf(world).next(order.email, 'was undone')).subject).toContain('was undone')
  world.time.now = new Date()
})

test('[WIN-06] quantities that make no sense each have their own sentence, and Shopify is not asked', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 1)
  const { shopify } = world.ctx
  delete world.ctx.shopify
  const sentences = new Set<string>()
  for (const quantity of [-1, 0.5, 1e9, 'x']) {
    const { status, body } = await totals(order, version, [{ ...line, quantity }])
    expect([quantity, status]).toEqual([quantity, 400])
    sentences.add(body.fields['lines.0.quantity'])
  }
  if (shopify) world.ctx.shopify = shopify
  expect(sentences.size).toBe(4)
})

test('[WIN-06] more than the stock, nothing left, and what is not of this order are refused, and nothing is edited', async () => {
  const order = await placed({ lines: '4' })
  const other = await placed()
  const { version, lines } = await form(order)
  const otherLine = (await form(other)).lines[0]
  const lineOf = ({ id, variant_id }: Line, quantity = 1) => ({ id, variant_id, quantity })
  const refused = async (wanted: unknown[]) => (await totals(order, version, wanted)).body.code
  const lamp = lines[2]
  const black = lamp.variants.find(({ title }: { title: string }) => title === 'Black')
  expect(black).toMatchObject({ most: 3, is_available: true })
  expect(await refused([{ id: lamp.id, variant_id: black.id, quantity: 4 }])).toBe('out_of_stock')
  expect(await refused(lines.map((line: Line) => lineOf(line, 0)))).toBe('order_empty')
  expect(await refused([lineOf(otherLine)])).toBe('not_in_order')
  expect(await refused([{ ...lineOf(lines[0]), variant_id: black.id }])).toBe('not_in_order')
  expect(await refused([lineOf(lines[0])])).toBe('nothing_changed')
  expect(await store.changesOf(order.id)).toEqual([])
})

test('[WIN-07] staff edited meanwhile: 409, and the fresh form is saved', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 3)
  const { body } = await totals(order, version, [line])
  await store.act(store.shop, order.id, 'edit')
  expect(await save(order, body.change_id)).toMatchObject({ status: 409, body: { code: 'order_changed' } })
  expect(await totals(order, version, [line])).toMatchObject({ status: 409, body: { code: 'order_changed' } })
  const fresh = await firstLine(order, 3)
  expect(fresh.form[0].quantity).toBe(2)
  const again = await totals(order, fresh.version, [fresh.line])
  expect((await save(order, again.body.change_id)).status).toBe(200)
  expect((await store.seen(order.id)).lines[0]).toMatchObject({ quantity: 3 })
})

test('[WIN-07] the warehouse fulfilled: the buttons go, and Save says that it has gone out', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 2)
  const { body } = await totals(order, version, [line])
  await store.act(store.shop, order.id, 'fulfill')
  expect(await save(order, body.change_id)).toMatchObject({ status: 409, body: { code: 'order_packed' } })
  const { window } = (await order.shopper.get(`/order?id=${order.id}`)).body
  expect(window).toMatchObject({ state: 'lost', reason: 'packed', may: [] })
  expect((await totals(order, version, [line])).body.code).toBe('order_packed')
})

test('[WIN-08] when time is up, Save answers that the window is closed', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 2)
  const { body } = await totals(order, version, [line])
  const window = await store.windowOf(order.id)
  world.time.now = new Date((window?.endsAt.getTime() ?? 0) + 1)
  expect(await save(order, body.change_id)).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  world.time.now = new Date()
})

test('[ACC-10] somebody else’s order cannot be read for editing, changed, cancelled, confirmed or paid', async () => {
  const order = await placed()
  const stranger = await placed()
  const { version, line } = await firstLine(order, 2)
  const { body } = await totals(order, version, [line])
  const thief = { ...order, shopper: stranger.shopper }
  const id = String(order.id)
  expect((await stranger.shopper.get(`/order/edit?id=${id}`)).status).toBe(404)
  expect((await totals(thief, version, [line])).status).toBe(404)
  expect((await save(thief, body.change_id)).status).toBe(404)
  expect((await save({ ...thief, id: stranger.id }, body.change_id)).status).toBe(404)
  for (const path of ['cancel', 'confirm', 'pay']) {
    expect((await stranger.shopper.post(`/order/${path}`, { id, key: randomUUID() })).status).toBe(404)
  }
})

test('[WIN-06] where Shopify is away, nothing was changed and the form hears so', async () => {
  const order = await placed()
  const { version, line } = await firstLine(order, 2)
  await store.setFault({ api: 'broken' })
  expect(await totals(order, version, [line])).toMatchObject({ status: 503, body: { code: 'store_away' } })
  await store.setFault({ api: 'none' })
  expect((await totals(order, version, [line])).status).toBe(200)
})
