// @module-tag engine-long
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { verifyChain } from '../audit/verify-chain.ts'
import { revokeAllSessions, revokeSessionsOf } from './revoke-sessions.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const isIn = async ({ browser }: Awaited<ReturnType<typeof newMerchant>>) =>
  (await browser.get('/merchant/account')).status === 200

test('an operator ends the sessions of one person, and nobody else’s', async () => {
  const [one, other] = [await newMerchant(world), await newMerchant(world)]
  expect(await revokeSessionsOf(world.ctx, one.email.toUpperCase(), { disable: false })).toBe(1)
  expect([await isIn(one), await isIn(other)]).toEqual([false, true])
  await one.browser.logIn(one.email, one.password)
  expect(await isIn(one)).toBe(true)
})

test('a closed account does not open again', async () => {
  const one = await newMerchant(world)
  await revokeSessionsOf(world.ctx, one.email, { disable: true })
  await expect(one.browser.logIn(one.email, one.password)).rejects.toThrow('wrong_credentials')
  expect(await revokeSessionsOf(world.ctx, 'nobody@shop.example', { disable: true })).toBeUndefined()
})

test('everybody can be sent to the door at once, staff too, and it is on the record', async () => {
  const [one, staff] = [await newMerchant(world), await newStaff(world)]
  expect(await revokeAllSessions(world.ctx)).toBeGreaterThan(1)
  expect(await isIn(one)).toBe(false)
  expect((await staff.browser.get('/merchant/admin_merchant_list')).status).toBe(401)
  expect((await verifyChain(world.ctx)).broken).toBeUndefined()
})
