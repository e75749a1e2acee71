import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { orderLinks, shopperCodes } from '#database/schema/shoppers.ts'
import {
  type AccountStore,
  codeOf,
  openAccountStore,
  ShopperClient,
  type StoreCustomer,
} from '../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
let orderId: number
let customer: StoreCustomer
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
  orderId = await store.order()
  customer = await store.customerOf(orderId)
})
afterAll(() => world.close())

const later = (minutes: number) => {
  world.time.now = new Date(world.time.now.getTime() + minutes * 60_000)
}

test('[ACC-01] the host’s store shows its name, theme and ways in; a visitor is nobody', async () => {
  const { status, body } = await store.newShopper().get('/store')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    theme: 'armani',
    brand: { name: 'Quiet', colour: '#1a31c8', logo: null },
    ways: ['code', 'shopify'],
    is_connected: true,
    shopper: null,
  })
  expect(body.currency).toMatch(/^[A-Z]{3}$/)
})

test('[ACC-02] a link opens one order after a press, with its address masked', async () => {
  const token = await store.linkTo(customer.email)
  const shopper = store.newShopper()
  for (let times = 0; times < 50; times += 1) {
    expect((await shopper.get(`/link?token=${token}`)).body.order_name).toMatch(/^#\d+$/)
  }
  expect(shopper.cookies.size).toBe(0)
  expect((await shopper.get(`/order?id=${orderId}`)).body.code).toBe('signed_out')

  const used = await shopper.post('/link', { token })
  expect(used).toMatchObject({ status: 200, body: { shopper: { kind: 'link', order_id: String(orderId) } } })
  expect([...shopper.cookies.keys()]).toEqual(['__Host-infiniti_shopper'])
  const { body } = await shopper.get(`/order?id=${orderId}`)
  expect(body).toMatchObject({ id: String(orderId), is_live: true, address: { is_masked: true } })
  const whole = JSON.stringify(body)
  expect(whole).not.toContain(customer.email)
  expect(body.address.name).toMatch(/^.••••$/u)

  for (const path of ['/profile', '/addresses', `/order/invoice?id=${orderId}`]) {
    expect(await shopper.get(path)).toMatchObject({ status: 403, body: { code: 'customer_needed' } })
  }
  expect((await shopper.get('/orders')).body.orders).toHaveLength(1)
})

test('[ACC-02] an altered or old link leads to the code', async () => {
  const shopper = store.newShopper()
  const altered = await shopper.post('/link', { token: 'x'.repeat(43) })
  expect(altered).toMatchObject({
    status: 410,
    body: { code: 'account_link_ended', title: 'This link no longer works' },
  })
  const another = await store.order()
  const token = await store.linkTo((await store.customerOf(another)).email)
  expect((await shopper.get(`/link?token=${token}`)).status).toBe(200)
  const at = world.time.now
  later(24 * 60 + 16)
  expect((await shopper.get(`/link?token=${token}`)).body.code).toBe('account_link_ended')
  expect((await shopper.post('/link', { token })).body.code).toBe('account_link_ended')
  world.time.now = at
})

test('[ACC-02] of the email only that it was sent remains', async () => {
  const key = `shopper-order:${store.shop}:${orderId}`
  const [mail] = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, key))
  expect(mail).toMatchObject({ recipient: '', data: {}, subject: null, html: null, text: null })
  const [link] = await world.ctx.db.select().from(orderLinks).where(eq(orderLinks.orderId, orderId))
  expect(JSON.stringify(link)).not.toContain(customer.email)
})

test('[ACC-03] a code signs the customer in, once', async () => {
  const shopper = store.newShopper()
  const asked = await shopper.post('/code', { contact: customer.email.toUpperCase() })
  expect(asked).toMatchObject({ status: 200, body: { minutes: 10 } })
  const code = await codeOf(world, customer.email)
  const typed = { request: String(asked.body.request), code }
  expect((await shopper.post('/code/check', typed)).body).toMatchObject({ shopper: { kind: 'customer' } })
  expect((await shopper.get('/profile')).body.email).toBe(customer.email)
  expect(await store.newShopper().post('/code/check', typed)).toMatchObject({
    status: 400,
    body: { code: 'account_code_wrong' },
  })
})

