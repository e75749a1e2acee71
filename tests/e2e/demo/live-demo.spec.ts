import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, test } from '../../support/journey.ts'
import { forgetNetworkErrors, playSignIn, signIn, waitForFile } from './demo-page.ts'

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('[PAGE-05] signed in by a code, an order is cancelled within its window; refresh keeps it, starting again does not', async ({
  page,
}) => {
  await playSignIn(page, 'elite/orders/10482')
  await page.getByLabel('Email', { exact: true }).first().fill('nobody@post.example')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(/No account has this email/).first()).toBeVisible()
  await page.getByLabel('Email', { exact: true }).first().fill('asha@post.example')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/4 tries are left/).first()).toBeVisible()
  const message = await page.getByRole('blockquote').textContent()
  await page.getByLabel('Code').fill(/\d{3} \d{3}/.exec(message ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  // The address asked for is the address that opens.
  await expect(heading(page, 'Order 10482')).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^1\d:\d\d$/)
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(page.getByRole('group', { name: /10482/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await cancel.click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('You cancelled it.')).toBeVisible()
  await expect(heading(page, 'Order 10482')).toBeFocused()
  await expect(said(page, 'Order 10482 is cancelled. You owe nothing.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await expect(heading(page, 'Orders')).toBeVisible()
  await expect(page).toHaveURL('/demo/elite/orders')
  await page.goBack()
  await expect(heading(page, 'Order 10482')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You cancelled it.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeFocused()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(heading(page, 'Order 10482')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1\d:\d\d$/)
})

for (const width of [390, 1440]) {
  test(
    `[SITE-02] two presses from home open an account with a parcel and an open window (${width} px)`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.goto('/')
      await page.getByRole('link', { name: 'View Live Demo' }).click()
      await expect(page).toHaveURL('/themes')
      for (const theme of ['Elite', 'Armani', 'E-commerce']) {
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name: `Try ${theme}` }).click()
        const demo = await opened
        await demo.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await expect(heading(demo, 'Hello, Asha')).toBeVisible()
        const orders = demo.getByRole('list', { name: 'Orders under way' })
        await expect(orders.getByText('left to change or cancel')).toBeInViewport()
        await expect(orders.getByText('On its way.')).toBeInViewport()
        await demo.close()
      }
    },
  )
}

test('[SITE-02] the sign-in is a scene that can be skipped, and the next day names its date', async ({
  page,
}) => {
  await playSignIn(page, 'elite')
  await page.getByRole('button', { name: 'Skip and open the account' }).click()
  await expect(heading(page, 'Hello, Asha')).toBeVisible()
  const nextDay = page.getByRole('button', { name: /^Next day: \d{1,2} [A-Z][a-z]+$/ })
  const before = await nextDay.textContent()
  await nextDay.click()
  await expect(nextDay).not.toHaveText(before ?? '')
})

test('[PAGE-05] sped up, the window closes: it is too late to cancel alone, and the shop can be asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await signIn(page, 'armani/orders/10482/edit')
  await page.getByRole('group', { name: 'Which bottle vase' }).getByText('Canary').click()
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(heading(page, 'Order 10482')).toBeVisible()
  await expect(page.getByText('Canary · × 1')).toBeVisible()

  await page.getByRole('button', { name: 'Controls' }).click()
  await page.getByRole('radio', { name: '60 times as fast' }).check()
  await page.clock.fastForward(12_000)
  await expect(page.getByRole('heading', { name: 'Too late to cancel yourself' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Ask the store to stop it' }).click()
  await expect(page.getByText(/You asked the store\./)).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByRole('region', { name: 'Too late to cancel yourself' })).toBeFocused()

  // Cash: a word first, then the money instead.
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await page.getByRole('button', { name: 'Pay $102.00 by UPI' }).click()
  await expect(said(page, '$102.00 paid')).toBeVisible()
})

test('[PAGE-05] a stool is exchanged, last month’s basket is ordered again, and the other theme knows of both', async ({
  page,
}) => {
  await signIn(page, 'e-commerce/orders/10391')
  await page.getByRole('link', { name: /^Return or exchange/ }).click()
  await page.getByLabel('Wrong size').check()
  await expect(page.getByLabel('65 cm')).toBeChecked()
  await expect(page.getByText('$16.00 for you to pay')).toBeVisible()
  await page.getByRole('button', { name: 'Send the form' }).click()
  await expect(page.getByRole('heading', { name: 'Exchange it, order 10391' })).toBeVisible()
  await expect(page).toHaveURL('/demo/e-commerce/returns')
  await page.goBack()
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^You are already returning all of these/ }),
  ).toBeVisible()

  await page.goto('/demo/e-commerce/orders/10385')
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.getByRole('link', { name: 'Go to the basket' }).click()
  await page.getByRole('button', { name: 'Place the order, $39.50' }).click()
  await expect(page.getByRole('link', { name: /Order 10483/ })).toBeVisible()

  await page.getByRole('navigation', { name: 'Theme' }).getByRole('link', { name: 'Armani' }).click()
  await expect(page).toHaveURL('/demo/armani/orders')
  await page.getByRole('link', { name: /Order 10483/ }).click()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await expect(heading(page, 'Invoice 10483')).toBeVisible()
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('$39.50')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.demo-shop-side')).toBeHidden()
  await expect(page.locator('.account-invoice')).toBeInViewport()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/demo/nothing')
  await expect(heading(page, 'No such theme')).toBeVisible()
})

