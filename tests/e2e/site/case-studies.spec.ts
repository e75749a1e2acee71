import { expect, test } from '../../support/journey.ts'

test('[PAGE-01] the address of a story leads to it, and its figures open', async ({ page }) => {
  for (const id of ['fewer-tickets', 'email-return', 'kept-customers']) {
    await page.goto(`/case-studies#${id}`)
    const story = page.locator(`section#${id}`)
    await expect(story).toBeInViewport()
    await story.getByText('The figures').click()
    await expect(story.getByRole('table')).toBeVisible()
  }
})
