// @module-tag engine-long
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletLineKinds } from '#content/shared/money/wallet-line-kinds.ts'
import { demoModuleServer } from '#contract/accounts/demo-accounts.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { documents } from '#database/schema/billing.ts'
import { refunds } from '#database/schema/refunds.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { eraseDueAccounts } from '#domain/accounts/erase-due-accounts.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import { exportStatement } from '#domain/money/wallet/export-statement.ts'
import { withTransaction } from '#domain/context.server.ts'
import { saveModuleServer } from '#domain/money/module-servers/module-server-keys.ts'
import { issueDocument, titleOf } from '#domain/money/documents/issue-document.ts'
import { issueMonthlyDocuments } from '#domain/money/documents/issue-monthly-documents.ts'
import { wholeStatement } from '#domain/money/wallet/read-statement.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import {
  asModuleServer,
  dollar,
  emailsTo,
  merchantContext,
  newPayer,
  nextMonth,
  payTopUp,
  openMoneyWorld,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const nothing = { series: '', number: 0 }
const code = { channel: 'whatsapp', category: 'authentication', country: 'IN', units: 5 } as const

/** Two of staff pay back what is left in a wallet. */
async function refund({ walletId }: { walletId: string }, amount: number) {
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', {
    wallet: walletId,
    act: 'refund',
    amount,
    reason: 'leaving',
    note: 'The merchant leaves',
  })
  const decision = { id: asked.body.id, approve: true }
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).status).toBe(200)
}

const documentsOf = (companyId: string) =>
  world.ctx.db.select().from(documents).where(eq(documents.companyId, companyId))
const documentOf = async (companyId: string, kind: string) =>
  (await documentsOf(companyId)).find((document) => document.kind === kind)

const nameInIndia = (companyId: string) =>
  world.ctx.db.insert(companyProfiles).values({
    companyId,
    legalName: 'Tamarind Foods',
    taxId: '27BBBBB1111B1Z5',
    address: 'Mumbai',
    country: 'India',
    updatedAt: world.time.now,
  })

test('[MONEY-08] the statement as a file has every line with its balance after', async () => {
  const payer = await newPayer(world, 20 * dollar)
  await spend(asModuleServer(world), { ...code, outlet: payer.outletId }, 'csv-spend')
  const merchant = await merchantContext(world, payer.browser)
  let file = ''
  for await (const part of exportStatement(merchant, wholeStatement, walletLineKinds)) file += part
  const [heading, first, second] = file.trim().split(/\r?\n/)
  expect(heading).toContain('Price,Amount,Balance after')
  expect(first).toMatch(/^1,\S+\+05:30,Top-up,.*,20,20,USD,/)
  expect(second).toMatch(/^2,.*,Message,.*,WhatsApp,code,India,5,0\.0014,-0\.007,19\.993,USD,/)
})

test(
  '[MONEY-09] numbers of a series have no gaps, whatever is rolled back and however many ask at once',
  { tags: 'engine-long' },
  async () => {
    const { companyId } = await newPayer(world)
    const content = { lines: [], totals: [], notes: [] }
    const issue = (place: number) =>
      withTransaction(world.ctx, async (tx) => {
        await issueDocument(tx, { companyId, kind: 'credit_note', subject: `gap:${place}`, content })
        if (place % 3 === 0) throw new Error('Rolled back')
      }).catch(() => {})
    await Promise.all(Array.from({ length: 24 }, (_, place) => issue(place)))
    const rows = await world.ctx.db
      .select({ number: documents.number })
      .from(documents)
      .where(and(like(documents.series, 'CN%'), eq(documents.companyId, companyId)))
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, place) => place + 1),
    )
  },
)

