// @module-tag engine-long
import { and, desc, eq, isNull } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
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
import { comeBack, newStoreOwner } from '../../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../../tests/support/store-world.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { hasBegun, isRunning } from '#rules/money/plan-gate.ts'
import { reconcileLedger } from '../ledger/reconcile-ledger.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { watchWallets } from '../wallet/watch-wallets.ts'
import { pollPendingPayments } from './poll-pending-payments.ts'
import { syncShopCharges } from './sync-shop-charges.ts'

/**
 * Charges of a store at Shopify in any order: plans that are approved, declined, frozen, cancelled and kept, top-ups,
 * usage under the cap, uninstalling and coming back. The sandbox's own list of charges is what is compared with.
 * `npm run test:all` tries many orders.
 */

let world: TestContext
let stores = 0

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const acts = [
  'ask for plan',
  'raise cap',
  'approve plan',
  'decline plan',
  'cancel plan',
  'freeze',
  'thaw',
  'ask for top-up',
  'approve top-up',
  'decline top-up',
  'land',
  'switch on',
  'minute',
  'webhook',
  'uninstall',
  'install',
  'night',
] as const
type Act = (typeof acts)[number]
/** Money moves more often than stores leave. */
const step = constantFrom<Act[]>(
  ...acts,
  'ask for plan',
  'approve plan',
  'ask for top-up',
  'approve top-up',
  'land',
  'switch on',
  'minute',
  'webhook',
)

interface Charge {
  id: string
  name: string
  sum: number
  state: string
}

async function newPlayer() {
  stores += 1
  const shop = `model-${stores}.myshopify.com`
  const owner = await newStoreOwner(world)
  const wallet = await openWallet(world.ctx, owner.companyId)
  const { db } = world.ctx
  const admin = `${world.sandbox.url}/shopify/${shop}/admin`
  const plans = () =>
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.companyId, owner.companyId))
      .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
  const rows = () =>
    db
      .select()
      .from(payments)
      .where(eq(payments.walletId, wallet.id))
      .orderBy(desc(payments.startedAt), desc(payments.id))
  /** As Shopify's own page lists them, newest first. */
  const charges = async (): Promise<Charge[]> => {
    const page = await (await fetch(`${admin}/charges`)).text()
    const lines = page.matchAll(
      /"mono">(\d+)<\/span> (.+?), \$([\d,.]+)(?:,\s*<span class="badge">(\w+)| \(usage\))/g,
    )
    return [...lines].map(([, id = '', name = '', sum = '', state = 'USAGE']) => ({
      id,
      name,
      sum: Number(sum.replaceAll(',', '')) * dollar,
      state,
    }))
  }
  const isConnected = async () =>
    (await db.$count(shopifyGrants, and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))) > 0
  const install = async () => {
    await comeBack(owner.browser, await owner.grant(shop))
    if (!(await isConnected())) throw new Error('The store is not connected.')
  }
  await install()
  return { ...owner, shop, admin, wallet, plans, rows, charges, isConnected, install }
}
type Player = Awaited<ReturnType<typeof newPlayer>>

const isPlan = ({ name }: Charge) => name === 'Infiniti plan'
const billedPlan = async ({ charges }: Player) =>
  (await charges()).find((charge) => isPlan(charge) && charge.state === 'ACTIVE')

const night = async ({ signInAgain }: Player) => {
  world.time.now = new Date(world.time.now.getTime() + 11 * 60_000)
  await pollPendingPayments(world.ctx)
  await reconcileLedger(world.ctx)
  // Eleven minutes are most of a session.
  await signInAgain()
}

