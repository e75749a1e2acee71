import type { Page } from '@playwright/test'
import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'

const [tamarind, hafenlicht] = demoMerchants
const unique = () => Date.now().toString(36)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Chua')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+65 9123 4567')
  await page.getByLabel('Password', { exact: true }).fill('Straits#2026q')
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function expectBothWidths(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('[INST-01] [INST-03] [INST-04] [INST-06] [INST-07] from the listing, through Shopify’s own question, to a connected shop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const handle = `loom-${unique()}`
  const shop = `${handle}.myshopify.com`
  const email = `mei-${unique()}@loom.example`
  await page.goto(`${sandboxUrl}/shopify/apps/infiniti`)
  await page.getByLabel('Store address').fill(shop)
  await page.getByRole('button', { name: 'Install' }).click()
  // Shopify asks before any page of ours. No, then yes.
  await expect(page).toHaveURL(/\/admin\/oauth\/authorize/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('is not installed in this store')).toBeVisible()
  await page.goto(`${sandboxUrl}/shopify/apps/infiniti/install?shop=${shop}`)
  await page.getByRole('button', { name: 'Install' }).click()

  await expect(page).toHaveURL(/\/shopify\/signup\/\?app=infiniti/)
  await expect(heading(page, 'Create Account')).toBeVisible()
  await expect(page.getByText('Create an account. Please set up your account details.')).toBeVisible()
  await expect(page.getByText(shop)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(`owner@${handle}.example`)
  await expect
    .poll(async () => JSON.parse((await stored(page, 'shopifyUserDetails')) ?? '{}'))
    .toMatchObject({ app: 'infiniti', shop, platform: 'shopify', currency: 'USD', utm_source: '' })
  await expectBothWidths(page)

  await page.evaluate(() => localStorage.setItem('aft_no', 'A-17'))
  await fillIn(page, email)
  await page.getByRole('checkbox').check()
  await page.getByLabel('Phone').press('Enter')
  await expect(button(page, 'Create Account')).toBeEnabled()
  const sending = page.waitForRequest('**/api/merchant/signup')
  await button(page, 'Create Account').focus()
  await page.keyboard.press('Enter')
  expect((await sending).postDataJSON()).toMatchObject({
    email,
    password: 'Straits#2026q',
    confirm_password: 'Straits#2026q',
    website: shop,
    first_name: 'Mei',
    last_name: 'Chua',
    phone_code: '+65',
    phone_no: '91234567',
    app: 'infiniti',
    currency: 'USD',
    shopify_xircls_app_id: '',
    platform: 'shopify',
    utm_source: '',
    utm_medium: '',
    termsAndCondition: true,
    checkPassword: true,
    checkShop: true,
    checkEmail: true,
    aft_no: 'A-17',
    token: expect.any(String),
  })

  await expect(page).toHaveURL(/\/processing\/\?/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    app: 'infiniti',
    shop,
    email,
    platform: 'shopify',
    utm_source: '',
    utm_medium: '',
  })
  // Both names are in the question, and nothing is connected before it is answered.
  await expect(heading(page, 'Connect your store?')).toBeVisible()
  await expect(page.getByText('3 of 5 done')).toBeVisible()
  await expectBothWidths(page)
  await page.reload()
  await page.getByRole('button', { name: `Connect ${shop} to` }).click()

  await expect(heading(page, 'All done')).toBeVisible()
  await expect(page.getByText('5 of 5 done')).toBeVisible()
  await expect(page.getByText('Infiniti Dashboard is activated in')).toBeVisible()
  await expect(page).not.toHaveURL(/connected/)
  await expect.poll(() => stored(page, 'userPermission')).toContain('"infiniti"')
  await expectBothWidths(page)
  await page.getByRole('link', { name: 'Open the Command Centre' }).click()
  await expect(page).toHaveURL(/\/merchant\/apps/)
  await expect(page.getByText(shop).first()).toBeVisible()
})

test('[INST-02] [INST-05] a known e-mail with a known shop signs in, and that is counted', async ({
  page,
}) => {
  const query = new URLSearchParams({
    app: 'crm',
    shop: 'tamarind-supply.myshopify.com',
    platform: 'shopify',
    email: tamarind.email,
    utm_source: 'listing',
  })
  await page.goto(`/shopify/signup/?${query.toString()}`)
  await expect(heading(page, 'Welcome Back')).toBeVisible()
  await expect(page.getByText('Welcome back! Please enter your password to continue.')).toBeVisible()
  await expectBothWidths(page)
  await page.getByLabel('Password', { exact: true }).fill(tamarind.password)
  // Enter in the field sends nothing here.
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(button(page, 'Sign In With Password')).toBeEnabled()
  expect(sent.filter((url) => url.includes('/merchant/login'))).toEqual([])
  const counted: unknown[] = []
  await page.route('**/api/events', (route) => {
    counted.push(route.request().postDataJSON())
    return route.continue()
  })
  await button(page, 'Sign In With Password').click()
  await expect
    .poll(() => counted)
    .toEqual([{ category: 'Login', label: 'login_through_install_flow', path: '/shopify/signup/' }])
  await expect(page).toHaveURL(/\/processing\/\?.*utm_source=listing/)
  await expect(heading(page, 'Waiting for your approval')).toBeVisible()
  expect(await stored(page, 'app_name')).toBe('infiniti')
  expect(JSON.parse((await stored(page, 'token')) ?? '{}')).toHaveProperty('access')
})

