// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletLineKinds } from '#content/shared/money/wallet-line-kinds.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { documents, planCharges } from '#database/schema/billing.ts'
import { companySettings } from '#database/schema/company-settings.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import { newId } from '#domain/identifiers.ts'
import { issueMonthlyDocuments } from '#domain/money/documents/issue-monthly-documents.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { postToWallet } from '#domain/money/ledger/post-to-wallet.ts'
import { syncSubscription } from '#domain/money/plans/sync-subscription.ts'
import { shopifyCycles } from '#domain/money/plans/record-plan-charges.ts'
import { exportStatement } from '#domain/money/wallet/export-statement.ts'
import { printStatement } from '#domain/money/wallet/print-statement.ts'
import { readStatement } from '#domain/money/wallet/read-statement.ts'
import { localTime } from '#rules/zone-time.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import {
  asModuleServer,
  brokenInvariants,
  companyAccount,
  dollar,
  emailsTo,
  merchantContext,
  newPayer,
  nextMonth,
  openMoneyWorld,
  payTopUp,
  submit,
  useUpTrial,
} from '../../../tests/support/money-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const papersOf = (companyId: string) =>
  world.ctx.db.select().from(documents).where(eq(documents.companyId, companyId))
const bookDay = () => localTime(world.time.now.getTime(), ownerSettings.books.zone).day

test(
  '[MONEY-09] what is charged for a plan is in the ledger once, with a receipt and an email that name store and period',
  { tags: 'engine-long' },
  async () => {
    const merchant = await newMerchant(world)
    const { browser, companyId, email } = merchant
    await useUpTrial(world, merchant)
    const started = await browser.post('/merchant/subscription', {})
    await submit(String(started.body.url), { decision: 'pay' })
    const { plan } = started.body as { plan: string }
    await Promise.all([syncSubscription(world.ctx, plan), syncSubscription(world.ctx, plan)])
    await syncSubscription(world.ctx, plan)
    const charges = await world.ctx.db.select().from(planCharges).where(eq(planCharges.companyId, companyId))
    expect(charges).toMatchObject([{ net: 200 * dollar, tax: 0, method: 'card' }])
    expect(charges[0]?.providerRef).toMatch(/^in_/)
    expect(await companyAccount(world, 'revenue_subscription', companyId)).toBe(200 * dollar)
    expect(await companyAccount(world, 'clearing_card', companyId)).toBe(-200 * dollar)
    const [receipt, ...others] = await papersOf(companyId)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      kind: 'receipt',
      subject: `plan:${charges[0]?.id}`,
      snapshot: {
        facts: [['Period of service', expect.stringContaining(' to ')]],
        totals: expect.arrayContaining([['Paid', '$200.00']]),
        charge: charges[0]?.providerRef,
      },
    })
    expect(await emailsTo(world, email, 'plan-receipt')).toHaveLength(1)
    expect(await emailsTo(world, email, 'plan-changed')).toMatchObject([{ data: { state: 'active' } }])
    const change = world.ctx.db
      .update(planCharges)
      .set({ net: 1 })
      .where(eq(planCharges.companyId, companyId))
    await expect(change).rejects.toThrow('Failed query')
    expect(await brokenInvariants(world)).toEqual([])
  },
)

test('[MONEY-09] Shopify’s charges are its billing cycles, none in the trial, none twice', () => {
  const day = 24 * 60 * 60 * 1000
  const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day)
  const plan = { price: 200 * dollar, currency: 'USD' }
  const said = {
    ref: 'gid://shopify/AppSubscription/1',
    state: 'active' as const,
    isTest: false,
    trialEndsAt: at(14),
    periodEndsAt: at(44),
    usageLine: null,
    usageCap: null,
    usageUsed: 0,
  }
  const starts = (said_: typeof said, now: Date) => shopifyCycles(plan, said_, now).map(({ from }) => from)
  expect(starts(said, at(13))).toEqual([])
  expect(starts(said, at(15))).toEqual([at(14)])
  expect(starts({ ...said, periodEndsAt: at(104) }, at(75))).toEqual([at(14), at(44), at(74)])
  expect(shopifyCycles(plan, { ...said, state: 'frozen' }, at(75))).toEqual([])
  expect(shopifyCycles(plan, { ...said, trialEndsAt: null }, at(20)).map(({ from }) => from)).toEqual([
    at(14),
  ])
})

