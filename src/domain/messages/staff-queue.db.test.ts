import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageAttempts, messages, messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { dollar } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { readQueue } from '../staff/work-queue.ts'

let world: TestContext
let staff: StaffContext
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  staff = await staffContext(world, (await newStaff(world)).browser)
})
afterAll(() => world.close())

type Merchant = Awaited<ReturnType<typeof newMerchant>>

const hour = 60 * 60 * 1000
const ago = (hours: number) => new Date(world.time.now.getTime() - hours * hour)

/** What waits about messages, without the invented names of company and outlet. */
const queue = async () =>
  (await readQueue(staff))
    .filter(({ kind }) => kind === 'sender' || kind === 'template' || kind === 'spending')
    .map(({ kind, about, message, href }) => ({ kind, ...(message ?? { about }), href }))

async function send({ outletId, companyId }: Merchant, at: Date, state: string, price = 0) {
  const id = newId(at)
  const own = { id, outletId, companyId, createdAt: at, updatedAt: at }
  await world.ctx.db.insert(messages).values({
    ...own,
    event: 'order_paid',
    key: id,
    orderName: '',
    isTest: false,
    contentEnc: '',
    phoneHash: '',
    emailHash: '',
    country: 'IN',
    state: 'delivered',
    reason: '',
  })
  await world.ctx.db.insert(messageAttempts).values({
    ...own,
    messageId: id,
    channel: 'whatsapp',
    state,
    units: 1,
    price,
    transferId: price > 0 ? id : null,
    error: '',
  })
}

test('[MSG-05] the queue of staff shows failing numbers, paused and moved texts, and unusual spending, each at its merchant', async () => {
  expect(await queue()).toEqual([])
  const [refused, paused, failing, spending, usual, fresh, small] = [
    await newMerchant(world),
    await newMerchant(world),
    await newMerchant(world),
    await newMerchant(world),
    await newMerchant(world),
    await newMerchant(world),
    await newMerchant(world),
  ]
  const sender = {
    channel: 'whatsapp' as const,
    displayName: 'Straits Pantry',
    entityId: '',
    consent: 'At checkout',
    updatedAt: ago(5),
  }
  await world.ctx.db.insert(messageSenders).values([
    { ...sender, ...ids(refused), state: 'refused', name: '1', providerId: '1', reason: 'NAME_DECLINED' },
    { ...sender, ...ids(usual), state: 'approved', name: '2', providerId: '2', reason: '' },
  ])
  const text = { channel: 'whatsapp' as const, language: 'en', providerId: '', reason: '', updatedAt: ago(4) }
  await world.ctx.db.insert(messageTemplates).values([
    { ...text, ...ids(paused), event: 'order_paid', state: 'paused', category: 'utility' },
    { ...text, ...ids(paused), event: 'order_placed', state: 'approved', category: 'marketing' },
    { ...text, ...ids(usual), event: 'order_paid', state: 'approved', category: 'utility' },
    { ...text, ...ids(usual), event: 'sign_in_code', state: 'approved', category: 'authentication' },
  ])
  for (let place = 0; place < 20; place += 1) {
    await send(failing, ago(3), place < 5 ? 'failed' : 'delivered')
    // Four of twenty are not more than a fifth.
    await send(usual, ago(3), place < 4 ? 'failed' : 'delivered', 3 * dollar)
    await send(spending, ago(2), 'delivered', 3 * dollar)
    await send(fresh, ago(1), 'delivered', 3 * dollar)
    await send(small, ago(1), 'delivered', 2 * dollar)
  }
  // The mean of the week before: $15 a day against $60 today, $11 against $60; and $0, which counts as $10.
  await send(usual, ago(48), 'delivered', 105 * dollar)
  await send(spending, ago(48), 'delivered', 77 * dollar)
  expect(await queue()).toEqual([
    {
      kind: 'sender',
      channel: 'whatsapp',
      sender: { name: '1', state: 'refused', reason: 'NAME_DECLINED' },
      href: `/admin/merchants/${refused.userId}`,
    },
    {
      kind: 'template',
      channel: 'whatsapp',
      events: ['order_paid', 'order_placed'],
      href: `/admin/merchants/${paused.userId}`,
    },
    {
      kind: 'sender',
      channel: 'whatsapp',
      failed: { count: 5, of: 20 },
      href: `/admin/merchants/${failing.userId}`,
    },
    {
      kind: 'spending',
      about: '$60.00 in 24 hours, usually $11.00',
      href: `/admin/money/${spending.companyId}`,
    },
    {
      kind: 'spending',
      about: '$60.00 in 24 hours, usually $0.00',
      href: `/admin/money/${fresh.companyId}`,
    },
  ])
})

const ids = ({ outletId, companyId }: Merchant) => ({ outletId, companyId })
