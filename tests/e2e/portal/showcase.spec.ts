import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import type { SessionView } from '../../../src/contract/accounts/shapes.ts'
import { DemoBrowser } from '../../../scripts/demo/demo-browser.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../../support/journey.ts'
import { testPorts } from '../../support/product.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

/** The merchant whose portal visitors look at (`SHOWCASE_MERCHANT` of the product under test). */
const [, shown] = demoMerchants

interface Dashboard {
  stores: { state: string }[]
}

/** The merchant connects a store with sixty orders, and lets us read its customers. */
async function connectStore(): Promise<void> {
  const merchant = new DemoBrowser(testPorts.app)
  const { token } = await merchant.post<SessionView>('/merchant/login/', {
    email: shown.email,
    password: shown.password,
  })
  merchant.token = token.access
  const allow = async (path: string, body = {}) => {
    const { url } = await merchant.post<{ url: string }>(path, body)
    const decision = new URLSearchParams({ decision: 'install' })
    const answer = await fetch(url, { method: 'POST', body: decision, redirect: 'manual' })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '')
    await merchant.send('GET', `${pathname}${search}`)
    await expect
      .poll(async () => (await merchant.get<Dashboard>('/merchant/dashboard')).stores[0]?.state, {
        timeout: 60_000,
      })
      .toBe('live')
  }
  await allow('/shopify/grant/start', { shop: 'hafenlicht-60.myshopify.com' })
  await allow('/merchant/customer_accounts/scopes')
}

// One after the other, because they share a store.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await connectStore()
})

test('[FRESH-04] a visitor looks around the demo store, changes nothing, and leaves', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around a demo store' }).click()
  await page.waitForURL('**/merchant/dashboard/')
  const banner = page.getByRole('complementary', { name: 'Demo store' })
  await expect(banner).toContainText('Nothing you do here is saved.')
  const figure = page.getByRole('region', { name: 'Last 30 days' }).locator('[data-figure=orders] a')
  await expect(figure).toHaveText(/^[1-9]/)
  await expectAccessibleInBothSchemes(page, '.showcase-banner')

  const tab = await page.context().newPage()
  const switches: string[] = []
  tab.on('request', (request) => {
    if (request.url().includes('outletChange')) switches.push(request.url())
  })
  await tab.goto((await figure.getAttribute('href')) ?? '')
  await tab.getByRole('table', { name: 'Orders, newest first' }).locator('tbody tr a').first().click()
  await expect(tab.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()
  expect(switches).toEqual([])
  await tab.close()

  await figure.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('table', { name: 'Orders, newest first' }).locator('tbody tr a').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()

  await page.goto('/merchant/store-customers')
  const customers = page.getByRole('table').locator('tbody tr a')
  await customers.first().click()
  // Enough to see that it is there, too little to use.
  await expect(page.locator('main')).toContainText(/…@|…\d{3}/)

  await page.goto('/merchant/settings')
  const name = page.getByLabel('Company name')
  const before = await name.inputValue()
  await name.fill('Mine now')
  await page.getByRole('button', { name: 'Save' }).first().click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('You are looking at a demo store. Create an account to change things.')
  await expect(toast.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/merchant/login',
  )
  await expect(name).toHaveValue('Mine now')

  // The page warns of what is not saved.
  await name.fill(before)
  await page.reload()
  await expect(name).toHaveValue(before)
  await page.goto('/merchant/account')
  await expect(page.getByRole('heading', { name: 'Not part of the demo store' })).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'main')

  await banner.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/merchant/orders')
  await expect(page).toHaveURL(/\/merchant\/login/)
})

test(
  '[FRESH-04] a visit that has ended says so in every tab, and begins again with one press',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Look around a demo store' }).click()
    await page.waitForURL('**/merchant/dashboard/')
    const second = await context.newPage()
    await waitForReact(second)
    await second.goto('/merchant/orders')
    await expect(second.getByRole('table', { name: 'Orders, newest first' })).toBeVisible()
    // As if the half hour were over: the browser still has a cookie, and its visit is gone.
    const url = new URL('/', page.url()).href
    await context.addCookies([{ name: 'infiniti_showcase', value: 'ended.pricing', url, httpOnly: true }])

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your visit has ended' })).toBeVisible()
    await second.getByRole('link', { name: 'Customers' }).first().click()
    await expect(second.getByRole('heading', { name: 'Your visit has ended' })).toBeVisible()
    await page.getByRole('button', { name: 'Look around again' }).click()
    await page.waitForURL('**/merchant/dashboard/')
    await expect(page.getByRole('complementary', { name: 'Demo store' })).toBeVisible()
  },
)

test(
  '[FRESH-04] a visitor who creates an account or signs in has stopped looking around',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/merchant/login')
    await page.getByRole('button', { name: 'Look around a demo store' }).click()
    await page.waitForURL('**/merchant/dashboard/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/merchant\/login/)
    await page.getByRole('button', { name: new RegExp(`^${shown.email}`) }).click()
    await page.getByRole('button', { name: 'Sign In With Password' }).click()
    await page.waitForURL('**/merchant/apps')
    await expect(page.getByRole('complementary', { name: 'Demo store' })).toHaveCount(0)
    await page.goto('/merchant/account')
    await expect(page.getByText(shown.email).first()).toBeVisible()
  },
)
