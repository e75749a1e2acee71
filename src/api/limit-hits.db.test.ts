import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test('[API-04] a limit that is hit is on the record once, however often it is run against', async () => {
  const visitor = new ApiClient(world)
  const statuses: number[] = []
  for (let number = 0; number < 65; number += 1) {
    statuses.push((await visitor.post('/passkey/options')).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'limit-hit'))
  expect(rows.map(({ detail, ip }) => [detail, ip])).toEqual([[{ limit: 'passkeyChallenge' }, visitor.ip]])
})
