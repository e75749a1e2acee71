import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  sendCardWebhook,
  dollar,
  emailsTo,
  merchantContext,
  openMoneyWorld,
  submit,
} from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { outlets } from '#database/schema/companies.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { planTrouble } from '#domain/money/plans/plan-trouble.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld({ runsJobs: true })
})
afterAll(() => world.close())

test('[MONEY-02] [MONEY-04] a store on Shopify approves its plan and tops up there, and nowhere else', async () => {
  const keeper = await newStoreOwner(world)
  await comeBack(keeper.browser, await keeper.grant('billing-20.myshopify.com'))
  const plans = () =>
    world.ctx.db.select().from(subscriptions).where(eq(subscriptions.companyId, keeper.companyId))
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).body.code).toBe(
    'subscription_needed',
  )
  const declined = await keeper.browser.post('/merchant/subscription', {})
  expect(declined.status).toBe(200)
  await submit(String(declined.body.url), { decision: 'decline' })
  expect((await keeper.browser.get(`/merchant/subscription?plan=${declined.body.plan}`)).body.state).toBe(
    'declined',
  )
  const started = await keeper.browser.post('/merchant/subscription', { cap: 300 * dollar })
  await submit(String(started.body.url), { decision: 'approve' })
  expect((await keeper.browser.get(`/merchant/subscription?plan=${started.body.plan}`)).body.state).toBe(
    'trial',
  )
  expect(await plans()).toHaveLength(2)
  expect((await keeper.browser.post('/merchant/subscription', {})).body.code).toBe('subscription_running')
  const wallet = await keeper.browser.get('/merchant/wallet')
  expect(wallet.body).toMatchObject({ balance: dollar, credit: dollar })
  const raised = await keeper.browser.post('/merchant/subscription', { cap: 500 * dollar })
  await submit(String(raised.body.url), { decision: 'approve' })
  expect((await keeper.browser.get(`/merchant/subscription?plan=${raised.body.plan}`)).body.state).toBe(
    'trial',
  )
  expect(await plans()).toContainEqual(expect.objectContaining({ state: 'trial', usageCap: 500 * dollar }))
  const top = await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  expect(String(top.body.url)).toContain('/shopify/billing-20.myshopify.com/admin/charges/')
  await submit(String(top.body.url), { decision: 'approve' })
  await keeper.browser.get(`/merchant/top_ups?payment=${top.body.payment}`)
  expect((await keeper.browser.get('/merchant/wallet')).body).toMatchObject({ balance: 21 * dollar })
  const charges = `${world.sandbox.url}/shopify/billing-20.myshopify.com/admin/charges`
  const [plan] = (await plans()).filter(({ state }) => state === 'trial')
  const number = plan?.providerRef?.split('/').at(-1) ?? ''
  await submit(`${charges}/${number}/state`, { status: 'FROZEN' })
  await pollPendingPayments(world.ctx)
  expect((await keeper.browser.get(`/merchant/subscription?plan=${plan?.id}`)).body.state).toBe('frozen')
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).body.code).toBe(
    'subscription_needed',
  )
  expect(await emailsTo(world, keeper.email, 'plan-frozen')).toHaveLength(1)
  await submit(`${charges}/${number}/state`, { status: 'ACTIVE' })
  await keeper.browser.get(`/merchant/subscription?plan=${plan?.id}`)
  expect((await keeper.browser.post('/merchant/subscription/cancel')).status).toBe(200)
  expect((await plans()).find(({ id }) => id === plan?.id)?.state).toBe('cancelling')
  expect(await emailsTo(world, keeper.email, 'plan-changed')).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({ state: 'cancelling', store: 'Billing 20' }) as unknown,
    }),
  )
  expect((await keeper.browser.post('/merchant/top_ups', { amount: 20 * dollar })).status).toBe(200)
})

