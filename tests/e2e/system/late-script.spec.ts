import { demoStaff } from '../../../src/contract/accounts/demo-accounts.ts'
import { pages } from '../../../src/content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'
import { newAccount } from '../../support/sign-in/merchant-browser.ts'

test('[AUTH-02] a form that is sent before the script runs is sent once, with what was typed', async ({
  page,
}) => {
  const release = await delayScripts(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/merchant/check_validation')) sent += 1
  })
  await page.goto('/merchant/login', { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=email]').fill('early@post.example')
  await page.locator('form.step button[type=submit]').first().click()
  release()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('early@post.example')
  expect(sent).toBe(1)
})

test('[AUTH-02] a form that is refused before the script runs keeps what was typed', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/merchant/login', { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=email]').fill('nobody')
  await page.locator('form.step button[type=submit]').first().click()
  release()
  const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(notices).toHaveCount(1)
  await expect(page.locator('input[name=email]')).toHaveValue('nobody')
})

test('[AUTH-03] a password that is sent before the script runs goes with the email of the step before', async ({
  page,
  request,
}) => {
  const { email, password } = await newAccount(request)
  const release = await delayScripts(page)
  await page.addInitScript((kept) => sessionStorage.setItem('sign_in', kept), JSON.stringify({ email }))
  await page.goto('/merchant/login?step=login', { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In With Password' }).click()
  release()
  await page.waitForURL('**/merchant/apps')
})

test('[AUTH-04] what comes back into the form for an account is typed over, and takes nothing away', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const release = await delayScripts(page)
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'sign_in',
      '{"email":"asha@tamarind.example","first_name":"Former","phone_code":"+44 GB"}',
    ),
  )
  await page.goto('/merchant/login?step=register', { waitUntil: 'domcontentloaded' })
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
  const release = await delayScripts(page)
  await page.goto(pages.commissionCalculator.path, { waitUntil: 'domcontentloaded' })
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
  const release = await delayScripts(page)
  await page.goto('/admin/login', { waitUntil: 'domcontentloaded' })
  for (const name of ['email', 'password'] as const) {
    await page
      .locator(`input[name=${name}]`)
      .evaluate((input: HTMLInputElement, filled) => (input.value = filled), demoStaff[name])
  }
  await page.locator('form.step button[type=submit]').click()
  release()
  await page.waitForURL('**/admin/home/**')
})
