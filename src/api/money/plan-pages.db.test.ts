// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  sendCardWebhook,
  dollar,
  openMoneyWorld,
  submit,
  useUpTrial,
} from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { quotes } from '#database/schema/rates.ts'
import { newId } from '#domain/identifiers.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { syncSubscription } from '#domain/money/plans/sync-subscription.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

/** The pages on which a plan is approved: one at a time, with one trial. */

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const day = 24 * 60 * 60 * 1000

const plansOf = (companyId: string) =>
  world.ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(subscriptions.startedAt, subscriptions.id)

const planOf = async (id: string) =>
  (await world.ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]

/** A second store of the same company. */
async function addStore({ companyId, userId }: { companyId: string; userId: string }) {
  const id = newId(world.time.now)
  const createdAt = world.time.now
  await world.ctx.db
    .insert(outlets)
    .values({ id, companyId, outletName: 'Second', webUrl: 'second.example', apiKey: id, createdAt })
  await world.ctx.db.insert(userOutlets).values({ companyId, userId, outletId: id })
  return id
}

test('[MONEY-02] eight starts at once give one page', { tags: 'engine-long' }, async () => {
  const { browser, companyId } = await newMerchant(world)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post('/merchant/subscription', {})),
  )
  const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code as string))
  expect([...codes].filter((code) => code !== 'payment_opening')).toEqual([])
  const urls = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.url as string))
  expect(urls.size).toBe(1)
  expect(await plansOf(companyId)).toHaveLength(1)
  const again = await browser.post('/merchant/subscription', {})
  expect([...urls]).toEqual([again.body.url])
})

test('[MONEY-02] a page that was given up and paid all the same runs its plan, which can be cancelled', async () => {
  const { browser, companyId } = await newMerchant(world)
  const started = await browser.post('/merchant/subscription', {})
  // As an older version left it: another page has taken its place, and this one is still open at Stripe.
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'declined', payUrl: null })
    .where(eq(subscriptions.companyId, companyId))
  const newer = await browser.post('/merchant/subscription', {})
  expect(newer.body.url).not.toBe(started.body.url)
  await submit(String(started.body.url), { decision: 'pay' })
  await sendCardWebhook(world, (await planOf(started.body.plan))?.checkoutRef ?? '')
  expect((await planOf(started.body.plan))?.state).toBe('trial')
  expect((await planOf(newer.body.plan))?.state).toBe('declined')
  expect((await browser.post('/merchant/subscription/cancel')).status).toBe(200)
  // The newer page is paid, too: of two plans, the second ends at once.
  const { browser: other, companyId: otherCompany } = await newMerchant(world)
  const first = await other.post('/merchant/subscription', {})
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'declined', payUrl: null })
    .where(eq(subscriptions.companyId, otherCompany))
  const second = await other.post('/merchant/subscription', {})
  for (const { body } of [second, first]) await submit(String(body.url), { decision: 'pay' })
  await other.get(`/merchant/subscription?plan=${second.body.plan}`)
  await pollPendingPayments(world.ctx)
  const [one, two] = [await planOf(first.body.plan), await planOf(second.body.plan)]
  expect([one?.state, two?.state]).toEqual(['declined', 'trial'])
  const paid = await world.ctx.cards?.readCheckout(one?.checkoutRef ?? '')
  expect(await world.ctx.cards?.readPlan(paid?.plan ?? '')).toMatchObject({ state: 'ended' })
})

