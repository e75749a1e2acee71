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

  for (const path of ['/', '/contact-us/confirm?token=none'])
    test(`[NAV-06] from 768 px a telephone link copies its number and says so for 1500 ms (${path})`, async ({
      page,
    }) => {
      await page.clock.install()
      await page.setViewportSize({ width: 768, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
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

  test('[NAV-06] the notice in the footer stays for 2000 ms', async ({ page }) => {
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })
    await stopTime(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: india.display }).click()
    const notice = footer.getByText('Copied!')
    await expect(notice).toBeVisible()
    await page.clock.runFor(1999)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1)
    await expect(notice).toBeHidden()
  })

  test('[NAV-06] says when copying failed', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const alert = page.waitForEvent('dialog')
    void page.getByRole('contentinfo').getByRole('link', { name: india.display }).click()
    const dialog = await alert
    expect(dialog.message()).toBe('Failed to copy number.')
    await dialog.accept()
    await expect(page.getByText('Copied!')).toHaveCount(0)
  })

  test('[NAV-06] below 768 px a telephone link dials', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: india.display })
    await expect(link).toHaveAttribute('href', india.href)
    const prevented = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true })
        }),
    )
    await link.click()
    expect(await prevented).toBe(false)
    await expect(page.getByText('Copied!')).toHaveCount(0)
  })
})
