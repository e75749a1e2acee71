import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#database/schema/messages.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { newId } from '../identifiers.ts'
import { watchMessages } from './watch-messages.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
afterAll(() => world.close())

test('[MSG-06] what was cut off goes on each minute: codes first, then what has waited longest', async () => {
  const { outletId, companyId } = await newMerchant(world)
  const now = world.time.now.getTime()
  const rowOf = (event: 'order_paid' | 'sign_in_code', secondsAgo: number) => {
    const id = newId(world.time.now)
    const at = new Date(now - secondsAgo * 1000)
    return {
      id,
      outletId,
      companyId,
      event,
      key: id,
      orderName: '',
      isTest: false,
      contentEnc: '',
      phoneHash: '',
      emailHash: '',
      country: 'IN',
      state: 'waiting',
      reason: '',
      dueAt: at,
      createdAt: at,
      updatedAt: at,
    }
  }
  const orders = Array.from({ length: 1_100 }, (_, place) => rowOf('order_paid', 60 + place))
  const code = rowOf('sign_in_code', 1)
  await world.ctx.db.insert(messages).values([...orders, code, rowOf('sign_in_code', -60)])
  const queued: string[] = []
  const jobs = {
    ...world.ctx.jobs,
    enqueue: (_: unknown, __: unknown, { id = '' }: Record<string, string>) => {
      queued.push(id)
      return Promise.resolve()
    },
  }
  await watchMessages({ ...world.ctx, jobs })
  expect(queued).toEqual([code.id, ...orders.toReversed().map(({ id }) => id)])
})
