import { expect, expectAccessibleAt, test } from '../../support/journey.ts'

test.describe('themes', () => {
  test('[PAGE-05] Choose Your Theme: Elite, Armani and E-commerce, each with its picture', async ({
    page,
  }) => {
    await page.goto('/themes')
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Theme' })).toBeVisible()
    for (const [title, description] of [
      ['Elite', 'Clean and elegant.'],
      ['Armani', 'Energetic and colourful.'],
      ['E-commerce', 'Organic, for brands.'],
    ] as const) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
      await expect(card.getByText(description)).toBeVisible()
      await expect(card.getByRole('img', { name: new RegExp(title) })).toBeVisible()
      const open = card.getByRole('link', { name: `Try ${title} (new tab)` })
      await expect(open).toHaveAttribute('target', '_blank')
      await expect(open).toHaveAttribute('href', `/demo/${title.toLowerCase()}`)
    }
  })

  test('[PAGE-05] is accessible', async ({ page }) => {
    test.slow()
    await page.goto('/themes')
    await expectAccessibleAt(page, 1440, 390)
  })
})
