import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { createKeys } from '../keys.server.ts'
import { isStopped, startMessages, stopMessages } from './stops.ts'

const [before, next] = ['an-older-secret-of-thirty-two-bytes!', 'a-newer-secret-of-thirty-two-bytes!!']

let world: TestContext
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
afterAll(() => world.close())

test('[MSG-04] a stop is found again after the keys have changed, and can be taken back', async () => {
  const { companyId, outletId } = await newMerchant(world)
  const reader = { outletId, channel: 'sms', recipient: '919845012345' } as const
  const withKeys = (...secrets: string[]) => ({ ...world.ctx, keys: createKeys(secrets) })
  await stopMessages(withKeys(before), { ...reader, companyId, by: 'reply' })
  const rotated = withKeys(next, before)
  expect(await isStopped(rotated, reader)).toBe(true)
  await startMessages(rotated, reader)
  expect(await isStopped(withKeys(before), reader)).toBe(false)
})
