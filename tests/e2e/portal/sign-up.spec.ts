import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { newAccount } from '../../support/sign-in/merchant-browser.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Create Account' })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const newAddress = () => `asha-${randomUUID().slice(0, 8)}@tamarind.example`

/** Up to the form for a new account, with an e-mail that nobody has. */
async function goToRegister(page: Page, address = newAddress()): Promise<string> {
  await page.goto('/merchant/login')
  await field(page, 'Email').fill(address)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  return address
}

async function fillIn(page: Page, password = 'Kumquat#26x'): Promise<void> {
  await field(page, 'First name').fill('Asha')
  await field(page, 'Last name').fill('Rao')
  await field(page, 'Phone').fill('9820044172')
  await field(page, 'Password').fill(password)
}

test('[AUTH-02] [AUTH-04] an unknown e-mail leads to register, with the captcha under way and every field', async ({
  page,
}) => {
  const captcha = page.waitForRequest('**/api/captcha/challenge?action=SIGNUP')
  const address = await goToRegister(page)
  await captcha
  await expect(page.getByText('Create a new account to join')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(address)
  for (const [name, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'username'],
    ['Phone', 'tel-national'],
    ['Password', 'new-password'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', token)
  }
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms-of-use')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'Email')).toHaveValue(address)
})

test(
  '[AUTH-04] the dial code is found by country, letters or number; its list scrolls at 15rem',
  { tag: '@long' },
  async ({ page }) => {
    await goToRegister(page)
    const code = page.getByRole('combobox', { name: 'Code' })
    await expect(code).toHaveValue('+91')
    await code.click()
    const list = page.getByRole('listbox')
    const options = list.getByRole('option')
    const flag = list.getByRole('option', { name: /^India/ }).locator('img')
    await expect.poll(() => flag.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await options.count()).toBeGreaterThanOrEqual(235)
    await expect(list.getByRole('option', { name: /^India/ })).toHaveText('India IN+91')
    await expect(list.getByRole('option', { name: /^Germany/ })).toContainText('DE')
    const { height, scrolls } = await list.evaluate((element) => ({
      height: element.clientHeight,
      scrolls: element.scrollHeight > element.clientHeight,
    }))
    expect(height).toBeLessThanOrEqual(240)
    expect(scrolls).toBe(true)
    for (const [typed, shown] of [
      ['singap', 'Singapore'],
      ['de', 'Germany'],
      ['351', 'Portugal'],
    ] as const) {
      await code.fill(typed)
      await expect(options.filter({ hasText: shown })).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(code).toHaveValue('+351')
    await page.setViewportSize({ width: 390, height: 844 })
    await code.click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

test('[AUTH-05] [AUTH-06] password, telephone and terms are asked for in turn, in their own words', async ({
  page,
}) => {
  await goToRegister(page)
  const rules = page.locator('.password-rules-list li')
  await expect(create(page)).toBeDisabled()
  await fillIn(page, 'short')
  await field(page, 'Phone').fill('')
  await field(page, 'Phone').pressSequentially('98a-200')
  await expect(field(page, 'Phone')).toHaveValue('98200')

  // While it is typed the list only ticks off; what is missing is said after the first try.
  await expect(rules.filter({ hasText: 'lowercase letter' })).toHaveAttribute('data-state', 'met')
  await expect(rules.filter({ hasText: 'uppercase letter' })).toHaveAttribute('data-state', 'open')
  await field(page, 'Password').press('Enter')
  await expect(notices(page)).toContainText('Password Invalid')
  await expect(notices(page)).toContainText('Please fulfill all password requirements.')
  await field(page, 'Password').fill('')
  await expect(rules).toHaveText([
    'add an uppercase letter',
    'add a lowercase letter',
    'add a number',
    'add a special character',
    'use 8–18 characters',
    'not easy to guess',
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  // The sixth item speaks once the five are met, and while somebody types.
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  const sixth = rules.nth(5)
  await field(page, 'Password').fill('P@ssw0rd!2026')
  await expect(sixth).toHaveText('known from leaks or too easy to guess')
  await expect(sixth).toHaveAttribute('data-state', 'missing')
  await field(page, 'Password').fill('Kumquat#26x')
  await expect(sixth).toHaveAttribute('data-state', 'met')
  expect(sent.filter((text) => /kumquat|ssw0rd/i.test(text))).toEqual([])
  await field(page, 'Password').press('Enter')
  await expect(notices(page)).toContainText('Invalid Phone Number')
  await expect(notices(page)).toContainText('Please enter a valid phone number.')
  await expect(field(page, 'Phone')).toBeFocused()
  await field(page, 'Phone').fill('98200441')
  await field(page, 'Phone').press('Enter')
  await expect(page.getByText('This number doesn’t match its country code.')).toBeVisible()
  await field(page, 'Phone').fill('9820044172')
  await field(page, 'Phone').press('Enter')
  await expect(notices(page)).toContainText('Terms & Privacy Policy')
  await expect(notices(page)).toContainText('Please agree to Terms & Privacy Policy to continue.')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(create(page)).toBeEnabled()
})

test('[AUTH-06] without an answer to the captcha nothing is sent', async ({ page }) => {
  await page.route('**/api/captcha/challenge**', (route) => route.abort())
  await goToRegister(page)
  await fillIn(page, 'weak')
  await page.getByRole('checkbox').check()
  await create(page).click()
  await expect(notices(page)).toContainText('reCAPTCHA Failed')
  await page.unroute('**/api/captcha/challenge**')
  await create(page).click()
  await expect(notices(page)).toContainText('Password Invalid')
})

test('[AUTH-07] [AUTH-10] by keyboard alone to a new account; a refresh on the way loses no word but the password', async ({
  page,
}) => {
  const address = await goToRegister(page)
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rao')
  await expect(page.locator('.merchant-pass')).toContainText('Asha Rao')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Asha')
  await expect(field(page, 'Last name')).toHaveValue('Rao')
  await expect(field(page, 'Email')).toHaveValue(address)
  await field(page, 'Phone').focus()
  await page.keyboard.type('9820044172')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kumquat#26x')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/merchant/signup', async (route) => {
    await held
    await route.continue()
  })
  await field(page, 'Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account…' })).toBeDisabled()
  release()
  await page.waitForURL('**/merchant/apps')
  await expect(notices(page)).toContainText('Registration Successful')
  await expect(notices(page)).toContainText('Welcome aboard!')
  await expect(page.getByRole('heading', { name: 'Master Command Centre' })).toBeVisible()
})

test('[AUTH-07] an e-mail that was taken meanwhile stays on the form, with everything typed', async ({
  page,
  request,
}) => {
  const taken = await newAccount(request)
  await goToRegister(page)
  await field(page, 'Email').fill(taken.email)
  await fillIn(page)
  await page.getByRole('checkbox').check()
  await create(page).click()
  await expect(notices(page)).toContainText('Registration Failed')
  await expect(notices(page)).toContainText('Email already exist')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email already exist')
  await expect(field(page, 'Password')).toHaveValue('Kumquat#26x')
  await expect(create(page)).toBeEnabled()
})
