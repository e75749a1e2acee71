import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Each page, and the one that follows it in the cycle. */
const cycle = [
  ['/wishlist', '/loyalty-program'],
  ['/loyalty-program', '/subscription-management'],
  ['/subscription-management', '/returns-exchange-replacement-management'],
  ['/returns-exchange-replacement-management', '/user-registration'],
] as const

/** Up the page as a reader goes, a turn of the wheel at a time. */
async function wheelToTop(page: Page) {
  await page.mouse.move(700, 450)
  const turn = async () => {
    await page.mouse.wheel(0, -400)
    return page.evaluate(() => scrollY)
  }
  await expect.poll(turn, { intervals: [100] }).toBe(0)
}

/** Words that stand on more than one line, without a hyphen that says so. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text!, index)
        range.setEnd(text!, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
      }),
    ),
  )

test(
  '[FEAT-03] the last card leads to the next page of the cycle, and no word in it is broken',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/wishlist')
    for (const [path, next] of cycle) {
      await expect(page).toHaveURL(path)
      await page.setViewportSize({ width: 1920, height: 900 })
      expect(await brokenWords(page.locator('.feature-cards-title'))).toEqual([])
      await page.locator('.feature-cards').getByRole('link').last().click()
      await expect(page).toHaveURL(next)
    }
  },
)

for (const [path] of cycle.slice(0, 1)) {
  test(
    `[FEAT-06] ${path} reveals its lines and steps while they are read`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(path)
      const line = page.locator('.feature-reveal li').last()
      const step = page.locator('.feature-steps li').last()
      await expect(line).toHaveCSS('opacity', '0')
      await line.scrollIntoViewIfNeeded()
      await expect(line).toHaveCSS('opacity', '1')
      await step.scrollIntoViewIfNeeded()
      await expect(step).toHaveCSS('opacity', '1')
      await wheelToTop(page)
      await expect(line).toHaveCSS('opacity', '0')
      await expect(step).toHaveCSS('opacity', '1')
    },
  )
}

test('one click selects the whole policy slip', async ({ page }) => {
  await page.goto('/returns-exchange-replacement-management')
  await page.getByText('Changed your mind?').click()
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(selected).toContain('If something isn’t right')
  expect(selected).toContain('Start in your account.')
})
