import { expect, type Page, test } from '@playwright/test'
import type { Page as PublicPage } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'

const listed = (Object.values(pages) as PublicPage[]).filter(({ group }) => group)

/** Every address on this page that the product itself must answer. */
const ownLinks = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])

test.describe('moving about', () => {
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

test.describe('an unknown address', () => {
  test('[NAV-09] the ways onward lead somewhere', async ({ request }) => {
    for (const { path } of listed) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  })

  for (const path of ['/no/such/page', '/wishlists', '/merchant', '/index.php?x=1'])
    test(`[NAV-09] ${path} answers 404 with ways onward`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return to sender.')
      await expect(page.locator('[data-return-address]')).toHaveText(path.split('?')[0] ?? '')
      const onward = page.getByRole('navigation', { name: 'Addresses that exist' })
      for (const { path: address, name } of listed) {
        await expect(onward.locator(`a[href="${address}"]`)).toContainText(name)
      }
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[NAV-09] who signs in is told what is missing, and comes back to the form', async ({ page }) => {
    await page.goto('/merchant/login')
    await page.locator('input[name=email]').fill('asha@tamarind.example')
    await page.locator('form.step button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form needs JavaScript.')
    await page.getByRole('link', { name: 'Back to the form' }).click()
    await expect(page.locator('input[name=email]')).toHaveValue('')
    expect(new URL(page.url()).search).toBe('')
  })

  for (const path of ['/', '/no/such/page', '/wishlist'])
    test(`[NAV-01] [NAV-04] every link of ${path} works, and the menu opens`, async ({ page, request }) => {
      await page.goto(path)
      for (const address of await ownLinks(page)) {
        const { status } = await request
          .get(address, { maxRedirects: 0 })
          .then((answer) => ({ status: answer.status() }))
        expect(status, address).toBeLessThan(400)
      }
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('radio')).toHaveCount(0)
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
    })
})

test('[NAV-09] a way that fails in the browser itself is told in our own words', async ({ page }) => {
  await page.goto('/merchant/login', { waitUntil: 'networkidle' })
  await page.route('**/route-list*', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/merchant/elsewhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the front page' })).toHaveAttribute('href', '/')
})