test('[MONEY-02] [MONEY-11] a plan that was paid and ended at once is in the queue of staff, with the sum to refund', async () => {
  const dueTo = async (companyId: string) => {
    const staff = await staffContext(world, (await newStaff(world)).browser)
    return (await readQueue(staff)).filter(({ href }) => href === `/admin/money/${companyId}`)
  }
  const doubled = await newMerchant(world)
  await useUpTrial(world, doubled)
  const first = await doubled.browser.post('/merchant/subscription', {})
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'declined', payUrl: null })
    .where(eq(subscriptions.id, first.body.plan))
  const second = await doubled.browser.post('/merchant/subscription', {})
  for (const { body } of [second, first]) await submit(String(body.url), { decision: 'pay' })
  for (const { body } of [second, first, first]) await syncSubscription(world.ctx, body.plan)
  expect(await dueTo(doubled.companyId)).toMatchObject([
    { kind: 'plan-refund', about: '$200.00 for a second plan of one store' },
  ])
  const late = await newMerchant(world)
  await useUpTrial(world, late)
  const { body } = await late.browser.post('/merchant/subscription', {})
  await world.ctx.db.update(outlets).set({ archivedAt: world.time.now }).where(eq(outlets.id, late.outletId))
  await submit(String(body.url), { decision: 'pay' })
  await syncSubscription(world.ctx, body.plan)
  expect(await dueTo(late.companyId)).toMatchObject([
    { kind: 'plan-refund', about: '$200.00 for a plan approved too late' },
  ])
})

test('[MONEY-02] a page at Shopify that was given up and approved all the same runs its plan', async () => {
  const shop = 'given-up-20.myshopify.com'
  const owner = await storeWorld(world).connect(shop)
  const first = await owner.browser.post('/merchant/subscription', {})
  const second = await owner.browser.post('/merchant/subscription', { cap: 100 * dollar })
  expect(second.body.plan).not.toBe(first.body.plan)
  await submit(String(first.body.url), { decision: 'approve' })
  await syncShopCharges(world.ctx, shop)
  expect((await planOf(first.body.plan))?.state).toBe('trial')
  expect((await planOf(second.body.plan))?.state).toBe('declined')
})

test('[MONEY-02] a page that nobody uses ends, and another can be opened', async () => {
  const { browser, companyId } = await newMerchant(world)
  const started = await browser.post('/merchant/subscription', {})
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 3 * day)
  await pollPendingPayments(world.ctx)
  world.time.now = now
  expect((await plansOf(companyId)).map(({ state }) => state)).toEqual(['declined'])
  await submit(String(started.body.url), { decision: 'pay' })
  const again = await browser.post('/merchant/subscription', {})
  expect(again.status).toBe(200)
  expect(again.body.url).not.toBe(started.body.url)
})

test('[MONEY-02] two pages that are opened early give one trial', async () => {
  const merchant = await newMerchant(world)
  const second = await addStore(merchant)
  const pages = [
    await merchant.browser.post('/merchant/subscription', {}),
    await merchant.browser.post('/merchant/subscription', {}, { outlet: second }),
  ]
  for (const { body } of pages) await submit(String(body.url), { decision: 'pay' })
  for (const { body } of pages) await merchant.browser.get(`/merchant/subscription?plan=${body.plan}`)
  const states = (await plansOf(merchant.companyId)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['active', 'trial'])
})

test('[MONEY-02] changing the cap in a trial never adds a day to it', async () => {
  const shop = 'capped-20.myshopify.com'
  const owner = await storeWorld(world).connect(shop)
  const start = async (cap: number) => {
    const { body } = await owner.browser.post('/merchant/subscription', { cap: cap * dollar })
    await submit(String(body.url), { decision: 'approve' })
    await owner.browser.get(`/merchant/subscription?plan=${body.plan}`)
    const [plan] = (await plansOf(owner.companyId)).filter(({ state }) => state === 'trial')
    return plan?.trialEndsAt?.getTime() ?? 0
  }
  const first = await start(100)
  world.time.now = new Date(Date.now() + 60_000)
  expect(await start(200)).toBeLessThanOrEqual(first)
})

test('[MONEY-05] quotes that are long over are deleted', async () => {
  const { companyId, outletId } = await newMerchant(world)
  const quote = (daysOver: number) => ({
    id: newId(world.time.now),
    companyId,
    outletId,
    currency: 'USD',
    lines: [],
    amount: 0,
    createdAt: new Date(world.time.now.getTime() - (daysOver + 1) * day),
    expiresAt: new Date(world.time.now.getTime() - daysOver * day),
  })
  await world.ctx.db.insert(quotes).values([quote(8), quote(1), quote(-1)])
  await purgeExpired(world.ctx)
  expect(await world.ctx.db.$count(quotes, eq(quotes.companyId, companyId))).toBe(2)
})
