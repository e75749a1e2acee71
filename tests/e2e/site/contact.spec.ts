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
  await expect(page.getByText('We read every message')).toBeVisible()
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

test('[VAL-01] [VAL-03] from the home page to the mails: a message is checked, sent, filed and mailed', async ({
  page,
  inbox,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await send(page).click()
  await expect(page.getByText('First Name required', { exact: true })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
  const email = `journey-${Date.now()}@tamarind.example`
  await fillIn(page, email)
  // A number of another country, chosen by its name.
  await page.getByRole('combobox', { name: 'Code' }).and(page.locator('input')).fill('united kingdom')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+44')
  await page.getByLabel('Mobile number').fill('7400 123456')
  const call = page.waitForRequest('**/api/v1/admin/contact-us')
  await expect(page.locator('.side-picture')).toContainText('Asha Rao')
  await send(page).click()
  expect((await call).postDataJSON()).toMatchObject({
    phone_number: '+447400123456',
    token: expect.stringMatching(/.{100}/),
  })
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
    const mails = await inbox.waitFor('Confirm your message', 1)
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
    await expect(page.getByText('This link has been used')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the form' })).toBeVisible()
  })
})

test.describe('from New York', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

  test('[SITE-05] the country code follows the time zone', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByRole('combobox', { name: 'Code' })).toHaveValue('+1')
  })
})
