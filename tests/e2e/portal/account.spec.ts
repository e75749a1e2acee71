import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { generate } from 'otplib'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { testPorts } from '../../support/product.ts'
import { addAuthenticator } from '../../support/sign-in/virtual-authenticator.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

async function confirmEmail(request: APIRequestContext, link: string): Promise<void> {
  const answer = await request.post('/api/merchant/verify_email', {
    headers: { origin: `http://127.0.0.1:${testPorts.app}` },
    data: { token: new URL(link).searchParams.get('token') },
  })
  expect(answer.status()).toBe(200)
}

test(
  '[PORT-01] a private page needs both halves of a session, else it leads to the sign-in page',
  { tag: '@long' },
  async ({ page, request }) => {
    const login = await newAccount(request)
    await page.goto('/merchant/account#devices')
    await expect(page).toHaveURL('/merchant/login?next=%2Fmerchant%2Faccount#devices')
    await page.getByLabel('Email').fill(login.email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill(login.password)
    await page.getByRole('button', { name: 'Sign In With Password' }).click()
    await expect(page).toHaveURL('/merchant/account#devices')
    await expect(panel(page, 'Devices')).toBeInViewport()
    await page.evaluate(() => localStorage.removeItem('token'))
    // The page leaves for the sign-in page before it has loaded.
    await page.reload({ waitUntil: 'commit' })
    await page.waitForURL('**/merchant/login?**')
  },
)

test('the bar leads to the account, and the email to confirm can be had again', async ({ page, request }) => {
  await signInAs(page, { email: 'merchant@demo.example', password: 'Merchant#2025' })
  await page.goto('/merchant/apps')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Infiniti, apps' })).toHaveAttribute('href', '/merchant/apps')
  await expect(bar).toContainText('Tamarind Supply')
  await expect(page.getByRole('main')).toContainText('0 of 7')

  await bar.getByRole('button', { name: 'Account menu, Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.waitForURL('/merchant/account')

  await signInAs(page, await newAccount(request))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchant/apps')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'Email sent')).toBeVisible()
})

test('profile and e-mail: checked, saved, and the new address counts once its mailbox answers', async ({
  page,
  request,
  inbox,
}) => {
  const login = await newAccount(request)
  // Only a confirmed address hears that another one was asked for.
  const confirm = await inbox.linkIn(await inbox.emailTo(login.email, ''), '/merchant/verify-email')
  await confirmEmail(request, confirm)
  await signInAs(page, login)
  await page.goto('/merchant/account')
  const profile = panel(page, 'Profile')
  await profile.getByLabel('Phone').fill('12')
  await profile.getByLabel('First name').fill('mei ling')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Please enter a valid Mobile Number')).toBeVisible()
  await expect(profile.getByLabel('Phone')).toBeFocused()
  await profile.getByLabel('Phone').fill('98765432')
  await profile.getByLabel('Phone').press('Enter')
  await expect(toast(page, 'Profile saved')).toBeVisible()
  await expect(page.getByRole('main').getByText('Mei Ling Chua')).toBeVisible()

  const next = `new-${login.email}`
  await profile.getByLabel('New email').fill(next)
  await profile.getByRole('button', { name: 'Send a confirmation email' }).click()
  await expect(profile.getByText(`We sent an email to ${next}`)).toBeVisible()
  await inbox.emailTo(login.email, 'Request to change your email')
  const link = await inbox.linkIn(await inbox.emailTo(next, 'confirm your new email'), 'confirm-email')
  await page.goto(link)
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await expect(profile.getByText(next)).toBeVisible()
})

test('[API-02] the password changes with the old one; staff access is the merchant’s to close', async ({
  page,
  request,
}) => {
  const login = await newAccount(request)
  await signInAs(page, login)
  await page.goto('/merchant/account')
  const password = panel(page, 'Password')
  await password.getByLabel('Current password').fill('Not#Mine2026')
  await password.getByLabel('New password').fill('Larder#2027y')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('Wrong password')).toBeVisible()
  await password.getByLabel('Current password').fill(login.password)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()

  await panel(page, 'Staff access').getByRole('radio', { name: 'Don’t allow' }).check()
  await expect(panel(page, 'Staff access').getByText('Not allowed', { exact: true })).toBeVisible()
  await expect(panel(page, 'Activity').getByText('Stopped visits by our staff')).toBeVisible()
})

test(
  '[AUTH-09] a passkey is added, renamed, proves who it is, and is removed',
  { tag: '@long' },
  async ({ page, request }) => {
    // Browsers keep no passkeys for a bare number.
    await signInAs(page, await newAccount(request), `http://localhost:${testPorts.app}`)
    await addAuthenticator(page)
    await page.goto(`http://localhost:${testPorts.app}/merchant/account#passkeys`)
    const passkeys = panel(page, 'Passkeys')
    await passkeys.getByRole('textbox', { name: 'Name' }).fill('Desk computer')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByRole('cell', { name: 'Desk computer', exact: true })).toBeVisible()

    await passkeys.getByRole('button', { name: 'Rename: Desk computer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' })
    await dialog.getByLabel('Name').fill('Shop till')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByRole('cell', { name: 'Shop till', exact: true })).toBeVisible()

    // The server would ask after a quarter of an hour; here it is made to ask at once, and then everything is real.
    const refusal = {
      code: 'proof_needed',
      title: 'Confirm that it’s you',
      message: 'Please confirm.',
      request_id: 'x',
    }
    await page.route(
      '**/api/merchant/passkeys/remove',
      (route) => route.fulfill({ status: 403, json: refusal }),
      {
        times: 1,
      },
    )
    await passkeys.getByRole('button', { name: 'Remove: Shop till' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await expect(proof.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await expectAccessible(page, 'dialog[open]')
    await proof.getByRole('radio', { name: 'Passkey' }).check()
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(passkeys.getByText('None yet. A passkey')).toBeVisible()
  },
)

test(
  '[AUTH-09] the authenticator app is set up, gives ten codes once, and is asked for in a proof',
  { tag: '@long' },
  async ({ page, request }) => {
    const login = await newAccount(request)
    await signInAs(page, login)
    await page.goto('/merchant/account#authenticator')
    const app = panel(page, 'Authenticator app')
    await app.getByRole('button', { name: 'Set up' }).click()
    const secret = (await app.locator('code').innerText()).replaceAll(' ', '')
    await app.getByLabel('Six-digit code').fill('000000')
    await app.getByRole('button', { name: 'Switch on' }).click()
    await expect(app.getByText('Wrong code')).toBeVisible()
    await expectAccessible(page, '#authenticator')
    // Made last: a code holds for half a minute, and a loaded machine may look at a page for as long.
    await app.getByLabel('Six-digit code').fill(await generate({ secret }))
    await app.getByRole('button', { name: 'Switch on' }).click()

    await expect(app.getByRole('heading', { name: 'Ten backup codes' })).toBeFocused()
    const codes = await app.getByRole('listitem').allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(codes[9]?.trim())
    await expectAccessible(page, '#authenticator')
    await app.getByRole('button', { name: 'I have saved them' }).click()
    await expect(app.getByText('On, 10 backup codes left')).toBeVisible()

    const refusal = {
      code: 'proof_needed',
      title: 'Confirm that it’s you',
      message: 'Please confirm.',
      request_id: 'x',
    }
    await page.route(
      '**/api/merchant/factor/remove',
      (route) => route.fulfill({ status: 403, json: refusal }),
      {
        times: 1,
      },
    )
    await app.getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await proof.getByRole('textbox', { name: 'Password' }).fill(login.password)
    await proof.getByLabel('Authenticator or backup code').fill('nonsense')
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(proof.getByText('Wrong code').first()).toBeVisible()
    await proof.getByLabel('Authenticator or backup code').fill(codes[0] ?? '')
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(app.getByRole('button', { name: 'Set up' })).toBeVisible()
  },
)

test(
  'two browsers: each is listed, and one signs the other out',
  { tag: '@long' },
  async ({ page, request, browser }) => {
    const login = await newAccount(request)
    await signInAs(page, login)
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1',
      baseURL: `http://127.0.0.1:${testPorts.app}`,
    })
    const phone = await context.newPage()
    await waitForReact(phone)
    await signInAs(phone, login)
    await phone.goto('/merchant/account')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your account')

    await page.goto('/merchant/account#devices')
    const devices = panel(page, 'Devices')
    await expect(devices.getByRole('row')).toHaveCount(4)
    await devices.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click()
    await expect(toast(page, 'Device signed out')).toBeVisible()
    await expect(devices.getByRole('row')).toHaveCount(3)
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(devices.getByRole('row')).toHaveCount(2)
    await expect(devices.getByText('No other devices are signed in.')).toBeVisible()

    await panel(phone, 'Staff access').getByRole('radio', { name: 'Don’t allow' }).click()
    await phone.waitForURL('**/merchant/login?**')
    await context.close()
  },
)

test('the data is taken along, the account is to be deleted, and is kept by the link and on the page', async ({
  page,
  request,
  inbox,
}) => {
  const login = await newAccount(request)
  await signInAs(page, login)
  await page.goto('/merchant/account#data')
  const data = panel(page, 'Your data')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ])
  const taken = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { email: string } }
  expect(taken.account.email).toBe(login.email)

  const planErasure = async () => {
    await data.getByRole('button', { name: 'Delete this account' }).click()
    const question = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(question.getByText('The company Mei Chua, because you are its only owner')).toBeVisible()
    await question.getByRole('button', { name: 'Delete in seven days' }).click()
    await expect(page.getByText('We will delete this account')).toBeVisible()
  }
  await planErasure()
  await expectAccessible(page, '#data')
  const sent = await inbox.emailTo(login.email, 'Your account will be deleted')
  await page.goto(await inbox.linkIn(sent, 'keep-account'))
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await page.waitForURL('**/merchant/account**')
  await expect(data.getByRole('button', { name: 'Delete this account' })).toBeVisible()

  await planErasure()
  await data.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('We will delete this account')).toBeHidden()
})

test('with the keyboard alone: past the bar, to a panel, through its form', async ({ page, request }) => {
  await signInAs(page, await newAccount(request))
  await page.goto('/merchant/account')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /^Google/ })
  await contents.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#google$/)
  await expect(panel(page, 'Google')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(panel(page, 'Google').getByRole('button')).toBeFocused()
})
