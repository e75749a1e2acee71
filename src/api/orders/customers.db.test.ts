import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerRow, CustomerView, Person } from '#contract/customers/shapes.ts'
import type { OrderChange } from '#contract/account/window-settings-shapes.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import { messages } from '#database/schema/messages.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

const shop = 'known-80.myshopify.com'

interface Customers {
  customers: CustomerRow[]
  next: string | null
  is_live: boolean
  is_cut: boolean
}

let world: TestContext
let store: WindowStore
/** Confirms a cash order. */
let order: number
let customer: number

beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, shop, 'known', { asks_cash_confirmation: true })
  order = await store.order({ payment: 'cash' })
  await store.until(order, 'open')
  customer = (await store.customerOf(order)).id
  const shopper = await store.enter(order)
  await shopper.post('/order/confirm', { id: String(order) })
})
afterAll(() => world.close())

const ask = async <T>(path: string): Promise<T> =>
  (await store.owner.browser.get(`/merchant/${path}`)).body.data as T

const list = (query = '') => ask<Customers>(`customers?${query}`)

async function all(): Promise<CustomerRow[]> {
  const rows: CustomerRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Customers = await list(`cursor=${cursor}`)
    rows.push(...page.customers)
    cursor = page.next
  }
  return rows
}

const namesOf = (ids: string) => ask<{ people: Person[]; is_live: boolean }>(`customers/names?ids=${ids}`)

test('[LIVE-02] the list has every customer once, with orders, last order and what they spent', async () => {
  const rows = await all()
  expect(rows.length).toBeGreaterThan(25)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.map(({ since }) => since)).toEqual(
    rows
      .map(({ since }) => since)
      .toSorted()
      .toReversed(),
  )
  const own = rows.find(({ id }) => id === String(customer))
  const { order: bought } = await ask<{ order: { at: string; total: object } }>(`order?id=${order}`)
  expect(own).toMatchObject({ orders: 1, last_order_at: bought.at, spent: bought.total })
})

test('[LIVE-02] a customer whose only order was cancelled has ordered, and spent nothing', async () => {
  const isTheirs = eq(storeOrders.id, order)
  await world.ctx.db.update(storeOrders).set({ cancelledAt: world.time.now }).where(isTheirs)
  try {
    const { order: bought } = await ask<{ order: { at: string } }>(`order?id=${order}`)
    const own = (await all()).find(({ id }) => id === String(customer))
    expect(own).toMatchObject({ orders: 1, last_order_at: bought.at, spent: { amount: '0' } })
  } finally {
    await world.ctx.db.update(storeOrders).set({ cancelledAt: null }).where(isTheirs)
  }
})

test('[LIVE-02] names are the store’s own at that moment, and in no answer but theirs', async () => {
  const { people, is_live: isLive } = await namesOf(String(customer))
  expect({ people, isLive }).toMatchObject({ isLive: true, people: [{ id: String(customer) }] })
  const [person] = people
  expect(person?.name).toMatch(/^\S+ \S+/)
  await store.ask(
    `mutation($input: CustomerInput!) { customerUpdate(input: $input) { userErrors { message } } }`,
    { input: { id: `gid://shopify/Customer/${customer}`, firstName: 'Renamed' } },
  )
  expect((await namesOf(String(customer))).people[0]?.name).toMatch(/^Renamed /)
  const page = JSON.stringify(await ask(`customer?id=${customer}`)) + JSON.stringify(await list())
  expect(page).not.toContain('Renamed')
  expect(await namesOf('1,nobody')).toEqual({ people: [], is_live: true })
})

test('[LIVE-02] a fragment of name, email or phone finds the customer', async () => {
  const [person] = (await namesOf(String(customer))).people
  const fragments = [
    person?.name.slice(0, 4).toLowerCase(),
    person?.name.split(' ').at(-1)?.slice(0, 3).toUpperCase(),
    person?.name,
    person?.email.slice(0, 8),
    person?.phone.slice(0, 8),
    // Without the code of the store's country, as people there say it.
    person?.phone.replace('+1', '').slice(0, 7),
  ]
  for (const fragment of fragments.filter(Boolean)) {
    const found = await list(`search=${encodeURIComponent(fragment ?? '')}`)
    expect([fragment, found.customers.map(({ id }) => id)]).toEqual([
      fragment,
      expect.arrayContaining([String(customer)]),
    ])
  }
  expect(await list('search=nobody-is-called-this')).toMatchObject({ customers: [], is_live: true })
})

