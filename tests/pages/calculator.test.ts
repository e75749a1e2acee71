import { expect, test } from 'vitest'
import { commissionCopy } from '#content/site/calculator.ts'
import { pages } from '#content/shared/pages.ts'
import { ask, readPage } from '../support/read-page.ts'

const { path } = pages.commissionCalculator

test('[PAGE-07] the file agrees with the page to the cent', async () => {
  const { values } = await readPage(path)
  const [href = ''] = values('a[href*=".csv"]', 'href')
  const file = await ask(href)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="commission-24-months.csv"')
  const lines = (await file.text()).split('\r\n')
  expect(lines[12]).toBe('12,5.13,39.44,1577.53,9890.69')
  expect(lines[24]).toBe('24,9.21,94.99,3799.58,42316.02')
})

test('[PAGE-07] junk in the address is left out or clamped, never an error', async () => {
  for (const query of [
    '?referrals=-1e999&months=NaN&churn=%E0%A4%A&plan=gold&term=x',
    `?${'growth=9&'.repeat(300)}`,
    '?months=99999999&growth=1e308&need=%3Cscript%3E',
  ]) {
    expect([query, (await ask(path + query)).status]).toEqual([query, 200])
    expect([query, (await ask(`${path}.csv${query}`)).status]).toEqual([query, 200])
  }
  const { html, values } = await readPage(`${path}?months=999&growth=900&referrals=-4`)
  expect(values('input[name=months]', 'value')).toContain('120')
  expect(html).toContain(commissionCopy.warnings.sober(36))
})
