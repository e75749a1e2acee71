// @module-tag engine-long
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  dollar,
  emailsTo,
  newPayer,
  payTopUp,
  openMoneyWorld,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { documents, payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { syncShopCharges } from '#domain/money/payments/sync-shop-charges.ts'
import { findWallet } from '#domain/money/wallet/open-wallet.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { watchWallets } from '#domain/money/wallet/watch-wallets.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const automatic = (walletId: string) =>
  world.ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, walletId), eq(payments.purpose, 'auto_top_up')))
    .orderBy(asc(payments.startedAt), asc(payments.id))

/** What the receipt of the first one says. */
async function receiptOfAutomatic({ companyId, walletId }: { companyId: string; walletId: string }) {
  const [payment] = await automatic(walletId)
  const [receipt] = await world.ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.subject, `payment:${payment?.id}`)))
  return receipt?.snapshot
}

const codes = { channel: 'whatsapp', category: 'authentication', country: 'DE' } as const

test('[MONEY-10] automatic top-up: a cap is required, one in flight, tried again after a decline, then off', async () => {
  const payer = await newPayer(world)
  await payTopUp(payer, 20 * dollar, true)
  const request = { threshold: 30 * dollar, target: 50 * dollar, consent: true }
  expect((await payer.browser.post('/merchant/wallet/auto_top_up', { request })).status).toBe(400)
  const low = await payer.browser.post('/merchant/wallet/auto_top_up', {
    request: { ...request, cap: dollar },
  })
  expect(low.body.code).toBe('amount_refused')
  const silent = await payer.browser.post('/merchant/wallet/auto_top_up', {
    request: { ...request, cap: 60 * dollar, consent: false },
  })
  expect(silent.body.fields).toEqual({ 'request.consent': 'Tick the box to allow these charges.' })
  expect(
    (await payer.browser.post('/merchant/wallet/auto_top_up', { request: { ...request, cap: 60 * dollar } }))
      .status,
  ).toBe(200)
  await Promise.all([watchWallets(world.ctx), watchWallets(world.ctx)])
  // What is free of the reserve reaches the target in one charge.
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 52 * dollar })
  expect(await receiptOfAutomatic(payer)).toMatchObject({ charge: expect.stringMatching(/^pi_/) })
  const code = {
    outlet: payer.outletId,
    channel: 'whatsapp',
    category: 'authentication',
    country: 'DE',
    units: 500,
  } as const
  await spend(asModuleServer(world), code, 'auto-spend-1')
  await submit(`${world.sandbox.url}/stripe/webhooks`, { declines: 'on' })
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
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 3_700_000)
  await watchWallets(world.ctx)
  world.time.now = new Date(world.time.now.getTime() + 25 * 3_600_000)
  await watchWallets(world.ctx)
  expect(await settings()).toMatchObject({ autoOn: false, autoOffWhy: 'declined' })
  world.time.now = now
  await submit(`${world.sandbox.url}/stripe/webhooks`, { declines: 'off' })
  expect(await emailsTo(world, payer.email, 'auto-top-up-off')).toHaveLength(1)
  expect(await brokenInvariants(world)).toEqual([])
})

/** A merchant whose card is kept. */
async function cardPayer() {
  const payer = await newPayer(world)
  await payTopUp(payer, 20 * dollar, true)
  return payer
}

test('[MONEY-10] a kept card that the processor no longer takes is a decline: tried again later, then off', async () => {
  const { browser, email, walletId } = await cardPayer()
  const request = { threshold: 30 * dollar, target: 50 * dollar, cap: 500 * dollar, consent: true }
  await browser.post('/merchant/wallet/auto_top_up', { request })
  await world.ctx.db
    .update(walletSettings)
    .set({ cardMethod: 'pm_detached' })
    .where(eq(walletSettings.walletId, walletId))
  const { now } = world.time
  for (const hours of [0, 1.1, 26]) {
    world.time.now = new Date(now.getTime() + hours * 3_600_000)
    for (let i = 0; i < 2; i += 1) await watchWallets(world.ctx)
  }
  world.time.now = now
  const refused = { state: 'failed', providerRef: null, refusal: expect.stringContaining('No such Payment') }
  expect(await automatic(walletId)).toMatchObject([refused, refused, refused])
  expect(await emailsTo(world, email, 'auto-top-up-off')).toMatchObject([{ data: { why: 'declined' } }])
})

