import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRow, OrdersView, OrderView } from '#contract/orders/shapes.ts'
import { newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

const shop = 'listed-90.myshopify.com'

let world: TestContext
let store: WindowStore
/** Somebody bought with a card, and took one away again; somebody else pays at the door. */
let changed: number
let cash: number

beforeAll(async () => {
  world = await openTestContext()
  store = await openWindowStore(world, shop, 'listed')
  changed = await store.order()
  cash = await store.order({ payment: 'cash' })
  await store.until(changed, 'open')
  await store.until(cash, 'open')
  const shopper = await store.enter(changed)
  const form = await shopper.get(`/order/edit?id=${changed}`)
  const [line, ...others] = form.body.lines as { id: string; variant_id: string; quantity: number }[]
  const totals = await shopper.post('/order/edit/totals', {
    id: String(changed),
    version: form.body.version,
    key: 'one-more',
    lines: [
      { id: line?.id, variant_id: line?.variant_id, quantity: 1 + (line?.quantity ?? 0) },
      ...others.map(({ id, variant_id, quantity }) => ({ id, variant_id, quantity })),
    ],
  })
  await shopper.post('/order/edit', { id: String(changed), change_id: totals.body.change_id })
})
afterAll(() => world.close())

const list = async (query = '', browser = store.owner.browser) =>
  (await browser.get(`/merchant/orders?${query}`)).body.data as OrdersView

const view = async (id: number) =>
  (await store.owner.browser.get(`/merchant/order?id=${id}`)).body.data as OrderView

/** Every page of a list. */
async function all(query = ''): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: OrdersView = await list(`${query}&cursor=${cursor}`)
    rows.push(...page.orders)
    cursor = page.next
  }
  return rows
}

test('[LIVE-01] the list has every order once, newest first, with state, payment, window and value', async () => {
  const first = await list()
  expect(first).toMatchObject({ store: { state: 'live', shop }, is_live: true, product_title: null })
  expect(first.orders).toHaveLength(25)
  const rows = await all()
  expect(first.count).toBe(rows.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(rows.find(({ id }) => id === String(cash))).toMatchObject({
    state: 'open',
    payment: 'unpaid',
    is_cash: true,
    window: { state: 'open', ends_at: expect.any(String) },
    is_changed: false,
    total: { currency: 'USD', amount: expect.stringMatching(/^\d+\.\d\d$/) },
  })
  expect(rows.find(({ id }) => id === String(changed))).toMatchObject({ is_changed: true, is_cash: false })
})

test('[LIVE-01] each filter shows the orders that it names, and no other', async () => {
  const rows = await all()
  const same = async (query: string, isWanted: (row: OrderRow) => boolean) => {
    const wanted = rows.filter(isWanted).map(({ id }) => id)
    const found = await all(query)
    expect([query, found.map(({ id }) => id)]).toEqual([query, wanted])
    expect((await list(query)).count).toBe(wanted.length)
    return wanted.length
  }
  const isKept = (row: OrderRow) => row.state !== 'cancelled' && !row.is_test
  expect(await same('state=kept', isKept)).toBeGreaterThan(50)
  expect(await same('state=delivered', (row) => isKept(row) && row.state === 'delivered')).toBeGreaterThan(20)
  await same('state=open', (row) => isKept(row) && row.state === 'open')
  await same('state=sent', (row) => isKept(row) && /sent/.test(row.state))
  await same('state=undelivered', (row) => isKept(row) && row.state !== 'delivered')
  await same('state=cancelled', (row) => !row.is_test && row.state === 'cancelled')
  await same('payment=cash', (row) => row.is_cash)
  await same('payment=unpaid', (row) => row.payment === 'unpaid')
  await same('payment=refunded', (row) => /refunded/.test(row.payment))
  await same('window=open', (row) => row.window !== null && /open|owing/.test(row.window.state))
  expect(await same('window=changed', (row) => row.is_changed)).toBe(1)
  await same('window=none', (row) => row.window === null)
  const [middle] = rows
    .map(({ total }) => Number(total.amount))
    .toSorted((a, b) => a - b)
    .slice(30)
  expect(await same(`least=${middle}`, ({ total }) => Number(total.amount) >= (middle ?? 0))).toBeGreaterThan(
    1,
  )
  await same(`state=kept&payment=paid&most=${middle}`, (row) => {
    return isKept(row) && /^paid|refunded/.test(row.payment) && Number(row.total.amount) <= (middle ?? 0)
  })
  const first = await all('buyer=first')
  const returning = new Set((await all('buyer=returning')).map(({ id }) => id))
  expect(first.length).toBeGreaterThan(5)
  expect(returning.size).toBeGreaterThan(5)
  expect(first.filter(({ id }) => returning.has(id))).toEqual([])
})

test('[LIVE-01] filters that are not understood count as not said', async () => {
  const { count } = await list()
  const odd = 'state=lost&least=-1&most=x&from=yesterday&customer=0&product=1%27&cursor=%00'
  expect(await list(odd)).toMatchObject({ count })
  expect(await list('search=%00')).toMatchObject({ count })
})

test('[LIVE-01] a search finds the number on an order, and asks the store for a fragment of name, email or phone', async () => {
  const { order, customer_id: customer } = await view(changed)
  for (const typed of [order.name, order.name.slice(1)]) {
    const found = await list(`search=${encodeURIComponent(typed)}`)
    expect(found.orders.map(({ id }) => id)).toContain(String(changed))
  }
  const names = await store.owner.browser.get(`/merchant/customers/names?ids=${customer}`)
  const [person] = names.body.data.people as { name: string; email: string; phone: string }[]
  const fragments = [
    person?.name.slice(0, 4),
    person?.name.split(' ').at(-1)?.toUpperCase(),
    person?.email.slice(0, 7),
    person?.phone.slice(0, 9),
  ]
  for (const fragment of fragments.filter(Boolean)) {
    const found = await all(`customer=${customer}&search=${encodeURIComponent(fragment ?? '')}`)
    expect([fragment, found.map(({ id }) => id)]).toEqual([fragment, [String(changed)]])
  }
  expect(await list('search=nobody-is-called-this')).toMatchObject({ orders: [], count: 0, is_live: true })
})

test('[LIVE-01] one order has its lines, window, changes with Shopify’s answer, and the way to Shopify', async () => {
  const {
    order,
    lines,
    window,
    changes,
    admin_url: adminUrl,
    customer_id: customer,
    store: connected,
  } = await view(changed)
  expect(order).toMatchObject({ id: String(changed), is_changed: true })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines[0]).toMatchObject({ title: expect.any(String), total: { currency: 'USD' } })
  expect(window).toMatchObject({ order_id: String(changed), state: expect.stringMatching(/open|owing/) })
  expect(changes).toMatchObject([{ kind: 'items', state: expect.stringMatching(/committed|settled/) }])
  expect(changes[0]?.lines[0]?.after).toBeGreaterThan(changes[0]?.lines[0]?.before ?? 0)
  expect(adminUrl).toBe(`${world.sandbox.url}/shopify/${shop}/admin/orders/${changed}`)
  expect((await fetch(adminUrl ?? '')).status).toBe(200)
  expect(connected).toMatchObject({ shop, state: 'live' })
  expect(customer).toBe(String((await store.customerOf(changed)).id))
})