test('[PAGE-05] screens that were fetched work without the network, the last press decides, Back returns to the place', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'elite/orders/10385')
  const nav = page.getByRole('navigation', { name: 'Account' })
  for (const screen of ['addresses', 'orders', 'points', 'basket']) {
    await page.locator(`.account a[href$="/${screen}"]`).first().hover()
    await waitForFile(page, `/${screen}-screen-`)
  }
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.context().setOffline(true)
  await nav.getByRole('link', { name: 'Addresses' }).click()
  await expect(heading(page, 'Addresses')).toBeFocused()

  // In one and the same moment.
  await page.evaluate(() => {
    for (const screen of ['orders', 'points'])
      document.querySelector<HTMLElement>(`.account-nav a[href$="/${screen}"]`)?.click()
  })
  await expect(heading(page, 'Points')).toBeFocused()
  await expect(page).toHaveTitle('Points · Account demo')
  await page.goBack()
  await expect(heading(page, 'Addresses')).toBeVisible()
  await expect(page).toHaveURL('/demo/elite/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(
    page.getByRole('region', { name: 'Add an address' }).getByRole('textbox').first(),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused()

  await page.getByRole('button', { name: 'Make it the main one: Office' }).click()
  await page.getByRole('link', { name: /^Basket/ }).click()
  await expect(page.getByRole('group', { name: 'Send it to' }).getByLabel('Office')).toBeChecked()
  await page.context().setOffline(false)

  await page.setViewportSize({ width: 390, height: 844 })
  await nav.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('link', { name: /Order 10391/ }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 320))
  await page.getByRole('link', { name: /Order 10385/ }).click()
  await expect(heading(page, 'Order 10385')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Orders')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(320)
  forgetNetworkErrors(complaints)
})

test('[PAGE-05] a screen that does not arrive says so, or leaves the visitor where they were; nothing is lost', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'elite/orders/10385')
  const invoice = page.getByRole('link', { name: 'Invoice' })
  await page.getByRole('button', { name: 'Reorder' }).click()

  // The router cannot ask which script the screen has.
  await page.route('**/__manifest*', (route) => route.abort())
  await page.reload()
  await invoice.click()
  await expect(page.getByText('This screen didn’t load.')).toBeVisible()
  await page.unroute('**/__manifest*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Invoice 10385')).toBeVisible()

  // The script itself does not come: the router loads the page again.
  await page.route('**/invoice-screen-*.js', (route) => route.abort())
  await page.goto('/demo/elite/orders/10385')
  const reloaded = page.waitForEvent('load')
  await invoice.click()
  await reloaded
  await expect(heading(page, 'Order 10385')).toBeVisible()
  await page.unroute('**/invoice-screen-*.js')
  await page.reload()
  await invoice.click()
  await expect(heading(page, 'Invoice 10385')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Basket, 2 in it' })).toBeVisible()
  forgetNetworkErrors(complaints)
})

for (const theme of ['elite', 'armani', 'e-commerce']) {
  test(
    `[PAGE-05] ${theme} is accessible, wide and narrow`,
    { tag: theme === 'elite' ? [] : '@long' },
    async ({ page }) => {
      test.slow()
      await signIn(page, theme)
      for (const screen of ['', '/orders/10482']) {
        if (screen) await page.goto(`/demo/${theme}${screen}`)
        await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessibleInBothSchemes(page, screen ? '.account' : undefined)
        }
      }
    },
  )
}

test('[ADM-05] a visit and a look at the demo are told when the page is left, and not before', async ({
  page,
}) => {
  // What leaves with a page is not seen by this page's listeners any more.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${location.pathname} `)
      return send(address, body)
    }
  })
  const told = () => page.evaluate(() => localStorage.getItem('told'))
  await page.goto('/faq', { waitUntil: 'networkidle' })
  expect(await told()).toBeNull()
  await signIn(page, 'elite')
  expect(await told()).toBe('/faq ')
  await page.goto('/terms-of-use')
  expect(await told()).toBe('/faq /demo/elite ')
})
