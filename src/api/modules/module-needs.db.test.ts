import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanState, subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls, outlets, shopifyGrants } from '#database/schema/companies.ts'
import { wallets } from '#database/schema/ledger.ts'
import { messageSettings } from '#database/schema/messages.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { messageChannels, messageEvents } from '#rules/messages/events.ts'
import { furnishMessages } from '../../../tests/support/furnish-messages.ts'
import {
  asModuleServer,
  dollar,
  newPayer,
  openMoneyWorld,
  payTopUp,
} from '../../../tests/support/money-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

/** A merchant with these modules beside email. */
async function payerWith(...slugs: ('infiniti' | 'otp_verification' | 'whatsapp')[]) {
  const payer = await newPayer(world, 10 * dollar)
  const { companyId, outletId } = payer
  await world.ctx.db
    .insert(moduleInstalls)
    .values(slugs.map((slug) => ({ companyId, outletId, slug, installedAt: world.time.now })))
  const workspace = async (app: string) =>
    (await payer.browser.get(`/merchant/workspace?app=${app}`)).body.data as {
      requirements: { missing: string | null }[]
      figures: { name: string; value: number }[]
    }
  return { ...payer, workspace }
}

test('[MONEY-02] [LIVE-06] an activated module is paused in every state of a plan that does not let it work', async () => {
  const payer = await payerWith('infiniti', 'otp_verification')
  const needs = async () => {
    const { body } = await payer.browser.get('/all_apps')
    const list = body.data as { slug: string; is_installed: boolean; missing: string[] }[]
    const activated = list.filter((app) => app.is_installed)
    for (const { slug, missing } of activated) {
      const { requirements } = await payer.workspace(slug)
      expect(requirements.flatMap((one) => one.missing ?? [])).toEqual(missing)
    }
    return activated.flatMap(({ slug, missing }) => (missing.includes('plan') ? [slug] : [])).toSorted()
  }
  const inState = async (state: PlanState) => {
    await world.ctx.db
      .update(subscriptions)
      .set({ state, troubleSince: world.time.now })
      .where(eq(subscriptions.companyId, payer.companyId))
    return needs()
  }
  expect(await needs()).toEqual([])
  expect(await inState('past_due')).toEqual([])
  expect(await inState('frozen')).toEqual(['email'])
  expect(await inState('ended')).toEqual(['email', 'otp_verification'])
  await world.ctx.db.delete(subscriptions).where(eq(subscriptions.companyId, payer.companyId))
  expect(await needs()).toEqual(['email', 'otp_verification'])
})

test('[SYNC-06] the workspaces of modules that send count what was charged, each its own messages', async () => {
  const payer = await payerWith('otp_verification', 'whatsapp')
  expect((await payer.workspace('otp_verification')).figures).toEqual([])
  const line = { outlet: payer.outletId, channel: 'whatsapp' as const, country: 'IN' }
  for (const key of ['code-0001', 'code-0002', 'code-0003'])
    await spend(asModuleServer(world), { ...line, category: 'authentication', units: 8 }, key)
  await spend(asModuleServer(world), { ...line, category: 'marketing', units: 2 }, 'offer-0001')
  expect((await payer.workspace('otp_verification')).figures).toEqual([
    { name: 'sent_30', value: 24 },
    { name: 'sent', value: 24 },
  ])
  expect((await payer.workspace('whatsapp')).figures).toContainEqual({ name: 'sent', value: 2 })
  expect((await payer.workspace('email')).figures).toEqual([])
})

