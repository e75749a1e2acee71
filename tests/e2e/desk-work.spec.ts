import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { signInAtDesk } from '../support/staff-browser.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true })

/** A visitor who writes to us, by the form. */
async function writeToUs(page: Page, email: string): Promise<void> {
  await page.goto('/contact-us?utm_source=newsletter')
  await page.getByLabel('First name').fill('Greta')
  await page.getByLabel('Last name').fill('Solberg')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByLabel('Website URL').fill('fjordwool.example')
  await page.getByLabel('Message').fill('Every return is a ticket. Can the account page take them?')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
}

/** A visitor who books, up to the page of the booking. */
async function bookDemo(page: Page, email: string): Promise<void> {
  await page.goto('/schedule-a-demo')
  for (const name of ['Shopify Plus', '100 to 1,000', 'Tickets'])
    await page.getByRole('radio', { name }).check()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const days = page.getByRole('grid', { name: 'Days' }).getByRole('button')
  await days.and(page.locator(':not([aria-disabled])')).nth(5).click()
  await page
    .getByRole('region', { name: /^Times on/ })
    .getByRole('button')
    .nth(3)
    .click()
  await page.getByLabel('First name').fill('Greta')
  await page.getByLabel('Last name').fill('Solberg')
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It is in the book.' })).toBeVisible()
}

/** Light and dark, wide and narrow. */
async function expectAccessibleWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('[ADM-05] a lead is answered and its demo moved; the guest has both letters, the record both acts', async ({
  page,
  inbox,
}) => {
  const email = `desk-${Date.now()}@fjordwool.example`
  await writeToUs(page, email)
  await bookDemo(page, email)
  await signInAtDesk(page)

  await page.goto('/admin/leads')
  await page.getByRole('searchbox').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('and 1 earlier contact')
  await page.getByRole('link', { name: /^Open.*Greta Solberg/ }).click()
  const thread = page.getByRole('region', { name: 'What was said' })
  await expect(thread).toContainText('source newsletter')
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  const lead = page.url().split('/').at(-1) ?? ''
  const answer = page.getByLabel('Your answer')
  await expect(answer).toHaveValue('Dear Greta Solberg,\n\n')
  await answer.fill('Dear Greta,\n\nit can. We show you on the day.')
  // What is typed outlives a refresh.
  await page.reload()
  await expect(answer).toHaveValue(/We show you on the day/)
  await expectAccessibleWidths(page)
  await page.getByLabel('Subject').fill('Returns without tickets')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(toast(page, 'Answered')).toBeVisible()
  await expect(thread.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByLabel('State')).toHaveValue('answered')
  await inbox.letterTo(email, 'Returns without tickets')

  await page.goto(`/admin/bookings?view=ahead&search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /^Open.*Greta Solberg/ }).click()
  const move = page.getByRole('region', { name: 'Move' })
  await move
    .getByRole('grid', { name: 'Days' })
    .getByRole('button')
    .and(page.locator(':not([aria-disabled])'))
    .nth(7)
    .click()
  await move
    .getByRole('region', { name: /^Times on/ })
    .getByRole('button')
    .first()
    .click()
  await move.getByLabel('A word to the guest').fill('The host is ill.')
  await expectAccessibleWidths(page)
  await move.getByRole('button', { name: 'Move it' }).click()
  await expect(toast(page, 'Moved')).toBeVisible()
  await inbox.letterTo(email, 'Moved: your demo is now on')
  const reference =
    (await page
      .getByText(/^D-[\w-]+$/)
      .first()
      .textContent()) ?? ''

  for (const [search, action] of [
    [lead, 'lead-answered'],
    [reference, 'booking-moved'],
  ] as const) {
    await page.goto(`/admin/audit?search=${search}`)
    await expect(page.getByRole('cell', { name: action, exact: true })).toBeVisible()
  }
})
