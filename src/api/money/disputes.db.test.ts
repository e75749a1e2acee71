// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  companyAccount,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  paymentRow,
  payTopUp,
  sendCardWebhook,
  submit,
  useUpTrial,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { documents, planCharges, subscriptions } from '#database/schema/billing.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { reconcileLedger } from '#domain/money/ledger/reconcile-ledger.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { syncSubscription } from '#domain/money/plans/sync-subscription.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

/** What banks take back and what is paid back at the card processor, of top-ups and of plans. */

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

async function paidTopUp() {
  const payer = await newPayer(world)
  const id = await payTopUp(payer, 20 * dollar)
  const row = () => paymentRow(world, id)
  const { providerRef, chargeRef } = await row()
  return {
    ...payer,
    row,
    chargeRef: chargeRef ?? '',
    act: (act: string) => submit(`${world.sandbox.url}/stripe/sessions/${providerRef}`, { act }),
  }
}

const kindsOf = async (companyId: string) => {
  const rows = await world.ctx.db
    .select({ kind: documents.kind })
    .from(documents)
    .where(eq(documents.companyId, companyId))
  return rows.map(({ kind }) => kind).toSorted()
}

async function queueOf(companyId: string) {
  const staff = await newStaff(world)
  const items = await readQueue(await staffContext(world, staff.browser))
  return items.filter(({ kind, href }) => kind === 'dispute' && href.endsWith(companyId))
}

test('[MONEY-13] a dispute and a refund whose webhooks were lost are found at night, and staff see the dispute', async () => {
  const disputed = await paidTopUp()
  const refunded = await paidTopUp()
  await disputed.act('dispute')
  await refunded.act('refund')
  await reconcileLedger(world.ctx)
  expect([(await disputed.row()).state, (await refunded.row()).state]).toEqual(['disputed', 'refunded'])
  for (const { walletId } of [disputed, refunded]) expect((await walletRow(world, walletId)).balance).toBe(0)
  expect(await queueOf(disputed.companyId)).toMatchObject([{ about: 'The payer disputed a top-up' }])
  await reconcileLedger(world.ctx)
  expect(await kindsOf(disputed.companyId)).toEqual(['credit_note', 'receipt'])
  expect(await brokenInvariants(world)).toEqual([])
})

test(
  '[MONEY-13] a dispute that is won is credited back, pays what is owed, and has a receipt and an email',
  { tags: 'engine-long' },
  async () => {
    const payer = await paidTopUp()
    const code = { channel: 'whatsapp', category: 'authentication', country: 'DE', units: 200 } as const
    await spend(asModuleServer(world), { ...code, outlet: payer.outletId }, 'dispute-won')
    await payer.act('dispute')
    await sendCardWebhook(world, payer.chargeRef, 'charge.dispute.created')
    expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0, owed: 11 * dollar })
    await payer.act('lost')
    await sendCardWebhook(world, payer.chargeRef, 'charge.dispute.closed')
    expect((await payer.row()).state).toBe('disputed')
    await payer.act('won')
    await reconcileLedger(world.ctx)
    await sendCardWebhook(world, payer.chargeRef, 'charge.dispute.updated')
    expect((await payer.row()).state).toBe('settled')
    expect(await walletRow(world, payer.walletId)).toMatchObject({
      balance: 9 * dollar,
      owed: 0,
      frozenAt: null,
    })
    expect(await kindsOf(payer.companyId)).toEqual(['credit_note', 'receipt', 'receipt'])
    expect(await emailsTo(world, payer.email, 'dispute-won')).toMatchObject([
      { data: { sum: '$20.00', collected: '$11.00', balance: '$9.00' } },
    ])
    expect(await brokenInvariants(world)).toEqual([])
  },
)

