import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopperClient } from '../../../tests/support/shopper-world.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

let world: TestContext
let store: WindowStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet', { asks_cash_confirmation: true })
})
afterAll(() => world.close())

async function placed(options: Record<string, string> = {}) {
  const id = await store.order(options)
  await store.until(id, 'open')
  const { email } = await store.customerOf(id)
  const shopper = await store.enter(id)
  return { id, shopper, email }
}

const view = async (shopper: ShopperClient, id: number) => (await shopper.get(`/order?id=${id}`)).body

test('[WIN-04] a new address arrives at Shopify; the portal says that it changed, never to what', async () => {
  const { id, shopper } = await placed()
  const { version, address } = (await shopper.get(`/order/edit?id=${id}`)).body
  const change = { id: String(id), version, key: randomUUID(), ...address, address1: '5 Hill Road' }
  const saved = await shopper.post('/order/address', change)
  expect(saved).toMatchObject({ status: 200, body: { order: { window: { change: { kind: 'address' } } } } })
  expect((await store.seen(id)).address).toContain('5 Hill Road')
  const again = await shopper.post('/order/address', change)
  expect(again.body.order.window.change.id).toBe(saved.body.order.window.change.id)
  const { changes } = await store.list()
  expect(changes[0]).toMatchObject({ kind: 'address', state: 'settled', lines: [] })
  expect(JSON.stringify(changes)).not.toContain('Hill Road')
  const { rows } = await world.ctx.db.execute(
    sql`select 1 from order_changes t where to_jsonb(t)::text like '%Hill Road%' or (t.state = 'settled' and t.address_enc <> '')`,
  )
  expect(rows).toEqual([])
})

test('[WIN-04] a missing postcode, another province and 300 letters are refused beside the field', async () => {
  const { id, shopper } = await placed()
  const { version, address } = (await shopper.get(`/order/edit?id=${id}`)).body
  const send = (part: object) =>
    shopper.post('/order/address', { id: String(id), version, key: randomUUID(), ...address, ...part })
  expect((await send({ zip: '' })).body.fields).toHaveProperty('zip')
  expect((await send({ address1: 'x'.repeat(300) })).body.fields).toHaveProperty('address1')
  expect(await send({ province_code: 'ZZ' })).toMatchObject({
    status: 409,
    body: { code: 'other_province', fields: { province_code: expect.any(String) } },
  })
  expect(await send({ version: 'old' })).toMatchObject({ status: 409, body: { code: 'order_changed' } })
  expect(await store.changesOf(id)).toEqual([])
})

test('[WIN-04] a link changes items and cancels, but asks for a code before the address', async () => {
  const id = await store.order()
  await store.until(id, 'open')
  const { email } = await store.customerOf(id)
  const shopper = store.newShopper()
  await shopper.post('/link', { token: await store.linkTo(email) })
  expect((await view(shopper, id)).window.may).toEqual(['items', 'cancel'])
  const { address, version } = (await shopper.get(`/order/edit?id=${id}`)).body
  expect(address).toBeNull()
  const sent = {
    id: String(id),
    version,
    key: randomUUID(),
    address1: 'x',
    city: 'y',
    zip: '1',
    country_code: 'IN',
  }
  expect((await shopper.post('/order/address', sent)).body.code).toBe('customer_needed')
})

test('[WIN-05] cancelling: cancelled, refunded and restocked once; again gives the same page', async () => {
  const { id, shopper, email } = await placed()
  const before = await store.seen(id)
  const [line] = before.lines
  const stock = await store.stockOf(line?.variant ?? '')
  const first = await shopper.post('/order/cancel', { id: String(id), key: randomUUID() })
  expect(['cancelling', 'cancelled']).toContain(first.body.order.window.state)
  await store.until(id, 'cancelled')
  const again = await shopper.post('/order/cancel', { id: String(id), key: randomUUID() })
  expect(again.body.order).toMatchObject({
    stage: 'cancelled',
    sums: { refunded: { amount: before.total } },
    window: { state: 'cancelled', may: [], change: { kind: 'cancel', state: 'settled' } },
  })
  expect(await store.seen(id)).toMatchObject({ refunds: 1, refunded: before.total, holds: [] })
  expect(await store.stockOf(line?.variant ?? '')).toBe(stock + (line?.quantity ?? 0))
  expect((await emailsOf(world).next(email, 'is cancelled')).subject).toContain('is cancelled')
})

