// @module-tag engine-long
import { and, desc, eq } from 'drizzle-orm'
import { array, assert, asyncProperty, boolean, constantFrom } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  dollar,
  modelPatience,
  modelRuns,
  openMoneyWorld,
  submit,
  walletRow,
} from '../../../../tests/support/money-world.ts'
import { newMerchant } from '../../../../tests/support/new-merchant.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { companies, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import { reconcileLedger } from '../ledger/reconcile-ledger.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { watchWallets } from '../wallet/watch-wallets.ts'
import { pollPendingPayments } from './poll-pending-payments.ts'
import { syncDispute } from './sync-dispute.ts'

/**
 * Payments, plans, disputes, refunds, archiving and leaving in any order, beside a model of what the merchant did at
 * the provider. `npm run test:all` tries many orders.
 */

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const acts = [
  'start plan',
  'pay plan',
  'end plan at provider',
  'cancel plan',
  'open page',
  'decline',
  'ask for code',
  'pay',
  'pay by bank',
  'bank pays',
  'land',
  'dispute',
  'dispute in silence',
  'win dispute',
  'refund',
  'switch on',
  'minute',
  'archive',
  'restore',
  'ask to leave',
  'stay',
  'night',
] as const
type Act = (typeof acts)[number]
/** Money moves more often than people leave. */
const step = constantFrom<Act[]>(
  ...acts,
  'start plan',
  'pay plan',
  'open page',
  'pay',
  'open page',
  'pay',
  'land',
  'minute',
)

async function newPlayer() {
  const merchant = await newMerchant(world)
  const wallet = await openWallet(world.ctx, merchant.companyId)
  const { db } = world.ctx
  const sandbox = `${world.sandbox.url}/stripe`
  const plans = () =>
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.companyId, merchant.companyId))
      .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
  const rows = () =>
    db
      .select()
      .from(payments)
      .where(eq(payments.walletId, wallet.id))
      .orderBy(desc(payments.startedAt), desc(payments.id))
  const isRunning = async () => {
    for (const { providerRef } of await plans()) {
      const answer = providerRef ? await world.ctx.cards?.readPlan(providerRef) : undefined
      if (answer?.state === 'active' || answer?.state === 'cancelling') return true
    }
    return false
  }
  return { ...merchant, wallet, sandbox, plans, rows, isRunning }
}
type Player = Awaited<ReturnType<typeof newPlayer>>

/** What the provider took for this merchant, by payment. */
async function takenFor({ rows }: Player): Promise<Map<string, number>> {
  const ours = new Set((await rows()).map(({ id }) => id))
  const charges = (await world.ctx.cards?.listCharges(new Date(0))) ?? []
  const settled = charges.filter(({ payment, isSettled }) => isSettled && ours.has(payment))
  return new Map(settled.map(({ payment, amount }) => [payment, amount]))
}

const night = async () => {
  world.time.now = new Date(world.time.now.getTime() + 11 * 60_000)
  await pollPendingPayments(world.ctx)
  await reconcileLedger(world.ctx)
  await purgeExpired(world.ctx)
}

/** Eleven minutes are most of a session. Somebody who was erased gets none. */
async function signInAgain({ browser, email, password }: Player): Promise<void> {
  const { body } = await browser.post('/merchant/login/', { email, password })
  if (body.token) browser.token = body.token as typeof browser.token
}

