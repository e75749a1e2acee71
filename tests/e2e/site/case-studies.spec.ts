import { claims } from '../../../src/content/shared/claims.ts'
import { expect, expectAccessibleAt, test } from '../../support/journey.ts'

const stories = [
  { id: 'fewer-tickets', figure: claims.fewerTickets.figure },
  { id: 'email-return', figure: claims.emailReturn.figure },
  { id: 'kept-customers', figure: `+${claims.retention.figure}` },
]

test.describe('case studies', () => {
  for (const { id, figure } of stories) {
    test(`[PAGE-01] ${figure} is a full story: what was, changed, happened, and how it is counted`, async ({
      page,
    }) => {
      await page.goto(`/case-studies#${id}`)
      const story = page.locator(`section#${id}`)
      await expect(story).toBeInViewport()
      await expect(story.getByText(figure, { exact: true }).first()).toBeVisible()
      for (const part of ['What was', 'What changed', 'What happened', 'How it is counted']) {
        await expect(story.getByRole('heading', { name: part })).toBeVisible()
      }
      await expect(story.getByText('no study published yet')).toBeVisible()
      await expect(story.getByRole('img')).not.toHaveCount(0)
      await story.getByText('The figures behind it').click()
      await expect(story.getByRole('table')).toBeVisible()
    })
  }

  test('[PAGE-01] the window is of 15 minutes', async ({ page }) => {
    await page.goto('/case-studies')
    await expect(page.locator('#kept-customers')).toContainText(`${claims.cancellationWindow.figure} window`)
  })

  test('[PAGE-01] the drawings are to scale', async ({ page }) => {
    await page.goto('/case-studies')
    const subpaths = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1))
    expect(await subpaths('#fewer-tickets [role=img] path')).toEqual([65, 35])
    expect(await subpaths('#email-return [role=img] path')).toEqual([1, 127])
  })

  test('[PAGE-01] every figure that the site states is in the register, with its source', async ({
    page,
  }) => {
    await page.goto('/case-studies#figures')
    await expect(page.locator('#figures tbody tr')).toHaveCount(Object.keys(claims).length)
  })

  test('[PAGE-01] is accessible with the figures open', async ({ page }) => {
    test.slow()
    await page.goto('/case-studies')
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectAccessibleAt(page, 1440, 390)
  })
})
