import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'

/** The combobox becomes one only when React has taken over. */
const takenOver = (page: Page) =>
  expect(page.getByRole('combobox', { name: 'Code' })).toHaveAttribute('aria-expanded', 'false')

async function openGallery(page: Page) {
  await page.goto('/render-test')
  await takenOver(page)
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('[PAGE-10] a combobox without script is a select of the same name', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/render-test`)
  await page.getByLabel('Code').selectOption('GB')
  await expect(page.getByLabel('Code')).toHaveValue('GB')
  await context.close()
})

test('[PAGE-10] the focus stays in a select that becomes a combobox', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/render-test', { waitUntil: 'domcontentloaded' })
  const code = page.getByRole('combobox', { name: 'Code' })
  await code.focus()
  release()
  await takenOver(page)
  await expect(code).toBeFocused()
})

test('[PAGE-10] a dialog keeps the focus, closes by Esc, cross and veil, and gives the focus back', async ({
  page,
}) => {
  await openGallery(page)
  const opener = page.getByRole('button', { name: 'Set up Referral' })
  const dialog = page.getByRole('dialog', { name: 'Set Up Referral' })
  await opener.focus()
  await press(page, 'Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await press(page, 'Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(20, 20)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[PAGE-10] the page opens a dialog without React', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Read the note' }).click()
  await expect(page.getByRole('dialog', { name: 'A note of one paragraph' })).toBeVisible()
})

test('[PAGE-10] radio cells are one stop, and arrows choose', async ({ page }) => {
  await openGallery(page)
  const first = page.getByRole('group', { name: 'Where does your store run?' }).first()
  await first.getByRole('radio', { name: /Shopify/ }).focus()
  await press(page, 'ArrowRight')
  await expect(first.getByRole('radio', { name: /Other/ })).toBeChecked()
})

test('[PAGE-10] the theme is chosen, remembered and never flashes', async ({ page }) => {
  await openGallery(page)
  const root = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).first().check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' }).last()).toBeChecked()
  await page.reload({ waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await takenOver(page)
  await page.getByRole('radio', { name: 'As my device' }).first().check()
  await expect(root).not.toHaveAttribute('data-theme')
})

test('[PAGE-10] [PORT-02] a finder of a thousand is searched and walked, and only what is in sight exists', async ({
  page,
}) => {
  await openGallery(page)
  const button = page.getByRole('button', { name: /^Store/ })
  const search = page.getByRole('combobox', { name: 'Search 1,000 stores' })
  const options = page.getByRole('listbox', { name: 'Stores' }).getByRole('option')
  const pointedAt = () =>
    search.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
  await button.focus()
  await press(page, 'ArrowDown')
  await expect(search).toBeFocused()
  expect(await options.count()).toBeLessThan(30)
  await press(page, 'End')
  await expect.poll(pointedAt).toContain('Store 1000')
  await expect(options.filter({ hasText: 'Store 1000' })).toBeInViewport()
  await press(page, 'ArrowDown')
  await expect.poll(pointedAt).toContain('Store 1store-1.')
  await press(page, 'PageDown', 'ArrowUp')
  await expect.poll(pointedAt).toContain('Store 7')
  await page.keyboard.type('store 99')
  await expect(options).toHaveCount(11)
  await expect(options.first()).toHaveAttribute('aria-setsize', '11')
  await press(page, 'ArrowDown', 'Enter')
  await expect(button).toBeFocused()
  await expect(button).toContainText('Store 990')
  await press(page, 'Enter')
  await expect.poll(pointedAt).toContain('Store 990')
  await expect(options.filter({ hasText: 'Store 990' })).toBeInViewport()
  await page.keyboard.type('nowhere')
  await expect(page.getByText('No store of that name or address.')).toBeVisible()
  await press(page, 'Tab')
  await expect(page.getByRole('button', { name: 'Add Store' })).toBeFocused()
  await press(page, 'Escape')
  await expect(button).toBeFocused()
  await expect(search).toHaveCount(0)
})
