import type { Page } from '@playwright/test'
import { claims } from '#content/shared/claims.ts'
import { expect, expectAccessibleAt, test } from '../../support/journey.ts'
import { frames, stopClock } from '../../support/time.ts'

/** The cycle and the specification's table, written out here once more so that a slip in the content shows. */
const features = [
  { slug: 'user-registration', title: 'User registration', info: ['Account Creation', '(3)', '(8)'] },
  {
    slug: 'quick-account-creation',
    title: 'Quick account creation',
    info: ['Account Creation', '(3)', '(7)'],
  },
  { slug: 'customer-accounts', title: 'Customer accounts themes', info: ['Customer Profile', '(3)', '(10)'] },
  {
    slug: 'orders-management',
    title: 'Precision order management',
    info: ['Order Management', '(3)', '(30)'],
  },
  { slug: 'wishlist', title: 'Wishlist management', info: ['Customer Journey', '(2)', '(5)'] },
  { slug: 'loyalty-program', title: 'Loyalty program', info: ['Retention', '(2)', '(15)'] },
  { slug: 'subscription-management', title: 'Subscription management', info: ['Retention', '(3)', '(12)'] },
  { slug: 'returns-exchange-replacement-management', title: 'Returns, exchanges, replacements', info: [] },
]

const related = [
  'quick-account-creation',
  'wishlist',
  'loyalty-program',
  'orders-management',
  'subscription-management',
  'customer-accounts',
]

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => page.getByRole('navigation', { name: 'Features before and after this one' })
const previous = (page: Page) => cards(page).getByRole('link').first()
const next = (page: Page) => cards(page).getByRole('link').last()
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('currentFeature'))
const remember = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('currentFeature', 'orders-management'))

for (const [place, { slug, title, info }] of features.entries()) {
  const before = features.at(place - 1)!
  const after = features[(place + 1) % features.length]!

  test.describe(`/${slug}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('[FEAT-01] has every part of a feature page, in words, without script', async ({ browser }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        baseURL: test.info().project.use.baseURL,
      })
      await page.goto(`/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).locator('.feature-hero-text')).toBeVisible()
      for (const part of ['reveal', 'steps', 'experiences']) {
        const items = main(page).locator(`.feature-${part} li`)
        expect(await items.count()).toBeGreaterThanOrEqual(3)
        for (const item of await items.all()) await expect(item).toBeVisible()
        await expect(items.first()).toHaveCSS('opacity', '1')
      }
      for (const step of await main(page).locator('.feature-steps li').all()) {
        await expect(step.locator('.feature-steps-period')).not.toBeEmpty()
        await expect(step.getByRole('heading')).not.toBeEmpty()
      }
      await expect(main(page).locator('.feature-demo .button')).toHaveAttribute('href', '/themes')
      await expect(main(page).locator('.feature-hero').getByRole('img').first()).toBeVisible()
      expect(
        await main(page)
          .locator('.feature-band')
          .evaluate((band) => band.clientWidth === innerWidth),
      ).toBe(true)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.close()
    })

    test('[FEAT-01] [FEAT-02] [FEAT-03] [FEAT-05] [NAV-08] its form, its neighbours, and what its links do', async ({
      page,
    }) => {
      await page.goto(`/${slug}`)
      // The related block names the six but not itself.
      const links = main(page).locator('.feature-related a')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(paths).toEqual(related.filter((other) => other !== slug).map((other) => `/${other}`))

      const form = main(page).locator('.feature-hero dl > div')
      for (const [row, label] of ['Category', 'Modules', 'Features'].entries()) {
        await expect(form.nth(row).locator('dt')).toHaveText(label)
        await expect(form.nth(row).locator('dd')).toContainText(info[row] ?? /\S/)
      }
      await expect(form.getByRole('link')).toHaveAttribute('target', '_blank')

      await expect(previous(page)).toHaveAttribute('href', `/${before.slug}`)
      await expect(previous(page)).toHaveText(new RegExp(`Previous\\s*${before.title}`))
      await expect(next(page)).toHaveAttribute('href', `/${after.slug}`)
      await expect(next(page)).toHaveText(new RegExp(`Next\\s*${after.title}`))
      await expect(cards(page).locator('[aria-current]')).toHaveCount(0)

      for (const [card, event] of [
        [previous(page), 'previous_button'],
        [next(page), 'next_button'],
      ] as const) {
        await expect(card).toHaveAttribute('data-event', event)
        await expect(card).toHaveAttribute('data-event-category', 'Feature Navigation')
      }
      const install = main(page).locator('[data-event="install_through_product_page"]')
      await expect(install).toHaveAttribute('data-event-category', 'Outbound Link')
      await expect(install.getByRole('link')).toHaveAttribute('href', '/install')
      await expect(install.getByRole('link')).toHaveAttribute('target', '_blank')

      // The page stays while the small print and the contact form open in new tabs.
      const footer = page.getByRole('contentinfo')
      for (const path of ['/privacy-policy', '/terms-of-use', '/contact-us'])
        await expect(footer.locator(`a[href="${path}"]`)).toHaveAttribute('target', '_blank')
    })

    test('is accessible and fits from 320 px', async ({ page }) => {
      test.slow()
      await page.goto(`/${slug}`)
      await expectAccessibleAt(page, 1440, 390)
      await page.setViewportSize({ width: 320, height: 900 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })
}

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

  test('[FEAT-06] hides nothing with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/orders-management', { waitUntil: 'networkidle' })
    for (const item of await page.locator('[data-reveal]').all()) await expect(item).toHaveCSS('opacity', '1')
  })
})

test('[FEAT-07] order management covers all six actions', async ({ page }) => {
  await page.goto('/orders-management')
  const terms = main(page).locator('.feature-reveal h3')
  await expect(terms).toHaveText(['Edit', 'Cancel', 'Reorder', 'Track', 'Prepay', 'Confirm'])
  const text = main(page).locator('.feature-reveal')
  await expect(text).toContainText('cash on delivery')
  await expect(text).toContainText(claims.cancellationWindow.figure)
  await expect(main(page).getByRole('img', { name: /Order 10482/ })).toBeVisible()
})
