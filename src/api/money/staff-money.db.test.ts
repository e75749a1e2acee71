// @module-tag engine-long
import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { decideRate } from '#domain/money/rates/publish-rate.ts'
import { readPriceRises } from '#domain/money/rates/price-rises.ts'
import { rollUp } from '#domain/money/wallet/spending.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

test('[MONEY-11] staff adjust small sums alone, larger ones with a second person, and the merchant reads why', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const request = {
    wallet: payer.walletId,
    act: 'adjust',
    reason: 'goodwill',
    note: 'For the delay last week',
  }
  const small = await ines.browser.post('/merchant/admin_wallet/adjust', { ...request, amount: 5 * dollar })
  expect(small.body).toMatchObject({ is_posted: true })
  const large = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...request,
    amount: (-51 * dollar) / 3,
  })
  expect(large.body).toMatchObject({ is_posted: true })
  const waiting = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...request,
    amount: 60 * dollar,
  })
  expect(waiting.body).toMatchObject({ is_posted: false })
  const queue = await readQueue(await staffContext(world, tomas.browser))
  expect(queue).toMatchObject([{ kind: 'second-person', id: waiting.body.id, about: 'adjust $60.00' }])
  const decision = { id: waiting.body.id, approve: true }
  expect((await ines.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe('same_person')
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).status).toBe(200)
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe(
    'decided_already',
  )
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 68 * dollar })
  const lines = await payer.browser.get('/merchant/statement?kind=adjustment')
  expect(lines.body.lines[0]).toMatchObject({ amount: 60 * dollar, note: 'For the delay last week' })
  const freeze = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...request,
    act: 'freeze',
    note: 'Looks like card testing',
  })
  expect(freeze.body).toMatchObject({ is_posted: false })
  for (let i = 0; i < 3; i += 1)
    await ines.browser.post('/merchant/admin_wallet/adjust', { ...request, amount: 50 * dollar })
  const over = await ines.browser.post('/merchant/admin_wallet/adjust', { ...request, amount: 50 * dollar })
  expect(over.body.code).toBe('limit_of_the_day')
  const short = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...request,
    amount: dollar,
    note: 'short',
  })
  expect(short.status).toBe(400)
  const nothing = await ines.browser.post('/merchant/admin_wallet/adjust', { ...request, amount: 0 })
  expect(nothing.body).toMatchObject({
    code: 'invalid_input',
    fields: { amount: 'Enter an amount, such as 25 or 25.50.' },
  })
  const acts = await world.ctx.db
    .select({ action: auditLog.action, by: auditLog.userId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, payer.companyId), like(auditLog.action, 'adjustment-%')))
    .orderBy(asc(auditLog.seq))
  expect(acts.slice(0, 5)).toMatchObject([
    {
      action: 'adjustment-posted',
      by: ines.userId,
      detail: { act: 'adjust', sum: '$5.00', reason: 'goodwill' },
    },
    { action: 'adjustment-posted', by: ines.userId, detail: { sum: '−$17.00' } },
    {
      action: 'adjustment-proposed',
      by: ines.userId,
      detail: { sum: '$60.00', adjustment: waiting.body.id },
    },
    { action: 'adjustment-posted', by: tomas.userId, detail: { sum: '$60.00', adjustment: waiting.body.id } },
    { action: 'adjustment-proposed', by: ines.userId, detail: { act: 'freeze' } },
  ])
  expect(acts).toHaveLength(8)
})

test(
  '[MONEY-11] the day’s limit of one person holds for ten wallets at once',
  { tags: 'engine-long' },
  async () => {
    const staff = await newStaff(world)
    const payers = []
    for (let i = 0; i < 10; i += 1) payers.push(await newPayer(world))
    const answers = await Promise.all(
      payers.map(({ walletId: wallet }) =>
        staff.browser.post('/merchant/admin_wallet/adjust', {
          wallet,
          act: 'adjust',
          amount: 50 * dollar,
          reason: 'goodwill',
          note: 'All of them at the same time',
        }),
      ),
    )
    const given = answers.filter(({ status }) => status === 200)
    expect(given).toHaveLength(4)
    expect(answers.filter(({ body }) => body.code === 'limit_of_the_day')).toHaveLength(6)
  },
)

