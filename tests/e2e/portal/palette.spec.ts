import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'

test('[PORT-17] the palette finds modules, features, pages and actions by keyboard and by touch', async ({
  page,
}) => {
  const [tamarind] = demoMerchants
  await signInAs(page, tamarind)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchant/account')
  await page.getByRole('button', { name: 'Find' }).click()
  const field = page.getByRole('combobox', { name: 'Find and do' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'CRM Activated' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('SuperLeadz')
  await field.fill('no such thing')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await field.fill('time zone')
  await expect(page.getByRole('option', { name: /^Global Settings/ })).toBeVisible()
  await field.fill('quick acc')
  await expect(page.getByRole('option', { name: 'Quick Accounts in Flash Accounts' })).toBeVisible()
  await field.fill('email marketing')
  await page.keyboard.press('Enter')
  await page.waitForURL('/merchant/apps#module-email')
  const card = page.locator('#module-email')
  await expect(card.getByRole('button', { name: 'Activate Now' })).toBeFocused()
  await expect(card).toBeInViewport()
})
