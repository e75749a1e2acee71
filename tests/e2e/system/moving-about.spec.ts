import { signIn } from '../../../src/content/shared/sign-in/sign-in.ts'
import { expect, test } from '@playwright/test'

test.describe('moving about', () => {
  // The browser forgets an emulated wish for less motion while a page is left, and the home page is shorter without it.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[NAV-07] a new page starts at the top, and Back and Forward return to where one was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const height = () => page.evaluate(() => Math.round(scrollY))
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    await contact.scrollIntoViewIfNeeded()
    const left = await height()
    expect(left).toBeGreaterThan(400)

    await contact.click()
    await page.waitForURL('/contact-us')
    expect(await height()).toBe(0)

    await page.evaluate(() => scrollTo(0, 150))
    await page.goBack()
    await expect.poll(height).toBe(left)
    await page.goForward()
    await expect.poll(height).toBe(150)
  })

  test('[NAV-07] never scrolls smoothly to the top', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})

test('the page behind a link is made ready while the pointer rests on it', async ({ page }) => {
  // The runner's browser refuses to prerender; that it was asked to proves that the rules passed the policy.
  const session = await page.context().newCDPSession(page)
  const asked: string[] = []
  session.on('Preload.prerenderStatusUpdated', ({ key }) => asked.push(new URL(key.url).pathname))
  await session.send('Preload.enable')
  await page.goto('/')
  await page.getByRole('link', { name: 'View Live Demo' }).hover()
  await expect.poll(() => asked).toContain('/themes')
})

test('[NAV-09] an unknown address is named on the page that says so', async ({ page }) => {
  for (const path of ['/no/such/page', '/wishlists', '/merchant', '/index.php?x=1']) {
    await page.goto(path)
    await expect(page.locator('[data-requested-address]')).toHaveText(path.split('?')[0] ?? '')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[NAV-09] who signs in is told what is missing, and nothing typed goes into the address', async ({
    page,
  }) => {
    await page.goto('/merchant/login')
    // Playwright does not find text inside `noscript` by its words.
    await expect(page.locator('noscript .step-notice')).toBeVisible()
    await expect(page.locator('noscript .step-notice')).toHaveText(signIn.needsScript)
    await page.locator('input[name=email]').fill('asha@tamarind.example')
    await page.locator('form.step button[type=submit]').first().click()
    await expect(page.locator('input[name=email]')).toHaveValue('asha@tamarind.example')
    await expect(page).toHaveURL('/merchant/login')
  })

  test('[NAV-04] the menu opens and closes, without a switch that would do nothing', async ({ page }) => {
    for (const path of ['/', '/no/such/page', '/wishlist']) {
      await page.goto(path)
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('radio')).toHaveCount(0)
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
    }
  })
})

test('[NAV-09] a way that fails in the browser itself is told in our own words', async ({ page }) => {
  await page.goto('/merchant/login', { waitUntil: 'networkidle' })
  await page.route('**/__manifest*', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/merchant/elsewhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