test('[ACC-03] a phone number finds the same customer', async () => {
  // Every fourth customer of the sandbox has no phone number.
  const people = [await store.customerOf(await store.order()), await store.customerOf(await store.order())]
  const { email = '', phone } = people.find((one) => one.phone) ?? {}
  if (!phone) throw new Error('Neither customer has a phone number.')
  const shopper = store.newShopper()
  const { body } = await shopper.post('/code', { contact: phone.replace(/^(\+\d{2})/, '$1 ') })
  const code = await codeOf(world, email)
  const checked = await shopper.post('/code/check', { request: String(body.request), code })
  expect(checked.status).toBe(200)
  expect((await shopper.get('/profile')).body.phone).toBe(phone)
})

test('[ACC-03] known and unknown addresses get the same answer, and neither is kept', async () => {
  const known = await store.newShopper().post('/code', { contact: customer.email })
  const unknown = await store.newShopper().post('/code', { contact: 'nobody@elsewhere.example' })
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  expect([known.status, known.body.minutes]).toEqual([unknown.status, unknown.body.minutes])
  await codeOf(world, customer.email)
  await expect
    .poll(
      async () =>
        (await world.ctx.db.select().from(shopperCodes)).filter(({ contactEnc }) => contactEnc !== ''),
      { timeout: 60_000 },
    )
    .toEqual([])
  const rows = JSON.stringify(await world.ctx.db.select().from(shopperCodes))
  expect(rows).not.toContain('@')
  const wrong = await store.newShopper().post('/code/check', {
    request: String(unknown.body.request),
    code: '123456',
  })
  expect(wrong.body.code).toBe('account_code_wrong')
})

test('[ACC-03] five wrong codes end that code, and a new one works', { tags: 'engine-long' }, async () => {
  const placed = await store.order()
  const { email } = await store.customerOf(placed)
  const shopper = store.newShopper()
  const { body } = await shopper.post('/code', { contact: email })
  const code = await codeOf(world, email)
  const request = String(body.request)
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => shopper.post('/code/check', { request, code: wrong })),
  )
  expect(tries.map((one) => one.body.code)).toEqual(Array.from({ length: 5 }, () => 'account_code_wrong'))
  expect((await shopper.post('/code/check', { request, code })).body.code).toBe('account_code_wrong')
  const again = await shopper.post('/code', { contact: email })
  const fresh = { request: String(again.body.request), code: await codeOf(world, email) }
  expect((await shopper.post('/code/check', fresh)).status).toBe(200)
})

test('[ACC-03] an old code is none; more than three for one address must wait', async () => {
  const placed = await store.order()
  const { email } = await store.customerOf(placed)
  const shopper = store.newShopper()
  const { body } = await shopper.post('/code', { contact: email })
  const code = await codeOf(world, email)
  const at = world.time.now
  later(11)
  const late = await shopper.post('/code/check', { request: String(body.request), code })
  expect(late.body.code).toBe('account_code_wrong')
  world.time.now = at
  await store.newShopper().post('/code', { contact: email })
  await store.newShopper().post('/code', { contact: email })
  expect(await store.newShopper().post('/code', { contact: email })).toMatchObject({ status: 429 })
})

test('[ACC-03] codes for one address end for the day, so that nobody can go on guessing', async () => {
  const contact = 'guessed@elsewhere.example'
  const address = world.ctx.keys.pepper(`${store.owner.outletId}|${contact}`)
  for (let times = 0; times < 12; times += 1) await world.ctx.limits.count('shopperCodeAddressDay', address)
  const refused = await store.newShopper().post('/code', { contact })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})

test('[ACC-01] [ACC-10] a cookie, code or link of one store is nothing at another', async () => {
  const other = await openAccountStore(world, 'loud-shop.myshopify.com', 'loud')
  const shopper = await store.signIn(customer.email)
  const there = new ShopperClient(world, 'loud')
  for (const [name, value] of shopper.cookies) there.cookies.set(name, value)
  expect((await there.get('/orders')).body.code).toBe('signed_out')
  expect((await there.get('/store')).body.shopper).toBeNull()

  const placed = await store.order()
  const token = await store.linkTo((await store.customerOf(placed)).email)
  expect((await there.post('/link', { token })).body.code).toBe('account_link_ended')
  const [row] = await world.ctx.db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.orderId, placed)))
  expect(row?.outletId).not.toBe(other.owner.outletId)
})
