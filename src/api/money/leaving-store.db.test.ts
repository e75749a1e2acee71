import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments, subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import { newId } from '#domain/identifiers.ts'
import { chargeHold, holdPrice } from '#domain/messages/message-money.ts'
import { expireHolds } from '#domain/money/module-servers/expire-holds.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { newModuleServer } from '../../../tests/support/module-server-client.ts'
import {
  credit,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  paymentRow,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let keys = 0
const key = () => `leaving-key-${(keys += 1)}`

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const line = { channel: 'whatsapp', category: 'utility', country: 'IN', units: 1 }
const emailLine = { channel: 'email', category: 'utility', country: '', units: 1 } as const

/** A store with an approved plan, a module, and money in the wallet. */
async function payingStore(shop: string) {
  const owner = await newStoreOwner(world)
  await comeBack(owner.browser, await owner.grant(shop))
  const [grant] = await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))
  const outlet = grant?.outletId ?? ''
  const started = await approve(owner)
  const { companyId } = owner
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId: outlet, slug: 'email', installedAt: world.time.now })
  const wallet = await openWallet(world.ctx, companyId)
  await credit(world, wallet.id, 10 * dollar)
  return { ...owner, outlet, plan: started, walletId: wallet.id }
}

async function approve({ browser }: Awaited<ReturnType<typeof newStoreOwner>>) {
  const started = await browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'approve' })
  await browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  return started.body as { plan: string; url: string }
}

const planOf = async (id: string) =>
  (await world.ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]

test('[MONEY-02] a store that uninstalls ends its plan; nobody can hold or capture; coming back asks for a new charge', async () => {
  const shop = 'leaving-1.myshopify.com'
  const store = await payingStore(shop)
  expect((await planOf(store.plan.plan))?.state).toBe('trial')
  const moduleServer = await newModuleServer(world, 'leaver')
  const held = await moduleServer.post(
    '/module_servers/holds',
    { outlet: store.outlet, lines: [line], recipients: [store.email] },
    key(),
  )
  const hold = String(held.body.holds[0].id)
  const ownMessage = { outletId: store.outlet, event: 'order_changed', ...emailLine } as const
  const before = await walletRow(world, store.walletId)
  const sent = await holdPrice(world.ctx, key(), { ...ownMessage, recipient: store.email })

  await fetch(`${world.sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST', redirect: 'manual' })
  await storeWorld(world).notify('app/uninstalled', shop, { myshopify_domain: shop })
  expect(await planOf(store.plan.plan)).toMatchObject({ state: 'ended', payUrl: null })
  expect((await walletRow(world, store.walletId)).held).toBe(0)
  expect((await emailsTo(world, store.email, 'plan-changed')).map(({ data }) => data)).toMatchObject([
    { state: 'trial', store: 'Leaving 1', isUninstalled: false },
    { state: 'ended', store: 'Leaving 1', isUninstalled: true },
  ])
  const again = await moduleServer.post(
    '/module_servers/holds',
    { outlet: store.outlet, lines: [line] },
    key(),
  )
  expect(again).toMatchObject({ status: 402, body: { code: 'subscription_needed' } })
  const captured = await moduleServer.post(
    '/module_servers/holds/capture',
    { hold, units: 1, category: 'utility' },
    key(),
  )
  expect(captured).toMatchObject({ status: 409, body: { code: 'hold_closed' } })
  expect(await chargeHold(world.ctx, sent.holdId ?? '', ownMessage)).toBeNull()
  expect((await walletRow(world, store.walletId)).balance).toBe(before.balance)
  const code = { outlet: store.outlet, ...line, category: 'authentication' }
  expect((await moduleServer.post('/module_servers/spends', code, key())).status).toBe(402)

  const charges = await (await fetch(`${world.sandbox.url}/shopify/${shop}/admin/charges`)).text()
  expect(charges).toContain('CANCELLED')
  expect(charges).not.toMatch(/badge">ACTIVE/)

  await comeBack(store.browser, await store.grant(shop))
  await syncShopCharges(world.ctx, shop)
  expect(await planOf(store.plan.plan)).toMatchObject({ state: 'ended' })
  const anew = await approve(store)
  expect(anew.url).not.toBe(store.plan.url)
  expect((await planOf(anew.plan))?.state).toMatch(/trial|active/)
  expect(
    (await moduleServer.post('/module_servers/holds', { outlet: store.outlet, lines: [line] }, key())).status,
  ).toBe(200)
})

test('[MONEY-02] what is reported after the hold expired is charged while the plan runs, and not once it ended', async () => {
  const shop = 'leaving-3.myshopify.com'
  const store = await payingStore(shop)
  const before = await walletRow(world, store.walletId)
  const moduleServer = await newModuleServer(world, 'late')
  const body = {
    outlet: store.outlet,
    lines: [{ ...line, units: 2 }],
    recipients: [store.email, store.email],
  }
  const held = await moduleServer.post('/module_servers/holds', body, key())
  const [{ id: hold, unit_price: price }] = held.body.holds
  const captureOne = () =>
    moduleServer.post('/module_servers/holds/capture', { hold, units: 1, category: 'utility' }, key())

  world.time.now = new Date(world.time.now.getTime() + 14 * 60 * 60 * 1000)
  await expireHolds(world.ctx)
  expect(await captureOne()).toMatchObject({ status: 200, body: { amount: price } })

  await storeWorld(world).notify('app/uninstalled', shop, { myshopify_domain: shop })
  expect(await captureOne()).toMatchObject({ status: 402, body: { code: 'subscription_needed' } })
  expect((await walletRow(world, store.walletId)).balance).toBe(before.balance - price)
})

test('[MONEY-02] a store that left without a webhook ends its plan when its token is refused', async () => {
  const shop = 'leaving-2.myshopify.com'
  const store = await payingStore(shop)
  await fetch(`${world.sandbox.url}/shopify/${shop}/admin/uninstall`, { method: 'POST', redirect: 'manual' })
  await syncShopCharges(world.ctx, shop).catch(() => {})
  expect(await planOf(store.plan.plan)).toMatchObject({ state: 'ended' })
})

const day = 24 * 60 * 60 * 1000

/** Pages to pay on at Shopify, of stores that nobody can ask any more. */
const pagesOfLostStores = (
  count: number,
  page: { companyId: string; walletId: string; net: number; ageInDays: number },
): (typeof payments.$inferInsert)[] =>
  Array.from({ length: count }, () => {
    const { ageInDays, ...rest } = page
    const id = newId(world.time.now)
    return {
      ...rest,
      id,
      method: 'shopify',
      purpose: 'top_up',
      shop: 'lost.myshopify.com',
      providerRef: `gid://shopify/AppPurchaseOneTime/${id}`,
      currency: 'USD',
      tax: 0,
      state: 'pending',
      payUrl: 'https://lost.myshopify.com/',
      startedAt: new Date(world.time.now.getTime() - ageInDays * day),
    }
  })

