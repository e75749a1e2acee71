import type { Page } from '@playwright/test'
import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'

const [tamarind] = demoMerchants
const rail = (page: Page) => page.getByRole('navigation', { name: 'Portal' })
const current = (page: Page) => rail(page).locator('[aria-current]')
const stops = [
  { link: 'Dashboard', path: '/merchant/dashboard/', marked: ['Dashboard'] },
  { link: 'Apps', path: '/merchant/apps', marked: ['Apps'] },
  { link: 'Stores', path: '/merchant/outlets', marked: ['Stores'] },
  { link: 'People', path: '/merchant/users', marked: ['People'] },
  { link: 'Billing', path: '/merchant/billing', marked: ['Billing'] },
  { link: 'Settings', path: '/merchant/settings', marked: ['Settings'] },
  { link: 'Company', path: '/merchant/company', marked: ['Settings', 'Company'] },
]

/** The largest heading on the page, in pixels. */
const largestHeading = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('h1, h2, h3')].map((heading) =>
        Number.parseFloat(getComputedStyle(heading).fontSize),
      ),
    ),
  )

test('[PORT-15] from 1024 px a rail leads through the portal: the place is marked, the frame stays, headings are small', async ({
  page,
}) => {
  await signInAs(page, tamarind)
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/merchant/account')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  // A page that was loaded anew would have lost this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const before = await rail(page).boundingBox()
  for (const { link, path, marked } of stops) {
    await rail(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(current(page)).toHaveText(marked)
    await expect(current(page).last()).toHaveAttribute('aria-current', 'page')
    expect(await rail(page).boundingBox()).toEqual(before)
    expect(await largestHeading(page), path).toBeLessThanOrEqual(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  }
  // So do links inside the pages.
  await page.getByRole('link', { name: /, apps$/ }).click()
  await expect(page).toHaveURL('/merchant/apps')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  // A module without a place of its own is one of the apps.
  await page.goto('/merchant/whatsapp/')
  await expect(current(page)).toHaveText(['Apps'])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await largestHeading(page)).toBeLessThanOrEqual(40)
})

test('[PORT-15] below 1024 px a menu has the same places, by touch and by key', async ({ page }) => {
  await signInAs(page, tamarind)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchant/apps')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(rail(page)).toBeHidden()
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(rail(page).getByRole('listitem')).toHaveCount(14)
  await expect(current(page)).toHaveText(['Apps'])
  await expectAccessible(page, '.portal-bar')
  await page.keyboard.press('Tab')
  await expect(rail(page).getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rail(page)).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await rail(page).getByRole('link', { name: 'Stores' }).click()
  await expect(page).toHaveURL('/merchant/outlets')
  await expect(rail(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