test('[LIVE-02] a search of which the store gives only the first matches says that there may be more', async () => {
  expect(await list()).toMatchObject({ is_cut: false })
  // Of every email in the sandbox.
  expect(await list('search=mail.example')).toMatchObject({ is_cut: false })
  await store.place(shop, { count: '300' })
  expect(await list('search=mail.example')).toMatchObject({ is_cut: true })
})

test('[LIVE-02] one customer has their orders, changes and messages', async () => {
  const [placed] = await world.ctx.db.select().from(messages).where(eq(messages.orderId, order))
  if (!placed) throw new Error('The order was not told.')
  const copied = (key: string, minutes: number, more: object) => ({
    ...placed,
    id: randomUUID(),
    key,
    state: 'not_sent',
    dueAt: null,
    createdAt: new Date(placed.createdAt.getTime() + minutes * 60_000),
    ...more,
  })
  await world.ctx.db
    .insert(messages)
    .values([
      copied('one later', 5, { event: 'order_changed' }),
      copied('one between', 2, { event: 'please_confirm' }),
      copied('of somebody else', 3, { customerId: customer + 1 }),
    ])
  const view = await ask<CustomerView>(`customer?id=${customer}`)
  expect(view).toMatchObject({
    customer: { id: String(customer) },
    orders: [{ id: String(order), is_cash: true }],
    has_more: false,
    store: { has_older_orders: false, state: 'live' },
    changes: [{ order_id: String(order), kind: 'confirm' }],
    has_more_changes: false,
    messages: [
      { event: 'order_changed', order_name: placed.orderName },
      { event: 'please_confirm' },
      { id: placed.id, event: 'order_placed' },
    ],
  })
  await world.ctx.db
    .insert(messages)
    .values(Array.from({ length: 25 }, (_, at) => copied(`many ${at}`, -at, {})))
  const { messages: newest } = await ask<CustomerView>(`customer?id=${customer}`)
  expect(newest).toHaveLength(25)
  expect(newest[0]).toMatchObject({ event: 'order_changed' })
})

test('[LIVE-02] of a customer with many changes the newest are shown, and that there are more', async () => {
  const [change] = await world.ctx.db.select().from(orderChanges).where(eq(orderChanges.orderId, order))
  if (!change) throw new Error('Nothing was changed.')
  const copies = Array.from({ length: 25 }, (_, at) => ({
    ...change,
    id: randomUUID(),
    key: `copy-${at}`,
    refundKey: randomUUID(),
  }))
  await world.ctx.db.insert(orderChanges).values(copies)
  const view = await ask<CustomerView>(`customer?id=${customer}`)
  expect(view).toMatchObject({ has_more_changes: true })
  expect(view.changes).toHaveLength(25)
  for (const { id } of copies) await world.ctx.db.delete(orderChanges).where(eq(orderChanges.id, id))
})

test('[LIVE-02] while Shopify is away, the page stands; searching says so', async () => {
  await store.setFault({ api: 'broken' })
  try {
    expect(await list('search=ana')).toMatchObject({ customers: [], is_live: false })
    expect((await list()).customers).toHaveLength(25)
    expect(await namesOf(String(customer))).toEqual({ people: [], is_live: false })
    expect((await ask<CustomerView>(`customer?id=${customer}`)).orders).toHaveLength(1)
  } finally {
    await store.setFault({ api: 'none' })
  }
})

test('[LIVE-03] changes are listed with Shopify’s answer, for the outlet or for one customer', async () => {
  const changes = async (query = '') =>
    (await ask<{ changes: OrderChange[] }>(`order_window/changes?${query}`)).changes
  expect(await changes()).toMatchObject([
    { order_id: String(order), customer_id: String(customer), kind: 'confirm', state: 'settled' },
  ])
  expect(await changes(`customer=${customer}`)).toHaveLength(1)
  expect(await changes('customer=1')).toEqual([])
})

test('[LIVE-02] nobody reads another company’s customers', async () => {
  const stranger = await newStoreOwner(world)
  for (const path of ['/merchant/customers', `/merchant/customer?id=${customer}`]) {
    expect(await stranger.browser.get(path, { outlet: store.outletId })).toMatchObject({ status: 403 })
  }
  expect(await stranger.browser.get(`/merchant/customer?id=${customer}`)).toMatchObject({ status: 404 })
})