test('[LIVE-01] a search of which the store gives only the first matches says that there may be more', async () => {
  const { customer_id: customer } = await view(changed)
  const names = await store.owner.browser.get(`/merchant/customers/names?ids=${customer}`)
  const [person] = names.body.data.people as { email: string }[]
  const search = `search=${encodeURIComponent(person?.email ?? '')}`
  expect(await list(search)).toMatchObject({ is_cut: false })
  await store.place(shop, { count: '100', customer: String(customer) })
  expect(await list(search)).toMatchObject({ is_cut: true })
})

test('[LIVE-01] while Shopify is away, the pages stand without names and say so', async () => {
  const { order, customer_id: customer } = await view(changed)
  await store.setFault({ api: 'broken' })
  try {
    expect(await list('search=anybody')).toMatchObject({ orders: [], is_live: false })
    expect(await list(`search=${encodeURIComponent(order.name.slice(1))}`)).toMatchObject({
      orders: [{ id: String(changed) }],
      is_live: false,
    })
    expect((await view(changed)).lines.length).toBeGreaterThan(0)
    const names = await store.owner.browser.get(`/merchant/customers/names?ids=${customer}`)
    expect(names.body.data).toEqual({ people: [], is_live: false })
  } finally {
    await store.setFault({ api: 'none' })
  }
})

test('[LIVE-01] nobody reads another company’s orders or customers', async () => {
  const stranger = await newStoreOwner(world)
  const { customer_id: customer } = await view(changed)
  const paths = [
    '/merchant/orders',
    `/merchant/order?id=${changed}`,
    `/merchant/customers/names?ids=${customer}`,
  ]
  for (const path of paths) {
    expect(await stranger.browser.get(path, { outlet: store.outletId })).toMatchObject({ status: 403 })
  }
  expect(await stranger.browser.get(`/merchant/order?id=${changed}`)).toMatchObject({ status: 404 })
  expect(await list('', stranger.browser)).toMatchObject({ orders: [], store: { state: 'none' } })
})
