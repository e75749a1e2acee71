import type { Page } from '@playwright/test'
import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'
import { confirmedAccount } from '../../support/sign-in/confirmed-account.ts'
import { callApi, signInAs } from '../../support/sign-in/merchant-browser.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A plan by card, which opens a wallet with a little in it, made without the pages that lead there. */
async function startPlan(page: Page): Promise<void> {
  const started = await callApi(page, '/merchant/subscription', {})
  await page.request.post(String(started['url']), { form: { decision: 'pay' }, maxRedirects: 0 })
  await callApi(page, `/merchant/subscription?plan=${String(started['plan'])}`)
}

/** What a phone of the sandbox has got, oldest first. */
async function textsOn(page: Page, number: string): Promise<string[]> {
  const answer = await page.request.get(`${sandboxUrl}/phone/api/${number}`)
  const { messages } = (await answer.json()) as { messages: { text: string }[] }
  return messages.map(({ text }) => text)
}

test(
  '[MSG-01] [MSG-07] a merchant connects a number, has its texts approved, sets limits and sends a test to an own phone',
  { tag: '@long' },
  async ({ page, inbox }) => {
    await signInAs(page, await confirmedAccount(page, inbox))
    await callApi(page, '/save_web_url', { web_url: `shop-${Date.now()}.example`, platforms: 'manual' })
    for (const app of ['whatsapp', 'otp_verification']) {
      await callApi(page, '/install_app', { plugin_name: 'other', app })
    }
    await startPlan(page)

    await page.goto('/merchant/otp-verification/')
    const sender = panel(page, 'Number and sender')
    const national = `98200${String(Date.now()).slice(-5)}`
    const number = sender.getByRole('textbox', { name: 'Number', exact: true })
    await number.fill(`+91${national}`)
    await expect(number).toHaveValue(national)
    await sender.getByLabel('Display name').fill('Lottery House')
    await sender.getByLabel('Where do customers agree to messages?').first().fill('A box at checkout')
    await sender.getByRole('button', { name: 'Send the code' }).click()
    await expect(sender.getByText('Waiting for the code')).toBeVisible()
    const [text = ''] = await textsOn(page, `91${national}`)
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    await sender.getByLabel('Code', { exact: true }).fill(code)
    await sender.getByRole('button', { name: 'Confirm the number' }).click()

    // Meta takes no names of lotteries; the page hears of it by itself.
    await expect(sender.getByText('Refused', { exact: true })).toBeVisible({ timeout: 30_000 })
    await sender.getByLabel('Display name').fill('Straits Pantry')
    await sender.getByRole('button', { name: 'Ask again' }).click()
    await expect(sender.getByText('Approved', { exact: true })).toBeVisible({ timeout: 30_000 })

    const templates = panel(page, 'Templates')
    const onWhatsapp = templates.getByRole('article').filter({ hasText: 'Send by WhatsApp' })
    await expect(onWhatsapp.getByText('Approved', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(onWhatsapp.getByText('is your verification code')).toBeVisible()
    await expectAccessibleNarrowAndWide(page)

    await templates.getByLabel('To').selectOption({ label: 'Your number, +6591234567' })
    await templates.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('Test on its way')).toBeVisible()
    const messages = panel(page, 'Messages')
    await expect(messages.getByText(/^WhatsApp: (delivered|read)$/)).toBeVisible({ timeout: 30_000 })
    expect((await textsOn(page, '6591234567')).join()).toContain('482913')

    // The price leads to the line that it was charged in.
    await messages.getByRole('link', { name: /see it on the statement/ }).click()
    await expect(page).toHaveURL(/\/merchant\/billing\/statement\?before=\d+/)
    await expect(page.locator('tbody tr').first()).toContainText('WhatsApp code')

    await page.goto('/merchant/whatsapp/')
    const limits = panel(page, 'Quiet hours and price cap')
    await limits.getByLabel('Quiet from').fill('21:00')
    await limits.getByLabel('Quiet until').fill('09:00')
    await limits.getByLabel(/Most for one message/).fill('-1')
    await limits.getByRole('button', { name: 'Save' }).click()
    await expect(limits.getByText('This number is too small')).toBeVisible()
    await limits.getByLabel(/Most for one message/).fill('0.05')
    await limits.getByRole('button', { name: 'Save' }).click()
    await expect(limits.getByText('Both set')).toBeVisible()
    await page.reload()
    await expect(limits.getByLabel('Quiet from')).toHaveValue('21:00')
    await expect(limits.getByLabel(/Most for one message/)).toHaveValue('0.05')
    await expectAccessibleNarrowAndWide(page)
  },
)