test('[MONEY-11] absurd sums and prices are refused in words', async () => {
  const payer = await newPayer(world)
  const staff = await newStaff(world)
  const request = {
    wallet: payer.walletId,
    act: 'adjust',
    reason: 'goodwill',
    note: 'For the delay last week',
  }
  for (const amount of [-100_000 * dollar, -1 * dollar]) {
    const { body } = await staff.browser.post('/merchant/admin_wallet/adjust', { ...request, amount })
    expect(body).toMatchObject({ code: 'adjustment_too_large' })
  }
  for (const amount of [9e15, -9e15, 1e300, 0.5]) {
    const answer = await staff.browser.post('/merchant/admin_wallet/adjust', { ...request, amount })
    expect({ amount, status: answer.status }).toEqual({ amount, status: 400 })
  }
  const rate = { channel: 'sms', category: 'marketing', country: 'DE', starts_on: '2099-01-01' }
  for (const unit_price of [9e15, 1e300, -1]) {
    const answer = await staff.browser.post('/merchant/admin_rates', { ...rate, unit_price })
    expect({ unit_price, status: answer.status }).toEqual({ unit_price, status: 400 })
  }
})

test('[MONEY-11] a wallet in which only the reserve is left waits in the queue of staff', async () => {
  const payer = await newPayer(world, 5 * dollar)
  await payer.browser.post('/merchant/wallet/reserve', { sum: 4 * dollar })
  const staff = await newStaff(world)
  const low = async () =>
    (await readQueue(await staffContext(world, staff.browser))).filter(({ id }) => id === payer.walletId)
  expect(await low()).toEqual([])
  const codes = { channel: 'whatsapp', category: 'authentication', country: 'IN', units: 1000 } as const
  await spend(asModuleServer(world), { ...codes, outlet: payer.outletId }, 'low-wallet')
  expect(await low()).toMatchObject([
    { kind: 'low-wallet', about: '$3.60 left', href: `/admin/money/${payer.companyId}` },
  ])
})

test('[MONEY-07] a rise is told to the companies that paid the price lately, by email and in Billing, once it is approved', async () => {
  const [payer, other] = [await newPayer(world, 5 * dollar), await newPayer(world, 5 * dollar)]
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const line = { channel: 'whatsapp', category: 'utility', country: 'IN' } as const
  const emails = { channel: 'email', category: 'utility', country: 'IN' } as const
  await spend(asModuleServer(world), { ...line, outlet: payer.outletId, units: 2 }, 'before-the-rise')
  await spend(asModuleServer(world), { ...emails, outlet: other.outletId, units: 2 }, 'another-line')
  for (const { walletId } of [payer, other]) await rollUp(world.ctx, walletId)
  const propose = async (ahead: number) => {
    const startsOn = new Date(world.time.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    const price = { ...line, unit_price: 2000, starts_on: startsOn }
    return String((await ines.browser.post('/merchant/admin_rates', price)).body.id)
  }
  const approve = (id: string) => tomas.browser.post('/merchant/admin_rates/decide', { id, approve: true })
  const approver = await staffContext(world, tomas.browser)
  const { now } = world.time
  const forgotten = await propose(16)
  world.time.now = new Date(now.getTime() + 3 * 86_400_000)
  await expect(decideRate(approver, forgotten, true)).rejects.toMatchObject({ code: 'notice_too_short' })
  world.time.now = now
  expect((await approve(await propose(16))).status).toBe(200)
  const startsAt = `${new Date(now.getTime() + 16 * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`
  const rise = {
    message: 'WhatsApp order message, India',
    before: '$0.0014',
    after: '$0.0020',
    startsAt,
  }
  expect(await emailsTo(world, payer.email, 'price-rise')).toMatchObject([{ data: rise }])
  expect(await emailsTo(world, other.email, 'price-rise')).toEqual([])
  expect(await readPriceRises(world.ctx, payer.companyId)).toMatchObject([rise])
  expect(await readPriceRises(world.ctx, other.companyId)).toEqual([])
})
