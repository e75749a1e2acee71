// @module-tag engine-long
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  paymentRow,
  payTopUp,
  sendCardWebhook,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { documents, payments } from '#database/schema/billing.ts'
import { transfers } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { reconcileProvider } from '#domain/money/ledger/reconcile-provider.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { differencesIn, listReconciliations, reconcileLedger } from '#domain/money/ledger/reconcile-ledger.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

test(
  '[MONEY-04] [MONEY-09] a card top-up is credited once, however often webhook and landing page come, with its receipt',
  { tags: 'engine-long' },
  async () => {
    const payer = await newPayer(world)
    const started = await payer.browser.post('/merchant/top_ups', { amount: 50 * dollar })
    expect(started.status).toBe(200)
    const payment = await paymentRow(world, String(started.body.payment))
    const state = () => payer.browser.get(`/merchant/top_ups?payment=${payment.id}`)
    expect((await state()).body.state).toBe('pending')
    expect((await sendCardWebhook(world, payment.providerRef ?? '')).status).toBe(200)
    expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0 })
    await submit(String(started.body.url), { decision: 'pay' })
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        i % 2 ? state() : sendCardWebhook(world, payment.providerRef ?? ''),
      ),
    )
    expect((await state()).body.state).toBe('settled')
    expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 50 * dollar, seq: 1 })
    expect((await sendCardWebhook(world, 'cs_1', 'x', 'nobody')).status).toBe(401)
    const list = await payer.browser.get('/merchant/documents')
    expect(list.body.documents).toMatchObject([{ kind: 'receipt' }])
    expect(await emailsTo(world, payer.email, 'top-up-receipt')).toHaveLength(1)
    const recorded = and(eq(auditLog.companyId, payer.companyId), eq(auditLog.action, 'topped-up'))
    expect(await world.ctx.db.$count(auditLog, recorded)).toBe(1)
    expect(await brokenInvariants(world)).toEqual([])
  },
)

test('[MONEY-04] a top-up whose landing page was never reached and whose webhook was lost is found by the job', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await submit(String(started.body.url), { decision: 'pay' })
  await pollPendingPayments(world.ctx)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 20 * dollar })
})

test('[MONEY-04] a second charge for one payment is paid back by the nightly job, once, also where the first is disputed', async () => {
  const payTwice = async () => {
    const payer = await newPayer(world)
    const { body } = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
    await submit(String(body.url), { decision: 'twice' })
    return { ...payer, payment: String(body.payment) }
  }
  const [payer, disputing] = [await payTwice(), await payTwice()]
  await disputing.browser.get(`/merchant/top_ups?payment=${disputing.payment}`)
  const first = await paymentRow(world, disputing.payment)
  await submit(`${world.sandbox.url}/stripe/sessions/${first.providerRef}`, { act: 'dispute' })
  await sendCardWebhook(world, first.chargeRef ?? '', 'charge.dispute.created')
  expect((await paymentRow(world, disputing.payment)).state).toBe('disputed')

  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 20 * dollar })
  for (const { payment, companyId } of [payer, disputing]) {
    const { chargeRef } = await paymentRow(world, payment)
    const charges = (await world.ctx.cards?.listCharges(new Date(0))) ?? []
    const second = charges.find((one) => one.payment === payment && one.charge !== chargeRef)
    expect(await world.ctx.cards?.readCharge(second?.charge ?? '')).toMatchObject({ refunded: 20 * dollar })
    const noted = and(eq(auditLog.companyId, companyId), eq(auditLog.action, 'second-charge-refunded'))
    expect(await world.ctx.db.$count(auditLog, noted)).toBe(1)
  }
})

test('[MONEY-12] what the night has found is told, also where the processor answers no more', async () => {
  const { cards } = world.ctx
  const stranger = { charge: 'pi_stranger', payment: newId(world.time.now), amount: dollar, isSettled: true }
  const away = cards && {
    ...cards,
    listCharges: async () => [stranger],
    listReturned: () => Promise.reject(new DomainError('payments_away')),
  }
  expect(await reconcileProvider({ ...world.ctx, cards: away })).toMatchObject([
    { rule: 'a charge belongs to no payment', id: 'pi_stranger' },
  ])
})

/** Pays $20 for a payment of which we believe something else. */
async function payAnother(believed: Partial<typeof payments.$inferInsert>) {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await world.ctx.db.update(payments).set(believed).where(eq(payments.id, started.body.payment))
  await submit(String(started.body.url), { decision: 'pay' })
  return { payer, started }
}

