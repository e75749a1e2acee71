// @module-tag engine-long
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { newSecret } from '../identifiers.ts'
import { consumeToken, issueToken } from './one-time-token.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test('[API-04] of links that are asked for in the same moment one works, and none is an error', async () => {
  const secrets = Array.from({ length: 12 }, newSecret)
  await Promise.all(
    secrets.map((secret) =>
      issueToken(world.ctx, { purpose: 'reset-password', subject: 'somebody', secret }),
    ),
  )
  const used = await Promise.all(secrets.map((secret) => consumeToken(world.ctx, 'reset-password', secret)))
  expect(used.filter(Boolean)).toHaveLength(1)
})