test('[MONEY-02] a plan that Shopify does not cancel is not called cancelled; one that is over there already is', async () => {
  const shop = 'uncancelled-20.myshopify.com'
  const { connect, setFault } = storeWorld(world)
  const owner = await connect(shop)
  const started = await owner.browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'approve' })
  const planOf = async () => {
    const { body } = await owner.browser.get(`/merchant/subscription?plan=${started.body.plan}`)
    return body.state as string
  }
  expect(await planOf()).toBe('trial')
  const told = async () =>
    (await emailsTo(world, owner.email, 'plan-changed')).map(({ data }) => 'state' in data && data.state)

  await setFault({ cancel: 'failed', times: 1 })
  const refused = await owner.browser.post('/merchant/subscription/cancel')
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments_away' } })
  expect([await planOf(), await told()]).toEqual(['trial', ['trial']])

  const [plan] = await world.ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, started.body.plan))
  const number = plan?.providerRef?.split('/').at(-1) ?? ''
  await submit(`${world.sandbox.url}/shopify/${shop}/admin/charges/${number}/state`, { status: 'CANCELLED' })
  expect((await owner.browser.post('/merchant/subscription/cancel')).status).toBe(200)
  expect(await planOf()).toBe('cancelling')
  // The clock stands still here, so that nothing puts the two in order.
  expect(new Set(await told())).toEqual(new Set(['trial', 'cancelling']))
})

test('[MONEY-02] a store on Shopify that is not connected yet is asked to connect, and never for a card', async () => {
  const { browser, outletId } = await newMerchant(world)
  await world.ctx.db
    .update(outlets)
    .set({ webUrl: 'unconnected-20.myshopify.com' })
    .where(eq(outlets.id, outletId))
  const refused = await browser.post('/merchant/subscription', {})
  expect([refused.status, refused.body.code]).toEqual([409, 'store_unconnected'])
})

test('[MONEY-02] a store elsewhere pays its plan by card', async () => {
  const { browser, companyId } = await newMerchant(world)
  const started = await browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'pay' })
  expect((await browser.get(`/merchant/subscription?plan=${started.body.plan}`)).body.state).toBe('trial')
  const [plan] = await world.ctx.db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  await submit(`${world.sandbox.url}/stripe/plans/${plan?.providerRef}`, { status: 'past_due' })
  await sendCardWebhook(world, plan?.providerRef ?? '', 'customer.subscription.updated')
  const state = async () =>
    (await browser.get(`/merchant/subscription?plan=${plan?.id}`)).body.state as string
  expect(await state()).toBe('past_due')
  const merchant = await merchantContext(world, browser)
  expect(await planTrouble(merchant)).toBe('past_due')
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000)
  expect(await planTrouble(merchant)).toBe('frozen')
  world.time.now = now
  await submit(`${world.sandbox.url}/stripe/plans/${plan?.providerRef}`, { status: 'canceled' })
  expect(await state()).toBe('ended')
})

test('[MONEY-02] a webhook from Shopify about a charge only makes us ask, and the answer counts', async () => {
  const shop = 'noticed-20.myshopify.com'
  const { connect, notify } = storeWorld(world)
  const owner = await connect(shop)
  const started = await owner.browser.post('/merchant/subscription', {})
  const stateOf = async () => {
    const [row] = await world.ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, started.body.plan))
    return row?.state
  }
  const claimed = { app_subscription: { status: 'ACTIVE' } }
  expect((await notify('app_subscriptions/update', shop, claimed)).status).toBe(200)
  await syncShopCharges(world.ctx, shop)
  expect(await stateOf()).toBe('pending')
  await submit(String(started.body.url), { decision: 'approve' })
  expect((await notify('app_subscriptions/update', shop, claimed)).status).toBe(200)
  await expect.poll(stateOf).toBe('trial')
})

test('[MONEY-02] a token that Shopify no longer takes is renewed before a plan is asked about', async () => {
  const { connect, setFault } = storeWorld(world)
  const owner = await connect('renewed-20.myshopify.com')
  const started = await owner.browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'approve' })
  await setFault({ api: 'unauthorized', times: 1 })
  const { body } = await owner.browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  expect(body.state).toBe('trial')
})

test('[MONEY-02] nobody pays before their address is confirmed: a receipt must reach somebody', async () => {
  const { browser } = await newMerchant(world, { verified: false })
  const refused = { status: 403, body: { code: 'email_unverified' } }
  expect(await browser.post('/merchant/subscription', {})).toMatchObject(refused)
  expect(await browser.post('/merchant/top_ups', { amount: 20 * dollar })).toMatchObject(refused)
})
