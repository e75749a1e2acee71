import { expect, test } from '../../support/journey.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const rows = [
  ['THE OS', '/'],
  ['CASE STUDIES', '/case-studies'],
  ['CONTACT', '/contact-us'],
  ['DEMO', '/schedule-a-demo'],
  ['FAQ', '/faq'],
] as const

test('[NAV-05] the second header lists its five pages in the bar', async ({ page }) => {
  await page.goto('/schedule-a-demo')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  for (const [index, [name, path]] of rows.entries()) {
    await expect(links.nth(index)).toHaveText(name)
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page')
})

test('[NAV-05] its mobile menu stops the page and brings its items in one after another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schedule-a-demo')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main pages' })
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  const delays = await menu
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.matches('li a')).map((link) => getComputedStyle(link).animationDelay),
    )
  expect(delays).toEqual(['0.5s', '0.6s', '0.6s', '0.7s', '0.8s'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq$/)
})

for (const path of ['/', '/contact-us']) {
  test(`[SITE-08] the header of ${path} offers Login and Menu at every width`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1080, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 })
      await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('[SITE-08] on wide screens the second header opens the menu of all pages', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Wishlist' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('[HOME-12] a demo is asked for by a message that is begun already', async ({ page }) => {
  await page.goto('/schedule-a-demo')
  await page.getByRole('link', { name: 'Send three times' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/I would like to see a demo/)
})
