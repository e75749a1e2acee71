import { expect, type Page, test } from '@playwright/test'
import { brand } from '#content/shared/brand.ts'

const [india] = brand.phones

/** From here on time stands still until the test lets it run. */
async function stopTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000)
}

const inMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

test.describe('contact links', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('[NAV-06] from 768 px a telephone link copies its number and says so for 1500 ms', async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await stopTime(page)
    const menu = await inMenu(page)
    await menu.getByRole('link', { name: india.display }).click()
    const notice = menu.getByText('Copied!')
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(india.display)
    await page.clock.runFor(1499)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1)
    await expect(notice).toBeHidden()
  })
})
