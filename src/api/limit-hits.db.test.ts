import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '#contract/problem.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test(
  '[API-04] a limit that is hit is on the record once, however often it is run against',
  { tags: 'engine' },
  async () => {
    const visitor = new ApiClient(world)
    const statuses: number[] = []
    for (let number = 0; number < 65; number += 1) {
      statuses.push((await visitor.post('/passkey/options')).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'limit-hit'))
    expect(rows.map(({ detail, ip }) => [detail, ip])).toEqual([[{ limit: 'passkeyChallenge' }, visitor.ip]])
  },
)

test('[API-04] a session may make 300 calls a minute; then it is told how long to wait, and others are not held up', async () => {
  world.time.now = new Date('2026-11-16T10:00:20.000Z')
  const [busy, other] = [await newMerchant(world), await newMerchant(world)]
  const read = async () => (await busy.browser.get('/merchant/google')).status
  const statuses = await Promise.all(Array.from({ length: 302 }, read))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  const refused = await busy.browser.get('/merchant/google')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(problem.parse(refused.body)).toMatchObject({
    code: 'too_many_requests',
    message: 'Please wait 40 seconds and try again.',
  })
  // Another session has a count of its own, also of the same person.
  const second = new ApiClient(world)
  await second.logIn(busy.email, busy.password)
  for (const client of [other.browser, second]) {
    expect((await client.get('/merchant/google')).status).toBe(200)
  }
  const hits = await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, busy.userId))
  expect(hits.filter(({ detail }) => detail.limit === 'sessionCalls')).toHaveLength(1)
  world.time.now = new Date('2026-11-16T10:01:00.000Z')
  expect(await read()).toBe(200)
})
