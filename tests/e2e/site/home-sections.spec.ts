import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Brings the top of an element to a height of the screen, at once. */
async function bringTo(page: Page, selector: string, height: number) {
  await page.locator(selector).evaluate((element, at) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - at, behavior: 'instant' })
  }, height)
}

test.describe('the three sheets', () => {
  test('[HOME-02] [HOME-07] OS, Command Centres and Impact come to rest on each other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const sheets = page.locator('.triplicate-sheet')
    await expect(sheets.locator('h2')).toHaveText(['The OS', 'Command Centres', 'Impact'])
    await bringTo(page, '.customer-centre', 621)
    const tops = await sheets.evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().top))
    const [first = 0, second = 0, third = 0] = tops
    expect(Math.round(second - first)).toBe(46)
    expect(Math.round(third - second)).toBe(46)
  })

  test('[HOME-02] [HOME-07] the page prints the long receipt while it is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const top = () => page.locator('.triplicate-long').evaluate((long) => getComputedStyle(long).translate)
    await bringTo(page, '.triplicate', 850)
    const before = await top()
    await bringTo(page, '.triplicate', -140)
    await expect.poll(top).not.toBe(before)
  })
})

test.describe('Customer Command Centre', () => {
  test('[HOME-03] a click stores currentFeature and opens the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const keep = localStorage.setItem.bind(localStorage)
      Storage.prototype.setItem = (key, value) => {
        keep(key, value)
        sessionStorage.wasStored = `${key} ${value}`
      }
    })
    await page.locator('.stamp', { hasText: 'Track order' }).click()
    await expect(page).toHaveURL(/\/orders-management$/)
    expect(await page.evaluate(() => sessionStorage.wasStored)).toBe('currentFeature orders-management')
  })
})

test.describe('the cancellation story', () => {
  test('[HOME-06] the clock stands at the time of each step as it comes up', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const clock = page.locator('[data-story-clock]')
    for (const [step, time] of ['0:00', '4:10', '9:30', '15:00'].entries()) {
      await bringTo(page, `.cancellation-story-steps > li:nth-child(${step + 1})`, 360)
      await expect(page.locator('.cancellation-story-time').nth(step)).toHaveText(time)
      await expect(clock).toHaveText(time)
    }
  })

  test('[HOME-06] with reduced motion the dial stands at its end', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await bringTo(page, '.cancellation-story', 0)
    await expect(page.locator('[data-story-clock]')).toHaveText('15:00')
  })
})

test.describe('the page as a whole', () => {
  test('[SITE-01] on a telephone every heading of a section is read in full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const headings = page.locator('main section h2')
    expect(await headings.count()).toBeGreaterThan(8)
    for (const heading of await headings.all()) {
      await heading.scrollIntoViewIfNeeded()
      const box = await heading.boundingBox()
      expect([await heading.textContent(), (box?.x ?? 0) + (box?.width ?? 391) <= 390]).toEqual([
        await heading.textContent(),
        true,
      ])
    }
  })

  for (const motion of ['reduce', 'no-preference'] as const) {
    test(`[SITE-08] is at most 14,000 px tall at 390, with motion ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_000)
    })
  }

  test('[SITE-08] what is folded at 390 opens, and stands open on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const lastLine = page.locator('.triplicate-long').getByText('Staff alerts')
    await expect(lastLine).toBeHidden()
    await page.getByText('Show all 52 lines').click()
    await expect(lastLine).toBeVisible()
    await page.reload()
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const fold of await page.locator('.fold').all()) {
      await expect(fold.locator('summary')).toBeHidden()
      await expect(fold.locator(':scope > :not(summary)')).toBeVisible()
    }
  })

  test('[SITE-08] header, content and footer share one grid at 1920', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/')
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
          Math.round,
        )
      })
    const [left, right] = await edges('.hero-top')
    expect(await edges('.top-bar > .top-bar-home').then(([start]) => start)).toBe(left)
    expect(await edges('.top-bar > .top-bar-menu').then(([, end]) => end)).toBe(right)
    expect(await edges('.footer-columns')).toEqual([left, right])
    expect(await edges('.footer-wordmark')).toEqual([left, right])
    expect(await edges('.footer-line')).toEqual([left, right])
  })
})

test.describe('five questions', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-08] open and close without JavaScript', async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('.questions details')
    await expect(questions).toHaveCount(5)
    const second = questions.nth(1)
    await expect(second).not.toHaveAttribute('open')
    await second.locator('summary').click()
    await expect(second).toHaveAttribute('open')
    await expect(second.locator('.accordion-answer')).toBeVisible()
    await second.locator('summary').click()
    await expect(second).not.toHaveAttribute('open')
  })
})

test.describe('the band of capabilities', () => {
  test('[HOME-10] passes in 400 s, its two halves as wide as each other, and can be stopped', async ({
    page,
  }) => {
    await page.goto('/')
    const lists = page.locator('.marquee ul')
    const band = page.locator('.marquee-band')
    await expect(band).toHaveCSS('animation-duration', '400s')
    const widths = await lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().width))
    expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1)

    await page.getByRole('checkbox', { name: 'Stop moving' }).check()
    await expect(band).toHaveCSS('animation-play-state', 'paused')
  })

  test('[HOME-10] stands still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('.marquee-band')).toHaveCSS('animation-name', 'none')
    await expect(page.locator('.marquee ul').last()).toBeHidden()
  })
})
