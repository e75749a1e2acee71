// @module-tag engine-long
import { and, asc, eq } from 'drizzle-orm'
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
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { documents, payments, walletSettings } from '#database/schema/billing.ts'
import { refunds } from '#database/schema/refunds.ts'
import { wallets } from '#database/schema/ledger.ts'
import { syncReturned } from '#domain/money/payments/sync-returned.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { listReconciliations, reconcileLedger } from '#domain/money/ledger/reconcile-ledger.ts'
import { watchWallets } from '#domain/money/wallet/watch-wallets.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { decideAdjustment } from '#domain/money/staff/decide-adjustment.ts'
import { postToWallet } from '#domain/money/ledger/post-to-wallet.ts'
import { moneyLeft } from '#domain/money/wallet/money-left.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

async function paidPayer(amount: number) {
  const payer = await newPayer(world)
  return { ...payer, payment: await paymentRow(world, await payTopUp(payer, amount)) }
}

const leaving = (wallet: string, amount: number) => ({
  wallet,
  act: 'refund',
  amount,
  reason: 'leaving',
  note: 'The merchant leaves',
})

test(
  '[MONEY-13] money left is paid back by the way it came, once, with a second person; free credit is not',
  { tags: 'engine-long' },
  async () => {
    const payer = await paidPayer(20 * dollar)
    const { walletId, payment } = payer
    await postToWallet(world.ctx, {
      walletId,
      kind: 'credit',
      scope: 'credit',
      key: `grant:${walletId}`,
      amount: dollar,
      credit: dollar,
      counter: 'promotions',
    })
    const settings = eq(walletSettings.walletId, walletId)
    await world.ctx.db
      .update(walletSettings)
      .set({
        autoOn: true,
        autoThreshold: 30 * dollar,
        autoTarget: 50 * dollar,
        autoCap: 500 * dollar,
        cardCustomer: 'cus_1',
        cardMethod: 'pm_1',
      })
      .where(settings)
    const [ines, tomas] = [await newStaff(world), await newStaff(world)]
    const decide = (id: string) => tomas.browser.post('/merchant/admin_wallet/decide', { id, approve: true })
    const propose = async (amount: number) =>
      String((await ines.browser.post('/merchant/admin_wallet/adjust', leaving(walletId, amount))).body.id)
    const tooMuch = await propose(21 * dollar)
    expect((await decide(tooMuch)).body.code).toBe('nothing_left')
    expect((await decide(await propose(15 * dollar))).status).toBe(200)
    // Nothing is charged by itself any more, whatever the switch says.
    expect(await world.ctx.db.select().from(walletSettings).where(settings)).toMatchObject([
      { autoOn: false, autoOffWhy: 'refund', cardMethod: null },
    ])
    await world.ctx.db.update(walletSettings).set({ autoOn: true, cardMethod: 'pm_1' }).where(settings)
    await watchWallets(world.ctx)
    expect(await world.ctx.db.$count(payments, eq(payments.walletId, walletId))).toBe(1)
    expect((await decide(await propose(5 * dollar))).status).toBe(200)
    expect(await walletRow(world, walletId)).toMatchObject({ balance: dollar, credit: dollar })
    expect((await decide(tooMuch)).body.code).toBe('nothing_left')
    // The processor tells of the refunds that we asked for: nothing more is taken.
    await sendCardWebhook(world, payment.chargeRef ?? '', 'charge.refunded')
    await pollPendingPayments(world.ctx)
    expect(await walletRow(world, walletId)).toMatchObject({ balance: dollar, owed: 0, frozenAt: null })
    expect(await world.ctx.cards?.readCharge(payment.chargeRef ?? '')).toMatchObject({
      refunded: 20 * dollar,
    })
    const sent = await world.ctx.db.select().from(refunds).where(eq(refunds.companyId, payer.companyId))
    expect(sent.map(({ net, doneAt }) => [net, doneAt !== null])).toEqual([
      [15 * dollar, true],
      [5 * dollar, true],
    ])
    const papers = await world.ctx.db
      .select()
      .from(documents)
      .where(eq(documents.companyId, payer.companyId))
      .orderBy(asc(documents.issuedAt), asc(documents.kind))
    const receipt = papers.find(({ kind }) => kind === 'receipt')
    expect(papers.filter(({ kind }) => kind === 'credit_note').map(({ corrects }) => corrects)).toEqual([
      receipt?.id,
      receipt?.id,
    ])
    expect(await emailsTo(world, payer.email, 'wallet-refunded')).toHaveLength(2)
    expect(await reconcileLedger(world.ctx)).toBe(0)
    expect(await brokenInvariants(world)).toEqual([])
  },
)

