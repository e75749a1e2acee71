import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asHost,
  brokenInvariants,
  credit,
  dollar,
  newPayer,
  openRates,
} from '../../../tests/support/money-world.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { documents, payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { walletAlerts, wallets } from '#database/schema/ledger.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { askOpenPayments } from '#domain/money/ask-open-payments.ts'
import { spend } from '#domain/money/spend.ts'
import { reconcileLedger } from '#domain/money/reconcile-ledger.ts'
import { watchWallets } from '#domain/money/watch-wallets.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
  await openRates(world)
  // No product listens at the address of this test: notices are sent by hand.
  await form(`${world.sandbox.url}/stripe/notices`, { mode: 'lost' })
})
afterAll(() => world.close())

const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const walletOf = async (id: string) => {
  const [row] = await world.ctx.db.select().from(wallets).where(eq(wallets.id, id))
  if (!row) throw new Error('No wallet.')
  return row
}

/** As the card processor sends it. */
function cardNotice(
  ref: string,
  type = 'checkout.session.completed',
  secret = 'sandbox-stripe-webhook-secret',
) {
  const body = JSON.stringify({ id: `evt_${ref}_${type}`, type, data: { object: { id: ref } } })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` }
  return new ApiClient(world).send('POST', '/cards/notices', body, headers)
}

const emailsOf = (email: string, template: string) =>
  world.ctx.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, template)))

test('[MONEY-04] [MONEY-09] a card top-up is credited once, however often notice and landing page come, with its receipt', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 50 * dollar })
  expect(started.status).toBe(200)
  const [payment] = await world.ctx.db.select().from(payments).where(eq(payments.id, started.body.payment))
  const state = () => payer.browser.get(`/merchant/top_ups?payment=${payment?.id}`)
  expect((await state()).body.state).toBe('pending')
  expect((await cardNotice(payment?.providerRef ?? '')).status).toBe(200)
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 0 })
  await form(String(started.body.url), { decision: 'pay' })
  await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? state() : cardNotice(payment?.providerRef ?? ''))),
  )
  expect((await state()).body.state).toBe('settled')
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 50 * dollar, seq: 1 })
  expect((await cardNotice('cs_1', 'x', 'nobody')).status).toBe(401)
  const list = await payer.browser.get('/merchant/documents')
  expect(list.body.documents).toMatchObject([{ kind: 'receipt' }])
  expect(await emailsOf(payer.email, 'top-up-receipt')).toHaveLength(1)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-04] a top-up whose landing page was never reached and whose notice was lost is found by the job', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await form(String(started.body.url), { decision: 'pay' })
  await askOpenPayments(world.ctx)
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 20 * dollar })
})

test('[MONEY-04] a second charge for one payment is paid back by the nightly job', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await form(String(started.body.url), { decision: 'twice' })
  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 20 * dollar })
  const shown = await (await fetch(`${world.sandbox.url}/stripe`)).text()
  expect(shown).toContain('Card payments')
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
  expect(await walletOf(walletId)).toMatchObject({ balance: 0 })
})

test('[MONEY-13] a dispute takes what is free; the rest is owed, freezes the wallet, and is paid by the next top-up', async () => {
  const payer = await newPayer(world)
  const pay = async (amount: number) => {
    const started = await payer.browser.post('/merchant/top_ups', { amount })
    await form(String(started.body.url), { decision: 'pay' })
    await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
    return String(started.body.payment)
  }
  const first = await pay(20 * dollar)
  const code = {
    outlet: payer.outletId,
    channel: 'whatsapp',
    category: 'authentication',
    country: 'DE',
    units: 200,
  } as const
  await spend(asHost(world), code, 'dispute-spend')
  const [payment] = await world.ctx.db.select().from(payments).where(eq(payments.id, first))
  await form(`${world.sandbox.url}/stripe/sessions/${payment?.providerRef}`, { act: 'dispute' })
  await cardNotice(payment?.chargeRef ?? '', 'charge.dispute.created')
  expect(await walletOf(payer.walletId)).toMatchObject({
    balance: 0,
    owed: 11 * dollar,
    frozenWhy: 'dispute',
  })
  expect(await emailsOf(payer.email, 'wallet-frozen')).toHaveLength(1)
  await pay(50 * dollar)
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 39 * dollar, owed: 0, frozenAt: null })
  const kinds = await world.ctx.db
    .select({ kind: documents.kind })
    .from(documents)
    .where(eq(documents.companyId, payer.companyId))
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'receipt', 'receipt'])
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-02] [MONEY-04] a store on Shopify approves its plan and tops up there, and nowhere else', async () => {
  const keeper = await newStoreOwner(world)
  await comeBack(keeper.browser, await keeper.grant('hafenlicht.myshopify.com'))
  const plans = () =>
    world.ctx.db.select().from(subscriptions).where(eq(subscriptions.companyId, keeper.companyId))
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).body.code).toBe(
    'subscription_needed',
  )
  const declined = await keeper.browser.post('/merchant/subscription', {})
  expect(declined.status).toBe(200)
  await form(String(declined.body.url), { decision: 'decline' })
  expect((await keeper.browser.get(`/merchant/subscription?plan=${declined.body.plan}`)).body.state).toBe(
    'declined',
  )
  const started = await keeper.browser.post('/merchant/subscription', { cap: 300 * dollar })
  await form(String(started.body.url), { decision: 'approve' })
  expect((await keeper.browser.get(`/merchant/subscription?plan=${started.body.plan}`)).body.state).toBe(
    'trial',
  )
  expect(await plans()).toHaveLength(2)
  expect((await keeper.browser.post('/merchant/subscription', {})).body.code).toBe('subscription_running')
  const wallet = await keeper.browser.get('/merchant/wallet')
  expect(wallet.body).toMatchObject({ balance: dollar, granted: dollar })
  const top = await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  expect(String(top.body.url)).toContain('/shopify/hafenlicht.myshopify.com/admin/charges/')
  await form(String(top.body.url), { decision: 'approve' })
  await keeper.browser.get(`/merchant/top_ups?payment=${top.body.payment}`)
  expect((await keeper.browser.get('/merchant/wallet')).body).toMatchObject({ balance: 21 * dollar })
  const charges = `${world.sandbox.url}/shopify/hafenlicht.myshopify.com/admin/charges`
  const [plan] = (await plans()).filter(({ state }) => state === 'trial')
  const number = plan?.providerRef?.split('/').at(-1) ?? ''
  await form(`${charges}/${number}/state`, { status: 'FROZEN' })
  await askOpenPayments(world.ctx)
  expect((await keeper.browser.get(`/merchant/subscription?plan=${plan?.id}`)).body.state).toBe('frozen')
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).body.code).toBe(
    'subscription_needed',
  )
  expect(await emailsOf(keeper.email, 'plan-frozen')).toHaveLength(1)
  await form(`${charges}/${number}/state`, { status: 'ACTIVE' })
  await keeper.browser.get(`/merchant/subscription?plan=${plan?.id}`)
  expect((await keeper.browser.post('/merchant/subscription/cancel')).status).toBe(200)
  expect((await plans()).find(({ id }) => id === plan?.id)?.state).toBe('cancelling')
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).status).toBe(200)
})

test('[MONEY-02] a store elsewhere pays its plan by card', async () => {
  const { browser, companyId } = await newMerchant(world)
  const started = await browser.post('/merchant/subscription', {})
  await form(String(started.body.url), { decision: 'pay' })
  expect((await browser.get(`/merchant/subscription?plan=${started.body.plan}`)).body.state).toBe('trial')
  const [plan] = await world.ctx.db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  await form(`${world.sandbox.url}/stripe/plans/${plan?.providerRef}`, { status: 'past_due' })
  await cardNotice(plan?.providerRef ?? '', 'customer.subscription.updated')
  const state = async () =>
    (await browser.get(`/merchant/subscription?plan=${plan?.id}`)).body.state as string
  expect(await state()).toBe('past_due')
  await form(`${world.sandbox.url}/stripe/plans/${plan?.providerRef}`, { status: 'canceled' })
  expect(await state()).toBe('ended')
})

test('[MONEY-03] [MONEY-08] the statement lists every movement with its balance after, filters and walks by line', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const host = asHost(world)
  const code = {
    outlet: payer.outletId,
    channel: 'whatsapp',
    category: 'authentication',
    country: 'IN',
    units: 1,
  } as const
  for (let i = 0; i < 60; i += 1) await spend(host, code, `statement-${i}`)
  const first = await payer.browser.get('/merchant/statement')
  expect(first.body.lines).toHaveLength(50)
  expect(first.body).toMatchObject({ opening: 0, closing: 20 * dollar - 60 * 1400 })
  expect(first.body.lines[0]).toMatchObject({
    line: 61,
    kind: 'spend',
    amount: -1400,
    units: 1,
    channel: 'whatsapp',
  })
  const rest = await payer.browser.get(`/merchant/statement?before=${first.body.next}`)
  expect(rest.body.lines.map(({ line }: { line: number }) => line)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
  ])
  expect((await payer.browser.get('/merchant/statement?kind=top_up')).body.lines).toHaveLength(1)
  expect((await payer.browser.get('/merchant/statement?channel=sms')).body.lines).toEqual([])
  const today = world.time.now.toISOString().slice(0, 10)
  expect((await payer.browser.get(`/merchant/statement?to=2020-01-01`)).body).toMatchObject({
    lines: [],
    closing: 0,
  })
  expect((await payer.browser.get(`/merchant/statement?from=${today}`)).body.lines.length).toBeGreaterThan(0)
  expect((await payer.browser.get('/merchant/wallet')).body).toMatchObject({ days_left: null })
})

test('[MONEY-10] an alert comes once per crossing and is armed again by a top-up', async () => {
  const payer = await newPayer(world, 20 * dollar)
  expect((await payer.browser.post('/merchant/wallet/alerts', { sum: 10 * dollar })).status).toBe(200)
  const host = asHost(world)
  const send = (units: number, key: string) =>
    spend(
      host,
      { outlet: payer.outletId, channel: 'whatsapp', category: 'utility', country: 'DE', units },
      key,
    )
  // Twelve dollars are the line: the reserve of two, and ten.
  await send(100, 'alert-1')
  await send(50, 'alert-2')
  await send(1, 'alert-3')
  await watchWallets(world.ctx)
  await watchWallets(world.ctx)
  expect(await emailsOf(payer.email, 'wallet-low')).toHaveLength(1)
  await credit(world, payer.walletId, 20 * dollar)
  await payer.browser.post('/merchant/wallet/alerts', { sum: 10 * dollar })
  await send(370, 'alert-4')
  await watchWallets(world.ctx)
  expect(await emailsOf(payer.email, 'wallet-low')).toHaveLength(2)
  const alerts = await world.ctx.db
    .select()
    .from(walletAlerts)
    .where(eq(walletAlerts.walletId, payer.walletId))
  expect(alerts).toHaveLength(2)
})

test('[MONEY-10] automatic top-up: a cap is required, one in flight, tried again after a decline, then off', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar, keep_card: true })
  await form(String(started.body.url), { decision: 'pay' })
  await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  const wish = { threshold: 30 * dollar, target: 50 * dollar, consent: true }
  expect((await payer.browser.post('/merchant/wallet/auto_top_up', { wish })).status).toBe(400)
  const low = await payer.browser.post('/merchant/wallet/auto_top_up', { wish: { ...wish, cap: dollar } })
  expect(low.body.code).toBe('amount_refused')
  expect(
    (await payer.browser.post('/merchant/wallet/auto_top_up', { wish: { ...wish, cap: 60 * dollar } }))
      .status,
  ).toBe(200)
  await Promise.all([watchWallets(world.ctx), watchWallets(world.ctx)])
  // What is free of the reserve reaches the target in one charge.
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 52 * dollar })
  const code = {
    outlet: payer.outletId,
    channel: 'whatsapp',
    category: 'authentication',
    country: 'DE',
    units: 500,
  } as const
  await spend(asHost(world), code, 'auto-spend-1')
  await form(`${world.sandbox.url}/stripe/notices`, { declines: 'on' })
  const settings = async () => {
    const [row] = await world.ctx.db
      .select()
      .from(walletSettings)
      .where(eq(walletSettings.walletId, payer.walletId))
    return row
  }
  await watchWallets(world.ctx)
  expect(await settings()).toMatchObject({ autoOn: true, autoFailures: 1 })
  await watchWallets(world.ctx)
  expect(await settings()).toMatchObject({ autoFailures: 1 })
  world.time.now = new Date(world.time.now.getTime() + 3_700_000)
  await watchWallets(world.ctx)
  world.time.now = new Date(world.time.now.getTime() + 25 * 3_600_000)
  await watchWallets(world.ctx)
  expect(await settings()).toMatchObject({ autoOn: false, autoOffWhy: 'declined' })
  await form(`${world.sandbox.url}/stripe/notices`, { declines: 'off' })
  expect(await emailsOf(payer.email, 'auto-top-up-off')).toHaveLength(1)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-11] staff adjust small sums alone, larger ones with a second person, and the merchant reads why', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const wish = { wallet: payer.walletId, act: 'adjust', reason: 'goodwill', note: 'For the delay last week' }
  const small = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 5 * dollar })
  expect(small.body).toMatchObject({ is_posted: true })
  const large = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    amount: (-51 * dollar) / 3,
  })
  expect(large.body).toMatchObject({ is_posted: true })
  const waiting = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 60 * dollar })
  expect(waiting.body).toMatchObject({ is_posted: false })
  const decision = { id: waiting.body.id, approve: true }
  expect((await ines.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe('same_person')
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).status).toBe(200)
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe(
    'decided_already',
  )
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 68 * dollar })
  const lines = await payer.browser.get('/merchant/statement?kind=adjustment')
  expect(lines.body.lines[0]).toMatchObject({ amount: 60 * dollar, note: 'For the delay last week' })
  const freeze = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    act: 'freeze',
    note: 'Looks like card testing',
  })
  expect(freeze.body).toMatchObject({ is_posted: false })
  for (let i = 0; i < 3; i += 1)
    await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 50 * dollar })
  const over = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 50 * dollar })
  expect(over.body.code).toBe('limit_of_the_day')
  const short = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    amount: dollar,
    note: 'short',
  })
  expect(short.status).toBe(400)
})

test('[MONEY-13] money left is paid back by the way it came, with a second person; granted credit is not', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await form(String(started.body.url), { decision: 'pay' })
  await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const wish = {
    wallet: payer.walletId,
    act: 'refund',
    amount: 20 * dollar,
    reason: 'leaving',
    note: 'The merchant leaves',
  }
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', wish)
  expect(asked.body).toMatchObject({ is_posted: false })
  const done = await tomas.browser.post('/merchant/admin_wallet/decide', { id: asked.body.id, approve: true })
  expect(done.status).toBe(200)
  expect(await walletOf(payer.walletId)).toMatchObject({ balance: 0 })
  expect(await emailsOf(payer.email, 'wallet-refunded')).toHaveLength(1)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-12] the nightly recount reports no difference, and freezes a wallet that has one', async () => {
  const payer = await newPayer(world, 5 * dollar)
  expect(await reconcileLedger(world.ctx)).toBe(0)
  await world.ctx.db
    .update(wallets)
    .set({ balance: 6 * dollar })
    .where(eq(wallets.id, payer.walletId))
  expect(await reconcileLedger(world.ctx)).toBe(1)
  expect(await walletOf(payer.walletId)).toMatchObject({ frozenWhy: 'difference' })
  await world.ctx.db
    .update(wallets)
    .set({ balance: 5 * dollar })
    .where(eq(wallets.id, payer.walletId))
})
