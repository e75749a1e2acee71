import { expect, test } from 'vitest'
import { pages } from '#content/shared/pages.ts'
import { bills, pricingPage, rateTable } from '#content/site/pricing.ts'
import { readPage } from '../support/read-page.ts'

test('[MONEY-01] /pricing states the plan, what is not in it, dated rates, three bills, leaving and refunds', async () => {
  const { $, texts } = await readPage(pages.pricing.path)
  expect(texts('h1')).toEqual([`${pricingPage.heading}.`])
  const main = $('main').text()
  for (const text of [
    pricingPage.plan.price,
    ...pricingPage.plan.without,
    ...pricingPage.leaving.text,
    ...bills.map(({ total }) => total),
  ]) {
    expect(main).toContain(text)
  }
  expect($(`time[datetime="${rateTable.validFrom}"]`)).toHaveLength(1)
  const rows = $('#rates').parent().find('tbody tr')
  expect(rows).toHaveLength(rateTable.rows.length)
  expect(rows.first().text()).toContain(rateTable.rows[0]?.country)
})
