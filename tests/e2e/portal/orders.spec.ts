import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'

test('[LIVE-01] [LIVE-02] [LIVE-07] a figure leads to its orders, a filter to fewer, one to its page, and Back to the filters', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const shop = `orders-${Date.now().toString(36)}-60.myshopify.com`
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

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.reload()
    for (const name of ['orders', 'gross']) {
      const today = page.getByRole('region', { name: 'Today', exact: true }).locator(`[data-figure=${name}]`)
      await expect(today).toBeInViewport({ ratio: 1 })
    }
  }
  const month = page.getByRole('region', { name: 'Last 30 days' })
  const figure = month.locator('[data-figure=orders] a')
  await expect(figure).toHaveText(/^[1-9]/)
  const count = Number.parseInt(await figure.innerText(), 10)
  await figure.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const shown = page.locator('dl', { hasText: 'Orders shown' }).locator('dd').last()
  await expect(shown).toHaveText(String(count))

  await page.getByLabel('State').selectOption('Delivered')
  await page.getByRole('button', { name: 'Show orders' }).click()
  await expect(page).toHaveURL(/state=delivered/)
  const rows = page.getByRole('table', { name: 'Orders, newest first' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Delivered')
  await expectAccessibleNarrowAndWide(page)

  const order = rows.first().getByRole('link')
  const name = await order.innerText()
  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${name}` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items of the order' }).locator('tbody tr')).not.toHaveCount(0)
  // Which order comes first is up to the store; some customers check out as guests.
  await expect(
    page
      .getByRole('region', { name: 'Customer' })
      .getByText(/^(Shopify doesn’t show us your customers’ names yet|The customer checked out as a guest)/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in Shopify' })).toHaveAttribute(
    'href',
    new RegExp(`/${shop}/admin/orders/\\d+$`),
  )
  await expectAccessibleNarrowAndWide(page)

  await page.goBack()
  await expect(page).toHaveURL(/state=delivered/)
  await expect(page.getByLabel('State')).toHaveValue('delivered')
  await page.getByLabel('Order number, name, email or phone').fill(name)
  await page.getByRole('button', { name: 'Show orders' }).click()
  await expect(rows).toHaveCount(1)

  await page.goto('/merchant/store-customers')
  const customers = page.getByRole('table', { name: 'Customers, newest first' }).locator('tbody tr')
  await customers.first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
  await page.getByRole('link', { name: 'All customers' }).click()
  await expect(customers.first()).toBeVisible()
})
