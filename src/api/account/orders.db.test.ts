import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import {
  type AccountStore,
  openAccountStore,
  ShopperClient,
  type StoreCustomer,
} from '../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
let orderId: number
let customer: StoreCustomer
let shopper: ShopperClient
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
  orderId = await store.order()
  customer = await store.customerOf(orderId)
  shopper = await store.signIn(customer.email)
})
afterAll(() => world.close())

/** Later than anything that the short memory knows. */
let aheadMs = 0
const aMomentLater = () => {
  aheadMs += 5_000
  world.time.now = new Date(Date.now() + aheadMs)
}

/** A Shopify that nobody can reach, or that nobody may ask. */
const withShopify = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const { shopify } = world.ctx
  world.ctx.shopify = shopifyApp({ key: 'k', secret: 's', shopUrl: url, publicBaseUrl: 'https://x.example' })
  try {
    return await work()
  } finally {
    world.ctx.shopify = shopify
  }
}
const away = <T>(work: () => Promise<T>) => withShopify('http://127.0.0.1:1/{shop}', work)

test('[ACC-05] orders are the customer’s own, newest first, page by page', async () => {
  const more = { customer: String(customer.id), count: '12' }
  const ids = await store.place(store.shop, more)
  for (const id of ids) await store.notify('orders/create', store.shop, { id })
  await store.untilClean(store.shop)
  const first = (await shopper.get('/orders')).body
  expect(first).toMatchObject({ is_live: true, next: expect.any(String) })
  expect(first.orders).toHaveLength(10)
  const second = (await shopper.get(`/orders?cursor=${first.next}`)).body
  const all = [...first.orders, ...second.orders].map(({ id }: { id: string }) => Number(id))
  expect(new Set(all)).toEqual(new Set([orderId, ...ids]))
  expect(second.next).toBeNull()
  expect(first.orders[0]).toMatchObject({
    stage: 'placed',
    lines: [{ image: { url: expect.stringContaining('/products/') } }, {}],
  })
  const farAhead = Buffer.from('999999999999999.1').toString('base64url')
  for (const cursor of ['nonsense', farAhead]) {
    expect((await shopper.get(`/orders?cursor=${cursor}`)).body.orders[0].id).toBe(first.orders[0].id)
  }
})

test('[ACC-05] one order has what Shopify has: lines, sums, payment, address and the way to buy again', async () => {
  const { body } = await shopper.get(`/order?id=${orderId}`)
  const { node } = (await store.ask(
    `{ node(id: "gid://shopify/Order/${orderId}") { ... on Order { name currentTotalPriceSet { shopMoney { amount currencyCode } } } } }`,
  )) as {
    node: { name: string; currentTotalPriceSet: { shopMoney: { amount: string; currencyCode: string } } }
  }
  const { amount, currencyCode } = node.currentTotalPriceSet.shopMoney
  expect(body).toMatchObject({
    name: node.name,
    stage: 'placed',
    total: { amount, currency: currencyCode },
    sums: { total: { amount, currency: currencyCode } },
    payment: { state: 'paid' },
    address: { is_masked: false, lines: expect.any(Array) },
    parcels: [],
  })
  const variants = body.lines.map(({ quantity }: { quantity: number }) => quantity)
  expect(body.reorder_url).toMatch(/\/quiet-shop\.myshopify\.com\/cart\/\d+:1,\d+:1$/)
  expect(variants).toEqual([1, 1])

  const invoice = (await shopper.get(`/order/invoice?id=${orderId}`)).body
  expect(invoice).toMatchObject({
    order_name: node.name,
    seller: { name: 'Quiet' },
    total: { amount, currency: currencyCode },
    taxes: [{ title: expect.any(String) }],
  })
})

test('[WIN-02] [WIN-05] lines count what is left after an edit; a cancelled order shows what was ordered', async () => {
  const id = await store.order({ customer: String(customer.id) })
  const linesNow = async () => {
    aMomentLater()
    const { body } = await shopper.get(`/order?id=${id}`)
    const invoice = (await shopper.get(`/order/invoice?id=${id}`)).body
    expect(invoice.lines).toHaveLength(body.lines.length)
    return body.lines as { quantity: number; unit_price: object; total: object }[]
  }
  const [first, second] = await linesNow()
  await store.act(store.shop, id, 'edit')
  await store.act(store.shop, id, 'remove')
  expect(await linesNow()).toMatchObject([{ quantity: 1, total: first?.unit_price }, second])
  await store.act(store.shop, id, 'cancel')
  expect(await linesNow()).toHaveLength(2)
})

test('[ACC-05] a parcel moves when it moves in the store', async () => {
  const steps: [string, string][] = [
    ['fulfill', 'packed'],
    ['transit', 'sent'],
    ['out', 'near'],
    ['deliver', 'delivered'],
  ]
  const id = await store.order({ customer: String(customer.id) })
  for (const [act, stage] of steps) {
    await store.act(store.shop, id, act)
    aMomentLater()
    const { status, body } = await shopper.get(`/order?id=${id}`)
    expect([act, status, body.code, body.stage]).toEqual([act, 200, undefined, stage])
    expect(body.parcels).toMatchObject([
      { status: stage, carrier: expect.any(String), url: expect.stringContaining('/track/') },
    ])
  }
})

test('[ACC-10] somebody else’s order is not found, and Shopify is not asked', async () => {
  const foreign = await store.order()
  const other = await openAccountStore(world, 'loud-shop.myshopify.com', 'loud')
  const elsewhere = await other.order()
  await away(async () => {
    for (const id of [foreign, elsewhere, 1, 9_007_199_254_740_991]) {
      expect([id, (await shopper.get(`/order?id=${id}`)).status]).toEqual([id, 404])
      expect((await shopper.get(`/order/invoice?id=${id}`)).status).toBe(404)
    }
  })
  expect((await shopper.get('/order?id=5;select')).status).toBe(400)
})

