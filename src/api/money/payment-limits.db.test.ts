// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  credit,
  dollar,
  inProduction,
  newPayer,
  openMoneyWorld,
  paymentRow,
  payTopUp,
  sendCardWebhook,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { users } from '#database/schema/users.ts'
import { findWallet } from '#domain/money/wallet/open-wallet.ts'
import { watchWallets } from '#domain/money/wallet/watch-wallets.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const day = 24 * 60 * 60 * 1000
const rule = { threshold: 30 * dollar, target: 50 * dollar, cap: 500 * dollar, consent: true }

const paymentsOf = (walletId: string) =>
  world.ctx.db.select().from(payments).where(eq(payments.walletId, walletId)).orderBy(payments.startedAt)

async function settingsOf(walletId: string) {
  const [row] = await world.ctx.db.select().from(walletSettings).where(eq(walletSettings.walletId, walletId))
  return row
}

/** A merchant whose card is kept, with the rule switched on. */
async function automaticPayer() {
  const payer = await newPayer(world)
  const payment = await payTopUp(payer, 20 * dollar, true)
  expect((await payer.browser.post('/merchant/wallet/auto_top_up', { request: rule })).status).toBe(200)
  const row = await paymentRow(world, payment)
  if (!row.providerRef || !row.chargeRef) throw new Error('Not paid.')
  return { ...payer, session: row.providerRef, charge: row.chargeRef }
}

test('[MONEY-04] a test charge of a development store may start a plan, and never credits a wallet', async () => {
  const real = inProduction(world)
  const owner = await storeWorld(real).connect('dev-pay-20.myshopify.com')
  const started = await owner.browser.post('/merchant/subscription', { cap: 300 * dollar })
  await submit(String(started.body.url), { decision: 'approve' })
  const plan = await owner.browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  expect(plan.body.state).toBe('trial')
  const refused = await owner.browser.post('/merchant/top_ups', { amount: 250 * dollar })
  expect([refused.status, refused.body.code]).toEqual([409, 'test_store'])
  const wallet = await findWallet(world.ctx, owner.companyId)
  if (!wallet) throw new Error('No wallet.')
  // One whose page was opened before, or made by other means, is not credited either.
  const id = '00000000-0000-7000-8000-00000000d001'
  await owner.browser.post('/merchant/wallet/auto_top_up', { request: rule })
  await watchWallets(real.ctx)
  const [automatic] = await paymentsOf(wallet.id)
  expect(automatic).toMatchObject({ purpose: 'auto_top_up', state: 'failed' })
  const demo = await storeWorld(world).connect('dev-pay-21.myshopify.com')
  const begun = await demo.browser.post('/merchant/subscription', {})
  await submit(String(begun.body.url), { decision: 'approve' })
  await demo.browser.get(`/merchant/subscription?plan=${begun.body.plan}`)
  const opened = await demo.browser.post('/merchant/top_ups', { amount: 250 * dollar })
  await submit(String(opened.body.url), { decision: 'approve' })
  await world.ctx.db
    .update(payments)
    .set({ id, walletId: wallet.id, companyId: owner.companyId })
    .where(eq(payments.id, opened.body.payment))
  const landed = await owner.browser.get(`/merchant/top_ups?payment=${id}`)
  expect(landed.body).toMatchObject({ state: 'failed', refusal: 'Test charge' })
  // The welcome credit alone.
  expect(await walletRow(world, wallet.id)).toMatchObject({ balance: dollar, credit: dollar })
})

test('[MONEY-10] an automatic top-up has the limits of one by hand, when the rule is saved', async () => {
  const { browser } = await automaticPayer()
  const save = async (request: object) =>
    (await browser.post('/merchant/wallet/auto_top_up', { request: { ...rule, ...request } })).body
      .code as string
  expect(await save({ target: 100_000 * dollar, cap: 200_000 * dollar })).toBe('amount_refused')
  expect(await save({ target: 5001 * dollar, cap: 9000 * dollar })).toBe('amount_refused')
  expect(await save({ threshold: 45 * dollar })).toBe('amount_refused')
  expect(await save({ target: 300 * dollar })).toBe('top_up_limit')
})

