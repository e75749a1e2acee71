import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planCharges, subscriptions } from '#database/schema/billing.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { dollar, openMoneyWorld, submit } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const inDays = (days: number) => new Date(world.time.now.getTime() + days * 24 * 60 * 60 * 1000)
const plansOf = (companyId: string) =>
  world.ctx.db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
const chargesOf = (companyId: string) =>
  world.ctx.db.select().from(planCharges).where(eq(planCharges.companyId, companyId))
const freeDays = async (url: string) => /Free for (\d+) days/.exec(await (await fetch(url)).text())?.[1]

/** A store at Shopify whose trial is over and which has paid for ten and a half days more. */
async function paidStore(shop: string) {
  const owner = await newStoreOwner(world)
  await comeBack(owner.browser, await owner.grant(shop))
  const ask = async (cap?: number) => {
    const { status, body } = await owner.browser.post('/merchant/subscription', cap ? { cap } : {})
    expect(status).toBe(200)
    return body as { plan: string; url: string }
  }
  const approve = async ({ plan, url }: { plan: string; url: string }) => {
    await submit(url, { decision: 'approve' })
    const { body } = await owner.browser.get(`/merchant/subscription?plan=${plan}`)
    return body.state as string
  }
  const started = await ask(300 * dollar)
  expect(await approve(started)).toBe('trial')
  const paid = { state: 'active' as const, trialEndsAt: inDays(-20), periodEndsAt: inDays(10.5) }
  await world.ctx.db.update(subscriptions).set(paid).where(eq(subscriptions.id, started.plan))
  return { ...owner, ask, approve, end: paid.periodEndsAt }
}

test('[MONEY-02] a plan cancelled at Shopify is kept by a charge that is free until the end of what is paid', async () => {
  const store = await paidStore('kept-1.myshopify.com')
  // However often it is cancelled and kept, the next payment is due on the same day.
  for (const _ of [1, 2]) {
    expect((await store.browser.post('/merchant/subscription/cancel')).status).toBe(200)
    expect(await plansOf(store.companyId)).toMatchObject([{ state: 'cancelling', periodEndsAt: store.end }])
    const again = await store.ask()
    expect(await freeDays(again.url)).toBe('11')
    expect(await plansOf(store.companyId)).toMatchObject([{ state: 'cancelling' }])
    expect(await store.approve(again)).toBe('active')
    expect(await plansOf(store.companyId)).toMatchObject([
      { state: 'active', periodEndsAt: store.end, usageCap: 300 * dollar },
    ])
  }
  expect(await chargesOf(store.companyId)).toEqual([])
  expect((await store.browser.post('/merchant/subscription', {})).body.code).toBe('subscription_running')
})

test('[MONEY-02] a plan that is kept by two presses, or by two at once, has one new charge at Shopify', async () => {
  const shop = 'kept-5.myshopify.com'
  const store = await paidStore(shop)
  const chargeIds = async () => {
    const page = await (await fetch(`${world.sandbox.url}/shopify/${shop}/admin/charges`)).text()
    return new Set([...page.matchAll(/"mono">(\d+)</g)].map(([, id]) => id))
  }
  await store.browser.post('/merchant/subscription/cancel')
  const before = (await chargeIds()).size
  const presses = await Promise.all([1, 2, 3].map(() => store.browser.post('/merchant/subscription', {})))
  const refused = presses.filter(({ status }) => status !== 200).map(({ body }) => body.code as string)
  expect(refused.filter((code) => code !== 'payment_opening')).toEqual([])
  const again = await store.ask()
  const urls = presses.filter(({ status }) => status === 200).map(({ body }) => body.url as string)
  expect(new Set([...urls, again.url]).size).toBe(1)
  expect((await chargeIds()).size).toBe(before + 1)
  // Another cap is another charge.
  const raised = await store.ask(500 * dollar)
  expect(raised.url).not.toBe(again.url)
  expect(await store.approve(raised)).toBe('active')
})

