import type { Locator, Page } from '@playwright/test'
import { parts } from '../../../src/web/system/kit-page/parts.ts'
import { expect, expectAccessibleAt, test } from '../../support/journey.ts'

const part = (page: Page, id: string) => page.locator(`[data-specimen="${id}"]`)

/** The combobox becomes one only when React has taken over; from then on everything answers. */
async function openGallery(page: Page) {
  await page.goto('/render-test')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(() => document.fonts.ready)
}

/** Windows higher than the highest part: a browser that has to grow for a photograph takes seconds for it. */
const looks = [
  { name: '1440-light', viewport: { width: 1440, height: 4500 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 4500 }, colorScheme: 'dark' },
  { name: '390-light', viewport: { width: 390, height: 4500 }, colorScheme: 'light' },
] as const

test.describe('the gallery of parts', () => {
  test('[PAGE-10] shows every part, under its name, and no search engine', async ({ page }) => {
    await openGallery(page)
    const shown = await page
      .locator('[data-specimen]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-specimen')))
    expect(shown).toEqual(Object.keys(parts))
    for (const [id, title] of Object.entries(parts)) {
      await expect(part(page, id).getByRole('heading', { level: 2 }).first()).toHaveText(title)
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('[PAGE-10] every part is accessible, light and dark, wide and narrow', async ({ page }) => {
    test.slow()
    await openGallery(page)
    await expectAccessibleAt(page, 1440, 390)
  })

  for (const { name, viewport, colorScheme } of looks) {
    test.describe(name, () => {
      test.use({ viewport, colorScheme })

      test('[PAGE-10] every part looks as it did', async ({ page }) => {
        test.slow()
        await openGallery(page)
        for (const id of Object.keys(parts)) {
          await expect.soft(part(page, id)).toHaveScreenshot(`kit-${id}-${name}.png`)
        }
      })

      test('[PAGE-10] what opens looks as it did', async ({ page }) => {
        await openGallery(page)
        const photograph = (what: Locator, state: string) =>
          expect.soft(what).toHaveScreenshot(`kit-${state}-${name}.png`)
        await page.getByRole('combobox', { name: 'Code' }).click()
        await photograph(part(page, 'combobox'), 'combobox-open')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /Outlet/ }).click()
        await photograph(part(page, 'menu'), 'menu-open')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Set up Referral' }).click()
        await photograph(page.getByRole('dialog'), 'dialog-open')
      })
    })
  }

  test('[PAGE-10] a ticket tears under a pointer, a field is ringed by the focus', async ({ page }) => {
    await openGallery(page)
    const ticket = part(page, 'ticket').getByRole('link', { name: 'Book a demo' })
    await ticket.hover()
    await expect(ticket.locator('.button-stub')).toHaveCSS('rotate', '2.5deg')
    await expect(ticket.locator('.button-stub')).toHaveCSS('translate', '5px')
    const field = part(page, 'field').getByLabel('Email').first()
    await field.focus()
    await expect(field.locator('xpath=ancestor::*[@class="field"]')).toHaveCSS('outline-width', '3px')
  })
})

test.describe('toasts', () => {
  const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
  const show = (page: Page, status: string) => page.getByRole('button', { name: `Show ${status}` }).click()

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await openGallery(page)
    await page.mouse.move(0, 0)
  })

  test('[VAL-04] success, error and other each say so and go after five seconds', async ({ page }) => {
    for (const [status, title] of [
      ['success', 'Login Successful'],
      ['error', 'Invalid URL'],
      ['other', 'Copied'],
    ] as const) {
      await show(page, status)
      const toast = notices(page).locator('.toast', { hasText: title })
      await expect(toast).toHaveAttribute('data-status', status)
      await page.clock.runFor(4_500)
      await expect(toast).toBeVisible()
      await page.clock.runFor(600)
      await expect(toast).toHaveCount(0)
    }
  })

  test('[VAL-04] the clock stops under a pointer and goes on afterwards', async ({ page }) => {
    await show(page, 'success')
    const toast = notices(page).getByText('Login Successful')
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_100)
    await expect(toast).toHaveCount(0)
  })

  test('[VAL-04] the clock stops while the focus is inside, and closing gives the focus back', async ({
    page,
  }) => {
    await show(page, 'error')
    const opener = page.getByRole('button', { name: 'Show error' })
    const close = notices(page).getByRole('button', { name: 'Close' })
    await opener.focus()
    await close.focus()
    await page.clock.runFor(20_000)
    await expect(close).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('[VAL-04] the close button closes at once', async ({ page }) => {
    await show(page, 'other')
    await notices(page).getByRole('button', { name: 'Close' }).click()
    await expect(notices(page).locator('.toast')).toHaveCount(0)
  })

  test('[VAL-04] they are announced, errors at once', async ({ page }) => {
    await expect(notices(page).locator('[aria-live="polite"]')).toBeAttached()
    await show(page, 'error')
    await expect(notices(page).getByRole('alert')).toContainText('Please enter a valid URL.')
    await show(page, 'success')
    await expect(notices(page).locator('[aria-live="polite"]')).toContainText('Welcome back!')
  })

  test('[VAL-04] over an open dialog they can still be read and closed', async ({ page }) => {
    await page.getByRole('button', { name: 'Set up Referral' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const toast = page.getByRole('dialog').getByRole('alert')
    await expect(toast).toContainText('Invalid URL')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  })
})