test('[MONEY-09] the date of a document is the seller’s and never changes with the company’s zone', async () => {
  const payer = await newPayer(world)
  await payTopUp(payer, 20 * dollar)
  const [before] = await papersOf(payer.companyId)
  expect(before?.snapshot).toMatchObject({ issuedOn: bookDay(), service: ownerSettings.books.service })
  const zone = { timeZone: 'Pacific/Pago_Pago', language: 'en-US', currencySymbol: '$', notifications: {} }
  await world.ctx.db
    .insert(companySettings)
    .values({ companyId: payer.companyId, ...zone, updatedAt: world.time.now })
    .onConflictDoUpdate({ target: companySettings.companyId, set: zone })
  const listed = await payer.browser.get('/merchant/documents')
  expect(listed.status).toBe(200)
  expect(await papersOf(payer.companyId)).toEqual([before])
})

test('[MONEY-09] [MONEY-11] what staff adjust has a document and an email', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const staff = await newStaff(world)
  await staff.browser.post('/merchant/admin_wallet/adjust', {
    wallet: payer.walletId,
    act: 'adjust',
    amount: 5 * dollar,
    reason: 'goodwill',
    note: 'For the delay last week',
  })
  const [note] = await papersOf(payer.companyId)
  expect(note).toMatchObject({
    kind: 'adjustment_note',
    snapshot: { totals: [['Added', '$5.00']], notes: expect.arrayContaining(['For the delay last week']) },
  })
  expect(await emailsTo(world, payer.email, 'wallet-adjusted')).toMatchObject([
    { data: { sum: '$5.00', isAdded: true, balance: '$25.00' } },
  ])
})