async function perform(player: Player, act: Act): Promise<void> {
  const { browser, sandbox, plans, rows, wallet, companyId, outletId, userId } = player
  const { db } = world.ctx
  const [newest] = await rows()
  const page = (await rows()).find(({ payUrl }) => payUrl)
  const [plan] = await plans()
  const atPage = (decision: string) => page?.payUrl && submit(page.payUrl, { decision })
  const atSession = (what: string) =>
    newest?.providerRef && submit(`${sandbox}/sessions/${newest.providerRef}`, { act: what })
  switch (act) {
    case 'start plan':
      return void (await browser.post('/merchant/subscription', {}))
    case 'pay plan':
      if (plan?.payUrl) await submit(plan.payUrl, { decision: 'pay' })
      if (plan) await browser.get(`/merchant/subscription?plan=${plan.id}`)
      return
    case 'end plan at provider':
      if (plan?.providerRef) await submit(`${sandbox}/plans/${plan.providerRef}`, { status: 'canceled' })
      if (plan) await browser.get(`/merchant/subscription?plan=${plan.id}`)
      return
    case 'cancel plan':
      return void (await browser.post('/merchant/subscription/cancel'))
    case 'open page':
      return void (await browser.post('/merchant/top_ups', { amount: 20 * dollar, keep_card: true }))
    case 'decline':
      return void (await atPage('decline'))
    case 'ask for code':
      return void (await atPage('code'))
    case 'pay':
      return void (await atPage('pay'))
    case 'pay by bank':
      return void (await atPage('later'))
    case 'bank pays':
      return void (await atSession('settle'))
    case 'land':
      return void (newest && (await browser.get(`/merchant/top_ups?payment=${newest.id}`)))
    case 'dispute':
    case 'refund':
      if (newest?.state !== 'settled') return
      await atSession(act)
      return syncDispute(world.ctx, newest.id)
    case 'dispute in silence':
      return void (newest?.state === 'settled' && (await atSession('dispute')))
    case 'win dispute':
      if (newest?.state !== 'disputed') return
      await atSession('won')
      return syncDispute(world.ctx, newest.id)
    case 'switch on': {
      const request = { threshold: 90 * dollar, target: 110 * dollar, cap: 5000 * dollar, consent: true }
      return void (await browser.post('/merchant/wallet/auto_top_up', { request }))
    }
    case 'minute': {
      const before = (await rows()).length
      const [settings] = await db.select().from(walletSettings).where(eq(walletSettings.walletId, wallet.id))
      await watchWallets(world.ctx)
      const [last, ...others] = await rows()
      const isNew = others.length + 1 > before && last?.purpose === 'auto_top_up'
      // Nothing is charged without a rule, a running plan and a newest payment that stood.
      const isAllowed =
        settings?.autoOn &&
        (await player.isRunning()) &&
        (!newest || newest.settledAt === null || newest.state === 'settled')
      if (isNew && !isAllowed) throw new Error('Charged without leave.')
      return
    }
    case 'archive':
    case 'restore':
      await db
        .update(outlets)
        .set({ archivedAt: act === 'archive' ? world.time.now : null })
        .where(and(eq(outlets.id, outletId), eq(outlets.companyId, companyId)))
      return
    case 'ask to leave':
    case 'stay':
      await db
        .update(users)
        .set({ eraseAt: act === 'stay' ? null : new Date(world.time.now.getTime() + 7 * 86_400_000) })
        .where(eq(users.id, userId))
      return
    case 'night':
      await night()
      return signInAgain(player)
  }
}

/** What holds at every moment: the wallet has what was paid, and nothing else. */
async function requireHonestWallet(player: Player): Promise<void> {
  const taken = await takenFor(player)
  const rows = await player.rows()
  const credited = rows.filter(({ settledAt }) => settledAt !== null)
  expect(credited.filter(({ id, net, tax }) => taken.get(id) !== net + tax)).toEqual([])
  const standing = credited.filter(({ state }) => state === 'settled').reduce((sum, { net }) => sum + net, 0)
  const { balance, credit, owed } = await walletRow(world, player.wallet.id)
  expect(balance - credit - owed).toBe(standing)
}

test(
  '[MONEY-12] [MONEY-13] nobody pays without a plan or in vain, and nobody who paid is erased',
  async () => {
    await assert(
      asyncProperty(boolean(), array(step, { minLength: 12, maxLength: 30 }), async (hasPlan, steps) => {
        const player = await newPlayer()
        const first: Act[] = hasPlan ? ['start plan', 'pay plan'] : []
        for (const act of [...first, ...steps]) {
          await perform(player, act)
          await requireHonestWallet(player)
        }
        await perform(player, 'stay')
        await night()
        const rows = await player.rows()
        const taken = await takenFor(player)
        const uncredited = rows.filter(({ id, settledAt }) => taken.has(id) && settledAt === null)
        expect(uncredited).toEqual([])
        await requireHonestWallet(player)
        // An address that nobody confirmed is given up after a week, unless a plan or money hangs on it.
        const old = new Date(world.time.now.getTime() - 30 * 86_400_000)
        await world.ctx.db
          .update(users)
          .set({ emailVerifiedAt: null, createdAt: old })
          .where(eq(users.id, player.userId))
        await purgeExpired(world.ctx)
        const { balance } = await walletRow(world, player.wallet.id)
        const remains = await world.ctx.db.$count(companies, eq(companies.id, player.companyId))
        expect([balance > 0 || (await player.isRunning()), remains > 0]).not.toEqual([true, false])
        // Who asks for it is erased, and then nothing is billed any more.
        await world.ctx.db.update(users).set({ eraseAt: world.time.now }).where(eq(users.id, player.userId))
        await purgeExpired(world.ctx)
        for (const { providerRef } of await player.plans()) {
          const answer = providerRef ? await world.ctx.cards?.readPlan(providerRef) : undefined
          expect(answer?.state).not.toBe('active')
        }
        expect(await brokenInvariants(world)).toEqual([])
      }),
      { numRuns: modelRuns, endOnFailure: true },
    )
  },
  modelPatience,
)
