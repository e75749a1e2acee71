import { communication } from '../../../src/content/site/communication.ts'
import { expect, expectAccessibleAt, test } from '../../support/journey.ts'

/** The channel uses of the specification. */
const uses = {
  email: ['Order confirmations', 'Receipts', 'Invoices', 'Loyalty updates', 'Security alerts'],
  whatsapp: ['Order tracking', 'Support', 'Offers', 'Media-rich notifications'],
  sms: ['One-time passwords', 'Delivery updates', 'Urgent announcements', 'Staff alerts'],
}

test.describe('communication bundle', () => {
  for (const { channel, code, title, description } of communication.channels) {
    test(`[PAGE-04] ${title}: code label, title, description, services and image`, async ({ page }) => {
      await page.goto('/communication-bundle')
      const section = page.locator(`section#${channel}`)
      await expect(section.getByText(code, { exact: true })).toBeVisible()
      await expect(section.getByRole('heading', { name: title })).toBeVisible()
      await expect(section.getByText(description)).toBeVisible()
      await expect(section.getByRole('term')).toHaveText(uses[channel])
      await expect(section.getByRole('img')).toBeVisible()
    })
  }

  test('[PAGE-04] white, canary and pink, in this order', async ({ page }) => {
    await page.goto('/communication-bundle')
    const stocks = await page
      .locator('.channel-section')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-stock')))
    expect(stocks).toEqual(['white', 'canary', 'pink'])
  })

  test('[PAGE-04] the table says in words which channel is for which message', async ({ page }) => {
    await page.goto('/communication-bundle#which-channel')
    const row = page.getByRole('row', { name: /One-time password/ })
    await expect(row.getByRole('cell')).toContainText(['Also good', 'Also good', 'First choice', ''])
  })

  test('[PAGE-04] the cost is arithmetic with blanks, and names no rate', async ({ page }) => {
    await page.goto('/communication-bundle#cost')
    const cost = page.locator('#cost')
    await expect(cost).toContainText('prepaid wallet')
    await expect(cost.locator('.receipt')).toContainText('Example month')
    await expect(cost.locator('.receipt')).not.toContainText('$')
  })

  test('[PAGE-04] has its questions and the footer', async ({ page }) => {
    await page.goto('/communication-bundle')
    await page.getByText('Do I need anything for WhatsApp?').click()
    await expect(page.getByText('templates approved by WhatsApp')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('[PAGE-04] is accessible', async ({ page }) => {
    test.slow()
    await page.goto('/communication-bundle')
    await expectAccessibleAt(page, 1440, 390)
  })
})