test('[MONEY-10] an automatic top-up has the limits of one by hand, when it runs', async () => {
  const { walletId } = await automaticPayer()
  const saveOld = (autoTarget: number) =>
    world.ctx.db
      .update(walletSettings)
      .set({ autoTarget, autoCap: 1_000_000 * dollar })
      .where(eq(walletSettings.walletId, walletId))
  await saveOld(100_000 * dollar)
  await watchWallets(world.ctx)
  const sums = async () => (await paymentsOf(walletId)).map(({ net }) => net / dollar)
  // New merchants pay $250 a day, of which $20 are paid.
  expect(await sums()).toEqual([20, 230])
  await world.ctx.db
    .update(payments)
    .set({ settledAt: new Date(world.time.now.getTime() - 40 * day) })
    .where(eq(payments.walletId, walletId))
  await world.ctx.db
    .update(walletSettings)
    .set({ autoThreshold: 1000 * dollar })
    .where(eq(walletSettings.walletId, walletId))
  await watchWallets(world.ctx)
  expect(await sums()).toEqual([20, 230, 5000])
})

test('[MONEY-10] [MONEY-13] a dispute that the balance covers switches automatic top-up off and forgets the card', async () => {
  const { walletId, session, charge } = await automaticPayer()
  await submit(`${world.sandbox.url}/stripe/sessions/${session}`, { act: 'dispute' })
  await sendCardWebhook(world, charge, 'charge.dispute.created')
  expect(await settingsOf(walletId)).toMatchObject({
    autoOn: false,
    autoOffWhy: 'dispute',
    cardCustomer: null,
    cardMethod: null,
    cardLast4: null,
  })
  await watchWallets(world.ctx)
  expect(await paymentsOf(walletId)).toHaveLength(1)
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 0, frozenAt: null })
})

test('[MONEY-10] [MONEY-13] a payment that was paid back does the same', async () => {
  const { walletId, session, charge, browser } = await automaticPayer()
  await submit(`${world.sandbox.url}/stripe/sessions/${session}`, { act: 'refund' })
  await sendCardWebhook(world, charge, 'charge.refunded')
  expect(await settingsOf(walletId)).toMatchObject({ autoOn: false, autoOffWhy: 'refund', cardMethod: null })
  // It is not said to be on while nothing would be charged.
  const waits = await browser.post('/merchant/wallet/auto_top_up', { request: rule })
  expect([waits.status, waits.body.code]).toEqual([409, 'auto_top_up_waits'])
  // Even where the rule is still on: the newest payment did not stand.
  await world.ctx.db
    .update(walletSettings)
    .set({ autoOn: true, cardCustomer: 'cus_1', cardMethod: 'pm_1' })
    .where(eq(walletSettings.walletId, walletId))
  await watchWallets(world.ctx)
  expect(await paymentsOf(walletId)).toHaveLength(1)
})

test('[MONEY-10] [MONEY-13] who is about to leave cannot switch it on, and can after staying', async () => {
  const { userId, browser } = await automaticPayer()
  const leave = (eraseAt: Date | null) =>
    world.ctx.db.update(users).set({ eraseAt }).where(eq(users.id, userId))
  const save = async () => (await browser.post('/merchant/wallet/auto_top_up', { request: rule })).status
  await leave(new Date(world.time.now.getTime() + 7 * day))
  expect(await save()).toBe(409)
  await leave(null)
  expect(await save()).toBe(200)
})

test('[MONEY-10] without a running plan nothing is charged by itself, and nothing can be switched on', async () => {
  const { walletId, companyId, browser } = await automaticPayer()
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'ended' })
    .where(eq(subscriptions.companyId, companyId))
  await watchWallets(world.ctx)
  expect(await paymentsOf(walletId)).toHaveLength(1)
  const refused = await browser.post('/merchant/wallet/auto_top_up', { request: rule })
  expect(refused.body.code).toBe('subscription_needed')
  expect((await browser.post('/merchant/wallet/auto_top_up', { request: null })).status).toBe(200)
})

