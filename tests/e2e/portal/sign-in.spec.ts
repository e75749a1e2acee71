import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'
import { newAccount, signInAs, switchOnFactor } from '../../support/sign-in/merchant-browser.ts'
import { testPorts } from '../../support/product.ts'
import { addAuthenticator } from '../../support/sign-in/virtual-authenticator.ts'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Up to the step for the password, as somebody who has an account. */
async function goToPassword(page: Page, address: string): Promise<void> {
  await page.goto('/merchant/login')
  await email(page).fill(address)
  await next(page).click()
  await expect(heading(page, 'Welcome Back')).toBeVisible()
}

test('[AUTH-01] the first step asks for an e-mail, and says what is wrong with one', async ({ page }) => {
  await page.goto('/merchant/login')
  await expect(heading(page, 'Welcome')).toBeVisible()
  await expect(page.getByText('Enter your email to get started')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()

  await next(page).click()
  await expect(notices(page)).toContainText('Email Required')
  await expect(notices(page)).toContainText('Enter a valid email address.')
  await expect(email(page)).toBeFocused()
  await email(page).fill('asha@tamarind')
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('Invalid Email Format')
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('[DOOR-12] asked to wait, the form counts down and sends by itself', async ({ page, request }) => {
  const merchant = await newAccount(request)
  await goToPassword(page, merchant.email)
  // Of three seconds, so that there is something to see.
  const refusal = { code: 'too_many_requests', title: 'Too many requests', message: 'Please wait.' }
  await page.route(
    '**/api/merchant/login',
    (route) => route.fulfill({ status: 429, json: { ...refusal, retry_after: 3, request_id: 'x' } }),
    { times: 1 },
  )
  await password(page).fill(merchant.password)
  await page.getByRole('button', { name: 'Sign In With Password' }).click()
  await expect(page.getByRole('button', { name: /^Trying again in [1-3] s$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/merchant\/apps/)
})

test('[AUTH-02] a known e-mail leads to login; Back, a refresh and the address keep the step and the e-mail', async ({
  page,
  request,
}) => {
  const merchant = await newAccount(request)
  await goToPassword(page, merchant.email)
  await expect(page.getByText(merchant.email).first()).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Welcome Back')).toBeVisible()
  await expect(page.getByText(merchant.email).first()).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(email(page)).toHaveValue(merchant.email)
  await next(page).click()
  await expect(heading(page, 'Welcome Back')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Welcome')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Welcome Back')).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(heading(page, 'Welcome')).toBeVisible()
})

test('[AUTH-02] an email that is filled in while the focus is in the field is typed over', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.addInitScript(() => sessionStorage.setItem('sign_in', '{"email":"old@post.example"}'))
  await page.goto('/merchant/login', { waitUntil: 'domcontentloaded' })
  await email(page).focus()
  release()
  await expect(email(page)).toHaveValue('old@post.example')
  await page.keyboard.type('new@post.example')
  await expect(email(page)).toHaveValue('new@post.example')
})

test('[AUTH-03] [AUTH-07] a wrong password stays on the step, the right one leads to the apps', async ({
  page,
  request,
}) => {
  const merchant = await newAccount(request)
  await goToPassword(page, merchant.email)
  await expect(page.getByText('Sign in with your password to access your account')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expectAccessible(page)

  await page.evaluate(() => localStorage.setItem('token', '{"access":"1.x","refresh":"y"}'))
  await password(page).fill('Wrong#2026')
  await password(page).press('Enter')
  await expect(notices(page)).toContainText('Login Failed')
  await expect(notices(page)).toContainText('Invalid credentials')
  await expect(password(page)).toHaveAccessibleDescription('Invalid credentials')
  await expect(password(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  // After the first wrong password the account is closed to this visitor for a second.
  const isOpenAgain = () =>
    page.request.post('/api/merchant/login/', {
      headers: { origin: new URL(page.url()).origin },
      data: merchant,
    })
  await expect.poll(async () => (await isOpenAgain()).status()).toBe(200)
  await password(page).fill(merchant.password)
  await password(page).press('Enter')
  await page.waitForURL('**/merchant/apps')
  await expect(notices(page)).toContainText('Login Successful')
  await expect(notices(page)).toContainText('Welcome back!')
})

test('[AUTH-10] [AUTH-03] by keyboard alone, with what a password manager looks for, and the picture on large screens', async ({
  page,
  request,
}) => {
  const merchant = await newAccount(request)
  await page.goto('/merchant/login')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('autocomplete', 'username webauthn')
  await page.keyboard.type(merchant.email)
  await expect(page.locator('.merchant-pass')).toContainText(merchant.email)
  await page.keyboard.press('Enter')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.locator('form input[autocomplete=username]')).toHaveValue(merchant.email)

  await expect(page.locator('.merchant-pass')).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('.merchant-pass')).toBeHidden()
  await page.keyboard.type(merchant.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant/apps')

  // Next time the page remembers how, not who.
  await page.goto('/userLogout')
  await page.waitForURL('**/merchant/login/')
  await expect(email(page)).toHaveValue('')
})

test('[AUTH-09] a code by mail signs in as soon as it is typed, and the way is remembered', async ({
  page,
  request,
  inbox,
}) => {
  const merchant = await newAccount(request)
  await goToPassword(page, merchant.email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await expect(notices(page)).toContainText('Code sent')
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await code.fill('000000')
  await expect(notices(page)).toContainText('Login Failed')
  await expect(code).toBeFocused()
  const { subject } = await inbox.emailTo(merchant.email, 'sign-in code')
  await code.fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await page.waitForURL('**/merchant/apps')

  await page.goto('/userLogout')
  await page.waitForURL('**/merchant/login/')
  await email(page).fill(merchant.email)
  await next(page).click()
  await expect(page.getByRole('button', { name: 'Email me a code last used' })).toBeVisible()
})

test('[AUTH-09] a passkey is offered after the first sign-in, and then opens the door', async ({
  page,
  request,
}) => {
  const merchant = await newAccount(request)
  await addAuthenticator(page)
  // Browsers keep no passkeys for a bare number.
  const named = `http://localhost:${testPorts.app}`
  await page.goto('/merchant/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${named}/merchant/login`)
  await email(page).fill(merchant.email)
  await next(page).click()
  await password(page).fill(merchant.password)
  await password(page).press('Enter')
  await page.waitForURL('**/merchant/apps')
  const offer = page.getByRole('complementary', { name: 'Sign in without a password?' })
  await expectAccessible(page, '.portal-banner')
  await offer.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(notices(page)).toContainText('Passkey created')
  await expect(offer).toBeHidden()

  // The list below the field: this device picks from it by itself, as soon as the page asks.
  await page.goto(`${named}/userLogout`)
  await page.waitForURL('**/merchant/apps')
  await expect(notices(page)).toContainText('Login Successful')
  await expect(offer).toBeHidden()

  // The button, in a browser without that list.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto(`${named}/userLogout`)
  await page.waitForURL('**/merchant/login/')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/merchant/apps')
  await expect(notices(page)).toContainText('Login Successful')
})

test(
  '[AUTH-09] an account with an authenticator app asks for its code as one more step',
  { tag: '@long' },
  async ({ page, request }) => {
    const merchant = await newAccount(request)
    await signInAs(page, merchant)
    const app = await switchOnFactor(page)
    await page.goto('/userLogout')
    await page.waitForURL('**/merchant/login/')
    await goToPassword(page, merchant.email)
    await password(page).fill(merchant.password)
    await password(page).press('Enter')
    await expect(heading(page, 'One more step')).toBeVisible()
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill('000000')
    await code.press('Enter')
    await expect(notices(page)).toContainText('Wrong code, or already used.')
    await code.fill(await app.nextCode())
    await code.press('Enter')
    await page.waitForURL('**/merchant/apps')
  },
)
