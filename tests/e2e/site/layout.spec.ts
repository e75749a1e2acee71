import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleNarrowAndWide } from '../../support/journey.ts'
import { frames, stopClock } from '../../support/time.ts'

/** One page of each kind: a document, an app, and the page for lost visitors. */
const kinds = { document: '/', app: '/contact-us/confirm?token=none', lost: '/no/such/page' }

const bar = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
/** Two moves within one frame are one move to the page. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await frames(page)
}

/** An app page is ready once React has taken over; a document once its script has run. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
}

test.describe('top bar', () => {
  for (const [kind, path] of Object.entries(kinds))
    test(
      `[NAV-01] shows logo, menu and login and covers nothing (${kind})`,
      { tag: kind === 'document' ? [] : '@long' },
      async ({ page }) => {
        await page.goto(path)
        const parts = [
          bar(page).getByRole('link', { name: /home/ }),
          bar(page).getByRole('link', { name: 'Login' }),
          menuButton(page),
        ]
        await expect(parts[0]!).toHaveAttribute('href', '/')
        await expect(parts[1]!).toHaveAttribute('href', '/merchant/login')
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          let edge = 0
          for (const part of parts) {
            const box = (await part.boundingBox())!
            expect(box.x).toBeGreaterThanOrEqual(edge)
            expect(box.height).toBeGreaterThanOrEqual(44)
            edge = box.x + box.width
          }
          expect(edge).toBeLessThanOrEqual(width)
          const { y, height } = (await bar(page).boundingBox())!
          expect(y).toBe(0)
          expect((await page.getByRole('main').boundingBox())!.y).toBeGreaterThanOrEqual(height)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      },
    )
})

test.describe('top bar', () => {
  for (const [kind, path] of [
    ['document', kinds.document],
    ['app', kinds.app],
  ] as const)
    test(
      `[NAV-02] hides on the way down and returns on the way up (${kind})`,
      { tag: kind === 'document' ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width: 1024, height: 500 })
        await open(page, path)
        const hidden = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom <= 0)
        // Where it goes is decided as soon as the page has moved; only the way there takes time.
        const stays = async (state: boolean) => {
          expect(await bar(page).evaluate((element) => element.hasAttribute('data-hidden'))).toBe(state)
          await expect.poll(hidden).toBe(state)
        }
        await scrollTo(page, 100)
        await stays(false)
        await scrollTo(page, 111)
        await expect.poll(hidden).toBe(true)
        await scrollTo(page, 300)
        await scrollTo(page, 290)
        await stays(true)
        await scrollTo(page, 288)
        await expect.poll(hidden).toBe(false)
        await scrollTo(page, 298)
        await stays(false)
        await scrollTo(page, 300)
        await expect.poll(hidden).toBe(true)
        await page.keyboard.press('Tab')
        await menuButton(page).focus()
        await expect.poll(hidden).toBe(false)
      },
    )
})

test.describe('menu', () => {
  for (const [kind, path] of [
    ['document', kinds.document],
    ['app', kinds.app],
  ] as const)
    test(
      `[NAV-03] opens on click, Enter, Space and hover, holds the focus and gives it back (${kind})`,
      { tag: kind === 'document' ? [] : '@long' },
      async ({ page }) => {
        await stopClock(page)
        await open(page, path)
        const close = menu(page).getByRole('button', { name: 'Close' })

        await menuButton(page).click()
        await expect(menu(page)).toBeVisible()
        await expect(close).toBeFocused()
        await close.click()
        await expect(menu(page)).toBeHidden()
        await expect(menuButton(page)).toBeFocused()
        // The pointer still lies where the button is, but nobody brought it there.
        await page.clock.runFor(1000)
        await expect(menu(page)).toBeHidden()

        await page.mouse.move(400, 400)
        for (const key of ['Enter', 'Space']) {
          await menuButton(page).press(key)
          await expect(close).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(menu(page)).toBeHidden()
          await expect(menuButton(page)).toBeFocused()
        }

        await menuButton(page).press('Enter')
        const outside = () =>
          page.evaluate(() => {
            const at = document.activeElement
            return at !== document.body && !document.querySelector('dialog.menu')?.contains(at)
          })
        for (const key of ['Tab', 'Shift+Tab'])
          for (let press = 0; press < 40; press++) {
            await page.keyboard.press(key)
            expect(await outside()).toBe(false)
          }
        await page.keyboard.press('Escape')

        await page.mouse.move(400, 400)
        await menuButton(page).hover()
        await page.clock.runFor(180)
        await expect(menu(page)).toBeVisible()
        await expect(close).toBeFocused()
      },
    )

  test('[NAV-03] keeps the page behind it still', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).click()
    await page.mouse.move(300, 300)
    await page.evaluate(() =>
      addEventListener('wheel', () => (document.body.dataset.turned = ''), { passive: true }),
    )
    await page.mouse.wheel(0, 600)
    await expect(page.locator('body[data-turned]')).toHaveCount(1)
    await frames(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.elementFromPoint(300, 300)?.closest('dialog')?.id)).toBe('menu')
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('[NAV-03] opens and closes by touch', async ({ page }) => {
      await open(page, '/')
      await menuButton(page).tap()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('button', { name: 'Close' }).tap()
      await expect(menu(page)).toBeHidden()
    })
  })
})

test.describe('menu', () => {
  test('[NAV-04] fits every window, and has no accessibility faults', async ({ page }) => {
    await open(page, kinds.lost)
    await menuButton(page).click()
    await expectAccessibleNarrowAndWide(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [inner, outer] = await menu(page).evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
      ])
      expect(inner).toBeLessThanOrEqual(outer ?? 0)
    }
  })

  test('[NAV-04] switches the theme, and the page remembers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await open(page, '/')
    const light = await paper()
    await menuButton(page).click()
    await menu(page).getByRole('radio', { name: 'Dark' }).check()
    expect(await paper()).not.toBe(light)
    const dark = await paper()
    const bars = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) =>
          metas
            .filter((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
            .map((meta) => meta.getAttribute('content')),
        )
    const darkBars = await bars()
    expect(darkBars).toHaveLength(1)
    await page.reload()
    expect(await paper()).toBe(dark)
    await expect.poll(bars).toEqual(darkBars)
    await menuButton(page).click()
    await expect(menu(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})