test('[MONEY-11] [MONEY-13] goodwill is free credit: it is never paid out, and lapses as such', async () => {
  const payer = await paidPayer(20 * dollar)
  const { walletId, companyId, outletId } = payer
  const campaign = { channel: 'whatsapp', category: 'marketing', country: 'IN', outlet: outletId } as const
  await spend(asModuleServer(world), { ...campaign, units: 1000 }, `goodwill:${walletId}`)
  const spent = 20 * dollar - (await walletRow(world, walletId)).balance
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const adjust = async (amount: number, reason: string) => {
    const note = 'For the delay last week'
    const request = { wallet: walletId, act: 'adjust', amount, reason, note }
    expect((await ines.browser.post('/merchant/admin_wallet/adjust', request)).body).toMatchObject({
      is_posted: true,
    })
  }
  await adjust(spent - 20 * dollar, 'correction')
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 0 })
  await adjust(20 * dollar, 'goodwill')
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 20 * dollar, credit: 20 * dollar })
  expect(await moneyLeft(world.ctx, [companyId])).toEqual(new Map())
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', leaving(walletId, 20 * dollar))
  const decision = { id: asked.body.id, approve: true }
  const decided = await tomas.browser.post('/merchant/admin_wallet/decide', decision)
  expect(decided.body.code).toBe('nothing_left')
  // What we charged wrongly was paid: it comes back as paid money.
  await adjust(2 * dollar, 'wrong_charge')
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 22 * dollar, credit: 20 * dollar })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-13] a refund that the processor did not hear is repeated by the job', async () => {
  const payer = await paidPayer(20 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', leaving(payer.walletId, 20 * dollar))
  const { cards } = world.ctx
  const staff = await staffContext(world, tomas.browser)
  const away = () => Promise.reject(new Error('away'))
  await decideAdjustment({ ...staff, cards: cards && { ...cards, refund: away } }, asked.body.id, true)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0 })
  expect(await cards?.readCharge(payer.payment.chargeRef ?? '')).toMatchObject({ refunded: 0 })
  await pollPendingPayments(world.ctx)
  await pollPendingPayments(world.ctx)
  expect(await cards?.readCharge(payer.payment.chargeRef ?? '')).toMatchObject({ refunded: 20 * dollar })
})

