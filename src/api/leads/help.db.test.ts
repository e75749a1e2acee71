import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadContacts, leads } from '#database/schema/leads.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const path = '/merchant/help'
const input = { message: 'Where do I see a refund?', page: '/merchant/billing' }

test('[LIVE-08] a message from the portal waits for staff with who wrote it and from which page', async () => {
  const { browser, email } = await newMerchant(world)
  const { status, body } = await browser.post(path, input)
  expect([status, body.reference]).toEqual([200, expect.stringMatching(/^M-/)])
  const [row] = await world.ctx.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.reference, String(body.reference)))
  expect(row).toMatchObject({ email, source: { via: 'portal' } })
  expect(row?.message).toBe('Where do I see a refund?\n\nPage: /merchant/billing')
  const [lead] = await world.ctx.db.select().from(leads).where(eq(leads.email, email))
  expect(lead).toMatchObject({ state: 'new' })
  expect(await world.ctx.db.$count(leadContacts, eq(leadContacts.leadId, lead?.id ?? ''))).toBe(1)
})

test('[LIVE-08] the same press twice is one message; an empty one is refused; a stranger writes elsewhere', async () => {
  const { browser, email } = await newMerchant(world)
  const key = { 'Idempotency-Key': 'help-once-0001' }
  const first = await browser.post(path, input, key)
  const again = await browser.post(path, input, key)
  expect(again.body.reference).toBe(first.body.reference)
  expect(await world.ctx.db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
  expect(await browser.post(path, { ...input, message: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { message: expect.any(String) } },
  })
  expect(await new ApiClient(world).post(path, input)).toMatchObject({ status: 401 })
})