test('[INST-02] an e-mail that is known without the shop stays with the form, which says so', async ({
  page,
}) => {
  await page.goto(`/shopify/signup/?shop=other-${unique()}.myshopify.com&platform=shopify`)
  await page.getByLabel('Email').fill(tamarind.email)
  await page.getByLabel('Phone').focus()
  await expect(page.getByText('You already have an account with this email.')).toBeVisible()
  await expect(heading(page, 'Create Account')).toBeVisible()
  await button(page, 'Sign in').click()
  await expect(heading(page, 'Welcome Back')).toBeVisible()
  await expect(page.getByText(tamarind.email).first()).toBeVisible()
})

/** Uses up what one visitor may ask without a captcha, so that the page asks once more with one. */
async function askOften(page: Page): Promise<void> {
  for (let time = 0; time < 6; time += 1) {
    await page.request.post('/api/merchant/check_validation', {
      data: { email: `nobody-${time}@shop.example` },
      headers: { origin: new URL(page.url()).origin },
    })
  }
}

test('[PORT-18] the server decides which form there is; without script too, and before anything is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/shopify/signup/?shop=new-${unique()}.myshopify.com&email=new@shop.example`)
  await expect(heading(page, 'Create Account')).toBeVisible()
  expect(asked.filter((url) => url.includes('check_validation'))).toEqual([])
  await context.close()
})

test('[PORT-18] a form that is shown stays, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/shopify/signup/?shop=tamarind-supply.myshopify.com&platform=shopify&aft_no=B-9')
  const checked = page.waitForResponse('**/api/merchant/check_validation')
  await fillIn(page, tamarind.email)
  await page.getByLabel('Phone').focus()
  await checked
  await expect(page.getByText('You already have an account with this email.')).toBeVisible()
  await expect(heading(page, 'Create Account')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Straits#2026q')
  // INST-03: what the link says goes before what was noted here earlier.
  await page.evaluate(() => localStorage.setItem('aft_no', 'A-17'))
  await page.getByLabel('Email').fill(`mei-${unique()}@loom.example`)
  await page.getByRole('checkbox').check()
  const sending = page.waitForRequest('**/api/merchant/signup')
  await button(page, 'Create Account').click()
  expect((await sending).postDataJSON()).toMatchObject({ aft_no: 'B-9' })
})

test('[INST-02] where the check fails, the form comes with a toast: the server’s words, or none of its own', async ({
  page,
}) => {
  const address = `/shopify/signup/?shop=tamarind-supply.myshopify.com&email=${tamarind.email}`
  await page.goto('/')
  await askOften(page)
  const message = 'Please wait a little and try again.'
  await page.route('**/api/merchant/check_validation', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', title: 'Too many requests', message, request_id: 'x' },
    }),
  )
  await page.goto(address)
  await expect(heading(page, 'Create Account')).toBeVisible()
  const toast = page.getByRole('dialog').or(page.locator('.toast')).first()
  await expect(toast).toContainText('Create an account')
  await expect(toast).toContainText(message)
})

test('[INST-04] without a session /processing/ asks for one first, and a failed step can be tried again', async ({
  page,
}) => {
  const site = `kiosk-${unique()}.example`
  await page.goto(`/processing/?app=email&shop=${site}&platform=other`)
  await expect(page).toHaveURL(/\/merchant\/login\?.*next=/)
  await page.getByLabel('Email').fill(hafenlicht.email)
  await button(page, 'Continue').click()
  await page.getByLabel('Password', { exact: true }).fill(hafenlicht.password)
  await page.route('**/api/merchant/setup/continue', (route) => route.abort(), { times: 1 })
  await button(page, 'Sign In With Password').click()
  await expect(page).toHaveURL(/\/processing\/\?app=email/)
  await expect(heading(page, 'Not finished')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('A server error occurred')
  await expectAccessible(page)
  await button(page, 'Try again').click()
  await expect(heading(page, 'All done')).toBeVisible()
  await expect(page.getByText('4 of 4 done')).toBeVisible()
  await expect(page.getByText('Email is activated in')).toBeVisible()
})