test('[MONEY-10] at nine tenths of the cap the owner is told once, above it nothing is charged', async () => {
  const { browser, email, walletId, outletId } = await cardPayer()
  const request = { threshold: 30 * dollar, target: 50 * dollar, cap: 35 * dollar, consent: true }
  expect((await browser.post('/merchant/wallet/auto_top_up', { request })).status).toBe(200)
  await watchWallets(world.ctx)
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 52 * dollar })
  const told = await emailsTo(world, email, 'auto-top-up-near-cap')
  expect(told).toMatchObject([{ data: { used: '$32.00', cap: '$35.00', isAtShopify: false } }])
  await spend(asModuleServer(world), { ...codes, units: 500, outlet: outletId }, `near-cap:${walletId}`)
  await watchWallets(world.ctx)
  await watchWallets(world.ctx)
  expect(await automatic(walletId)).toHaveLength(1)
  expect(await emailsTo(world, email, 'auto-top-up-near-cap')).toHaveLength(1)
  expect(await emailsTo(world, email, 'auto-top-up-off')).toMatchObject([{ data: { why: 'cap' } }])
})

test(
  '[MONEY-10] [MONEY-12] a charge whose answer was never heard is repeated under its key: one charge, one credit',
  { tags: 'engine' },
  async () => {
    const { browser, walletId } = await cardPayer()
    const request = { threshold: 30 * dollar, target: 50 * dollar, cap: 60 * dollar, consent: true }
    await browser.post('/merchant/wallet/auto_top_up', { request })
    const { cards } = world.ctx
    // The processor takes the money, and the process dies before it hears so.
    const deaf = cards && {
      ...cards,
      chargeSaved: async (charge: Parameters<typeof cards.chargeSaved>[0]) => {
        await cards.chargeSaved(charge)
        throw new Error('killed')
      },
    }
    await watchWallets({ ...world.ctx, cards: deaf })
    expect(await automatic(walletId)).toMatchObject([{ state: 'started', providerRef: null }])
    expect(await walletRow(world, walletId)).toMatchObject({ balance: 20 * dollar })
    // Also when the merchant has switched it off meanwhile: what was charged is credited.
    await browser.post('/merchant/wallet/auto_top_up', { request: null })
    await Promise.all([watchWallets(world.ctx), watchWallets(world.ctx)])
    expect(await automatic(walletId)).toMatchObject([{ state: 'settled' }])
    expect(await walletRow(world, walletId)).toMatchObject({ balance: 52 * dollar })
    const [payment] = await automatic(walletId)
    const charges = (await cards?.listCharges(new Date(0))) ?? []
    expect(charges.filter((charge) => charge.payment === payment?.id)).toHaveLength(1)
  },
)