/** How staff are told of it: in their queue, and in the report of the night. */
async function toldOf(paymentId: string) {
  const staff = await newStaff(world)
  const queue = await readQueue(await staffContext(world, staff.browser))
  world.time.now = new Date(world.time.now.getTime() + 1000)
  await reconcileLedger(world.ctx)
  const [night] = await listReconciliations(world.ctx)
  return {
    queue: queue.filter(({ id }) => id === paymentId),
    differences: differencesIn(night?.report ?? {}).filter(({ id }) => id === paymentId),
  }
}

test('[MONEY-04] another sum than was asked for is not credited, and waits for staff', async () => {
  const { payer, started } = await payAnother({ net: 30 * dollar })
  const landing = await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  expect(landing.body.state).toBe('failed')
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0 })
  const kept = await world.ctx.db.select().from(transfers).where(eq(transfers.companyId, payer.companyId))
  expect(kept).toMatchObject([{ kind: 'suspense', memo: 'Paid $20.00' }])
  expect(await toldOf(started.body.payment)).toMatchObject({
    queue: [
      {
        kind: 'suspense',
        about: 'Another sum was paid: $20.00, not $30.00',
        href: `/admin/money/${payer.companyId}`,
      },
    ],
    differences: [{ rule: 'a payment of another sum waits for staff', walletId: null }],
  })
  expect(await walletRow(world, payer.walletId)).toMatchObject({ frozenAt: null })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-04] another currency than was asked for is not credited, and waits for staff', async () => {
  const { payer, started } = await payAnother({ currency: 'EUR' })
  const landing = await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  expect(landing.body.state).toBe('failed')
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0 })
  expect(await toldOf(started.body.payment)).toMatchObject({
    queue: [{ about: 'Another sum was paid: $20.00, not €20.00' }],
    differences: [{ rule: 'a payment of another sum waits for staff' }],
  })
})

test('sums outside the limits, and more than a new merchant may pay in a day, are refused', async () => {
  const { browser, walletId } = await newPayer(world)
  for (const amount of [9 * dollar, 5001 * dollar, 20 * dollar + 1]) {
    expect([amount, (await browser.post('/merchant/top_ups', { amount })).body.code]).toEqual([
      amount,
      'amount_refused',
    ])
  }
  expect((await browser.post('/merchant/top_ups', { amount: 251 * dollar })).body.code).toBe('top_up_limit')
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 0 })
})

test('[MONEY-04] ten payment pages a day are opened for a company, and starts that were refused do not count', async () => {
  const { browser } = await newPayer(world)
  for (let number = 0; number < 11; number += 1) {
    const refused = await browser.post('/merchant/top_ups', { amount: 251 * dollar })
    expect(refused.body.code).toBe('top_up_limit')
  }
  for (let number = 0; number < 10; number += 1) {
    expect((await browser.post('/merchant/top_ups', { amount: 20 * dollar })).status).toBe(200)
  }
  expect((await browser.post('/merchant/top_ups', { amount: 20 * dollar })).body).toMatchObject({
    code: 'too_many_requests',
    message: 'Please wait 24 hours and try again.',
  })
})

test(
  '[MONEY-13] a dispute takes what is free; the rest is owed, freezes the wallet, and is paid by the next top-up',
  { tags: 'engine-long' },
  async () => {
    const payer = await newPayer(world)
    const first = await payTopUp(payer, 20 * dollar)
    const code = {
      outlet: payer.outletId,
      channel: 'whatsapp',
      category: 'authentication',
      country: 'DE',
      units: 200,
    } as const
    await spend(asModuleServer(world), code, 'dispute-spend')
    const payment = await paymentRow(world, first)
    await submit(`${world.sandbox.url}/stripe/sessions/${payment.providerRef}`, { act: 'dispute' })
    await sendCardWebhook(world, payment.chargeRef ?? '', 'charge.dispute.created')
    expect(await walletRow(world, payer.walletId)).toMatchObject({
      balance: 0,
      owed: 11 * dollar,
      frozenWhy: 'dispute',
    })
    expect(await emailsTo(world, payer.email, 'wallet-frozen')).toHaveLength(1)
    await payTopUp(payer, 50 * dollar)
    expect(await walletRow(world, payer.walletId)).toMatchObject({
      balance: 39 * dollar,
      owed: 0,
      frozenAt: null,
    })
    const kinds = await world.ctx.db
      .select({ kind: documents.kind })
      .from(documents)
      .where(eq(documents.companyId, payer.companyId))
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'receipt', 'receipt'])
    expect(await brokenInvariants(world)).toEqual([])
  },
)