test('[LIVE-06] each module says what it waits for; of one on its maker’s server we know less', async () => {
  const payer = await payerWith('infiniti', 'otp_verification', 'whatsapp')
  const missing = async () => {
    const { body } = await payer.browser.get('/all_apps')
    const list = body.data as { slug: string; is_installed: boolean; missing: string[] }[]
    return Object.fromEntries(list.flatMap((app) => (app.is_installed ? [[app.slug, app.missing]] : [])))
  }
  const { outletId, companyId } = payer
  world.ctx.settings.moduleBases = { email: 'https://email.modules.example' }
  const at = eq(outlets.id, outletId)
  await world.ctx.db.update(outlets).set({ webUrl: null }).where(at)
  expect(await missing()).toEqual({
    infiniti: ['address'],
    otp_verification: ['address', 'accounts', 'number', 'texts'],
    whatsapp: ['address', 'number', 'texts'],
    email: ['address'],
  })
  await world.ctx.db.update(outlets).set({ webUrl: 'looms.example' }).where(at)
  expect(await missing()).toMatchObject({
    infiniti: ['store'],
    whatsapp: ['store', 'number', 'texts'],
    email: [],
  })
  const shop = 'needs.myshopify.com'
  await world.ctx.db.update(outlets).set({ webUrl: shop, platform: 'shopify' }).where(at)
  expect(await missing()).toMatchObject({ infiniti: ['connect'], whatsapp: ['connect', 'number', 'texts'] })
  await world.ctx.db.insert(shopifyGrants).values({
    shop,
    companyId,
    outletId,
    tokenEnc: '',
    scopes: '',
    shopDetails: {},
    grantedAt: world.time.now,
  })
  expect(await missing()).toMatchObject({ infiniti: [], whatsapp: ['number', 'texts'], email: [] })
  await furnishMessages(world.ctx, { companyId, outletId })
  // The approved text is about an order, so codes still wait for theirs.
  expect(await missing()).toEqual({
    infiniti: [],
    otp_verification: ['accounts', 'texts'],
    whatsapp: [],
    email: [],
  })
  await world.ctx.db
    .update(shopifyGrants)
    .set({ revokedAt: world.time.now })
    .where(eq(shopifyGrants.shop, shop))
  expect(await missing()).toMatchObject({ infiniti: ['reconnect'], whatsapp: ['reconnect'] })
  await world.ctx.db.update(shopifyGrants).set({ revokedAt: null }).where(eq(shopifyGrants.shop, shop))
  expect((await missing()).whatsapp).toEqual([])
})

/** A merchant whose texts, numbers, plan and wallet let WhatsApp and Email work. */
async function readyPayer() {
  const payer = await payerWith('otp_verification', 'whatsapp')
  const { companyId, outletId } = payer
  world.ctx.settings.moduleBases = {}
  await furnishMessages(world.ctx, { companyId, outletId })
  /** Without what all of them need of the store. */
  const missing = async (app: string) =>
    (await payer.workspace(app)).requirements
      .flatMap((one) => one.missing ?? [])
      .filter((need) => !['store', 'accounts', 'texts'].includes(need))
  return { ...payer, missing }
}

test('[LIVE-06] [MONEY-02] with a frozen wallet WhatsApp and Email do not run, and codes do', async () => {
  const { walletId, missing } = await readyPayer()
  expect([await missing('whatsapp'), await missing('email')]).toEqual([[], []])
  await world.ctx.db.update(wallets).set({ frozenAt: world.time.now }).where(eq(wallets.id, walletId))
  expect([await missing('whatsapp'), await missing('email')]).toEqual([['frozen'], ['frozen']])
  expect(await missing('otp_verification')).toEqual([])
})

test('[LIVE-06] [MONEY-02] in a trial that nobody has paid for, messages go to own people only', async () => {
  const payer = await readyPayer()
  const { companyId, missing } = payer
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'trial', trialEndsAt: new Date(world.time.now.getTime() + 86_400_000) })
    .where(eq(subscriptions.companyId, companyId))
  expect([await missing('whatsapp'), await missing('email')]).toEqual([['trial'], ['trial']])
  expect(await missing('otp_verification')).toEqual([])
  await payTopUp(payer, 20 * dollar)
  expect([await missing('whatsapp'), await missing('email')]).toEqual([[], []])
})

test('[LIVE-06] what sends messages waits for one that is switched on and below the price cap', async () => {
  const { outletId, missing } = await readyPayer()
  const set = (values: Partial<typeof messageSettings.$inferInsert>) =>
    world.ctx.db.update(messageSettings).set(values).where(eq(messageSettings.outletId, outletId))
  const off = Object.fromEntries(messageEvents.map((event) => [event, [...messageChannels]]))
  await set({ off })
  for (const app of ['whatsapp', 'email', 'otp_verification'])
    expect([app, await missing(app)]).toEqual([app, ['switched_off']])
  await set({ off: { order_changed: ['whatsapp'] } })
  // The one approved text is that of a changed order.
  expect([await missing('whatsapp'), await missing('email')]).toEqual([['switched_off'], []])
  await set({ off: {}, priceCap: 1 })
  for (const app of ['whatsapp', 'email', 'otp_verification'])
    expect([app, await missing(app)]).toEqual([app, ['price_cap']])
  await set({ priceCap: dollar })
  for (const app of ['whatsapp', 'email', 'otp_verification'])
    expect([app, await missing(app)]).toEqual([app, []])
})

test('[LIVE-06] what sends messages waits for money in the wallet', async () => {
  const { browser } = await newPayer(world)
  const { body } = await browser.get('/merchant/workspace?app=whatsapp')
  expect(body.data.requirements).toContainEqual({ name: 'balance', missing: 'balance' })
})