test('[MONEY-10] [MONEY-12] a usage charge whose answer was never heard is credited, also where the plan stopped meanwhile', async () => {
  const shop = 'unheard-20.myshopify.com'
  const { connect, setFault } = storeWorld(world)
  const { browser, companyId } = await connect(shop)
  const started = await browser.post('/merchant/subscription', { cap: 100 * dollar })
  await submit(String(started.body.url), { decision: 'approve' })
  await browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  const wallet = await findWallet(world.ctx, companyId)
  if (!wallet) throw new Error('No wallet.')
  const request = { threshold: 10 * dollar, target: 50 * dollar, cap: 1000 * dollar, consent: true }
  expect((await browser.post('/merchant/wallet/auto_top_up', { request })).status).toBe(200)
  await setFault({ api: 'lost-answer', field: 'appUsageRecordCreate', times: 1 })
  await watchWallets(world.ctx)
  expect(await automatic(wallet.id)).toMatchObject([{ state: 'started', providerRef: null }])

  const charges = `${world.sandbox.url}/shopify/${shop}/admin/charges`
  const [plan] = await world.ctx.db.select().from(subscriptions).where(eq(subscriptions.shop, shop))
  await submit(`${charges}/${plan?.providerRef?.split('/').at(-1)}/state`, { status: 'FROZEN' })
  await syncShopCharges(world.ctx, shop)
  await watchWallets(world.ctx)
  expect(await automatic(wallet.id)).toMatchObject([
    { state: 'settled', net: 51 * dollar, chargeRef: expect.stringContaining('AppUsageRecord') },
  ])
  expect(await walletRow(world, wallet.id)).toMatchObject({ balance: 52 * dollar })
  expect((await (await fetch(charges)).text()).match(/\(usage\)/g)).toHaveLength(1)
})

test('[MONEY-10] a store on Shopify is topped up by a usage charge under the cap that was approved there', async () => {
  const shop = 'usage-20.myshopify.com'
  const { connect } = storeWorld(world)
  const { browser, companyId, outletId, email } = await connect(shop)
  const started = await browser.post('/merchant/subscription', { cap: 100 * dollar })
  await submit(String(started.body.url), { decision: 'approve' })
  const plan = await browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  expect(plan.body).toEqual({ state: 'trial' })
  const wallet = await findWallet(world.ctx, companyId)
  if (!wallet) throw new Error('No wallet.')
  const request = { threshold: 10 * dollar, target: 50 * dollar, cap: 1000 * dollar, consent: true }
  expect((await browser.post('/merchant/wallet/auto_top_up', { request })).status).toBe(200)
  await Promise.all([watchWallets(world.ctx), watchWallets(world.ctx)])
  // One dollar was there, two are the reserve.
  expect(await automatic(wallet.id)).toMatchObject([
    { method: 'shopify', shop, state: 'settled', net: 51 * dollar, tax: 0 },
  ])
  expect(await walletRow(world, wallet.id)).toMatchObject({ balance: 52 * dollar })
  const charges = await (await fetch(`${world.sandbox.url}/shopify/${shop}/admin/charges`)).text()
  expect(charges.match(/\(usage\)/g)).toHaveLength(1)
  expect(await receiptOfAutomatic({ companyId, walletId: wallet.id })).toMatchObject({
    charge: expect.stringMatching(/^gid:\/\/shopify\/AppUsageRecord\/\d+$/),
  })
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId, slug: 'email', installedAt: world.time.now })
  const used = (units: number, key: string) =>
    spend(asModuleServer(world), { ...codes, units, outlet: outletId }, `${key}:${wallet.id}`)
  await used(800, 'usage-1')
  await watchWallets(world.ctx)
  expect(await walletRow(world, wallet.id)).toMatchObject({ balance: 52 * dollar })
  await syncShopCharges(world.ctx, shop)
  await syncShopCharges(world.ctx, shop)
  expect(await emailsTo(world, email, 'auto-top-up-near-cap')).toMatchObject([
    { data: { used: '$95.00', cap: '$100.00', isAtShopify: true } },
  ])
  // Above the cap Shopify refuses: nothing is credited, and it is tried again later.
  await used(800, 'usage-2')
  await watchWallets(world.ctx)
  const [refused, ...others] = (await automatic(wallet.id)).toSorted((a, b) => (a.state < b.state ? -1 : 1))
  expect(others.map(({ state }) => state)).toEqual(['settled', 'settled'])
  expect(refused).toMatchObject({ state: 'failed', refusal: expect.stringContaining('balance remaining') })
  expect(await brokenInvariants(world)).toEqual([])
})
