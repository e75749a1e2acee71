import type { Page } from '@playwright/test'
import { commissionCopy } from '../../../src/content/site/calculator.ts'
import { pages } from '../../../src/content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'

const { path } = pages.commissionCalculator

const earned = (page: Page) => page.locator('.result-figure')
const typed = (page: Page, name: string) => page.getByRole('textbox', { name })

test.describe('the commission calculator', () => {
  test('[PAGE-07] what is moved or typed shows at once, and the address holds it for the next visitor', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await expect(earned(page)).toHaveText('$42,316')
    await expect(page.getByText('Illustrative, before tax')).toBeVisible()
    await expect(page.locator('.commission-head')).toContainText('These terms are examples.')

    await page.getByRole('slider', { name: 'Your referrals grow each month' }).press('Home')
    await expect(earned(page)).toHaveText('$27,030')
    await expect(page.getByText('ceiling $3,000')).toBeVisible()
    await expect(page).toHaveURL(/growth=0/)

    await typed(page, 'Months, typed').fill('12')
    await expect(page.locator('.result-title')).toHaveText('Earned after 12 months')
    await expect(page).toHaveURL(/months=12/)
    const address = page.url()
    const shown = await earned(page).textContent()

    const colleague = await context.newPage()
    await colleague.goto(address)
    await expect(earned(colleague)).toHaveText(shown ?? '')
    await colleague.close()

    await page.goBack()
    await expect(earned(page)).toHaveText('$27,030')
    await page.goBack()
    await expect(earned(page)).toHaveText('$42,316')
    await expect(typed(page, 'Your referrals grow each month, typed')).toHaveValue('5')
    await page.goForward()
    await expect(earned(page)).toHaveText('$27,030')
    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
  })

  test('[PAGE-07] numbers beyond the scale are moved onto it, and the field says so', async ({ page }) => {
    await page.goto(`${path}?months=999&growth=900&referrals=-4`)
    await expect(page.getByText(commissionCopy.warnings.sober(36))).toBeVisible()
    await expect(typed(page, 'Months, typed')).toHaveValue('120')
    const churn = typed(page, 'Merchants who leave each month, typed')
    await churn.fill('90')
    await expect(churn).toHaveAccessibleDescription(/ from 0% to 15%\.$/)
    await churn.blur()
    await expect(churn).toHaveValue('15')
    await churn.fill('lots')
    await churn.blur()
    await expect(churn).toHaveValue('15')
  })

  test('[PAGE-07] three copies at once, rising rates, and the question asked from the other end', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('.scenario-copy-figure')).toHaveText(['$23,764', '$42,316', '$60,822'])
    await expect(page.locator('.churn-cost-figure')).toHaveText('−$12,229')

    await page.getByRole('radio', { name: 'Rising rates' }).check()
    await expect(earned(page)).toHaveText('$56,081')
    await page.getByRole('radio', { name: 'One rate' }).check()

    const answers = page.locator('.target-income-answers dd b')
    await expect(answers).toHaveText(['2', 'Month 15', '14.1%'])
    await typed(page, 'Amount a month').fill('$5,000')
    await expect(answers).toHaveText(['4', 'Month 29', '0.7%'])
    await page.getByRole('link', { name: 'Use these settings' }).first().click()
    await expect(earned(page)).toHaveText('$23,764')
    await expect(page.getByText('the ceiling is $2,000')).toBeVisible()
  })

  test('[PAGE-07] the table behind the plot agrees with the figure to the cent', async ({ page }) => {
    await page.goto(path)
    await page.getByText('The figures, month by month').click()
    const last = page.locator('.figures-table tbody tr').last()
    await expect(last.locator('th, td')).toHaveText(['24', '9.21', '94.99', '$3,799.58', '$42,316.02'])

    const link = page.getByRole('link', { name: 'Download as CSV' })
    await expect(link).toHaveAttribute('href', new RegExp(`^${path}\\.csv`))
  })

  test('[PAGE-07] on paper there is the table and nothing to press', async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.figures-table table')).toBeVisible()
    await expect(earned(page)).toBeVisible()
    for (const part of ['.top-bar', '.footer', '.result-actions', '.slider-track']) {
      await expect(page.locator(part).first()).toBeHidden()
    }
  })
})

test.describe('the commission calculator without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PAGE-07] reckons on the server, from the form and from the address', async ({ page }) => {
    await page.goto(path)
    await expect(earned(page)).toHaveText('$42,316')
    await expect(page.getByRole('slider')).toHaveCount(0)
    const assumptions = page.getByRole('form', { name: 'Your assumptions' })
    await typed(page, 'Your referrals grow each month, typed').fill('0')
    await page.getByRole('radio', { name: 'Rising rates' }).check()
    await assumptions.getByRole('button').click()
    await expect(page).toHaveURL(/growth=0&.*plan=tiers/)
    await expect(page.getByText('Example brackets')).toBeVisible()
    await page.getByRole('radio', { name: 'One rate' }).check()
    await assumptions.getByRole('button').click()
    await expect(earned(page)).toHaveText('$27,030')

    await typed(page, 'Amount a month').fill('5000')
    await page.getByRole('region', { name: commissionCopy.need.heading }).getByRole('button').click()
    await expect(page.getByText('the ceiling is $3,000')).toBeVisible()
    await expect(earned(page)).toHaveText('$27,030')
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()
  })

  test('[PAGE-07] emails the figures of the address', async ({ page, inbox }) => {
    await page.goto(`${path}?growth=0`)
    const email = page.getByLabel('Email', { exact: false })
    await email.fill('nobody')
    await page.locator('.share-form button').click()
    await expect(page.getByText('Email is not valid (name@example.com)')).toBeVisible()
    await expect(email).toHaveValue('nobody')
    const address = `figures-${Date.now()}@tamarind.example`
    await email.fill(address)
    await page.locator('.share-form button').click()
    await expect(page.locator('output.share-result')).not.toBeEmpty()
    await expect(earned(page)).toHaveText('$27,030')
    const sent = await inbox.emailTo(address, '$27,030')
    expect(await inbox.linkIn(sent, path)).toContain('growth=0')
  })
})