test('[MONEY-04] pages that are still open count for the limit of a new merchant’s day', async () => {
  const shop = 'limit-20.myshopify.com'
  const owner = await storeWorld(world).connect(shop)
  const begun = await owner.browser.post('/merchant/subscription', {})
  await submit(String(begun.body.url), { decision: 'approve' })
  await owner.browser.get(`/merchant/subscription?plan=${begun.body.plan}`)
  const start = (amount: number) => owner.browser.post('/merchant/top_ups', { amount: amount * dollar })
  // Shopify cannot take a charge back: each of them may be approved.
  expect((await start(100)).status).toBe(200)
  expect((await start(150)).status).toBe(200)
  expect((await start(10)).body.code).toBe('top_up_limit')
  const { browser, walletId } = await newPayer(world)
  const all = await Promise.all(
    Array.from({ length: 6 }, () => browser.post('/merchant/top_ups', { amount: 250 * dollar })),
  )
  for (const { status, body } of all.filter((answer) => answer.status === 200)) {
    expect(status).toBe(200)
    await submit(String(body.url), { decision: 'pay' })
    await browser.get(`/merchant/top_ups?payment=${body.payment}`)
  }
  expect(all.every(({ status }) => status < 500)).toBe(true)
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 250 * dollar })
  expect((await browser.post('/merchant/top_ups', { amount: 10 * dollar })).body.code).toBe('top_up_limit')
})

test('[MONEY-04] a second press uses the page at Shopify again, and ends an older one by card', async () => {
  const owner = await storeWorld(world).connect('presses-20.myshopify.com')
  const begun = await owner.browser.post('/merchant/subscription', {})
  await submit(String(begun.body.url), { decision: 'approve' })
  await owner.browser.get(`/merchant/subscription?plan=${begun.body.plan}`)
  const twice = [
    await owner.browser.post('/merchant/top_ups', { amount: 20 * dollar }),
    await owner.browser.post('/merchant/top_ups', { amount: 20 * dollar }),
  ]
  expect(twice[1]?.body).toEqual(twice[0]?.body)
  const { browser, walletId } = await newPayer(world)
  const first = await browser.post('/merchant/top_ups', { amount: 20 * dollar })
  const second = await browser.post('/merchant/top_ups', { amount: 30 * dollar })
  for (const { body } of [first, second]) await submit(String(body.url), { decision: 'pay' })
  for (const { body } of [first, second]) await browser.get(`/merchant/top_ups?payment=${body.payment}`)
  expect((await paymentsOf(walletId)).map(({ state }) => state)).toEqual(['expired', 'settled'])
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 30 * dollar })
})

test(
  '[MONEY-12] a top-up that is sent twice under one key is one payment',
  { tags: 'engine-long' },
  async () => {
    const { browser, walletId } = await newPayer(world)
    const start = (amount: number) =>
      browser.post('/merchant/top_ups', { amount: amount * dollar }, { 'idempotency-key': 'press-1234' })
    const first = await start(20)
    expect((await start(20)).body).toEqual(first.body)
    const other = await start(30)
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    expect(await paymentsOf(walletId)).toHaveLength(1)
    await submit(String(first.body.url), { decision: 'pay' })
    await browser.get(`/merchant/top_ups?payment=${first.body.payment}`)
    expect((await start(20)).body).toMatchObject({ payment: first.body.payment })
    expect(await walletRow(world, walletId)).toMatchObject({ balance: 20 * dollar })
    // The key belongs to the company that sent it.
    const stranger = await newPayer(world)
    const theirs = await stranger.browser.post(
      '/merchant/top_ups',
      { amount: 20 * dollar },
      { 'idempotency-key': 'press-1234' },
    )
    expect(theirs.body.payment).not.toBe(first.body.payment)
  },
)

test('[MONEY-12] the ledger holds after all of it', async () => {
  const payer = await newPayer(world)
  await credit(world, payer.walletId, dollar)
  expect(await brokenInvariants(world)).toEqual([])
})