test('[MONEY-04] a page at Shopify that can no longer be approved does not count for the limit', async () => {
  const { browser, companyId, walletId } = await newPayer(world)
  await world.ctx.db
    .insert(payments)
    .values(pagesOfLostStores(1, { companyId, walletId, net: 250 * dollar, ageInDays: 2.1 }))
  expect((await browser.post('/merchant/top_ups', { amount: 250 * dollar })).status).toBe(200)
  await pollPendingPayments(world.ctx)
  const mine = eq(payments.walletId, walletId)
  const states = await world.ctx.db.select().from(payments).where(mine).orderBy(payments.startedAt)
  expect(states.map(({ state }) => state)).toEqual(['expired', 'pending'])
})

test('[MONEY-04] many pages of stores that have left do not keep others from being asked about', async () => {
  const { companyId, walletId } = await newPayer(world)
  const lost = { companyId, walletId, net: 10 * dollar, ageInDays: 1 }
  await world.ctx.db.insert(payments).values(pagesOfLostStores(200, lost))
  const plans = pagesOfLostStores(200, lost).map(({ id, providerRef, shop, startedAt }) => ({
    id,
    companyId,
    outletId: id,
    method: 'shopify' as const,
    providerRef,
    shop,
    state: 'pending' as const,
    price: 200 * dollar,
    currency: 'USD',
    providerAt: startedAt,
    startedAt,
  }))
  await world.ctx.db.insert(subscriptions).values(plans)
  const payer = await newPayer(world)
  const topUp = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  const starter = await newMerchant(world)
  const plan = await starter.browser.post('/merchant/subscription', {})
  for (const { body } of [topUp, plan]) await submit(String(body.url), { decision: 'pay' })
  const { now } = world.time
  for (let i = 0; i < 2; i += 1) {
    world.time.now = new Date(world.time.now.getTime() + 6 * 60_000)
    await pollPendingPayments(world.ctx)
  }
  world.time.now = now
  expect(await paymentRow(world, topUp.body.payment)).toMatchObject({ state: 'settled' })
  const mine = eq(subscriptions.id, plan.body.plan)
  expect(await world.ctx.db.select().from(subscriptions).where(mine)).toMatchObject([{ state: 'trial' }])
})
