import { pages } from '../../../src/content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'

test('[MONEY-01] the estimator answers while one types, and what it says without script stays true', async ({
  page,
}) => {
  await page.goto(pages.pricing.path)
  const sum = page.locator('[data-sum]')
  const standard = await sum.innerText()
  await page.getByLabel('How many').fill('2000')
  const twice = Number(standard.replaceAll(/[$,]/g, '')) * 2
  await expect(sum).toHaveText(`$${twice.toFixed(2)}`)
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByLabel('Message').selectOption({ label: 'Email' })
  const email = page
    .getByRole('row', { name: /^Germany/ })
    .getByRole('cell')
    .nth(1)
  const price = Number((await email.innerText()).replace('$', ''))
  await expect(sum).toHaveText(`$${(2000 * price).toFixed(2)}`)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(pages.pricing.path)
})
