import { expect, test } from 'vitest'
import { demoRateCard } from '#content/demo/rate-card.ts'
import { claims } from '#content/shared/claims.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { exampleRateCard } from '#rules/money/example-rates.ts'
import { type DatedRates, rateFor } from '#rules/money/rate-card.ts'
import { pricingPage } from './pricing.ts'
import { estimateOf, messageKinds, rateTable, worked } from './rate-table.ts'

/** Prices that nobody would guess, so that a figure of another source would show. */
const published: DatedRates = {
  ...exampleRateCard,
  rows: exampleRateCard.rows.map((row, index) => ({
    ...row,
    unitPrice: row.channel === 'whatsapp' ? 10_000 + index * 100 : row.unitPrice * 3,
  })),
  validFrom: '2026-11-03',
  isExample: false,
}

const priceOf = (channel: string, category: string, country: string) =>
  rateFor(published.rows, channel, category, country)?.unitPrice ?? Number.NaN
const search = (text: string) => new URLSearchParams(text)

test('[MONEY-01] the rate card has every message and country of the published rows, and their date', () => {
  const { kinds, rows, validFrom } = rateTable(published)
  expect(validFrom).toBe('2026-11-03')
  expect(kinds.map(({ name }) => name)).toEqual([
    'Email',
    'SMS part',
    'Push',
    'WhatsApp code',
    'WhatsApp code, international',
    'WhatsApp order message',
    'WhatsApp marketing',
    'WhatsApp reply',
  ])
  expect(rows.at(-1)?.country).toBe('Everywhere else')
  for (const { code, prices } of rows) {
    const wanted = messageKinds(published.rows).map(({ channel, category }) =>
      priceOf(channel, category, code),
    )
    expect([code, ...prices]).toEqual([
      code,
      ...wanted.map((price) => (price === 0 ? 'free' : formatMoney(price, 'USD', 4))),
    ])
  }
})

test('[MONEY-01] categories of email get columns of their own once their prices differ', () => {
  const rows = published.rows.map((row) =>
    row.channel === 'email' && row.category === 'marketing' ? { ...row, unitPrice: 5_000 } : row,
  )
  const names = rateTable({ ...published, rows }).kinds.map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['Email code', 'Email order message', 'Email marketing', 'SMS part'])
})

test('[MONEY-01] a price that was approved for later is announced', () => {
  const row = { channel: 'whatsapp', category: 'marketing', country: 'IN', unitPrice: 12_000 } as const
  expect(rateTable({ ...published, coming: [{ ...row, startsOn: '2026-12-01' }] }).coming).toEqual([
    { startsOn: '2026-12-01', what: 'WhatsApp marketing, India', price: '$0.0120' },
  ])
})

test('[MONEY-01] the estimate has a default case, follows the address and refuses nonsense', () => {
  const marketing = priceOf('whatsapp', 'marketing', 'IN')
  expect(estimateOf(published, search(''))).toMatchObject({
    country: 'IN',
    message: 'whatsapp-marketing',
    count: 1_000,
    sum: formatMoney(1_000 * marketing, 'USD'),
  })
  const german = estimateOf(published, search('country=DE&message=sms&count=250'))
  expect(german).toMatchObject({ count: 250, sum: formatMoney(250 * priceOf('sms', 'utility', 'DE'), 'USD') })
  expect(german.prices['whatsapp-marketing']?.IN).toBe(marketing)
  for (const nonsense of ['count=-1', 'count=1e9', 'count=many', 'country=XX&message=fax']) {
    expect(estimateOf(published, search(nonsense))).toMatchObject({ country: 'IN', count: 1_000 })
  }
})

test('[MONEY-01] the live demo quotes the same rows and their date', () => {
  const { validFrom, regions } = demoRateCard(published)
  expect(validFrom).toBe('2026-11-03')
  expect(regions.germany.sms * 100).toBe(priceOf('sms', 'utility', 'DE'))
  expect(regions.india.whatsapp.marketing * 100).toBe(priceOf('whatsapp', 'marketing', 'IN'))
})

test('[MONEY-01] the price of the plan is the one that is charged and the one that the site states', () => {
  expect(formatMoney(ownerSettings.subscription.price, 'USD')).toBe(`${claims.price.figure}.00`)
  expect(pricingPage.plan.price).toBe(claims.price.figure)
})

test('[MONEY-01] each of the three bills uses the published rows and adds up', () => {
  const sumOf = (text: string) => Number(text.replaceAll(/[$,]/g, ''))
  const bills = worked(published)
  expect(bills).toHaveLength(3)
  expect(bills[0]?.lines[3]?.note).toBe(
    `${formatMoney(priceOf('whatsapp', 'marketing', 'IN'), 'USD', 4)} each`,
  )
  for (const { lines, total } of bills) {
    const together = lines.reduce((sum, { amount }) => sum + sumOf(amount), 0)
    expect(together).toBeCloseTo(sumOf(total), 4)
  }
})
