import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptions } from '#database/schema/billing.ts'
import { emailsTo, newPayer } from '../../../../tests/support/money-world.ts'
import { openTestContext, type TestContext } from '../../../../tests/support/test-context.ts'
import { remindUnpaidPlans } from './remind-unpaid-plans.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const day = 24 * 60 * 60 * 1000

test('[MONEY-02] an unpaid plan is reminded of on days 3, 7 and 10, once each, and says when it is frozen', async () => {
  const { companyId, email } = await newPayer(world)
  const failedAt = world.time.now
  const set = (fields: Partial<typeof subscriptions.$inferInsert>) =>
    world.ctx.db.update(subscriptions).set(fields).where(eq(subscriptions.companyId, companyId))
  await set({ state: 'past_due', troubleSince: failedAt })
  const told: boolean[][] = []
  for (const after of [2, 3, 4, 7, 8, 10, 13, 20]) {
    world.time.now = new Date(failedAt.getTime() + after * day + 1)
    await remindUnpaidPlans(world.ctx)
    await remindUnpaidPlans(world.ctx)
    const emails = await emailsTo(world, email, 'plan-frozen')
    told.push(emails.map(({ data }) => (data as { isFrozen: boolean }).isFrozen))
  }
  expect(told.map(({ length }) => length)).toEqual([0, 1, 1, 2, 2, 3, 3, 3])
  expect(told.at(-1)?.toSorted()).toEqual([false, true, true])
  await set({ state: 'active', troubleSince: null })
  await remindUnpaidPlans(world.ctx)
  expect(await emailsTo(world, email, 'plan-frozen')).toHaveLength(3)
})
