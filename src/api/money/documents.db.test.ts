// @module-tag engine
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHost } from '#contract/accounts/demo-accounts.ts'
import { documents } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import { exportStatement } from '#domain/money/export-statement.ts'
import { saveHost } from '#domain/money/host-keys.ts'
import { issueMonthlyDocuments } from '#domain/money/issue-monthly-documents.ts'
import { wholeStatement } from '#domain/money/read-statement.ts'
import { spend } from '#domain/money/spend.ts'
import {
  asHost,
  dollar,
  emailsTo,
  merchantContext,
  newPayer,
  openRates,
} from '../../../tests/support/money-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
  await openRates(world)
})
afterAll(() => world.close())

const code = { channel: 'whatsapp', category: 'authentication', country: 'IN', units: 5 } as const

/** To the second day of the next month, when the month of the clock is over everywhere. */
function nextMonth(): void {
  const { now } = world.time
  world.time.now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12))
}

test('[MONEY-08] the statement as a file has every line with its balance after', async () => {
  const payer = await newPayer(world, 20 * dollar)
  await spend(asHost(world), { ...code, outlet: payer.outletId }, 'csv-spend')
  const merchant = await merchantContext(world, payer.browser)
  let file = ''
  for await (const part of exportStatement(merchant, wholeStatement)) file += part
  const [heading, first, second] = file.trim().split(/\r?\n/)
  expect(heading).toContain('Balance after')
  expect(first).toMatch(/^1,.*,top_up,.*,20,20,USD,/)
  expect(second).toMatch(/^2,.*,spend,.*,whatsapp,authentication,IN,5,0\.0014,-0\.007,19\.993,USD,/)
})

test('[MONEY-09] a month has one invoice with plan and messages, and it never changes', async () => {
  const payer = await newPayer(world, 20 * dollar)
  await spend(asHost(world), { ...code, outlet: payer.outletId }, 'invoice-spend')
  nextMonth()
  await issueMonthlyDocuments(world.ctx)
  await issueMonthlyDocuments(world.ctx)
  const own = () => world.ctx.db.select().from(documents).where(eq(documents.companyId, payer.companyId))
  const [invoice, ...others] = await own()
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    snapshot: {
      lines: [
        { amount: '$200.00' },
        { text: 'Messages: whatsapp, authentication, IN', quantity: '5', amount: '$0.0070' },
      ],
      totals: expect.arrayContaining([['Due', '$0.00']]),
    },
  })
  const change = world.ctx.db
    .update(documents)
    .set({ sha256: '' })
    .where(eq(documents.id, invoice?.id ?? ''))
  await expect(change).rejects.toThrow('Failed query')
  const remove = world.ctx.db.delete(documents).where(eq(documents.id, invoice?.id ?? ''))
  await expect(remove).rejects.toThrow('Failed query')
  expect(await own()).toEqual([invoice])
})

test('[MONEY-14] the monthly email tells what messages cost and which module sent none', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const { companyId, outletId } = payer
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId, slug: 'whatsapp', installedAt: world.time.now })
  await saveHost(world.ctx, { id: 'mailer', slugs: ['email'], origin: demoHost.origin })
  await spend(asHost(world), { ...code, outlet: outletId }, 'summary-spend')
  nextMonth()
  await issueMonthlyDocuments(world.ctx)
  await mailMonthlySummaries(world.ctx)
  await mailMonthlySummaries(world.ctx)
  const emails = await emailsTo(world, payer.email, 'monthly-summary')
  expect(emails).toMatchObject([
    { data: { spent: [{ host: 'email', units: 5, sum: '$0.0070' }], idle: ['whatsapp'] } },
  ])
})
