import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { frames, stopClock } from '../../support/time.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slugs = [
  'user-registration',
  'quick-account-creation',
  'customer-accounts',
  'orders-management',
  'wishlist',
  'loyalty-program',
  'subscription-management',
  'returns-exchange-replacement-management',
]

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => page.getByRole('navigation', { name: 'Features before and after this one' })
const previous = (page: Page) => cards(page).getByRole('link').first()
const next = (page: Page) => cards(page).getByRole('link').last()
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('currentFeature'))
const remember = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('currentFeature', 'orders-management'))

/** Of everything that is revealed while it is read, what cannot be seen now. */
const unseen = (page: Page) =>
  page
    .locator('main :is([data-reveal], .feature-reveal li, .feature-steps li, .feature-experiences li)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.checkVisibility() || getComputedStyle(part).opacity !== '1')
        .map((part) => part.textContent),
    )

test('[FEAT-06] no page hides anything with reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const slug of slugs) {
    await page.goto(`/${slug}`)
    expect([slug, await unseen(page)]).toEqual([slug, []])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[FEAT-01] [FEAT-06] every page shows all its text, and its band from edge to edge', async ({
    page,
  }) => {
    for (const slug of slugs) {
      await page.goto(`/${slug}`)
      expect([slug, await unseen(page)]).toEqual([slug, []])
      const isFull = await page.locator('.feature-band').evaluate((band) => band.clientWidth === innerWidth)
      expect([slug, isFull]).toEqual([slug, true])
    }
  })
})

test.describe('a visitor who came by a stamp', () => {
  test('[FEAT-04] finds the current feature on the left, and the flag gone after a second', async ({
    page,
  }) => {
    await stopClock(page)
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('currentFeature', 'orders-management'))
    await page.goto('/orders-management')
    await expect(previous(page)).toHaveText(/Current\s*Precision order management/)
    await expect(previous(page)).toHaveAttribute('href', '/orders-management')
    await expect(previous(page)).toHaveAttribute('aria-current', 'page')
    await expect(next(page)).toHaveText(/Next\s*Wishlist management/)
    await page.clock.runFor(999)
    expect(await flag(page)).toBe('orders-management')
    await page.clock.runFor(1)
    expect(await flag(page)).toBeNull()
  })

  test('[FEAT-03] the current card scrolls to the top on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await remember(page)
    await page.goto('/orders-management')
    await expect(previous(page)).toHaveText(/Current/)
    await previous(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await previous(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('body[data-same]')).toHaveCount(1)
  })

  test('[FEAT-05] a click on the current card is not counted as a step to a neighbour', async ({ page }) => {
    await remember(page)
    await page.goto('/orders-management')
    await expect(previous(page)).toHaveText(/Current/)
    await expect(cards(page).locator('[data-event="previous_button"]')).toHaveCount(0)
  })
})

test.describe('reveal', () => {
  const line = (page: Page) => main(page).locator('.feature-reveal li').nth(4)
  const step = (page: Page) => main(page).locator('.feature-steps li').first()

  /** Scrolls until so much of the element is in view over the lower edge of the window. */
  const showShare = (page: Page, selector: string, index: number, share: number) =>
    page.evaluate(
      ([css, at, part]) => {
        const element = document.querySelectorAll<HTMLElement>(css)[at]!
        let top = 0
        for (let up: Element | null = element; up instanceof HTMLElement; up = up.offsetParent)
          top += up.offsetTop
        scrollTo(0, top + element.offsetHeight * part - innerHeight)
      },
      [selector, index, share] as const,
    )

  // The waiting element stands a little lower than its place; the shares below allow for it.
  test('[FEAT-06] shows a line at two fifths and hides it again on the way up', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.goto('/orders-management')
    await expect(line(page)).toHaveCSS('opacity', '0')
    await showShare(page, '.feature-reveal li', 4, 0.3)
    await frames(page)
    await expect(line(page)).toHaveCSS('opacity', '0')
    await showShare(page, '.feature-reveal li', 4, 0.8)
    await expect(line(page)).toHaveCSS('opacity', '1')
    await showShare(page, '.feature-reveal li', 4, 3)
    await expect(line(page)).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(line(page)).toHaveCSS('opacity', '0')
  })

  test('[FEAT-06] stays when it leaves over the top', async ({ page }) => {
    await page.goto('/orders-management')
    await showShare(page, '.feature-reveal li', 4, 1)
    await expect(line(page)).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await frames(page)
    await expect(line(page)).toHaveCSS('opacity', '1')
    // From far below it to far above it: a jump that never shows it still goes back above it.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(line(page)).toHaveCSS('opacity', '0')
  })

  test('[FEAT-06] fades a step in at three tenths, once', async ({ page }) => {
    await page.goto('/orders-management')
    await expect(step(page)).toHaveCSS('opacity', '0')
    await showShare(page, '.feature-steps li', 0, 0.2)
    await frames(page)
    await expect(step(page)).toHaveCSS('opacity', '0')
    await showShare(page, '.feature-steps li', 0, 0.6)
    await expect(step(page)).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await frames(page)
    await expect(step(page)).toHaveCSS('opacity', '1')
  })
})
