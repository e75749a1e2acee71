import type { Page } from '@playwright/test'
import { demoMerchants, demoStaff } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const [merchant] = demoMerchants

test('[ADM-01] staff sign-in: both fields, the right ones, then the queue', async ({ page, context }) => {
  await page.goto('/admin/login')
  const login = page.getByRole('button', { name: 'LOGIN', exact: true })
  await login.click()
  await expect(toast(page, 'Email and password are required')).toBeVisible()
  await page.getByLabel('Email').fill(demoStaff.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Nothing#2025')
  await login.click()
  await expect(toast(page, 'Invalid Credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoStaff.email)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoStaff.password)
  await login.click()
  await page.waitForURL('/admin/home/')
  await expect(page.getByRole('heading', { name: 'To do', level: 1 })).toBeVisible()
  const cookies = await context.cookies()
  const hint = cookies.find(({ name }) => name === 'superUser')
  expect(hint?.value).toBe('true')
  const days = ((hint?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(Math.round(days * 10)).toBe(10)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/admin/login')
  await page.goto('/admin/home/')
  await expect(page).toHaveURL('/admin/login')
})

test('[ADM-02] [ADM-07] a merchant is found while typing, sorted, read and noted; the list is exported as a file', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/merchants')
  await page.getByRole('main').getByRole('searchbox').fill('tamarind-supply.myshopify')
  await expect(page).toHaveURL(/search=tamarind-supply\.myshopify/)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  // Colleagues who joined the same shop are found by it as well.
  const row = page.getByRole('row').filter({ hasText: merchant.email })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Tamarind Supply')
  await expect(row).toContainText('tamarind-supply.myshopify.com')
  await expect(row).toContainText(/No plan, \d+ modules/)
  await expect(page.getByRole('button', { name: /Login|Log in/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(page).toHaveURL(/sort=email/)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('merchants.csv')

  await row.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: 'Asha Rao', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Outlets and modules' })).toContainText('Tamarind Wholesale')
  const note = `Rang about the invoice, ${Date.now()}`
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin_note', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('New note').fill(note)
  await page.getByRole('button', { name: 'Save note' }).click()
  // Typed while the first is under way.
  await page.getByLabel('New note').fill('And another')
  release()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(note)
  await expect(page.getByLabel('New note')).toHaveValue('And another')

  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('figure')).toHaveCount(3)
  await page.getByText('The figures').first().click()
  await expect(page.getByRole('table', { name: 'Activity by week' })).toBeVisible()
  await expectAccessible(page)
})

test('[ADM-03] staff look in with a reason, the banner stays, and the way leads back', async ({
  page,
  request,
  inbox,
}) => {
  const account = await newAccount(request)
  await signInAsStaff(page)
  await page.goto(`/admin/merchants?search=${encodeURIComponent(account.email)}`)
  await page.getByRole('link', { name: /^View/ }).click()
  await page.getByRole('button', { name: 'Sign in as merchant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in as merchant' })
  await dialog.getByRole('button', { name: 'Sign in as merchant' }).click()
  await expect(dialog.getByText('Give a reason. The merchant will read it')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Ticket 4711: modules are missing')
  await dialog.getByRole('button', { name: 'Sign in as merchant' }).click()
  await page.waitForURL('**/merchant/apps/')
  const banner = page.getByRole('complementary', { name: 'Visit by staff' })
  await expect(banner).toContainText(/(60|59) minutes left/)
  const stored = await page.evaluate(() => localStorage.getItem('userPermission') ?? '')
  expect(stored).toContain('user_settings')
  await expectAccessible(page)
  await inbox.emailTo(account.email, 'Our staff visited your account')

  await page.goto('/merchant/account')
  await expect(banner).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'Ticket 4711: modules are missing',
  )
  await banner.getByRole('button', { name: 'Back to admin' }).click()
  await page.waitForURL('/admin/home/')
  await page.goto('/merchant/apps')
  await expect(page).toHaveURL(/\/merchant\/login/)
})

test(
  '[ADM-03] an account that its owner has closed to staff does not open',
  { tag: '@long' },
  async ({ page, request, browser }) => {
    const account = await newAccount(request)
    const own = await browser.newPage()
    await waitForReact(own)
    await signInAs(own, account)
    await signInAsStaff(page)
    await page.goto(`/admin/merchants?search=${encodeURIComponent(account.email)}`)
    await page.getByRole('link', { name: /^View/ }).click()
    const login = page.getByRole('main').getByRole('button', { name: 'Sign in as merchant' })
    await expect(login).toBeVisible()
    await own.goto('/merchant/account#staff')
    await own.getByRole('radio', { name: /Don’t allow/ }).check()
    await expect(toast(own, 'Staff access')).toBeVisible()
    await own.close()
    await login.click()
    await page.getByLabel('Reason').fill('Ticket 4712')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in as merchant' }).click()
    await expect(toast(page, 'Something went wrong!')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Closed to staff by its owner').first()).toBeVisible()
    await expect(login).toHaveCount(0)
  },
)

test('[ADM-05] [ADM-08] leads, numbers and the record are seen, searched and exported', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/leads')
  await page.getByRole('main').getByRole('searchbox').fill('eleven apps')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Asha Rao' }).first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('leads.csv')
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('figure').filter({ hasText: 'Sign-ups by source' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Events by kind' })).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(demoStaff.email)
  await page.getByLabel('Kind').selectOption('sign-in')
  await expect(page).toHaveURL(/search=admin.*action=sign-in/)
  // A sentence, with the code behind it.
  const entry = page
    .getByRole('row')
    .filter({ hasText: `${demoStaff.email} signed in with the password` })
    .first()
  await entry.getByText('Details').click()
  await expect(entry.getByText('sign-in', { exact: true })).toBeVisible()
})

test('[ADM-05] on a phone the parts of the admin hang from the bar, and no page is wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page)
  await page.goto('/admin/home/')
  let here = 'To do'
  for (const [name, path] of [
    ['Leads', '/admin/leads'],
    ['Bookings', '/admin/bookings'],
    ['Audit', '/admin/audit'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: here }).click()
    await expect(page.getByRole('menuitemradio', { name: here })).toBeChecked()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    here = name
  }
})
