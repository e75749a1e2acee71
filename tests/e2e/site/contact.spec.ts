import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'

const send = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByLabel('Website URL').fill('tamarind.example')
  await page.getByLabel('Message').fill('Which of our apps could we switch off first?')
}

test('[PAGE-02] headline, tagline, form, and the side picture on wide screens only', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us.' })).toBeVisible()
  await expect(page.getByText('A person reads every message')).toBeVisible()
  await expect(page.locator('.side-picture')).toBeVisible()
  // The code's input lies over its whole cell, in whichever order the two style sheets came.
  const code = page.getByRole('combobox', { name: 'Code' })
  await expect(code).toHaveAttribute('aria-expanded', 'false')
  expect((await code.boundingBox())?.height).toBeGreaterThan(50)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.side-picture')).toBeHidden()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('[VAL-03] from the home page to the mails: a message is sent, filed and mailed', async ({
  page,
  inbox,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const email = `journey-${Date.now()}@tamarind.example`
  await fillIn(page, email)
  await expect(page.locator('.side-picture')).toContainText('Asha Rao')
  await send(page).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  await expect(
    page.getByText('Thank you for your inquiry. We will get back to you shortly.').first(),
  ).toBeVisible()
  const reference = (await page.locator('.contact-reference b').textContent()) ?? ''
  const mails = await inbox.waitFor(reference, 2)
  expect(mails['staff@infiniti.example']?.subject).toBe(`Asha Rao wrote to us (${reference})`)
  expect(mails[email]?.subject).toBe(`We have your message (${reference})`)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('[VAL-01] every rule complains in its own words, and the first field gets the focus', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await send(page).click()
  for (const sentence of [
    'First Name required',
    'Last Name required',
    'Email required',
    'Mobile Number required',
    'Website URL required',
    'Message required',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Incomplete Form')
  await expect(toast).toContainText('Please correct the errors before submitting.')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Email').fill('nobody')
  await expect(page.getByText('Email is not valid (name@example.com)')).toBeVisible()
  await page.getByLabel('Mobile number').fill('12345')
  await expect(page.getByText('Please enter a valid Mobile Number')).toBeVisible()
  await page.getByLabel('Mobile number').fill('123456')
  await expect(page.getByText('Please enter a valid Mobile Number')).toBeHidden()
})

test('[VAL-01] names are forced to an initial capital, the phone takes digits, hyphens and spaces', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await page.getByLabel('First name').pressSequentially('mARY-ann')
  await expect(page.getByLabel('First name')).toHaveValue('Mary-Ann')
  await page.getByLabel('Last name').pressSequentially('DE vries')
  await expect(page.getByLabel('Last name')).toHaveValue('De Vries')
  await page.getByLabel('Mobile number').pressSequentially('+98(200) 44-172a')
  await expect(page.getByLabel('Mobile number')).toHaveValue('98200 44-172')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+91')
})

test('[VAL-01] the call carries phone_number as code plus number, and the captcha token', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await fillIn(page, 'payload@tamarind.example')
  // A select until React has taken over.
  await page.getByRole('combobox', { name: 'Code' }).and(page.locator('input')).fill('united kingdom')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+44')
  await page.getByLabel('Mobile number').fill('7400 123456')
  const call = page.waitForRequest('**/api/v1/admin/contact-us')
  await send(page).click()
  const body = (await call).postDataJSON() as Record<string, string>
  expect(body.phone_number).toBe('+447400123456')
  expect(body.token?.length).toBeGreaterThan(100)
  await expect(page.getByText('Your reference')).toBeVisible()
})

test('[VAL-03] SENDING... and disabled while sending; what was typed is kept on failure', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await fillIn(page, 'failure@tamarind.example')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/admin/contact-us', async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  await send(page).click()
  const busy = page.getByRole('button', { name: 'SENDING...' })
  await expect(busy).toBeVisible()
  await expect(busy).toBeDisabled()
  release()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Error Sending Message')
  await expect(toast).toContainText('Something went wrong. Please try again.')
  await expect(page.getByLabel('Message')).toHaveValue('Which of our apps could we switch off first?')

  await page.unroute('**/api/v1/admin/contact-us')
  await send(page).click()
  await expect(page.getByText('Your reference')).toBeVisible()
})

test('[VAL-03] the server’s own sentence is shown when it refuses', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page, 'refused@tamarind.example')
  await page.route('**/api/v1/admin/contact-us', (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: 'unavailable',
        title: 'x',
        message: 'A server error occurred. Please try again later.',
        request_id: '1',
      },
    }),
  )
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('A server error occurred. Please try again later.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PAGE-02] [VAL-02] the form complains, keeps what was typed, and sends after the mailed button', async ({
    page,
    inbox,
  }) => {
    await page.goto('/contact-us')
    const email = `plain-${Date.now()}@tamarind.example`
    await fillIn(page, email)
    await page.getByLabel('Email').fill('nobody')
    await send(page).click()
    await expect(page.getByText('Email is not valid (name@example.com)')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Which of our apps could we switch off first?')

    await page.getByLabel('Email').fill(email)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()
    const mails = await inbox.waitFor('Was this you?', 1)
    await page.goto(await inbox.linkIn(mails[email], '/contact-us/confirm'))
    await page.reload()
    await page.getByRole('button', { name: 'Send my message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    const reference = (await page.locator('.contact-reference b').textContent()) ?? ''
    await inbox.waitFor(reference, 2)
  })

  test('a used or invented confirmation link says so', async ({ page }) => {
    await page.goto('/contact-us/confirm?token=invented')
    await page.getByRole('button', { name: 'Send my message' }).click()
    await expect(page.getByText('This link was used already')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the form' })).toBeVisible()
  })
})

test('[SITE-05] a number that does not fit its country is pointed out before it is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto('/contact-us')
  await fillIn(page, 'unfit@tamarind.example')
  await page.getByLabel('Mobile number').fill('1234567')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(page.getByText('This number does not fit the country of its code.')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  expect(sent.filter((path) => path.endsWith('/contact-us'))).toEqual([])
})

test.describe('from New York', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

  test('[SITE-05] the country code follows the time zone', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+1')
  })
})

test('[SITE-05] without a region the country code is +91', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+91')
})
