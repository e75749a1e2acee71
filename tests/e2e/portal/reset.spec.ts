import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })

test('[AUTH-08] a forgotten password: a mailed link, once, a new password, and Back to Login', async ({
  page,
  request,
  inbox,
}) => {
  const merchant = await newAccount(request)
  await page.goto('/merchant/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(merchant.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(heading(page, 'Reset Password')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(merchant.email)
  await page.getByRole('button', { name: 'Send the Link' }).click()
  await expect(heading(page, 'Check your inbox')).toBeFocused()
  await expect(page.getByText(/Send again in \d+ s/)).toBeVisible()
  await expectAccessible(page)

  const link = await inbox.linkIn(await inbox.emailTo(merchant.email, 'password'), '/merchant/reset-password')
  // A scanner that opens links uses nothing up.
  const opened = await request.get(link)
  expect(opened.headers()['referrer-policy']).toBe('no-referrer')
  await page.goto(link)
  await expect(heading(page, 'New Password')).toBeVisible()
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.locator('form input[autocomplete=username]')).toHaveValue(merchant.email)
  await newPassword(page).fill('weak')
  await newPassword(page).press('Enter')
  await expect(notices(page)).toContainText('Password Invalid')
  await expect(page.getByText('add an uppercase letter')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await newPassword(page).fill('Kumquat#27x')
  await newPassword(page).press('Enter')
  await expect(heading(page, 'Password saved')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.waitForURL('**/merchant/login**')
  await page.getByRole('textbox', { name: 'Email' }).fill(merchant.email)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Password' }).fill('Kumquat#27x')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant/apps')

  await page.goto(link)
  await expect(heading(page, 'This link is no longer valid')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(heading(page, 'Master Command Centre')).toBeVisible()
})

test('[AUTH-08] the email after sign-up confirms the address, by a button and in the same browser', async ({
  page,
  request,
  inbox,
}) => {
  const merchant = await newAccount(page.request)
  const sent = await inbox.emailTo(merchant.email, '')
  const link = await inbox.linkIn(sent, '/merchant/verify-email')
  await request.get(link)
  await page.goto(link)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await expect(page.getByText(merchant.email).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(heading(page, 'Email confirmed')).toBeFocused()
  await signInAs(page, merchant)
  await page.goto('/merchant/apps')
  await expect(page.getByText('Confirm your email.')).toBeHidden()

  await page.goto(link)
  await expect(heading(page, 'This link is no longer valid')).toBeVisible()
})

test(
  '[AUTH-08] confirmed from another browser, the owner of the mailbox chooses a password',
  { tag: '@long' },
  async ({ page, request, inbox }) => {
    const merchant = await newAccount(request)
    const link = await inbox.linkIn(await inbox.emailTo(merchant.email, ''), '/merchant/verify-email')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(heading(page, 'New Password')).toBeVisible()
    await expect(page.getByText('You signed up in another browser')).toBeVisible()
    await newPassword(page).fill('Kumquat#27x')
    await newPassword(page).press('Enter')
    await expect(heading(page, 'Password saved')).toBeVisible()
    await signInAs(page, { email: merchant.email, password: 'Kumquat#27x' })
    await page.goto('/merchant/apps')
    await expect(heading(page, 'Master Command Centre')).toBeVisible()
  },
)