test('[ACC-05] where Shopify is away, the page says so and keeps what it knows', async () => {
  aMomentLater()
  await away(async () => {
    const { status, body } = await shopper.get(`/order?id=${orderId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      is_live: false,
      sums: null,
      address: null,
      name: expect.stringMatching(/^#/),
    })
    expect(body.lines).toHaveLength(2)
    expect((await shopper.get('/orders')).body).toMatchObject({ is_live: false })
    expect(await shopper.get('/profile')).toMatchObject({ status: 503, body: { code: 'store_away' } })
  })
})

test('[ACC-06] profile and addresses are read from Shopify and changed there', async () => {
  const saved = await shopper.post('/profile', {
    first_name: 'Mira',
    last_name: 'Sen',
    phone: '+91 98200 12345',
  })
  expect(saved).toMatchObject({
    status: 200,
    body: { first_name: 'Mira', last_name: 'Sen', phone: '+919820012345', email: customer.email },
  })
  expect((await shopper.get('/profile')).body.first_name).toBe('Mira')
  expect(
    await shopper.post('/profile', { first_name: 'Mira', last_name: 'Sen', phone: '0000000' }),
  ).toMatchObject({
    status: 422,
    body: { code: 'store_refused_change', fields: { phone: expect.any(String) } },
  })

  const before = (await shopper.get('/addresses')).body.addresses
  const address = {
    address1: '5 Hill Road',
    city: 'Mumbai',
    zip: '400050',
    country_code: 'IN',
    is_default: true,
  }
  const added = (await shopper.post('/addresses', { ...address, first_name: 'Mira' })).body.addresses
  expect(added).toHaveLength(before.length + 1)
  const [fresh] = added.filter((one: { is_default: boolean }) => one.is_default)
  expect(fresh).toMatchObject({ address1: '5 Hill Road', country: 'India', first_name: 'Mira' })
  const changed = await shopper.post('/addresses', { ...address, id: fresh.id, city: 'Thane' })
  expect(changed.body.addresses.find(({ id }: { id: string }) => id === fresh.id)).toMatchObject({
    city: 'Thane',
  })
  expect((await shopper.post('/addresses/remove', { id: fresh.id })).body.addresses).toHaveLength(
    before.length,
  )
  expect((await shopper.post('/addresses/remove', { id: fresh.id })).status).toBe(404)
})

test('[ACC-06] [ACC-10] an address of somebody else is not found', async () => {
  const stranger = await store.signIn((await store.customerOf(await store.order())).email)
  const [theirs] = (await stranger.get('/addresses')).body.addresses
  const change = { address1: 'x', city: 'y', country_code: 'IN', id: theirs.id }
  expect((await shopper.post('/addresses', change)).status).toBe(404)
  expect((await shopper.post('/addresses/remove', { id: theirs.id })).status).toBe(404)
})

test('[ACC-06] nothing personal is in our database', async () => {
  // An email has its address until it is sent.
  await expect.poll(() => world.ctx.db.$count(mailOutbox, isNull(mailOutbox.sentAt))).toBe(0)
  const { rows } = await world.ctx.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows) {
    const found = await world.ctx.db.execute(
      sql`select 1 from ${sql.identifier(String(name))} t where to_jsonb(t)::text ilike ${`%${customer.email}%`} or to_jsonb(t)::text ilike '%Hill Road%' or to_jsonb(t)::text like '%98200%'`,
    )
    expect([name, found.rows.length]).toEqual([name, 0])
  }
})

test('[ACC-09] the shopper sees own sessions and ends them', async () => {
  const second = await store.signIn(customer.email)
  const { sessions } = (await shopper.get('/sessions')).body
  expect(sessions.length).toBeGreaterThanOrEqual(2)
  expect(sessions.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ way: 'code', device: 'Firefox on Android' })

  const stranger = await store.signIn((await store.customerOf(await store.order())).email)
  expect((await stranger.post('/sessions/end', { id: sessions[0].id })).status).toBe(404)
  expect((await second.get('/orders')).status).toBe(200)
  const left = await shopper.post('/sessions/end', { others: true })
  expect(left.body.sessions).toHaveLength(1)
  expect((await second.get('/orders')).body.code).toBe('signed_out')
})

test('[ACC-09] signing out ends it on the server; a kept cookie opens nothing', async () => {
  const leaving = await store.signIn(customer.email)
  const kept = new Map(leaving.cookies)
  expect((await leaving.post('/sign_out')).status).toBe(200)
  expect(leaving.cookies.size).toBe(0)
  const thief = new ShopperClient(world, 'quiet')
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect((await thief.get('/orders')).body.code).toBe('signed_out')
})

test('[ACC-05] a disconnected store and a refused token each say that the account is closed for now', async () => {
  const other = await openAccountStore(world, 'leaving.myshopify.com', 'leaving')
  const { email } = await other.customerOf(await other.order())
  const theirs = await other.signIn(email)
  await fetch(`${world.sandbox.url}/shopify/leaving.myshopify.com/admin/uninstall`, {
    method: 'POST',
    redirect: 'manual',
  })
  const refused = await theirs.get('/profile')
  expect(refused).toMatchObject({ status: 503, body: { code: 'store_gone' } })
  expect((await theirs.get('/orders')).body.code).toBe('store_gone')
  expect((await other.newShopper().post('/code', { contact: email })).body.code).toBe('store_gone')
  expect((await other.newShopper().get('/store')).body).toMatchObject({ is_connected: false, ways: ['code'] })
})
