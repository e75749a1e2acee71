import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { type AccountStore, openAccountStore } from '../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

/** What asking for a code for this address does: every statement to the database, and every job. */
async function workFor(contact: string) {
  const shopper = store.newShopper()
  const jobs = vi.spyOn(world.ctx.jobs, 'enqueue')
  const queries = vi.spyOn(Client.prototype, 'query')
  const answer = await shopper.post('/code', { contact })
  const statements = queries.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text')),
  )
  const enqueued = jobs.mock.calls.map(([, name, data]) => [name, Object.keys(data)])
  vi.restoreAllMocks()
  return { status: answer.status, shape: Object.keys(answer.body), statements, enqueued }
}

test('[ACC-03] a known and an unknown address cause the same work, and the store is not asked about either', async () => {
  const { email, phone } = await store.customerOf(await store.order())
  // Whoever asks this Shopify fails.
  const unreachable = { shopUrl: 'http://127.0.0.1:1/{shop}', publicBaseUrl: 'https://x.example' }
  world.ctx.shopify = shopifyApp({ key: 'k', secret: 's', ...unreachable })
  await workFor('first@elsewhere.example')
  const known = await workFor(email)
  expect(known).toMatchObject({ status: 200, enqueued: [['mail-shopper-code', ['request']]] })
  expect(known.statements.length).toBeGreaterThan(4)
  expect(known.statements.join('\n')).toContain('insert into "shopper_codes"')
  for (const contact of ['nobody@elsewhere.example', phone ?? email, '+999 000 0000']) {
    expect(await workFor(contact)).toEqual(known)
  }
})
