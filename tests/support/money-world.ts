import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { payments, subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { type AccountKind, entries, ledgerAccounts, wallets } from '#database/schema/ledger.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import type { ModuleServerContext } from '#domain/money/module-servers/module-server-context.ts'
import { bookDay } from '#domain/money/documents/books.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { postToWallet } from '#domain/money/ledger/post-to-wallet.ts'
import { seedRates } from '#domain/money/rates/seed-rates.ts'
import { authenticate } from '#domain/sessions/authenticate.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { ApiClient } from './api-client.ts'
import { newMerchant } from './new-merchant.ts'
import { openTestContext, type TestContext } from './test-context.ts'

export const dollar = 1_000_000

/** How many orders of payments are tried: `npm run test:all` sets 200, which takes minutes. */
export const modelRuns = Number(process.env.MODEL_RUNS ?? 2)
/** One order takes up to ten seconds on a busy machine. */
export const modelPatience = 300_000 + modelRuns * 15_000

/** To the second day of the next month of the books, when the month before is over everywhere. */
export function nextMonth({ time }: TestContext): void {
  const [year = 0, month = 0] = bookDay(time.now).split('-').map(Number)
  time.now = new Date(Date.UTC(year, month, 2, 12))
}

/** As a module server whose signature has been checked. */
export const asModuleServer = (world: TestContext, id = 'mailer'): ModuleServerContext => ({
  ...world.ctx,
  moduleServer: { id, slugs: ['email', 'otp_verification', 'whatsapp'] },
})

/**
 * Where money is tested: with the example card, published and approved by two people. Jobs run only where a test is
 * about them: those of each minute ask providers about plans that `newPayer` has made up.
 */
export async function openMoneyWorld({ runsJobs = false } = {}): Promise<TestContext> {
  const world = await openTestContext({ runsJobs })
  await seedRates(world.ctx, newId(world.time.now), newId(world.time.now))
  // No product listens at the address of this test: webhooks are sent by hand.
  await submit(`${world.sandbox.url}/stripe/webhooks`, { mode: 'lost' })
  return world
}

/** A merchant with a running plan, a module and a wallet with so much in it. */
export async function newPayer(world: TestContext, balance = 0) {
  const merchant = await newMerchant(world)
  const { companyId, outletId } = merchant
  const now = world.time.now
  await world.ctx.db.insert(moduleInstalls).values({ companyId, outletId, slug: 'email', installedAt: now })
  await world.ctx.db.insert(subscriptions).values({
    id: newId(now),
    companyId,
    outletId,
    method: 'card',
    providerRef: `sub_${companyId}`,
    state: 'active',
    price: 200 * dollar,
    currency: 'USD',
    periodEndsAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
    providerAt: now,
    startedAt: now,
  })
  const wallet = await openWallet(world.ctx, companyId)
  if (balance > 0) await credit(world, wallet.id, balance)
  return { ...merchant, walletId: wallet.id }
}

/** A plan that has ended, so that the first month of the next one is paid at once. */
export async function useUpTrial(
  { ctx, time }: TestContext,
  { companyId, outletId }: { companyId: string; outletId: string },
): Promise<void> {
  await ctx.db.insert(subscriptions).values({
    id: newId(time.now),
    companyId,
    outletId,
    method: 'card',
    state: 'ended',
    price: 200 * dollar,
    currency: 'USD',
    providerAt: time.now,
    startedAt: new Date(0),
  })
}

/** Pays a top-up at the card processor's page and comes back. */
export async function payTopUp({ browser }: { browser: ApiClient }, amount: number, keepCard = false) {
  const started = await browser.post('/merchant/top_ups', { amount, keep_card: keepCard })
  await submit(String(started.body.url), { decision: 'pay' })
  await browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  return String(started.body.payment)
}

export const credit = (world: TestContext, walletId: string, amount: number, key = newId(new Date())) =>
  postToWallet(world.ctx, {
    walletId,
    kind: 'top_up',
    scope: 'payment',
    key,
    amount,
    counter: 'clearing_card',
  })

/** Sends a form of a sandbox page. */
export const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

export async function walletRow({ ctx }: TestContext, id: string) {
  const [row] = await ctx.db.select().from(wallets).where(eq(wallets.id, id))
  if (!row) throw new Error('No wallet.')
  return row
}

export async function paymentRow({ ctx }: TestContext, id: string) {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error('No payment.')
  return row
}

/** What a company has moved in an account that all companies share. */
export async function companyAccount({ ctx }: TestContext, kind: AccountKind, companyId: string) {
  const rows = await ctx.db
    .select({ amount: entries.amount })
    .from(entries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.accountId))
    .where(and(eq(ledgerAccounts.kind, kind), eq(entries.companyId, companyId)))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** A webhook as the card processor sends it. */
export function sendCardWebhook(
  world: TestContext,
  ref: string,
  type = 'checkout.session.completed',
  secret = 'sandbox-stripe-webhook-secret',
  fields: Record<string, string> = {},
) {
  const body = JSON.stringify({ id: `evt_${ref}_${type}`, type, data: { object: { id: ref, ...fields } } })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` }
  return new ApiClient(world).send('POST', '/cards/webhooks', body, headers)
}

export const emailsTo = ({ ctx }: TestContext, email: string, template: string) =>
  ctx.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, template)))

/** The context of portal pages for this browser. */
export async function merchantContext({ ctx }: TestContext, browser: ApiClient): Promise<MerchantContext> {
  const access = browser.token?.access
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const found = await authenticate({ ...ctx, credentials: { access, partner } })
  if (!found) throw new Error('No session.')
  return found
}

interface Broken {
  rule: string
  id: string
}

/** The same world as production sees it, where a test charge moves no money. */
export const inProduction = (world: TestContext): TestContext => ({
  ...world,
  ctx: { ...world.ctx, settings: { ...world.ctx.settings, mode: 'production' } },
})

/** Everything that must hold of the ledger, counted anew; what it gives back is broken. */
export async function brokenInvariants({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<Broken[]> {
  const result = await ctx.db.execute(sql`
    select 'I1' as rule, e.transfer_id::text as id from entries e group by e.transfer_id having sum(e.amount) <> 0
    union all
    select 'I2', w.id::text from wallets w
      left join lateral (select sum(amount) as total, count(*) as lines, max(seq) as last from entries e where e.account_id = w.account_id) s on true
      where w.balance <> coalesce(s.total, 0) or w.seq <> s.lines or w.seq <> coalesce(s.last, 0)
    union all
    select 'I2', a.account_id::text from (
      select account_id, balance_after - amount - lag(balance_after, 1, 0::bigint) over (partition by account_id order by seq) as gap
      from entries where seq is not null) a where a.gap <> 0
    union all
    select 'I3', w.id::text from wallets w where w.held <>
      coalesce((select sum(amount - captured - released) from holds h where h.wallet_id = w.id and state = 'open'), 0)
    union all
    select 'I4', w.id::text from wallets w where balance < 0 or held < 0 or held > balance or credit < 0 or credit > balance
    union all
    select 'I5', h.id::text from holds h where h.captured + h.late <>
      coalesce((select sum(t.units) * h.unit_price from transfers t where t.hold_id = h.id), 0)
    union all
    select 'owed', a.company_id::text from ledger_accounts a join wallets w on w.company_id = a.company_id and w.currency = a.currency
      where a.kind = 'owed' and w.owed <> -coalesce((select sum(amount) from entries e where e.account_id = a.id), 0)
    union all
    select 'I8', w.id::text from wallets w where w.credit <>
      coalesce((select sum(credit_amount) from entries e where e.account_id = w.account_id), 0)`)
  return result.rows as unknown as Broken[]
}
