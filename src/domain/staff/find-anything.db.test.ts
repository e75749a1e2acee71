import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { users } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { quickAnswer, quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { findAnything } from './find-anything.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
  world.ctx.captcha = quickCaptcha
})
afterAll(() => world.close())

test('[ADM-02] one field finds phone, reference, order number, name and email', async () => {
  const staff = await staffContext(world, (await newStaff(world)).browser)
  const { userId, companyId, outletId, email } = await newMerchant(world)
  const phone = { phoneCode: '+91', phoneNo: '9820099182', lastName: 'Quobble' }
  await world.ctx.db.update(users).set(phone).where(eq(users.id, userId))
  const now = world.time.now
  await world.ctx.db.insert(storeOrders).values({
    outletId,
    companyId,
    id: 77,
    name: '#90417',
    createdAt: now,
    processedAt: now,
    updatedAt: now,
    day: '2026-11-16',
    currency: 'INR',
    total: '100',
    refunded: '0',
    items: 1,
    financial: 'PAID',
    isCash: false,
    fulfilment: 'UNFULFILLED',
    returnStatus: 'NO_RETURN',
    source: 'web',
    test: false,
  })
  await new ApiClient(world).post('/v1/admin/contact-us/', {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@tamarind.example',
    phone_number: '+91 98200 44172',
    website_url: 'tamarind.example',
    message: 'We run eleven apps.',
    token: quickAnswer('CONTACT'),
  })
  const [message] = await world.ctx.db.select().from(contactMessages)
  const found = async (search: string) =>
    (await findAnything(staff, search)).map(({ kind, title }) => `${kind} ${title}`)
  for (const search of ['99182', 'quobble', email]) {
    expect(await found(search)).toEqual([expect.stringMatching(/^merchant .*Quobble$/)])
  }
  for (const search of [message?.reference ?? '', '98200-44172', 'tamarind.example']) {
    expect(await found(search)).toEqual(['lead Asha Rao'])
  }
  for (const search of ['90417', '#90417']) expect(await found(search)).toEqual(['order #90417'])
  expect(await found('')).toEqual([])
  const [order] = await findAnything(staff, '90417')
  expect(order?.href).toBe(`/admin/merchants/${userId}`)
})

test('[ADM-02] orders are found by an index, however many stores there are', async () => {
  const plan = await world.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(
      sql`explain select 1 from ${storeOrders} where ${storeOrders.name} in ('1001', '#1001')`,
    )
  })
  expect(JSON.stringify(plan)).toContain('store_orders_name_index')
})
