import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parts } from '../../../src/web/system/kit-page/parts.ts'
import { expect, test } from '../../support/journey.ts'

const part = (page: Page, id: string) => page.locator(`[data-specimen="${id}"]`)

/** The combobox becomes one only when React has taken over; from then on everything answers. */
async function openGallery(page: Page) {
  await page.goto('/render-test')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(() => document.fonts.ready)
}

/** Windows higher than the highest part: a browser that has to grow for a photograph takes seconds for it. */
const allLooks = [
  { name: '1440-light', viewport: { width: 1440, height: 4500 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 4500 }, colorScheme: 'dark' },
  { name: '390-light', viewport: { width: 390, height: 4500 }, colorScheme: 'light' },
] as const

/** `npm run test:all` and `npm run test:shots` set LOOKS: every pixel three times takes a minute. */
const looks = process.env.LOOKS === 'all' ? allLooks : allLooks.slice(0, 1)

/** Taken once: nothing in the gallery moves, and `toHaveScreenshot` takes two to see that. */
async function expectPhotograph(what: Locator, name: string) {
  const photograph = await what.screenshot({ animations: 'disabled' })
  // Equal files need not be compared pixel by pixel, which is what most of the time would go to.
  const before = await readFile(test.info().snapshotPath(name, { kind: 'snapshot' })).catch(() => undefined)
  if (before?.equals(photograph)) return
  expect.soft(photograph).toMatchSnapshot(name, { maxDiffPixelRatio: 0.02 })
}

test.describe('the gallery of parts', () => {
  test('[PAGE-10] shows every part, under its name, to people and not to search engines', async ({
    page,
  }) => {
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

  for (const { name, viewport, colorScheme } of looks) {
    test.describe(name, () => {
      test.use({ viewport, colorScheme })

      test(
        '[PAGE-10] every part looks as it did, and so does what opens',
        { tag: '@long' },
        async ({ page }) => {
          test.slow()
          await openGallery(page)
          for (const id of Object.keys(parts)) {
            await expectPhotograph(part(page, id), `kit-${id}-${name}.png`)
          }
          const photograph = (what: Locator, state: string) =>
            expectPhotograph(what, `kit-${state}-${name}.png`)
          await page.getByRole('combobox', { name: 'Code' }).click()
          await photograph(part(page, 'combobox'), 'combobox-open')
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: /Outlet/ }).click()
          await photograph(part(page, 'menu'), 'menu-open')
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Set up Referral' }).click()
          await photograph(page.getByRole('dialog'), 'dialog-open')
        },
      )
    })
  }

  test('[PAGE-10] a button tears under a pointer, a field is ringed by the focus', async ({ page }) => {
    await openGallery(page)
    const button = part(page, 'button').getByRole('link', { name: 'Book a demo' })
    await button.hover()
    await expect(button.locator('.button-stub')).toHaveCSS('rotate', '2.5deg')
    await expect(button.locator('.button-stub')).toHaveCSS('translate', '5px')
    const field = part(page, 'field').getByLabel('Email').first()
    await field.focus()
    await expect(field.locator('xpath=ancestor::*[@class="field"]')).toHaveCSS('outline-width', '3px')
  })
})

test('[VAL-04] over an open dialog a toast can still be read and closed', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Set up Referral' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  const toast = page.getByRole('dialog').getByRole('alert')
  await expect(toast).toContainText('Invalid URL')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})
