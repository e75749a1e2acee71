import { expect, test } from 'vitest'
import { pages } from '#content/shared/pages.ts'
import { pricingPage } from '#content/site/pricing.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { ask, readPage, tidy } from '../support/read-page.ts'

interface Rates {
  is_example: boolean
  rates: { channel: string; category: string; country: string; unit_price: number; starts_at: string }[]
}

const readRates = async () => (await (await ask('/api/rates')).json()) as Rates

test('[MONEY-01] /pricing states the plan, what is not in it, dated rates, three bills, cancelling and refunds', async () => {
  const { $, texts } = await readPage(pages.pricing.path)
  expect(texts('h1')).toEqual([pricingPage.heading.join(' ')])
  const main = tidy($('main').text())
  for (const text of [
    pricingPage.plan.price,
    ...pricingPage.plan.without,
    ...pricingPage.leaving.text.slice(0, 2),
  ]) {
    expect(main).toContain(text)
  }
  expect($('#bills .receipt')).toHaveLength(3)
})

test('[MONEY-01] the figures of /pricing are those that the API gives, which modules are charged by', async () => {
  const { $ } = await readPage(pages.pricing.path)
  const { rates, is_example: isExample } = await readRates()
  const newest = rates
    .map(({ starts_at: at }) => at.slice(0, 10))
    .toSorted()
    .at(-1)
  expect($('#rates time').first().attr('datetime')).toBe(newest)
  const india = $('#rates tbody tr')
    .get()
    .map((row) => $(row))
    .find((row) => row.text().includes('India'))
  for (const { channel, category, country, unit_price: price } of rates) {
    if (country !== 'IN' || price === 0) continue
    expect(india?.text(), `${channel} ${category}`).toContain(formatMoney(price, 'USD', 4))
  }
  // Said once, above the table, until the owner has confirmed the rates. The price of the plan is no example.
  expect($('.pricing-example')).toHaveLength(isExample ? 1 : 0)
  expect(tidy($('main').text()).match(/examples?/gi)?.length ?? 0).toBeLessThan(4)
})

test('[MONEY-01] the plan has a button to start, and says what follows', async () => {
  const { $ } = await readPage(pages.pricing.path)
  expect($('#plan a:contains("Start 14 days free")').attr('href')).toBe(pages.login.path)
  expect($('#plan').text()).toContain('The first charge comes after 14 days')
})

test('[MONEY-01] without script the estimator answers the default case and any other', async () => {
  const { rates } = await readRates()
  const price = (country: string) =>
    rates.find(
      (rate) => rate.channel === 'whatsapp' && rate.category === 'marketing' && rate.country === country,
    )?.unit_price ?? Number.NaN
  const standard = await readPage(pages.pricing.path)
  expect(standard.texts('#estimate [data-sum]')).toEqual([formatMoney(1_000 * price('IN'), 'USD')])
  const asked = await readPage(`${pages.pricing.path}?country=DE&message=whatsapp-marketing&count=2500`)
  expect(asked.texts('#estimate [data-sum]')).toEqual([formatMoney(2_500 * price('DE'), 'USD')])
  expect(asked.values('#estimate option[selected]', 'value')).toEqual(['DE', 'whatsapp-marketing'])
})

test('[MONEY-01] /pricing is a document: compressed, no React, and the small script by its hashed name', async () => {
  const answer = await ask(pages.pricing.path, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const { $ } = await readPage(pages.pricing.path)
  const sources = $('script[src]')
    .get()
    .map((script) => $(script).attr('src') ?? '')
  expect(sources).toEqual([expect.stringMatching(/^\/assets\/enhance-[\w-]+\.js$/)])
  expect((await ask(sources[0] ?? '')).status).toBe(200)
})
