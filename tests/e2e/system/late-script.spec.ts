import { demoStaff } from '../../../src/contract/accounts/demo-accounts.ts'
import { pages } from '../../../src/content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'
import { clickAsReactBegins, hasTakenOver, holdScripts } from '../../support/late-script.ts'

test('[AUTH-02] a form that is sent while the script takes over is sent once', async ({ page }) => {
  await clickAsReactBegins(page, 'form.step button[type=submit]')
  await page.goto('/merchant/login')
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notices).not.toHaveCount(0)
  await expect.poll(() => hasTakenOver(page)).toBe(true)
  await expect(notices).toHaveCount(1)
})

test('[AUTH-04] what comes back into the form for an account is typed over, and takes nothing away', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const release = await holdScripts(page)
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'sign_in',
      '{"email":"asha@tamarind.example","first_name":"Former","phone_code":"+44 GB"}',
    ),
  )
  await page.goto('/merchant/login?step=register', { waitUntil: 'commit' })
  await field('Last name').fill('Rao')
  await page.getByRole('checkbox').check()
  await field('First name').focus()
  release()
  await expect(field('First name')).toHaveValue('Former')
  await page.keyboard.type('Asha')
  await expect(field('First name')).toHaveValue('Asha')
  await expect(field('Last name')).toHaveValue('Rao')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+44')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()
})

test('[PAGE-07] two numbers that are typed before the script is there both count, and follow their rules', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(pages.commissionCalculator.path, { waitUntil: 'commit' })
  const referrals = page.getByRole('textbox', { name: 'Merchants you refer in the first month, typed' })
  const growth = page.getByRole('textbox', { name: 'Your referrals grow each month, typed' })
  await referrals.fill('7')
  await growth.fill('3')
  await growth.blur()
  release()
  await expect(page).toHaveURL(/referrals=7.*growth=3|growth=3.*referrals=7/)
  await expect(referrals).toHaveValue('7')
  await expect(growth).toHaveValue('3')
  await page.getByRole('slider', { name: 'Your referrals grow each month' }).press('Home')
  await expect(growth).toHaveValue('0')
})

test('[ADM-01] what the browser has filled in by itself is sent', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/admin/login', { waitUntil: 'commit' })
  for (const name of ['email', 'password'] as const) {
    await page
      .locator(`input[name=${name}]`)
      .evaluate((input: HTMLInputElement, filled) => (input.value = filled), demoStaff[name])
  }
  release()
  await expect.poll(() => hasTakenOver(page)).toBe(true)
  await page.locator('form.step button[type=submit]').click()
  await page.waitForURL('**/admin/home/**')
})
