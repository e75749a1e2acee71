import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessibleNarrowAndWide, type Inbox, test } from '../../support/journey.ts'
import { sandboxUrl, testPorts } from '../../support/product.ts'

const storeAt = (shop: string) => `${sandboxUrl}/shopify/${shop}`
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A store of this test alone, with a merchant who has opened customer accounts for it in this look. */
async function openAccounts(page: Page, look: { theme: string; name: string; colour: string }) {
  const slug = `account-${Date.now().toString(36)}-${test.info().workerIndex}-20`
  const shop = `${slug}.myshopify.com`
  await page.goto(`${sandboxUrl}/shopify/apps/infiniti/install?shop=${shop}`)
  await page.getByRole('button', { name: 'Install' }).click()
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Chua')
  await page.getByLabel('Phone').fill('9820012345')
  await page.getByLabel('Password', { exact: true }).fill('Straits#2026q')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.getByRole('button', { name: `Connect ${shop} to Mei Chua` }).click()
  await page.getByRole('link', { name: 'See your orders on the dashboard' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })

  await page.goto('/merchant/oh-my-customer/')
  const panel = page.getByRole('region', { name: 'Customer accounts', exact: true })
  await expect(panel.getByRole('checkbox', { name: 'Customer accounts are open' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Allow at Shopify' }).click()
  // Shopify's page, as the sandbox plays it.
  await page.waitForURL(/\/admin\/oauth\/authorize/)
  await page.getByRole('button', { name: 'Install' }).click()
  await page.waitForURL(/\/merchant\/oh-my-customer/)
  await expect(panel.getByText('Allowed', { exact: true })).toHaveCount(3)

  await panel.getByRole('checkbox', { name: 'Customer accounts are open' }).check()
  await panel.getByLabel('Name of your store').fill(look.name)
  await panel.getByLabel('Your colour').fill(look.colour)
  await panel.getByRole('radio', { name: look.theme }).check()
  const preview = panel.getByRole('figure')
  await expect(preview.getByText(look.name, { exact: true })).toBeVisible()
  await expect(preview.locator(`.account[data-theme=${look.theme.toLowerCase()}]`)).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  const address = `http://${slug}.localhost:${testPorts.app}`
  await expect(panel.getByRole('link', { name: address })).toBeVisible()
  return { shop, address, panel }
}

/** Cash on delivery, as a shopper in the sandbox's storefront; gives the order's number for machines. */
async function placeOrder(page: Page, shop: string, email: string): Promise<string> {
  await page.goto(storeAt(shop))
  await page.getByRole('button', { name: 'Add to cart: Field notebook' }).click()
  await page.goto(`${storeAt(shop)}/checkout`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Address', { exact: true }).fill('12 Harbour Street')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State', { exact: true }).fill('New York')
  await page.getByLabel('Postal code').fill('10001')
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = page.getByRole('link', { name: 'See the order as the store does' })
  return (await order.getAttribute('href'))?.split('/').pop() ?? ''
}

/** As the store's owner does it in the sandbox. */
async function moveParcel(request: APIRequestContext, shop: string, order: string, ...acts: string[]) {
  for (const act of acts) {
    const answer = await request.post(`${storeAt(shop)}/admin/orders/${order}`, { form: { act } })
    expect(answer.ok()).toBe(true)
  }
}

async function codeFor(request: APIRequestContext, inbox: Inbox, email: string): Promise<string> {
  const mail = await inbox.emailTo(email, 'code')
  const message = await (await request.get(`${sandboxUrl}/mail/api/messages/${mail.id}`)).text()
  return /\b\d{6}\b/.exec(message)?.[0] ?? ''
}

test('[ACC-01] [ACC-02] [ACC-03] [ACC-05] [ACC-06] [ACC-07] [ACC-09] a shopper follows an order by link, signs in by code and sees the account as the merchant set it', async ({
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
  const link = await inbox.linkIn(await inbox.emailTo(email, 'order'), '/account/link')

  await page.goto(`${link.slice(0, -6)}AAAAAA`)
  await expect(title(page, 'This link no longer works')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a code' })).toBeVisible()

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
  await expectAccessibleNarrowAndWide(page)

  await main.getByRole('link', { name: 'Invoice' }).click()
  await expect(main.getByRole('cell', { name: '$19.93' })).toBeVisible()

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
