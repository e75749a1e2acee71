import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'

const admin = (shop: string) => `${sandboxUrl}/shopify/${shop}/admin`

const today = (page: Page, figure: string) =>
  page.getByRole('region', { name: 'Today', exact: true }).locator(`[data-figure=${figure}] dd`)

/** The day of a store that the sandbox invents: those are in New York. */
const storeDay = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })

test('[INST-07] [SYNC-01] [SYNC-02] [SYNC-06] a store is installed, its figures fill, an order shows at once, and uninstalling says so', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const shop = `drip-${Date.now().toString(36)}-90.myshopify.com`
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

  // Nothing of this page is invented: no figure before the first order is read.
  await expect(page.getByRole('heading', { name: 'Infiniti Dashboard' })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  const month = page.getByRole('region', { name: 'Last 30 days' })
  await expect(month.locator('[data-figure=orders] dd')).toContainText(/^\d{2}/)
  await expectAccessible(page)

  const ordersToday = async () => Number.parseInt(await today(page, 'orders').innerText(), 10)
  const [day, before] = [storeDay(), await ordersToday()]
  await request.post(`${admin(shop)}/orders`, { form: {} })
  // How soon is measured by `npm run bench sync`. If the store's midnight has just passed, today's count starts again
  // and only the time of the last order proves it.
  await expect.poll(async () => storeDay() !== day || (await ordersToday()) === before + 1).toBe(true)
  await expect(page.getByText(/Last order \d+ s ago/)).toBeVisible()

  await request.post(`${admin(shop)}/uninstall`)
  await expect(page.getByRole('heading', { name: 'Your store is disconnected' })).toBeVisible()
})