test('[MONEY-13] what was paid back at the processor and not by us leaves the wallet', async () => {
  const payer = await paidPayer(20 * dollar)
  await submit(`${world.sandbox.url}/stripe/sessions/${payer.payment.providerRef}`, { act: 'refund' })
  await sendCardWebhook(world, payer.payment.chargeRef ?? '', 'charge.refunded')
  await sendCardWebhook(world, payer.payment.chargeRef ?? '', 'charge.refunded')
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0, owed: 0, frozenAt: null })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-13] a part that was paid back at the processor and not by us leaves the wallet, once', async () => {
  const payer = await paidPayer(20 * dollar)
  const { walletId, companyId, payment } = payer
  const atStripe = (act: string) =>
    submit(`${world.sandbox.url}/stripe/sessions/${payment.providerRef}`, { act })
  const hear = () => syncReturned(world.ctx, [payment.chargeRef ?? ''])
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', leaving(walletId, 4 * dollar))
  await tomas.browser.post('/merchant/admin_wallet/decide', { id: asked.body.id, approve: true })
  // Half of what is left, and then half of that.
  await atStripe('half')
  for (let i = 0; i < 2; i += 1) await hear()
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 8 * dollar, owed: 0 })
  expect(await emailsTo(world, payer.email, 'wallet-frozen')).toMatchObject([
    { data: { sum: '$8.00', owed: '', why: 'refund' } },
  ])
  const settings = eq(walletSettings.walletId, walletId)
  await world.ctx.db.update(walletSettings).set({ cardMethod: 'pm_1' }).where(settings)
  await atStripe('half')
  await Promise.all([hear(), hear(), reconcileLedger(world.ctx)])
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 4 * dollar, frozenAt: null })
  expect(await world.ctx.db.select().from(walletSettings).where(settings)).toMatchObject([
    { cardMethod: null, autoOffWhy: 'refund' },
  ])
  // What is left can still be paid back by us, and no more.
  const rest = await ines.browser.post('/merchant/admin_wallet/adjust', leaving(walletId, 4 * dollar))
  const decided = await tomas.browser.post('/merchant/admin_wallet/decide', {
    id: rest.body.id,
    approve: true,
  })
  expect(decided.status).toBe(200)
  await hear()
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 0, owed: 0, frozenAt: null })
  const back = eq(documents.kind, 'credit_note')
  expect(await world.ctx.db.$count(documents, and(eq(documents.companyId, companyId), back))).toBe(4)
  expect(await companyAccount(world, 'clearing_card', companyId)).toBe(0)
  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await brokenInvariants(world)).toEqual([])
})

test(
  '[MONEY-12] the nightly recount reports no difference, and freezes a wallet that has one; staff get one email',
  { tags: 'engine-long' },
  async () => {
    const payer = await newPayer(world, 5 * dollar)
    const told = () => emailsTo(world, world.ctx.settings.staffMail, 'ledger-difference')
    expect(await reconcileLedger(world.ctx)).toBe(0)
    expect(await told()).toEqual([])
    world.time.now = new Date(world.time.now.getTime() + 1000)
    await world.ctx.db
      .update(wallets)
      .set({ balance: 6 * dollar })
      .where(eq(wallets.id, payer.walletId))
    expect(await reconcileLedger(world.ctx)).toBe(1)
    expect(await walletRow(world, payer.walletId)).toMatchObject({ frozenWhy: 'difference' })
    expect(await reconcileLedger(world.ctx)).toBe(1)
    expect(await told()).toMatchObject([
      { data: { count: 1, frozen: 1, differences: [{ id: payer.walletId, detail: String(dollar) }] } },
    ])
    const code = { channel: 'whatsapp', category: 'utility', country: 'IN', units: 1 } as const
    const sending = spend(asModuleServer(world), { ...code, outlet: payer.outletId }, 'frozen-spend')
    await expect(sending).rejects.toMatchObject({ code: 'wallet_frozen' })
    const staff = await newStaff(world)
    expect((await staff.browser.post('/merchant/admin_wallet/recount')).status).toBe(200)
    expect((await payer.browser.post('/merchant/admin_wallet/recount')).status).toBe(401)
    const queue = await readQueue(await staffContext(world, staff.browser))
    expect(queue).toContainEqual(
      expect.objectContaining({ kind: 'wallet', id: payer.walletId, about: 'difference' }),
    )
    const [report] = await listReconciliations(world.ctx)
    expect(report).toMatchObject({
      differences: 1,
      report: { differences: [{ id: payer.walletId, detail: String(dollar) }] },
    })
    await world.ctx.db
      .update(wallets)
      .set({ balance: 5 * dollar })
      .where(eq(wallets.id, payer.walletId))
  },
)
