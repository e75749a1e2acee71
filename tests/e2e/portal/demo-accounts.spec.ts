import { expect, test } from '../../support/journey.ts'

test('[AUTH-07] the demo fills its accounts in, and only pages of our own come next', async ({ page }) => {
  await page.goto('/merchant/login?next=https://evil.example/')
  await page.getByRole('button', { name: /^merchant@demo\.example/ }).click()
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('Merchant#2025')
  await page.getByRole('button', { name: 'Sign In With Password' }).click()
  await page.waitForURL('**/merchant/apps')
  // The header's Login leads signed-in people straight on.
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.waitForURL('**/merchant/apps')
})
