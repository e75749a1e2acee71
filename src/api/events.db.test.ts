import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { events } from '#database/schema/events.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

let world: TestContext
const api = createApi()

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const send = (body: object, ip = '198.51.100.1') =>
  api(
    new Request('http://infiniti.example/api/events', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    { ...world.ctx, ip },
  )

test('[FEAT-05] an event of the catalogue is stored with its page and nothing about the visitor', async () => {
  const answer = await send({ category: 'Feature Navigation', label: 'next_button', path: '/wishlist' })
  expect(answer.status).toBe(200)
  const [row] = await world.ctx.db.select().from(events).where(eq(events.label, 'next_button'))
  expect(row).toMatchObject({ category: 'Feature Navigation', path: '/wishlist' })
  expect(Object.keys(row ?? {})).toEqual(['id', 'category', 'label', 'path', 'source', 'createdAt'])
})

test('[FEAT-05] anything outside the catalogue is refused, so that no label can carry a person', async () => {
  for (const event of [
    { category: 'Feature Navigation', label: 'asha@tamarind.example', path: '/' },
    { category: 'Other', label: 'next_button', path: '/' },
    { category: 'Feature Navigation', label: 'next_button', path: '/?email=asha@tamarind.example' },
    { category: 'Page', label: 'entry', path: '/', source: 'asha@tamarind.example' },
    { category: 'Page', label: 'entry', path: '/', source: 'Asha Rao' },
  ]) {
    expect((await send(event)).status).toBe(400)
  }
})

test('one visitor cannot flood the collector', async () => {
  const event = { category: 'Call To Action', label: 'install_through_herosection', path: '/' }
  const statuses = new Set<number>()
  for (let i = 0; i < 130; i += 1) statuses.add((await send(event, '203.0.113.77')).status)
  expect([...statuses]).toEqual([200, 429])
})

test('[API-03] every call of the contract is mounted and described', async () => {
  const answer = await api(new Request('http://infiniti.example/api/openapi.json'), world.ctx)
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  for (const { path, method } of Object.values<Endpoint>(endpoints)) {
    expect(Object.keys(paths[`/api${path}`] ?? {})).toContain(method)
    const wrong = await api(new Request(`http://infiniti.example/api${path}/`, { method: 'PUT' }), world.ctx)
    expect([path, wrong.status, wrong.headers.get('allow')]).toEqual([
      path,
      405,
      expect.stringContaining(method.toUpperCase()),
    ])
  }
})
