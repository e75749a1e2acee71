import {
  codeFor,
  moveParcel,
  openAccounts,
  placeOrder,
  storeAt,
  titleOf as title,
  unsubscribeAt,
} from '../../support/account-journey.ts'
import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { testPorts } from '../../support/product.ts'

test('[ACC-01] [ACC-02] [ACC-03] [ACC-05] [ACC-06] [ACC-07] [ACC-09] [MSG-04] a shopper follows an order by link, signs in by code, sees the account as the merchant set it and ends the emails', async ({
  page,
  request,
  inbox,
}) => {
  test.slow()
  const { shop, address } = await openAccounts(page, {
    theme: 'Armani',
    name: 'Harbour Paper',
    colour: '#7A1FA2',
  })
  const email = `asha-${Date.now().toString(36)}@shopper.example`
  const order = await placeOrder(page, shop, email)
  const mail = await inbox.emailTo(email, 'order')
  const link = await inbox.linkIn(mail, '/account/link')

  await page.goto(`${link.slice(0, -6)}AAAAAA`)
  await expect(title(page, 'This link no longer works')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a code' })).toBeVisible()
  await page.goto(new URL('/l/test', link).href)
  await expect(title(page, 'This was a test message')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Open the order' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Goes to' })).toBeVisible()
  await expect(main.getByText('Field notebook')).toBeVisible()
  await expect(main.getByText('12 Harbour Street')).toHaveCount(0)
  await expect(page.locator('.account')).toHaveAttribute('data-theme', 'armani')
  await expect(page.getByRole('banner').getByText('Harbour Paper')).toBeVisible()

  await main.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(title(page, 'Enter your code')).toBeVisible()
  const code = await codeFor(request, inbox, email)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(main.getByRole('alert').or(main.locator('[aria-invalid=true]')).first()).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You are signed in.')).toBeVisible()

  await page.goto(`${address}/account/orders`)
  await main.getByRole('link', { name: /Order #/ }).click()
  await expect(main.getByText('12 Harbour Street')).toBeVisible()
  await expect(main.getByText('Cash on Delivery (COD)')).toBeVisible()
  await expect(main.getByText('Packed').locator('..')).toContainText('not yet')
  await moveParcel(request, shop, order, 'fulfill', 'transit')
  await expect(async () => {
    await page.reload()
    await expect(main.getByText('On its way', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main.getByRole('link', { name: /^Follow it at/ })).toBeVisible()
  await expectAccessibleNarrowAndWide(page, { hasColours: true })

  await main.getByRole('link', { name: 'Invoice' }).click()
  await expect(main.getByRole('cell', { name: '$19.42' })).toBeVisible()

  await page.goto(`${address}/account/profile`)
  await page.getByLabel('First name').fill('Aisha')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.goto(`${storeAt(shop)}/admin/orders/${order}`)
  await expect(page.getByText('Aisha Rao').first()).toBeVisible()
  await page.goto(`${address}/account/addresses`)
  await expect(main.getByText('12 Harbour Street')).toBeVisible()

  await page.goto(`${address}/account/orders/${order}`)
  await main.getByRole('link', { name: 'Reorder' }).click()
  await expect(title(page, 'Checkout')).toBeVisible()
  await expect(page.getByText('Field notebook').first()).toBeVisible()

  // Looking changes nothing; a mail program ends the emails with one call, and the page takes it back.
  const ends = await inbox.linkIn(mail, '/account/unsubscribe')
  await page.goto(ends)
  await expect(title(page, 'Stop emails about your orders')).toBeVisible()
  expect(await unsubscribeAt(ends)).toBe(200)
  await page.reload()
  await expect(title(page, 'No more emails about your orders')).toBeVisible()
  await expectAccessibleNarrowAndWide(page, { hasColours: true })
  await main.getByRole('button', { name: 'Send them again' }).click()
  await main.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(title(page, 'No more emails about your orders')).toBeVisible()
  await page.goto(ends.slice(0, -6))
  await expect(title(page, 'This link does not work')).toBeVisible()
  expect(await unsubscribeAt(ends.slice(0, -6))).toBe(410)

  await page.goto(`${address}/account/security`)
  await main.getByRole('button', { name: 'Sign out here' }).click()
  await expect(title(page, 'Sign in')).toBeVisible()
  await page.goto(`${address}/account/orders/${order}`)
  await expect(title(page, 'Sign in')).toBeVisible()
  expect((await page.goto(`http://nobody.localhost:${testPorts.app}/account`))?.status()).toBe(404)
})

test('[ACC-04] [ACC-07] a shopper signs in with Shopify and sees own orders; a refusal there says so', async ({
  page,
  context,
}) => {
  test.slow()
  const { address, panel } = await openAccounts(page, {
    theme: 'Elite',
    name: 'Elm Paper',
    colour: '#0B6E4F',
  })
  // The press opens a window at once, and the address follows.
  const opened = context.waitForEvent('page')
  await panel.getByRole('button', { name: 'Open as a test shopper' }).click()
  const other = await opened
  await expect(other.getByRole('button', { name: 'Open the order' })).toBeVisible()
  await other.close()

  const main = page.getByRole('main')
  await page.goto(`${address}/account`)
  await page.getByRole('button', { name: 'Sign in with Shopify' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(title(page, 'Not signed in')).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('button', { name: /\d+ orders?$/ })
    .first()
    .click()
  await expect(page.getByText('You are signed in.')).toBeVisible()
  await page.goto(`${address}/account/orders`)
  await expect(main.getByRole('link', { name: /Order #/ }).first()).toBeVisible()

  // Signing out counts at Shopify too: it asks who it is again.
  await page.goto(`${address}/account/security`)
  await main.getByRole('button', { name: 'Sign out here' }).click()
  await page.waitForURL(`${address}/account/sign-in`)
  await page.getByRole('button', { name: 'Sign in with Shopify' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
})