test('[MONEY-02] an older page that is approved after a newer one was opened is the plan that runs', async () => {
  const shop = 'kept-6.myshopify.com'
  const store = await paidStore(shop)
  const higher = await store.ask(900 * dollar)
  const lower = await store.ask(400 * dollar)
  expect(lower.url).not.toBe(higher.url)
  await submit(higher.url, { decision: 'approve' })
  await syncShopCharges(world.ctx, shop)
  expect(await plansOf(store.companyId)).toMatchObject([{ state: 'active', usageCap: 900 * dollar }])
  // The newer page still waits; approved as well, it takes over.
  expect(await store.approve(lower)).toBe('active')
  expect(await plansOf(store.companyId)).toMatchObject([{ state: 'active', usageCap: 400 * dollar }])
})

test('[MONEY-02] a store that comes back pays nothing before the end of what it has paid; its trial is used up', async () => {
  const shop = 'kept-2.myshopify.com'
  const store = await paidStore(shop)
  await fetch(`${world.sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST', redirect: 'manual' })
  await storeWorld(world).notify('app/uninstalled', shop, { myshopify_domain: shop })
  await comeBack(store.browser, await store.grant(shop))
  const again = await store.ask()
  expect(await freeDays(again.url)).toBe('11')
  expect(await store.approve(again)).toBe('active')
  expect((await plansOf(store.companyId)).find(({ id }) => id === again.plan)).toMatchObject({
    periodEndsAt: store.end,
  })
})

test(
  '[MONEY-02] a plan whose paid time is over is started anew and paid at once',
  { tags: 'long' },
  async () => {
    const store = await paidStore('kept-3.myshopify.com')
    await store.browser.post('/merchant/subscription/cancel')
    await world.ctx.db
      .update(subscriptions)
      .set({ periodEndsAt: inDays(-1) })
      .where(eq(subscriptions.companyId, store.companyId))
    const again = await store.ask()
    expect(await freeDays(again.url)).toBeUndefined()
    expect(await store.approve(again)).toBe('active')
    expect((await plansOf(store.companyId)).map(({ state }) => state).toSorted()).toEqual(['active', 'ended'])
  },
)

test('[MONEY-02] an unpaid plan that is cancelled at Shopify has nothing left to run on', async () => {
  const store = await paidStore('kept-4.myshopify.com')
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'frozen', troubleSince: inDays(-1) })
    .where(eq(subscriptions.companyId, store.companyId))
  await store.browser.post('/merchant/subscription/cancel')
  expect(await plansOf(store.companyId)).toMatchObject([{ state: 'ended' }])
})

test(
  '[MONEY-02] a new charge that was approved and frozen before we asked is the one that cancelling ends',
  { tags: 'long' },
  async () => {
    const shop = 'frozen-1.myshopify.com'
    const store = await paidStore(shop)
    const admin = `${world.sandbox.url}/shopify/${shop}/admin/charges`
    const freeze = (id: string) => submit(`${admin}/${id}/state`, { status: 'FROZEN' })
    const [first] = await plansOf(store.companyId)
    await freeze(first?.providerRef?.split('/').at(-1) ?? '')
    await store.browser.get(`/merchant/subscription?plan=${first?.id}`)
    const { url } = await store.ask(900 * dollar)
    await submit(url, { decision: 'approve' })
    const id = url.split('/').at(-2) ?? ''
    await freeze(id)
    await store.browser.get(`/merchant/subscription?plan=${first?.id}`)
    await store.browser.post('/merchant/subscription/cancel')
    expect(await plansOf(store.companyId)).toMatchObject([{ state: 'ended' }])
    expect(await (await fetch(`${admin}/${id}/confirm`)).text()).toContain('Status: CANCELLED')
  },
)

test('[MONEY-02] a plan cancelled by card is kept without another payment', async () => {
  const { browser, companyId } = await newMerchant(world)
  const { body } = await browser.post('/merchant/subscription', {})
  await submit(String(body.url), { decision: 'pay' })
  await browser.get(`/merchant/subscription?plan=${body.plan}`)
  await browser.post('/merchant/subscription/cancel')
  expect(await plansOf(companyId)).toMatchObject([{ state: 'cancelling' }])
  const kept = await browser.post('/merchant/subscription', {})
  expect(kept).toMatchObject({ status: 200, body: { plan: body.plan } })
  expect(String(kept.body.url)).toMatch(/\/merchant\/billing$/)
  const [plan, ...others] = await plansOf(companyId)
  expect(others).toEqual([])
  expect(plan?.state).toBe('trial')
  expect(await world.ctx.cards?.readPlan(plan?.providerRef ?? '')).toMatchObject({ state: 'active' })
})
