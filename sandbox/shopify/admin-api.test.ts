import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'
import { makeApp, shop } from './test-app.ts'

const appUrl = 'http://127.0.0.1:9'
let sandbox: Sandbox
let app: ReturnType<typeof makeApp>
let token: string

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
  app = makeApp(sandbox, appUrl)
  token = await app.install()
})
afterEach(() => setFault({ api: 'none', file: 'none', token: 'none', token_life: 3600 }))
afterAll(() => sandbox.close())

const ask = async (query: string, variables = {}) => (await app.ask(token, query, variables)).json()
const setFault = (fault: object) =>
  fetch(`${sandbox.url}/shopify/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })

it('answers the holder of the token by the schema, and refuses what is not in it', async () => {
  expect(await ask('{ shop { name currencyCode ianaTimezone } }')).toMatchObject({
    data: { shop: { name: 'Tamarind Supply', currencyCode: 'INR', ianaTimezone: 'Asia/Kolkata' } },
    extensions: { cost: { throttleStatus: { maximumAvailable: 2000 } } },
  })
  expect(await ask('{ shop { secret } }')).toMatchObject({
    errors: [{ message: expect.stringContaining('secret') }],
  })
  expect((await app.ask('shpat_guess', '{ shop { name } }')).status).toBe(401)
})

it('shows an app the orders of sixty days, without what it may not see', async () => {
  const answer = await ask(
    '{ ordersCount { count } orders(first: 2) { nodes { id email customer { firstName numberOfOrders } lineItems(first: 1) { nodes { title } } } pageInfo { hasNextPage endCursor } } }',
  )
  const { ordersCount, orders } = answer.data
  expect(ordersCount.count).toBeGreaterThan(100)
  expect(ordersCount.count).toBeLessThan(200)
  expect(orders.pageInfo.hasNextPage).toBe(true)
  expect(orders.nodes).toHaveLength(2)
  for (const order of orders.nodes) {
    expect(order).toMatchObject({ email: null, lineItems: { nodes: [{ title: expect.any(String) }] } })
  }
  const [first] = orders.nodes
  expect(
    await ask('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [first.id, 'gid://shopify/Order/1'],
    }),
  ).toMatchObject({
    data: { nodes: [{ id: first.id }, null] },
  })
})

const bulkQuery = `mutation { bulkOperationRunQuery(query: """{ orders { edges { node { id lineItems { edges { node { id } } } } } } }""") { bulkOperation { id status } userErrors { message } } }`

async function bulkFile(): Promise<{ status: string; text: string; objectCount: number }> {
  const begun = await (await app.ask(token, bulkQuery)).json()
  const { id } = begun.data.bulkOperationRunQuery.bulkOperation
  for (;;) {
    const { data } = await ask('query($id: ID!) { bulkOperation(id: $id) { status url objectCount } }', {
      id,
    })
    const { status, url, objectCount } = data.bulkOperation
    if (status === 'RUNNING') continue
    const text = url ? await (await fetch(url)).text() : ''
    return { status, text, objectCount: Number(objectCount) }
  }
}

it('writes a file of orders and their lines, each child after its parent', async () => {
  await setFault({})
  const { status, text, objectCount } = await bulkFile()
  expect(status).toBe('COMPLETED')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; __parentId?: string })
  expect(lines.filter(({ __parentId }) => __parentId).length).toBeGreaterThan(300)
  const seen = new Set<string>()
  for (const { id, __parentId } of lines) {
    expect(seen.has(__parentId ?? id)).toBe(__parentId !== undefined)
    seen.add(id)
  }
  expect(lines.length).toBeLessThanOrEqual(objectCount)
  const refused = await ask(
    'mutation { bulkOperationRunQuery(query: "{ shop { name } }") { userErrors { message } } }',
  )
  expect(refused.data.bulkOperationRunQuery.userErrors).toHaveLength(1)
})

it('misbehaves on demand: refused token, 5xx, throttled, cut file', async () => {
  for (const [api, status] of [
    ['unauthorized', 401],
    ['broken', 503],
    ['forbidden', 403],
  ] as const) {
    await setFault({ api, times: 1 })
    expect((await app.ask(token, '{ shop { name } }')).status).toBe(status)
    expect((await app.ask(token, '{ shop { name } }')).status).toBe(200)
  }
  await setFault({ api: 'throttled', times: 1 })
  expect(await ask('{ shop { name } }')).toMatchObject({ errors: [{ message: 'Throttled' }] })
  await setFault({ file: 'cut' })
  const { text } = await bulkFile()
  expect(text.endsWith('\n')).toBe(false)
  expect(
    (
      await fetch(`${sandbox.url}/shopify/_faults`, {
        method: 'POST',
        body: new URLSearchParams({ api: 'x' }),
      })
    ).status,
  ).toBe(400)
})

it('[WIN-11] loses an answer after the act, only where one field is meant', async () => {
  const begin = async () =>
    Number((await ask(bulkQuery)).data.bulkOperationRunQuery.bulkOperation.id.split('/').at(-1))
  const before = await begin()
  await setFault({ api: 'lost-answer', field: 'bulkOperationRunQuery', times: 1 })
  expect((await app.ask(token, '{ shop { name } }')).status).toBe(200)
  await expect(begin()).rejects.toThrow('fetch failed')
  expect((await app.ask(token, '{ shop { name } }')).status).toBe(200)
  // The operation that nobody heard of has a number, too.
  expect(await begin()).toBe(before + 2)
})

it('lets a token that runs out run out', async () => {
  const back = await app.decide('install')
  const code = back.searchParams.get('code')
  const { access_token } = await (await app.exchange(code, { expiring: '1' })).json()
  token = access_token
  expect((await app.ask(token, '{ shop { name } }')).status).toBe(200)
  await setFault({ token_life: 0 })
  expect((await app.ask(token, '{ shop { name } }')).status).toBe(401)
})

it('has stores of any size, the same each time, whose own figures add up', async () => {
  const size = 'some-10000.myshopify.com'
  const figures = (await (await fetch(`${sandbox.url}/shopify/${size}/_figures`)).json()) as Record<
    string,
    { orders: number; cancelled: number; newCustomers: number }
  >
  const days = Object.values(figures)
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0)
  expect(sum((day) => day.orders + day.cancelled)).toBeGreaterThan(9900)
  expect(sum((day) => day.orders + day.cancelled)).toBeLessThanOrEqual(10_000)
  expect(sum((day) => day.newCustomers)).toBeGreaterThan(4000)
  const body = new URLSearchParams({ lines: '3' })
  await fetch(`${sandbox.url}/shopify/${shop}/admin/orders`, { method: 'POST', body })
  const page = await (await fetch(`${sandbox.url}/shopify/${shop}/admin`)).text()
  expect(page).toContain('#1201')
})

it('takes points for what is asked, and refuses when they are used up', async () => {
  const wide =
    '{ orders(first: 250) { nodes { id customer { id } lineItems(first: 250) { nodes { id } } returns(first: 100) { nodes { id } } } } }'
  expect(await ask(wide)).toMatchObject({
    data: expect.anything(),
    extensions: { cost: { requestedQueryCost: expect.any(Number) } },
  })
  const asked = await Promise.all(Array.from({ length: 40 }, () => ask(wide)))
  const throttled = asked.find(({ errors }) => errors)
  expect(throttled).toMatchObject({ errors: [{ extensions: { code: 'THROTTLED' } }] })
})