async function perform(player: Player, act: Act): Promise<void> {
  const { browser, shop, admin, plans, rows, wallet, charges } = player
  const decide = (url: string | null | undefined, decision: string) => url && submit(url, { decision })
  const plan = (await plans()).find(({ payUrl }) => payUrl)
  const page = (await rows()).find(({ payUrl }) => payUrl)
  const charged = (await charges()).find(isPlan)
  const move = (status: string) => charged && submit(`${admin}/charges/${charged.id}/state`, { status })
  switch (act) {
    case 'ask for plan':
      return void (await browser.post('/merchant/subscription', { cap: 500 * dollar }))
    case 'raise cap':
      return void (await browser.post('/merchant/subscription', { cap: 900 * dollar }))
    case 'approve plan':
      return void (await decide(plan?.payUrl, 'approve'))
    case 'decline plan':
      return void (await decide(plan?.payUrl, 'decline'))
    case 'cancel plan':
      return void (await browser.post('/merchant/subscription/cancel'))
    case 'freeze':
      return void (charged?.state === 'ACTIVE' && (await move('FROZEN')))
    case 'thaw':
      return void (charged?.state === 'FROZEN' && (await move('ACTIVE')))
    case 'ask for top-up':
      return void (await browser.post('/merchant/top_ups', { amount: 20 * dollar }))
    case 'approve top-up':
      return void (await decide(page?.payUrl, 'approve'))
    case 'decline top-up':
      return void (await decide(page?.payUrl, 'decline'))
    case 'land':
      for (const { id } of await plans()) await browser.get(`/merchant/subscription?plan=${id}`)
      for (const { id } of await rows()) await browser.get(`/merchant/top_ups?payment=${id}`)
      return
    case 'switch on': {
      const request = { threshold: 90 * dollar, target: 110 * dollar, cap: 300 * dollar, consent: true }
      return void (await browser.post('/merchant/wallet/auto_top_up', { request }))
    }
    case 'minute': {
      const before = (await rows()).length
      const [settings] = await world.ctx.db
        .select()
        .from(walletSettings)
        .where(eq(walletSettings.walletId, wallet.id))
      await watchWallets(world.ctx)
      const isNew = (await rows()).length > before
      if (isNew && !settings?.autoOn) throw new Error('Charged without a rule.')
      return
    }
    case 'webhook':
      // A store that has left cannot be asked; that ends its plan.
      return syncShopCharges(world.ctx, shop).catch(() => {})
    case 'uninstall':
      await fetch(`${admin}/uninstall`, { method: 'POST', redirect: 'manual' })
      return void (await storeWorld(world).notify('app/uninstalled', shop, { myshopify_domain: shop }))
    case 'install':
      if (await player.isConnected()) return
      return player.install()
    case 'night':
      return night(player)
  }
}

/** What holds at every moment: the wallet has what Shopify charged, each once, and nothing else. */
async function requireHonestWallet({ rows, charges, wallet }: Player): Promise<void> {
  const credited = (await rows()).filter(({ settledAt }) => settledAt !== null)
  const atShopify = await charges()
  for (const { providerRef, net } of credited) {
    const id = providerRef?.split('/').at(-1)
    const charge = atShopify.find((one) => one.id === id)
    expect(['ACTIVE', 'USAGE']).toContain(charge?.state)
    expect(charge?.sum).toBe(net)
  }
  expect(new Set(credited.map(({ providerRef }) => providerRef)).size).toBe(credited.length)
  const { balance, credit } = await walletRow(world, wallet.id)
  expect(balance - credit).toBe(credited.reduce((sum, { net }) => sum + net, 0))
}

test(
  '[MONEY-02] [MONEY-12] at Shopify nobody pays for a plan that does not run, or in vain, in whatever order',
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 15, maxLength: 35 }), async (steps) => {
        const player = await newPlayer()
        for (const act of ['ask for plan', 'approve plan', 'land', ...steps] as const) {
          await perform(player, act)
          await requireHonestWallet(player)
        }
        await perform(player, 'install')
        await perform(player, 'webhook')
        await night(player)
        await requireHonestWallet(player)
        // What was paid is credited.
        const credited = (await player.rows()).filter(({ settledAt }) => settledAt !== null)
        const paid = (await player.charges()).filter(
          (charge) => !isPlan(charge) && ['ACTIVE', 'USAGE'].includes(charge.state),
        )
        expect(paid.reduce((sum, charge) => sum + charge.sum, 0)).toBe(
          credited.reduce((sum, { net }) => sum + net, 0),
        )
        // A plan that Shopify bills runs here, and one that runs here without an end is billed there.
        const running = (await player.plans()).filter(({ state }) => isRunning(state))
        const billed = await billedPlan(player)
        const lasting = running.filter(({ state }) => billed || state !== 'cancelling')
        expect(lasting.map(({ providerRef }) => providerRef?.split('/').at(-1))).toEqual(
          billed ? [billed.id] : [],
        )
        // A shop has one trial: a plan that begins later in it ends it no later.
        const begun = (await player.plans()).filter(({ state }) => hasBegun(state)).toReversed()
        const [first = 0, ...later] = begun.flatMap(({ trialEndsAt }) => trialEndsAt?.getTime() ?? [])
        expect(later.filter((end) => end > first)).toEqual([])
        expect(await brokenInvariants(world)).toEqual([])
      }),
      {
        numRuns: modelRuns,
        endOnFailure: true,
        // Paid, and gone before it was credited: the store that comes back says so.
        examples: [
          [['night', 'ask for top-up', 'approve top-up', 'uninstall']],
          // Approved after the plan that it was to replace has ended: what is left of the trial goes on.
          [['raise cap', 'cancel plan', 'approve plan', 'ask for plan', 'ask for plan']],
        ],
      },
    )
  },
  modelPatience,
)
