import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  paymentRow,
  payTopUp,
  submit,
  walletRow,
} from '../../../../tests/support/money-world.ts'
import { newMerchant } from '../../../../tests/support/new-merchant.ts'
import { newStaff, staffContext } from '../../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { documents, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { companies, outlets } from '#database/schema/companies.ts'
import { entries, holds } from '#database/schema/ledger.ts'
import { users } from '#database/schema/users.ts'
import { eraseDueAccounts } from '#domain/accounts/erase-due-accounts.ts'
import { authorise } from '../module-servers/authorise.ts'
import { syncSubscription } from './sync-subscription.ts'
import { listWallets, readMerchantMoney } from '../staff/read-merchant-money.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

async function erase(userId: string): Promise<void> {
  await world.ctx.db.update(users).set({ eraseAt: world.time.now }).where(eq(users.id, userId))
  expect(await eraseDueAccounts(world.ctx)).toBe(1)
}

test('[MONEY-13] an account that is deleted gives back its holds, forgets its card and keeps its books', async () => {
  const { companyId, outletId, userId, walletId } = await newPayer(world, 20 * dollar)
  await world.ctx.db
    .update(walletSettings)
    .set({ cardCustomer: 'cus_1', cardMethod: 'pm_1', cardBrand: 'visa', cardLast4: '4242' })
    .where(eq(walletSettings.walletId, walletId))
  const campaign = { channel: 'whatsapp', category: 'marketing', country: 'IN', units: 100 } as const
  await authorise(asModuleServer(world), { outlet: outletId, lines: [campaign] }, 'close-company')
  expect(await walletRow(world, walletId)).toMatchObject({ held: 1.1 * dollar })
  await erase(userId)
  expect(await world.ctx.db.$count(companies, eq(companies.id, companyId))).toBe(0)
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 20 * dollar, held: 0 })
  const [hold] = await world.ctx.db.select().from(holds).where(eq(holds.companyId, companyId))
  expect(hold).toMatchObject({ state: 'closed', captured: 0 })
  const [settings] = await world.ctx.db
    .select()
    .from(walletSettings)
    .where(eq(walletSettings.walletId, walletId))
  expect(settings).toMatchObject({ autoOn: false, cardCustomer: null, cardLast4: null })
  expect(await world.ctx.db.$count(entries, eq(entries.companyId, companyId))).toBe(2)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-13] its plan is cancelled where it is billed', async () => {
  const { browser, companyId, userId } = await newMerchant(world)
  const started = await browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'pay' })
  await browser.get(`/merchant/subscription?plan=${started.body.plan}`)
  const planRow = async () => {
    const [row] = await world.ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.companyId, companyId))
    return row
  }
  const ref = (await planRow())?.providerRef ?? ''
  expect(await world.ctx.cards?.readPlan(ref)).toMatchObject({ state: 'active' })
  await erase(userId)
  expect(await world.ctx.cards?.readPlan(ref)).toMatchObject({ state: 'cancelling' })
  expect(await planRow()).toMatchObject({ state: 'ended' })
})

/** Paid at the card processor, and nobody came back: no webhook, no landing page. */
async function payUnheard({ browser }: Awaited<ReturnType<typeof newMerchant>>) {
  const started = await browser.post('/merchant/subscription', {})
  await submit(String(started.body.url), { decision: 'pay' })
  const planRow = async () => {
    const [row] = await world.ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, String(started.body.plan)))
    return row
  }
  const page = await world.ctx.cards?.readCheckout((await planRow())?.checkoutRef ?? '')
  return { planRow, readPlan: () => world.ctx.cards?.readPlan(page?.plan ?? '') }
}

test('[MONEY-13] a plan whose payment nobody heard of is cancelled as well', async () => {
  const merchant = await newMerchant(world)
  const { planRow, readPlan } = await payUnheard(merchant)
  expect(await planRow()).toMatchObject({ state: 'pending' })
  expect(await readPlan()).toMatchObject({ state: 'active' })
  await erase(merchant.userId)
  expect(await readPlan()).toMatchObject({ state: 'cancelling' })
  expect(await planRow()).toMatchObject({ state: 'ended' })
})

test('[MONEY-13] a plan that is approved after its company or store is gone ends at once', async () => {
  const gone = await newMerchant(world)
  const ofGone = await payUnheard(gone)
  await world.ctx.db.delete(companies).where(eq(companies.id, gone.companyId))
  const archived = await newMerchant(world)
  const ofArchived = await payUnheard(archived)
  await world.ctx.db
    .update(outlets)
    .set({ archivedAt: world.time.now })
    .where(eq(outlets.id, archived.outletId))
  for (const { planRow, readPlan } of [ofGone, ofArchived]) {
    await syncSubscription(world.ctx, (await planRow())?.id ?? '')
    expect(await planRow()).toMatchObject({ state: 'declined', payUrl: null })
    expect(await readPlan()).toMatchObject({ state: 'ended' })
  }
})

test('[MONEY-13] money left is named before an account is deleted, and staff pay it back afterwards', async () => {
  const payer = await newPayer(world)
  const { browser, companyId, userId, walletId, email } = payer
  const payment = await paymentRow(world, await payTopUp(payer, 20 * dollar))
  const [company] = await world.ctx.db.select().from(companies).where(eq(companies.id, companyId))
  expect((await browser.get('/merchant/account')).body.erasure_takes).toMatchObject([
    { company: company?.name, money_left: { sum: '$20.00', months: 12 } },
  ])
  expect((await browser.post('/merchant/erase')).status).toBe(200)
  expect(await emailsTo(world, email, 'erasure-planned')).toMatchObject([
    { data: { wallets: [{ company: company?.name, left: { sum: '$20.00', months: 12 } }] } },
  ])
  await erase(userId)

  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const staff = await staffContext(world, ines.browser)
  const listed = async () => (await listWallets(staff)).filter(({ wallet }) => wallet.id === walletId)
  const [receipt] = await world.ctx.db.select().from(documents).where(eq(documents.companyId, companyId))
  expect(await listed()).toMatchObject([{ company: null, lastReceipt: receipt?.snapshot['title'] }])
  const page = await readMerchantMoney(staff, companyId)
  expect(page).toMatchObject({ company: undefined, payments: [{ state: 'settled' }] })
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', {
    wallet: walletId,
    act: 'refund',
    amount: 20 * dollar,
    reason: 'leaving',
    note: 'The merchant has left',
  })
  const decision = { id: asked.body.id, approve: true }
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).status).toBe(200)
  expect(await world.ctx.cards?.readCharge(payment.chargeRef ?? '')).toMatchObject({ refunded: 20 * dollar })
  expect(await walletRow(world, walletId)).toMatchObject({ balance: 0 })
  expect(await listed()).toEqual([])
  const papers = await world.ctx.db.select().from(documents).where(eq(documents.companyId, companyId))
  expect(papers.find(({ kind }) => kind === 'credit_note')?.corrects).toBe(receipt?.id)
  expect(await brokenInvariants(world)).toEqual([])
})