test('[WIN-05] where Shopify’s job fails, the window goes on', async () => {
  const { id, shopper } = await placed()
  await store.setFault({ cancel: 'failed', times: 1 })
  await shopper.post('/order/cancel', { id: String(id), key: randomUUID() })
  await store.until(id, 'open')
  expect((await view(shopper, id)).window).toMatchObject({
    state: 'open',
    may: ['items', 'address', 'cancel'],
    change: { kind: 'cancel', state: 'refused' },
  })
  expect((await store.seen(id)).cancelledAt).toBeNull()
  const { changes } = await store.list()
  expect(changes[0]).toMatchObject({ kind: 'cancel', state: 'refused', problem: 'cancel_failed' })
})

test('[WIN-09] a cash order is confirmed by one press, and goes out with the end of its window', async () => {
  const { id, shopper } = await placed({ payment: 'cash' })
  expect((await view(shopper, id)).window).toMatchObject({
    may: ['items', 'address', 'cancel', 'confirm', 'pay'],
    is_confirmed: false,
  })
  for (const _ of [1, 2]) {
    const { body } = await shopper.post('/order/confirm', { id: String(id) })
    expect(body.order.window).toMatchObject({ is_confirmed: true, change: { kind: 'confirm' } })
  }
  const window = await store.windowOf(id)
  world.time.now = new Date((window?.endsAt.getTime() ?? 0) + 1)
  await store.until(id, 'released')
  expect((await store.seen(id)).holds).toEqual([])
  world.time.now = new Date()
})

test('[WIN-09] unconfirmed for a day, it is cancelled with one message', async () => {
  const { id, email, shopper } = await placed({ payment: 'cash' })
  const { endsAt } = await store.until(id, 'open')
  world.time.now = new Date(endsAt.getTime() + 1)
  await store.until(id, 'unconfirmed')
  expect((await store.seen(id)).holds).toHaveLength(1)
  expect((await emailsOf(world).next(email, 'Please confirm')).subject).toContain('Please confirm')
  world.time.now = new Date(endsAt.getTime() + 23 * 60 * 60_000)
  await store.tend(id)
  expect((await view(shopper, id)).window.may).toEqual(['confirm', 'pay'])
  world.time.now = new Date(endsAt.getTime() + 24 * 60 * 60_000 + 1)
  await store.until(id, 'cancelled')
  expect((await store.seen(id)).cancelledAt).not.toBeNull()
  expect((await emailsOf(world).next(email, 'is cancelled')).subject).toContain('is cancelled')
  world.time.now = new Date()
})

test('[WIN-09] confirmed on the next morning, it goes out at once', async () => {
  const { id, shopper } = await placed({ payment: 'cash' })
  const { endsAt } = await store.until(id, 'open')
  world.time.now = new Date(endsAt.getTime() + 1)
  await store.until(id, 'unconfirmed')
  world.time.now = new Date(endsAt.getTime() + 60 * 60_000)
  expect((await shopper.post('/order/confirm', { id: String(id) })).status).toBe(200)
  await store.until(id, 'released')
  expect(await store.seen(id)).toMatchObject({ holds: [], cancelledAt: null })
  world.time.now = new Date()
})

test('[WIN-10] a cash order is paid online and keeps its number; two presses are one page', async () => {
  const { id, shopper } = await placed({ payment: 'cash' })
  const { name } = await store.seen(id)
  const pages = await Promise.all([1, 2].map(() => shopper.post('/order/pay', { id: String(id) })))
  expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
  expect(pages[0]?.body.url).toContain('/checkouts/')
  await store.act(store.shop, id, 'pay')
  await store.tend(id)
  await expect
    .poll(async () => (await view(shopper, id)).window)
    .toMatchObject({
      is_confirmed: true,
      due: null,
      change: { kind: 'payment', state: 'settled' },
    })
  expect(await store.seen(id)).toMatchObject({ name, displayFinancialStatus: 'PAID' })
  expect((await shopper.post('/order/pay', { id: String(id) })).body.code).toBe('not_payable')
  expect((await store.changesOf(id)).filter(({ kind }) => kind === 'payment')).toHaveLength(1)
})

test('[WIN-09] [WIN-10] a cash order that was confirmed first is paid online as well', async () => {
  const { id, shopper } = await placed({ payment: 'cash' })
  expect((await shopper.post('/order/confirm', { id: String(id) })).status).toBe(200)
  expect((await shopper.post('/order/pay', { id: String(id) })).status).toBe(200)
  await store.act(store.shop, id, 'pay')
  await store.tend(id)
  const payment = (await store.changesOf(id)).find(({ kind }) => kind === 'payment')
  expect(payment?.state).toBe('settled')
})
