import { faq, faqPage } from '../../../src/content/shared/faq.ts'
import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'

test.describe('questions and answers', () => {
  test('[PAGE-03] an entry opens and closes, and several may be open', async ({ page }) => {
    await page.goto('/faq')
    const first = page.locator('main details').nth(0)
    const second = page.locator('main details').nth(1)
    await first.locator('summary').click()
    await second.locator('summary').press('Enter')
    await expect(first).toHaveAttribute('open')
    await expect(second).toHaveAttribute('open')
    await first.locator('summary').click()
    await expect(first).not.toHaveAttribute('open')
  })

  test('[PAGE-03] the search narrows as one types and counts what is left', async ({ page }) => {
    await page.goto('/faq')
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    const count = page.locator('#faq-count output')
    await expect(count).toHaveText(String(faq.length))
    await search.fill('cash DELIVERY')
    const shown = page.locator('main details:visible')
    await expect(page.getByText('Does it handle cash on delivery (COD) and reduce RTO?')).toBeVisible()
    await expect(count).toHaveText(String(await shown.count()))
    expect(await shown.count()).toBeLessThan(5)
    await expect(page.getByRole('heading', { name: 'Price', exact: true })).toBeHidden()
    await search.fill('')
    await expect(shown).toHaveCount(faq.length)

    // When nothing is found, the words go along to the contact form.
    await search.fill('do you ship & insure giraffes')
    await expect(page.getByRole('heading', { name: faqPage.none.heading })).toBeVisible()
    await expect(page.getByRole('link', { name: faqPage.none.action })).toHaveAttribute(
      'href',
      '/contact-us?message=do%20you%20ship%20%26%20insure%20giraffes',
    )
    await expectAccessibleNarrowAndWide(page)
  })

  test('[PAGE-03] an address with #question opens it and brings it into view', async ({ page }) => {
    await page.goto('/faq#uninstalling')
    const entry = page.locator('details', { has: page.locator('#uninstalling') })
    await expect(entry).toHaveAttribute('open')
    await expect(entry.locator('summary')).toBeInViewport()
  })

  test('[PAGE-03] without JavaScript the questions open, deep links work and no box pretends to search', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto('/faq#support')
    await expect(page.getByText('We do.', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText('Do new features cost extra?').click()
    await expect(page.getByText('at no extra charge')).toBeVisible()
    await page.close()
  })
})
