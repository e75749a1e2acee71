import { expect, test } from 'vitest'
import { rateCard } from '#content/demo/rate-card.ts'
import { claims } from '#content/shared/claims.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { inWords } from '#rules/money/amounts.ts'
import { exampleRateRows, exampleRates } from '#rules/money/example-rates.ts'
import { rateFor } from '#rules/money/rate-card.ts'
import { bills, pricingPage, rateTable } from './pricing.ts'

const priceOf = (channel: string, category: string, country: string) =>
  rateFor(exampleRateRows, channel, category, country)?.unitPrice ?? Number.NaN

test('[MONEY-01] the page, the live demo and the wallet quote the same rows, with their date', () => {
  for (const { code, cells } of rateTable.rows) {
    const prices = [
      priceOf('email', 'marketing', code),
      priceOf('sms', 'marketing', code),
      priceOf('whatsapp', 'authentication', code),
      priceOf('whatsapp', 'utility', code),
      priceOf('whatsapp', 'marketing', code),
    ]
    expect([code, ...cells]).toEqual([code, ...prices.map((price) => inWords(price, 'USD', 4))])
  }
  expect(rateTable.rows).toHaveLength(Object.keys(exampleRates.countries).length)
  expect([rateTable.validFrom, rateCard.validFrom]).toEqual([exampleRates.validFrom, exampleRates.validFrom])
  expect(rateCard.regions.germany.sms * 100).toBe(priceOf('sms', 'utility', 'DE'))
  expect(rateCard.regions.india.whatsapp.marketing * 100).toBe(priceOf('whatsapp', 'marketing', 'IN'))
})

test('[MONEY-01] the price of the plan is the one that is charged and the one that the site states', () => {
  expect(inWords(ownerSettings.subscription.price, 'USD')).toBe(`${claims.price.figure}.00`)
  expect(pricingPage.plan.price).toContain(claims.price.figure)
})

test('[MONEY-01] each worked bill adds up', () => {
  const sumOf = (text: string) => Number(text.replaceAll(/[$,]/g, ''))
  expect(bills).toHaveLength(3)
  for (const { lines, total } of bills) {
    const together = lines.reduce((sum, { amount }) => sum + sumOf(amount), 0)
    expect(together).toBeCloseTo(sumOf(total), 4)
  }
})
