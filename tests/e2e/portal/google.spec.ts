import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'
import { switchOnFactor } from '../../support/sign-in/merchant-browser.ts'
import { journeyPassword, signUpByRequest } from '../../support/sign-in/sign-up-by-request.ts'

const login = '/merchant/login'

/** From the sign-in page to Google's chooser. */
async function toChooser(page: Page): Promise<void> {
  await page.goto(login)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

/** Answers the chooser as somebody whom it does not know yet. */
async function chooseAnother(page: Page, email: string, { verified = true } = {}): Promise<void> {
  await page.getByText('Use another account').click()
  await page.getByLabel('Name').fill('Mei Chua')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('The email is verified').setChecked(verified)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('[AUTH-11] a press before the script is there is done once it is', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto(login, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
})

test('[AUTH-11] sign up with Google and sign in again: "Just a moment", "Logged In Successfully", the apps page', async ({
  page,
  context,
}) => {
  await page.goto(login)
  await expect(page.getByText('By continuing you agree to Terms')).toBeVisible()
  await page.evaluate(() => {
    const details = { app: 'infiniti', website: 'mei.example', expires_at: Date.now() + 60_000 }
    localStorage.setItem('shopifyUserDetails', JSON.stringify(details))
  })
  let posted: unknown
  // Held back until the page has been looked at.
  const { promise: looked, resolve: lookedAt } = Promise.withResolvers<void>()
  await page.route('**/api/auth/google', async (route) => {
    posted = route.request().postDataJSON()
    await looked
    await route.continue()
  })
  await toChooser(page)
  await chooseAnother(page, 'mei.journey@gmail.com')
  await expect(page.getByRole('heading', { name: 'Just a moment' })).toBeVisible()
  await expect(page).toHaveURL('/google')
  await expectAccessible(page)
  lookedAt()
  await expect(page).toHaveURL('/merchant/apps/')
  await expect(page.getByText('Logged In Successfully')).toBeVisible()
  await expect(page.getByText('Redirecting...')).toBeVisible()
  expect(posted).toMatchObject({ app: 'infiniti', website: 'mei.example', code: expect.any(String) })
  expect(await stored(page, 'userPermission')).toContain('Mei')
  expect(await stored(page, 'token')).toContain('access')

  await context.clearCookies()
  await page.unroute('**/api/auth/google')
  await toChooser(page)
  await chooseAnother(page, 'mei.journey@gmail.com')
  await expect(page).toHaveURL('/merchant/apps/')
})

test('[AUTH-11] a refusal at Google leads back to login with its words', async ({ page }) => {
  await toChooser(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(login)
  await expect(page.getByText('You chose not to continue with Google')).toBeVisible()
  await expect(page.getByText('Please login.')).toBeVisible()
})

test(
  '[AUTH-11] an address that Google does not vouch for is proved by the password, also after a refresh',
  { tag: '@long' },
  async ({ page, request }) => {
    const email = 'lin.password@plain.example'
    await signUpByRequest(request, email)
    await toChooser(page)
    await chooseAnother(page, email)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByLabel('Your password').fill(journeyPassword)
    await page.getByRole('button', { name: 'Sign in and connect' }).click()
    await expect(page).toHaveURL('/merchant/apps/')

    await page.context().clearCookies()
    await toChooser(page)
    await chooseAnother(page, email)
    await expect(page).toHaveURL('/merchant/apps/')
  },
)

test(
  '[AUTH-11] Google does not stand for the second factor: the code is asked for, also after a refresh',
  { tag: '@long' },
  async ({ page }) => {
    const email = `mei.${randomUUID().slice(0, 8)}@gmail.com`
    await toChooser(page)
    await chooseAnother(page, email)
    await expect(page).toHaveURL('/merchant/apps/')
    const app = await switchOnFactor(page)

    await page.context().clearCookies()
    await toChooser(page)
    await chooseAnother(page, email)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expect(page).toHaveURL('/google')
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expectAccessible(page)
    // Nothing is open until it is given.
    expect((await page.request.get('/merchant/apps', { maxRedirects: 0 })).status()).toBe(302)
    await page.reload()
    await code.fill('000000')
    await code.press('Enter')
    const notices = page.getByRole('region', { name: 'Notifications' })
    await expect(notices).toContainText('Wrong code, or already used.')
    await code.fill(await app.nextCode())
    await code.press('Enter')
    await expect(page).toHaveURL('/merchant/apps/')
    await expect(page.getByText('Logged In Successfully')).toBeVisible()
  },
)

test(
  '[AUTH-11] it is proved by a mailed link, in this browser and no other',
  { tag: '@long' },
  async ({ page, request, browser, inbox }) => {
    const email = 'lin.mailbox@plain.example'
    await signUpByRequest(request, email)
    await toChooser(page)
    await chooseAnother(page, email, { verified: false })
    await page.getByRole('button', { name: 'Email me a link instead' }).click()
    await expect(page.getByText('We sent a link to this address')).toBeVisible()
    const link = await inbox.linkIn(await inbox.emailTo(email, 'Connect Google'), '/merchant/google-link')

    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: 'Wrong browser' })).toBeVisible()
    await elsewhere.close()

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Connect Google?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Connect and sign in' }).click()
    await expect(page).toHaveURL('/merchant/apps/')
    await expect(page.getByText('Google is connected')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  },
)

test(
  '[AUTH-11] a merchant who is signed in connects Google on the account page, or thinks better of it',
  { tag: '@long' },
  async ({ page, request }) => {
    const email = 'lin.connects@plain.example'
    await signUpByRequest(request, email)
    await page.goto(`${login}?next=${encodeURIComponent('/merchant/account')}`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
    await page.getByRole('button', { name: 'Sign In With Password' }).click()
    await expect(page).toHaveURL('/merchant/account')

    await page.getByRole('button', { name: 'Connect Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Google was not connected')).toBeVisible()

    await page.getByRole('button', { name: 'Connect Google' }).click()
    await chooseAnother(page, 'lin.private@gmail.com')
    await expect(page).toHaveURL('/merchant/account#google')
    await expect(page.getByText('Google is connected')).toBeVisible()
    await expect(page.locator('#google').getByText('lin.private@gmail.com').first()).toBeVisible()
  },
)