test('[MONEY-13] a payment that is disputed again after a won dispute is taken back again, with papers of its own', async () => {
  const payer = await paidTopUp()
  const balances: number[] = []
  for (const act of ['dispute', 'won', 'dispute', 'won', 'dispute']) {
    await payer.act(act)
    await sendCardWebhook(world, payer.chargeRef, 'charge.dispute.updated')
    await reconcileLedger(world.ctx)
    balances.push((await walletRow(world, payer.walletId)).balance / dollar)
  }
  expect(balances).toEqual([0, 20, 0, 20, 0])
  const notes = ['credit_note', 'credit_note', 'credit_note']
  expect(await kindsOf(payer.companyId)).toEqual([...notes, 'receipt', 'receipt', 'receipt'])
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-13] a question of the bank, before any money is taken, changes nothing', async () => {
  const payer = await paidTopUp()
  await payer.act('warning_needs_response')
  await sendCardWebhook(world, payer.chargeRef, 'charge.dispute.created')
  expect((await payer.row()).state).toBe('settled')
  expect((await walletRow(world, payer.walletId)).balance).toBe(20 * dollar)
})

/** A plan by card whose first month is paid: the trial is used up. */
async function paidPlan() {
  const merchant = await newMerchant(world)
  const { companyId, browser } = merchant
  await useUpTrial(world, merchant)
  const started = await browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'pay' })
  await syncSubscription(world.ctx, started.body.plan)
  const [plan] = await world.ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, started.body.plan))
  const [charge] = await world.ctx.db.select().from(planCharges).where(eq(planCharges.companyId, companyId))
  return {
    ...merchant,
    chargeRef: charge?.chargeRef ?? '',
    act: (act: string) => submit(`${world.sandbox.url}/stripe/plans/${plan?.providerRef}`, { act }),
    revenue: () => companyAccount(world, 'revenue_subscription', companyId),
  }
}

test('[MONEY-13] a payment of the plan that is disputed leaves the books, and is back in them when the dispute is won', async () => {
  const plan = await paidPlan()
  expect(await plan.revenue()).toBe(200 * dollar)
  await plan.act('dispute')
  await sendCardWebhook(world, plan.chargeRef, 'charge.dispute.created')
  await reconcileLedger(world.ctx)
  expect(await plan.revenue()).toBe(0)
  expect(await kindsOf(plan.companyId)).toEqual(['credit_note', 'receipt'])
  expect(await queueOf(plan.companyId)).toMatchObject([{ about: 'The payer disputed a payment of the plan' }])
  await plan.act('won')
  await reconcileLedger(world.ctx)
  await reconcileLedger(world.ctx)
  expect(await plan.revenue()).toBe(200 * dollar)
  expect(await kindsOf(plan.companyId)).toEqual(['credit_note', 'receipt', 'receipt'])
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-13] a payment of the plan that is paid back at the card processor is found at night', async () => {
  const plan = await paidPlan()
  await plan.act('refund')
  await reconcileLedger(world.ctx)
  await reconcileLedger(world.ctx)
  expect(await plan.revenue()).toBe(0)
  expect(await companyAccount(world, 'clearing_card', plan.companyId)).toBe(0)
  expect(await queueOf(plan.companyId)).toMatchObject([{ about: 'A payment of the plan was paid back' }])
})

test('[MONEY-09] tax on a top-up is in the ledger from the day it is paid, and leaves it with a dispute', async () => {
  ownerSettings.seller = { country: 'IN', taxNumber: '27AAPFU0939F1ZV', taxAtHome: 1800 }
  try {
    const payer = await newPayer(world)
    await world.ctx.db.insert(companyProfiles).values({
      companyId: payer.companyId,
      legalName: 'Tamarind Foods',
      taxId: '',
      address: 'Mumbai',
      country: 'India',
      updatedAt: world.time.now,
    })
    const id = await payTopUp(payer, 20 * dollar)
    const tax = () => companyAccount(world, 'tax_payable', payer.companyId)
    const clearing = () => companyAccount(world, 'clearing_card', payer.companyId)
    expect(await tax()).toBe(3.6 * dollar)
    expect(await clearing()).toBe(-23.6 * dollar)
    const payment = await paymentRow(world, id)
    await submit(`${world.sandbox.url}/stripe/sessions/${payment.providerRef}`, { act: 'dispute' })
    await sendCardWebhook(world, payment.chargeRef ?? '', 'charge.dispute.created')
    expect([await tax(), await clearing()]).toEqual([0, 0])
  } finally {
    ownerSettings.seller = undefined
  }
})