test('[MONEY-09] [MONEY-13] a seller in India issues vouchers and tax invoices, with tax for buyers there', async () => {
  const registered = { country: 'IN', taxNumber: '27AAPFU0939F1ZV' }
  const seller = { ...world.ctx.settings.operator, ...registered }
  ownerSettings.seller = { ...registered, taxAtHome: 1800 }
  try {
    const payer = await newPayer(world)
    const { companyId } = payer
    await nameInIndia(companyId)
    const paid = await payTopUp(payer, 50 * dollar)
    // Fifty were asked, fifty-nine paid, fifty credited.
    expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 50 * dollar })
    const charges = (await world.ctx.cards?.listCharges(new Date(0))) ?? []
    expect(charges.find(({ payment }) => payment === paid)?.amount).toBe(59 * dollar)
    const [voucher] = await documentsOf(companyId)
    expect(voucher).toMatchObject({
      kind: 'receipt_voucher',
      snapshot: {
        seller,
        buyer: { name: 'Tamarind Foods', taxId: '27BBBBB1111B1Z5' },
        totals: [
          ['Net', '$50.00'],
          ['CGST', '$4.50'],
          ['SGST', '$4.50'],
          ['Paid', '$59.00'],
        ],
      },
    })
    // The law allows sixteen characters. The year of the number begins in April.
    expect(voucher?.series).toMatch(/^RV\d{4}$/)
    expect(JSON.stringify(voucher?.snapshot)).toMatch(/"title":"RV\d{4}-\d{6}"/)
    await spend(asModuleServer(world), { ...code, units: 1000, outlet: payer.outletId }, 'india-spend')
    await refund(payer, 12.34 * dollar)
    // Eighteen per cent of it would be $2.2212: what goes back is whole cents.
    const [paidBack] = await world.ctx.db.select().from(refunds).where(eq(refunds.companyId, companyId))
    expect(paidBack).toMatchObject({ net: 12.34 * dollar, tax: 2.22 * dollar })
    nextMonth(world)
    await issueMonthlyDocuments(world.ctx)
    const all = await documentsOf(companyId)
    expect(all.find(({ kind }) => kind === 'refund_voucher')).toMatchObject({
      corrects: voucher?.id,
      snapshot: {
        facts: expect.arrayContaining([['Corrects', expect.stringContaining(titleOf(voucher ?? nothing))]]),
        totals: expect.arrayContaining([['Returned', '$14.56']]),
        charge: voucher?.snapshot['charge'],
      },
    })
    const invoice = all.find(({ kind }) => kind === 'tax_invoice')
    expect(invoice).toMatchObject({
      snapshot: {
        facts: [
          expect.arrayContaining(['Period']),
          ['SAC', '998315'],
          ['Place of supply', 'Maharashtra (27)'],
        ],
        totals: [
          ['Plan', '$0.00'],
          ['Messages', '$1.40'],
          ['CGST', '$0.12'],
          ['SGST', '$0.13'],
          ['Paid in advance', '−$1.65'],
          ['Due', '$0.00'],
        ],
        wallet: [
          ['Opening balance', '$0.00', '$0.00'],
          ['Top-ups', '$50.00', '$0.00'],
          ['Refunds and disputes', '−$12.34', '$0.00'],
          ['Messages', '−$1.40', '$0.00'],
          ['Closing balance', '$36.26', '$0.00'],
        ],
      },
    })
    const notes = JSON.stringify(invoice?.snapshot['notes'])
    expect(notes).toContain(`Advance of $50.00 on`)
    expect(notes).toMatch(/paid back: \$14\.56, RF\d{4}-\d{6}, corrects RV\d{4}-\d{6}/)
    expect(notes).toContain('Value in INR: ₹148.50')
    expect(all).toHaveLength(3)
  } finally {
    ownerSettings.seller = undefined
  }
})

test('[MONEY-09] [MONEY-13] a credit note names the buyer of its receipt, also of a deleted company, and after the seller moved', async () => {
  const elsewhere = await newPayer(world)
  await payTopUp(elsewhere, 50 * dollar)
  ownerSettings.seller = { country: 'IN', taxNumber: '27AAPFU0939F1ZV', taxAtHome: 1800 }
  try {
    const payer = await newPayer(world)
    const { companyId, userId } = payer
    await nameInIndia(companyId)
    await payTopUp(payer, 50 * dollar)
    await world.ctx.db.update(users).set({ eraseAt: world.time.now }).where(eq(users.id, userId))
    expect(await eraseDueAccounts(world.ctx)).toBe(1)
    await refund(payer, 20 * dollar)
    const voucher = await documentOf(companyId, 'receipt_voucher')
    expect(await documentOf(companyId, 'refund_voucher')).toMatchObject({
      corrects: voucher?.id,
      snapshot: {
        buyer: voucher?.snapshot['buyer'],
        facts: expect.arrayContaining([['Place of supply', 'Maharashtra (27)']]),
        totals: [
          ['Net', '$20.00'],
          ['CGST', '$1.80'],
          ['SGST', '$1.80'],
          ['Returned', '$23.60'],
        ],
      },
    })
    await refund(elsewhere, 20 * dollar)
    const receipt = await documentOf(elsewhere.companyId, 'receipt')
    expect(await documentOf(elsewhere.companyId, 'refund_voucher')).toMatchObject({ corrects: receipt?.id })
  } finally {
    ownerSettings.seller = undefined
  }
})

test('[MONEY-14] the monthly email tells what messages cost and which module sent none', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const { companyId, outletId } = payer
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId, slug: 'whatsapp', installedAt: new Date(0) })
  await saveModuleServer(world.ctx, { id: 'mailer', slugs: ['email'], origin: demoModuleServer.origin })
  await spend(asModuleServer(world), { ...code, outlet: outletId }, 'summary-spend')
  nextMonth(world)
  await issueMonthlyDocuments(world.ctx)
  await mailMonthlySummaries(world.ctx)
  await mailMonthlySummaries(world.ctx)
  const emails = await emailsTo(world, payer.email, 'monthly-summary')
  expect(emails).toMatchObject([
    {
      data: {
        modules: [
          { slug: 'email', sent: [], orders: 0 },
          { slug: 'whatsapp', sent: [] },
          {
            slug: 'otp_verification',
            sent: [{ channel: 'whatsapp', category: 'authentication', units: 5 }],
            sum: '$0.0070',
          },
        ],
        spentTotal: '$0.00',
        idle: ['whatsapp'],
      },
    },
  ])
})
