// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { documents, planCharges } from '#database/schema/billing.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { newId } from '#domain/identifiers.ts'
import { issueMonthlyDocuments } from '#domain/money/documents/issue-monthly-documents.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import {
  asModuleServer,
  dollar,
  newPayer,
  nextMonth,
  openMoneyWorld,
} from '../../../tests/support/money-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const code = { channel: 'whatsapp', category: 'authentication', country: 'IN', units: 5 } as const

const documentsOf = (companyId: string) =>
  world.ctx.db.select().from(documents).where(eq(documents.companyId, companyId))

const liveIn = (companyId: string, country: string, taxId = '') =>
  world.ctx.db.insert(companyProfiles).values({
    companyId,
    legalName: 'Tamarind Foods',
    taxId,
    address: '',
    country,
    updatedAt: world.time.now,
  })

/** A period of the plan that was charged now. */
async function payPlan(
  { companyId, outletId }: { companyId: string; outletId: string },
  method: 'card' | 'shopify',
) {
  const { now } = world.time
  const id = newId(now)
  await world.ctx.db.insert(planCharges).values({
    id,
    companyId,
    subscriptionId: newId(now),
    outletId,
    method,
    providerRef: `charge-${id}`,
    currency: 'USD',
    net: 200 * dollar,
    tax: 0,
    periodFrom: now,
    periodTo: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
    chargedAt: now,
  })
  return id
}

test(
  '[MONEY-09] a month has one invoice with its period, opening and closing balance, and it never changes',
  { tags: 'engine-long' },
  async () => {
    const payer = await newPayer(world, 20 * dollar)
    await spend(asModuleServer(world), { ...code, outlet: payer.outletId }, 'invoice-spend')
    nextMonth(world)
    await issueMonthlyDocuments(world.ctx)
    await issueMonthlyDocuments(world.ctx)
    const own = () => documentsOf(payer.companyId)
    const [invoice, ...others] = await own()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'invoice',
      snapshot: {
        facts: [['Period', expect.stringMatching(/^1 \w+ \d{4} to (28|29|30|31) \w+ \d{4}$/)]],
        lines: [
          { text: 'Messages: WhatsApp code, India', quantity: '5', amount: '$0.0070' },
          // Balances are rounded up, so $19.993 is $20.00 and nothing has been used up yet.
          { text: 'Rounding to whole cents', amount: '−$0.0070' },
        ],
        wallet: [
          ['Opening balance', '$0.00', '$0.00'],
          ['Top-ups', '$20.00', '$0.00'],
          ['Closing balance', '$20.00', '$0.00'],
        ],
        totals: expect.arrayContaining([
          ['Messages', '$0.00'],
          ['Due', '$0.00'],
        ]),
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
  },
)

test('[MONEY-09] a month that fails stops no other company, and is issued with the next one', async () => {
  const failing = await newPayer(world, 20 * dollar)
  await liveIn(failing.companyId, 'India')
  world.time.now = new Date(world.time.now.getTime() + 1000)
  const later = await newPayer(world, 20 * dollar)
  nextMonth(world)
  // Documents of buyers in India alone ask for this rate.
  const get = () => {
    throw new Error('No rate.')
  }
  const settings = Object.defineProperty({ ...world.ctx.settings }, 'rupeeRate', { get })
  const issuing = issueMonthlyDocuments({ ...world.ctx, settings })
  await expect(issuing).rejects.toThrow('Monthly documents are missing.')
  expect(await documentsOf(failing.companyId)).toEqual([])
  const [invoice, ...others] = await documentsOf(later.companyId)
  expect([invoice?.kind, others]).toEqual(['invoice', []])

  nextMonth(world)
  await issueMonthlyDocuments(world.ctx)
  expect(await documentsOf(failing.companyId)).toMatchObject([{ subject: invoice?.subject }])
})

test('[MONEY-09] what Shopify charged is taken off an invoice, and where it charged everything there is none', async () => {
  const [mixed, atShopify] = [await newPayer(world), await newPayer(world)]
  await payPlan(mixed, 'card')
  await payPlan(mixed, 'shopify')
  await payPlan(atShopify, 'shopify')
  nextMonth(world)
  await issueMonthlyDocuments(world.ctx)
  expect(await documentsOf(mixed.companyId)).toMatchObject([
    {
      kind: 'invoice',
      snapshot: {
        totals: expect.arrayContaining([
          ['Plan', '$400.00'],
          ['Charged by Shopify', '−$200.00'],
          ['Paid in advance', '−$200.00'],
          ['Due', '$0.00'],
        ]),
        notes: [expect.stringMatching(/^\$200\.00 was charged by Shopify and is on your Shopify bill/)],
      },
    },
  ])
  const [statement, ...others] = await documentsOf(atShopify.companyId)
  expect([statement?.kind, others]).toEqual(['statement_of_charges', []])
  expect(statement?.snapshot['notes']).toEqual([expect.stringContaining('This is not a tax document.')])
  expect(JSON.stringify(statement?.snapshot['totals'])).not.toContain('Charged by Shopify')
})

test('[MONEY-09] a buyer in Germany reads about the reverse charge, the value in euros and the number of the seller', async () => {
  const payer = await newPayer(world)
  await liveIn(payer.companyId, 'Germany', 'DE136695976')
  await payPlan(payer, 'card')
  nextMonth(world)
  const seller = { country: 'IN', taxNumber: '27AAPFU0939F1ZV' }
  ownerSettings.seller = { ...seller, taxAtHome: 1800 }
  try {
    await issueMonthlyDocuments(world.ctx)
  } finally {
    ownerSettings.seller = undefined
  }
  const [invoice] = await documentsOf(payer.companyId)
  expect(invoice).toMatchObject({
    snapshot: {
      seller: { ...seller, taxIdName: 'GSTIN' },
      buyer: { country: 'DE', taxId: 'DE136695976' },
      notes: expect.arrayContaining([
        expect.stringMatching(/^Reverse charge: .*§ 13b UStG/),
        expect.stringMatching(/^Value in EUR: €\d+\.\d{2}, at [\d.]+ for one USD/),
      ]),
    },
  })
})
