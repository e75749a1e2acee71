import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

interface Expected {
  path: string
  title: string
  /** Category, modules and features, as the form beside the title spells them. */
  info: readonly [string, string, string]
  previous: string
  next: string
  related: number
  /** The figure that owns the first screen, and the part a merchant would send on. */
  figure: RegExp
  takeaway: string
}

const features: readonly Expected[] = [
  {
    path: '/wishlist',
    title: 'Wishlist management',
    info: ['Customer Journey', 'Two (2)', 'Five (5)'],
    previous: '/orders-management',
    next: '/loyalty-program',
    related: 5,
    figure: /^A pegboard/,
    takeaway: 'When to speak, and when not to',
  },
  {
    path: '/loyalty-program',
    title: 'Loyalty program',
    info: ['Retention', 'Two (2)', 'Fifteen (15)'],
    previous: '/wishlist',
    next: '/subscription-management',
    related: 5,
    figure: /^A stair drawn to scale/,
    takeaway: 'What does a point cost you?',
  },
  {
    path: '/subscription-management',
    title: 'Subscription management',
    info: ['Retention', 'Three (3)', 'Twelve (12)'],
    previous: '/loyalty-program',
    next: '/returns-exchange-replacement-management',
    related: 5,
    figure: /^A tear-off calendar/,
    takeaway: 'One subscription, one year',
  },
  {
    path: '/returns-exchange-replacement-management',
    title: 'Returns, exchanges, replacements',
    info: ['After Sales', 'Three (3)', 'Nine (9)'],
    previous: '/subscription-management',
    next: '/user-registration',
    related: 6,
    figure: /^One form in three copies/,
    takeaway: 'A policy that fits on a slip',
  },
]

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

const infoValue = (page: Page, label: string) =>
  page.locator('.feature-hero dl > div').filter({ hasText: label }).locator('dd')

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

for (const { path, title, info, previous, next, related, figure, takeaway } of features) {
  test.describe(path, () => {
    test('[FEAT-01] [FEAT-02] has all the parts of a feature page, counted, and a figure of its own', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.locator('.feature-hero-text')).not.toBeEmpty()
      for (const [row, label] of ['Category', 'Modules', 'Features'].entries())
        await expect(infoValue(page, label)).toHaveText(info[row] ?? '')
      const demo = infoValue(page, 'See it').getByRole('link')
      await expect(demo).toHaveAttribute('target', '_blank')
      await expect(page.locator('.feature-hero').getByRole('img', { name: figure })).toBeVisible()

      expect(await page.locator('.feature-reveal li').count()).toBeGreaterThanOrEqual(4)
      const steps = page.locator('.feature-steps li')
      await expect(steps).toHaveCount(4)
      for (const step of await steps.all()) {
        await expect(step.getByRole('heading')).not.toBeEmpty()
        await expect(step.locator('p')).toHaveCount(2)
      }
      await expect(page.locator('.feature-experiences li')).toHaveCount(3)
      await expect(page.locator('.feature-demo .button')).toHaveAttribute('href', '/themes')
      await expect(page.locator('.feature-band')).toHaveCount(1)
      await expect(page.locator('.phone-frame')).toHaveCount(1)
      await expect(page.locator('.feature-related tbody tr')).toHaveCount(related)
      await expect(page.getByRole('heading', { level: 2, name: takeaway })).toBeVisible()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: /^Privacy policy/ }),
      ).toHaveAttribute('target', '_blank')
    })

    test('[FEAT-03] ends with the cards before and after it in the cycle', async ({ page }) => {
      await page.goto(path)
      const cards = page.locator('.feature-cards').getByRole('link')
      await expect(cards).toHaveCount(2)
      await expect(cards.first()).toHaveAttribute('href', previous)
      await expect(cards.last()).toHaveAttribute('href', next)
      await cards.last().click()
      await expect(page).toHaveURL(new RegExp(`${next}$`))
      await page.setViewportSize({ width: 1920, height: 900 })
      expect(await brokenWords(page.locator('.feature-cards-title'))).toEqual([])
    })

    test('[FEAT-06] reveals its lines and steps while they are read', async ({ page }) => {
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
    })

    test('[FEAT-06] is readable without motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      for (const line of await page.locator('[data-reveal]').all())
        await expect(line).toHaveCSS('opacity', '1')
    })

    test('fits every window from 320 px', async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 390, 768, 1080, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await fits(page), `${width} px`).toBe(true)
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of features) {
    test(`[FEAT-06] ${path} shows all its text`, async ({ page }) => {
      await page.goto(path)
      for (const line of await page.locator('[data-reveal]').all()) {
        await line.scrollIntoViewIfNeeded()
        await expect(line).toBeVisible()
        await expect(line).toHaveCSS('opacity', '1')
      }
    })
  }
})

test('[FEAT-02] the features of loyalty, subscriptions and returns can be counted on their pages', async ({
  page,
}) => {
  await page.goto('/loyalty-program')
  await expect(page.locator('.coupon-sheet section')).toHaveCount(2)
  await expect(page.locator('.coupon-sheet li')).toHaveCount(15)
  await page.goto('/subscription-management')
  await expect(page.locator('.month-leaves section')).toHaveCount(3)
  await expect(page.locator('.month-leaves li')).toHaveCount(12)
  await page.goto('/returns-exchange-replacement-management')
  await expect(page.locator('.copy-matrix section')).toHaveCount(3)
  await expect(page.locator('.copy-matrix li')).toHaveCount(9)
  await page.goto('/wishlist')
  await expect(page.locator('.feature-reveal li')).toHaveCount(5)
})

test('the worked example of what a point costs adds up', async ({ page }) => {
  await page.goto('/loyalty-program')
  const formula = page.locator('.point-cost-formula dd')
  const [cost, points, redeemed, result] = await formula.allTextContents()
  const expected = (Number(cost?.replace('$', '')) / Number(points)) * (Number(redeemed?.split(' ')[0]) / 10)
  expect(result).toBe(`${Number((expected * 100).toFixed(2))}¢`)
})

test('one click selects the whole policy slip', async ({ page }) => {
  await page.goto('/returns-exchange-replacement-management')
  await page.getByText('Changed your mind?').click()
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(selected).toContain('If something is not right')
  expect(selected).toContain('Start in your account.')
})
