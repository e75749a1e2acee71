import { privacy } from '../../../src/content/shared/legal/privacy.ts'
import { terms } from '../../../src/content/shared/legal/terms.ts'
import { expect, test } from '../../support/journey.ts'

const documents = [
  { path: '/terms-of-use', content: terms },
  { path: '/privacy-policy', content: privacy },
]

for (const { path, content } of documents) {
  test.describe(path, () => {
    test('[PAGE-08] on paper the frame is left out and the text stays', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
      await expect(page.locator(`#${content.clauses[0]?.id}`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test('[PAGE-08] what is kept is drawn to scale', async ({ page }) => {
  await page.goto('/privacy-policy')
  const widths = await page
    .locator('.retention rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
  const [, day = 0, , month = 0, , year = 0] = widths
  expect(year / month).toBeCloseTo(365 / 30, 0)
  expect(month / day).toBeCloseTo(30, 0)
})
