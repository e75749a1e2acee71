import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInBothSchemes,
  expectAccessibleNarrowAndWide,
  test,
} from '../../support/journey.ts'
import { signIn } from './demo-page.ts'

const shopSide = (page: Page) => page.getByRole('region', { name: 'The store’s side' })
const activity = (page: Page) => shopSide(page).getByRole('region', { name: 'Activity' })
const latest = (page: Page) => activity(page).getByRole('listitem').first()
const wallet = (page: Page) => shopSide(page).locator('.shop-side-sum b')

test('[PAGE-05] what the shopper does with wishes, points and boxes stands on the shop’s side, with its message and cost', async ({
  page,
}) => {
  await signIn(page, 'elite/wishlist')
  await expect(latest(page)).toContainText('Signed in')
  await expect(wallet(page)).toHaveText('$0.0036')

  // The vase is out; Asha asked to be told. The store fills the shelf, and an SMS goes out.
  await shopSide(page).getByRole('button', { name: 'Five Bottle vase, ink arrive' }).click()
  await expect(latest(page)).toContainText('Reminded of Bottle vase')
  await expect(latest(page).getByText('TAMARINDSUP')).toBeVisible()
  await expect(latest(page).getByText('of 160 characters')).toBeVisible()
  await expect(wallet(page)).toHaveText('$0.0061')
  await expect(page.getByText('5 left')).toBeVisible()

  await page.getByRole('link', { name: 'Points', exact: true }).click()
  await page.getByRole('button', { name: 'Redeem' }).first().click()
  await page.getByRole('button', { name: 'Spend them' }).click()
  await expect(latest(page)).toContainText('400 points spent on free delivery')
  await expect(page.getByText('Ready in the basket')).toBeVisible()
  await expect(page.getByText('2,080')).not.toHaveCount(0)

  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click()
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(page.getByLabel('4 weeks').and(page.locator(':focus'))).toHaveCount(1)
  await page.getByRole('group', { name: 'For how long?' }).getByLabel('26 weeks').check()
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(page.getByText('A pause lasts 90 days at most.').first()).toBeVisible()
  await page.getByRole('group', { name: 'For how long?' }).getByLabel('8 weeks').check()
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await expect(latest(page)).toContainText('Not cancelled')

  // The same messages, sent in Germany.
  const cheap = await wallet(page).textContent()
  await shopSide(page).locator('summary', { hasText: 'The rate card: India' }).click()
  await shopSide(page).getByLabel('Customers in').selectOption('Germany')
  await expect(shopSide(page).getByText('Example rates')).toBeVisible()
  await expect(wallet(page)).not.toHaveText(cheap ?? '')
  const dear = await wallet(page).textContent()
  await page.reload()
  await expect(wallet(page)).toHaveText(dear ?? '')
  await expect(page.getByText('Paused until').first()).toBeVisible()
})

test(
  '[PAGE-05] a brand dresses the account, is checked for reading, stands in the address and comes along to the booking',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/{brand-dialog,shop-side}-*.js', (route) => route.abort())
    await signIn(page, 'elite')
    await page.getByRole('button', { name: 'Try my brand' }).click()
    await expect(page.getByText('The form didn’t load.')).toBeVisible()
    await page.unroute('**/{brand-dialog,shop-side}-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(shopSide(page)).toBeVisible()
    await page.getByRole('button', { name: 'Try my brand' }).click()
    const dialog = page.getByRole('dialog', { name: 'Try your brand' })
    await dialog.getByLabel('Name of your store').fill('Loom & Co')
    await dialog.getByLabel('Your colour').fill('sunny')
    await expect(dialog.getByText('We can’t read this colour.')).toBeVisible()
    await dialog.getByLabel('Your colour').fill('#fbdd62')
    await expect(dialog.getByText('Letters in your colour are shown darker')).toBeVisible()
    await dialog.getByLabel('Your logo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><circle cx="60" cy="50" r="40"/><rect x="120" y="20" width="60" height="60"/></svg>',
      ),
    })
    await expect(page).toHaveURL(/name=Loom\+%26\+Co&colour=fbdd62&logo=67x33\./)
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Escape')

    await expect(page.getByRole('banner').getByText('Loom & Co')).toBeVisible()
    await expect(latest(page)).toContainText('Loom & Co')
    await page.getByRole('link', { name: 'Armani' }).click()
    await expect(page).toHaveURL(/\/armani\?/)
    await page.goto(page.url().replace('?', '/orders/10482/invoice?'))
    await expect(page.getByRole('link', { name: 'Loom & Co' })).toBeVisible()
    await expect(page.locator('.account-invoice')).toContainText('Loom & Co')

    await page.getByRole('button', { name: 'Change my brand' }).click()
    await dialog.getByRole('link', { name: 'Book a demo with this set-up' }).click()
    await expect(page.getByText('Armani, as Loom & Co')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      /^\/demo\/armani\?name=Loom\+%26\+Co&colour=fbdd62&logo=67x33\./,
    )
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.reload()
    await expect(page.getByText('Armani, as Loom & Co')).toBeHidden()
  },
)

test('[PAGE-05] the shop’s side folds away on a telephone, and both sides are accessible', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'e-commerce/points')
  await expect(activity(page)).toBeHidden()
  await page.getByRole('button', { name: /Show the store’s side/ }).click()
  await expect(activity(page)).toBeVisible()
  await expectAccessibleNarrowAndWide(page, { hasColours: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
