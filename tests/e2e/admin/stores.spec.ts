import { expect, expectAccessible, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'
import { confirmedAccount } from '../../support/sign-in/confirmed-account.ts'
import { callApi, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

test(
  '[ADM-06] staff see that a store left, ask its owner to reconnect, and the owner does so from the banner',
  { tag: '@long' },
  async ({ page, browser, inbox }) => {
    test.setTimeout(90_000)
    const shop = `asked-${Date.now().toString(36)}-20.myshopify.com`
    const login = await confirmedAccount(page, inbox)
    await signInAs(page, login)
    const grant = await callApi(page, '/shopify/grant/start', { shop })
    const form = { decision: 'install' }
    const granted = await page.request.post(String(grant['url']), { form, maxRedirects: 0 })
    await page.goto(granted.headers()['location'] ?? '')
    await page.request.post(`${sandboxUrl}/shopify/${shop}/admin/uninstall`)

    const office = await browser.newContext()
    const staff = await office.newPage()
    await waitForReact(staff)
    await signInAsStaff(staff)
    await staff.goto(`/admin/merchants?search=${shop}`)
    await staff.getByRole('link', { name: /^View/ }).click()
    const store = staff.getByRole('region', { name: shop })
    await expect(store).toContainText('App uninstalled')
    await expectAccessible(staff)
    await store.getByRole('button', { name: 'Ask the merchant to reconnect' }).click()
    await expect(store).toContainText(/Asked on .* by /)
    await expect(store.getByRole('button')).toHaveCount(0)
    await staff.goto('/admin/home/')
    await expect(staff.getByRole('row').filter({ hasText: shop })).toContainText('Asked to reconnect on')
    await office.close()

    const email = await inbox.emailTo(login.email, 'Please reconnect your store')
    await page.goto(await inbox.linkIn(email, '/merchant/dashboard/'))
    const banner = page.getByRole('complementary', { name: 'Store to connect' })
    await expect(banner).toContainText(shop)
    await expectAccessible(page)
    await banner.getByRole('button', { name: 'Connect the store' }).click()
    await page.getByRole('button', { name: 'Install' }).click()
    await page.waitForURL(/\/merchant\/apps/)
    await page.goto('/merchant/dashboard/')
    await expect(page.getByRole('heading', { name: 'Infiniti Dashboard' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  },
)
