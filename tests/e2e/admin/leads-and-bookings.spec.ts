import type { APIRequestContext, Page } from '@playwright/test'
import type { CaptchaChallenge } from '#contract/captcha/shapes.ts'
import { expect, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'
import { testPorts } from '../../support/product.ts'
import { solveCaptcha } from '../../support/sign-in/solve-captcha.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** A visitor who writes to us, by the call that the form makes. */
async function writeToUs(request: APIRequestContext, email: string): Promise<void> {
  const challenge = async (action: string) =>
    (await (await request.get(`/api/captcha/challenge?action=${action}`)).json()) as CaptchaChallenge
  const answer = await request.post('/api/v1/admin/contact-us', {
    headers: { origin: `http://127.0.0.1:${testPorts.app}` },
    data: {
      first_name: 'Greta',
      last_name: 'Solberg',
      email,
      phone_number: '+919820044172',
      website_url: 'fjordwool.example',
      message: 'Every return is a ticket. Can the account page take them?',
      utm_source: 'newsletter',
      token: await solveCaptcha({ challenge }, 'CONTACT'),
    },
  })
  expect(answer.status()).toBe(200)
}

test('[ADM-05] a lead is answered and its demo moved; the guest has both emails, the record both actions', async ({
  page,
  request,
  inbox,
}) => {
  const email = `desk-${Date.now()}@fjordwool.example`
  await writeToUs(request, email)
  await signInAsStaff(page)

  await page.goto('/admin/leads')
  await page.getByRole('main').getByRole('searchbox').fill(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: email })
  // A page that was loaded anew would have lost this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await row.getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  const thread = page.getByRole('region', { name: 'What was said' })
  await expect(thread).toContainText('Source: newsletter')
  await expect(thread.getByRole('listitem')).toHaveCount(1)
  // Times are on the reader's clock once the page is alive.
  await expect(thread).not.toContainText('UTC')
  const lead = page.url().split('/').at(-1) ?? ''
  const answer = page.getByLabel('Your answer')
  await expect(answer).toHaveValue('Dear Greta Solberg,\n\n')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Write your answer below the greeting.')).toBeVisible()
  await expect(answer).toBeFocused()
  await page.getByRole('button', { name: 'Demo', exact: true }).click()
  await expect(answer).toHaveValue(/^Dear Greta Solberg,\n\nThe quickest way to see it is a demo/)
  await answer.fill('Dear Greta,\n\nit can. We show you on the day.')
  // What is typed outlives a refresh, and what is typed next, before the script is there, goes over its own field only.
  const release = await delayScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByLabel('Subject').fill('Returns without tickets')
  release()
  await expect(answer).toHaveValue(/We show you on the day/)
  await expect(page.getByLabel('Subject')).toHaveValue('Returns without tickets')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(toast(page, 'Answered')).toBeVisible()
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel('State')).toHaveValue('answered')
  await inbox.emailTo(email, 'Returns without tickets')

  await page.goto('/admin/bookings?view=ahead&search=Tanabe')
  // The seeds' own.
  await page
    .getByRole('link', { name: /^Open.*Hiro Tanabe/ })
    .first()
    .click()
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
  await move.getByLabel('Message to the guest').fill('The host is ill.')
  await move.getByRole('button', { name: 'Move it' }).click()
  await expect(toast(page, 'Moved')).toBeVisible()
  await inbox.emailTo('hiro@kissaten.example', 'Moved: your demo is now on')
  const reference =
    (await page
      .getByText(/^D-[\w-]+$/)
      .first()
      .textContent()) ?? ''

  for (const [search, sentence] of [
    [lead, 'answered a lead by email.'],
    [reference, `moved the demo ${reference}.`],
  ] as const) {
    await page.goto(`/admin/audit?search=${search}`)
    await expect(page.getByRole('cell', { name: sentence }).first()).toBeVisible()
  }
})