test('[MONEY-08] [MONEY-09] [MONEY-14] statement, CSV, print, email and invoice of a month agree to the cent', async () => {
  nextMonth(world)
  const payer = await newPayer(world)
  const { companyId, outletId, walletId } = payer
  const moduleServer = asModuleServer(world)
  const code = { channel: 'whatsapp', category: 'authentication', country: 'IN', outlet: outletId } as const
  // A month earlier, so that the opening balance is not nothing.
  const earlier = new Date(world.time.now.getTime() - 20 * 24 * 60 * 60 * 1000)
  const then = { ...world.ctx, clock: { now: () => earlier } }
  const before = { walletId, amount: dollar, scope: 'payment', counter: 'promotions' } as const
  await postToWallet(then, { ...before, kind: 'credit', key: `a:${companyId}`, credit: dollar })
  await postToWallet(then, { ...before, kind: 'top_up', key: newId(earlier), amount: 20 * dollar })
  await spend({ ...moduleServer, ...then }, { ...code, units: 777 }, 'walk-0')
  await issueMonthlyDocuments(world.ctx)
  const first = bookDay()
  const merchant = await merchantContext(world, payer.browser)
  const paid = await payTopUp(payer, 50 * dollar)
  for (let place = 1; place <= 13; place += 1) {
    world.time.now = new Date(world.time.now.getTime() + 13 * 60 * 60 * 1000)
    await spend(moduleServer, { ...code, units: 101 * place }, `walk-${place}`)
  }
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', {
    wallet: walletId,
    act: 'refund',
    amount: 7 * dollar,
    reason: 'leaving',
    note: 'Paid by mistake',
  })
  await tomas.browser.post('/merchant/admin_wallet/decide', { id: asked.body.id, approve: true })
  await ines.browser.post('/merchant/admin_wallet/adjust', {
    wallet: walletId,
    act: 'adjust',
    amount: 3 * dollar,
    reason: 'goodwill',
    note: 'For the delay last week',
  })
  const month = first.slice(0, 7)
  const range = { from: `${month}-01`, to: lastDayOf(month), outlet: '', channel: '', kind: '' } as const
  nextMonth(world)
  await issueMonthlyDocuments(world.ctx)
  await mailMonthlySummaries(world.ctx)

  const printed = await printStatement(merchant, range)
  let file = ''
  for await (const part of exportStatement(merchant, range, walletLineKinds)) file += part
  const rows = file
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const messages = sum(printed.lines.filter(({ kind }) => kind === 'spend').map(({ amount }) => -amount))
  // CSV and print: the same lines.
  expect(rows).toHaveLength(printed.lines.length)
  expect(Math.round(sum(rows.map((row) => Number(row[9]))) * dollar)).toBe(printed.closing - printed.opening)
  expect(await readStatement(merchant, range)).toMatchObject({
    opening: printed.opening,
    closing: printed.closing,
  })

  // The invoice: the same balances in cents, rounded up, and columns that add up.
  const papers = await papersOf(companyId)
  const invoice = papers.find(({ subject }) => subject === `month:${month}`)
  const snapshot = invoice?.snapshot as unknown as {
    lines: { text: string; amount: string }[]
    totals: [string, string][]
    wallet: [string, string, string][]
    notes: string[]
  }
  const read = (words: string) => Math.round(Number(words.replace('−', '-').replaceAll(/[$,]/g, '')) * dollar)
  const cents = (micros: number) => Math.ceil(micros / 10_000) * 10_000
  const [opening, ...moved] = snapshot.wallet
  const closing = moved.pop()
  expect(read(opening?.[1] ?? '') + read(opening?.[2] ?? '')).toBe(cents(printed.opening))
  expect(read(closing?.[1] ?? '') + read(closing?.[2] ?? '')).toBe(cents(printed.closing))
  for (const column of [1, 2] as const) {
    expect(sum([opening, ...moved].map((row) => read(row?.[column] ?? '')))).toBe(
      read(closing?.[column] ?? ''),
    )
  }
  const lines = snapshot.lines.map(({ text, amount }) => ({ text, amount: read(amount) }))
  expect(sum(lines.filter(({ text }) => text.startsWith('Messages')).map(({ amount }) => amount))).toBe(
    messages,
  )
  expect(sum(lines.map(({ amount }) => amount))).toBe(
    read(snapshot.totals.find(([label]) => label === 'Messages')?.[1] ?? ''),
  )
  expect(Math.abs(lines.find(({ text }) => text.startsWith('Rounding'))?.amount ?? 0)).toBeLessThan(20_000)
  // The next month begins where this one ended.
  expect(papers.filter(({ subject }) => subject.startsWith('month:'))).toHaveLength(2)

  // Each movement cites the same numbers everywhere.
  const receipt = papers.find(({ subject }) => subject === `payment:${paid}`)
  const topUp = rows.find((row) => row[2] === 'Top-up')
  expect(topUp?.slice(12, 14)).toEqual([
    String(receipt?.snapshot['title']),
    String(receipt?.snapshot['charge']),
  ])
  expect(snapshot.notes.join(' ')).toContain(
    `${String(receipt?.snapshot['title'])}, charge ${String(receipt?.snapshot['charge'])}`,
  )
  const credit = papers.find(({ kind }) => kind === 'credit_note')
  expect(rows.find((row) => row[2] === 'Refund')?.[12]).toBe(String(credit?.snapshot['title']))
  expect(snapshot.notes.join(' ')).toContain(String(credit?.snapshot['title']))

  // The email of the month: what each module's messages cost is what the invoice says.
  const [email] = (await emailsTo(world, payer.email, 'monthly-summary')).slice(-1)
  expect(email?.data).toMatchObject({
    month,
    spentTotal: snapshot.totals.find(([label]) => label === 'Messages')?.[1],
    invoice: String(invoice?.snapshot['title']),
  })
})

/** The last day of a month. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
