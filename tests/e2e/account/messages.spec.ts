import type { Page } from '@playwright/test'
import { openAccounts, placeOrder, titleOf as title } from '../../support/account-journey.ts'
import { expect, type Inbox, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'
import { confirmEmail } from '../../support/sign-in/confirmed-account.ts'
import { callApi } from '../../support/sign-in/merchant-browser.ts'
import { usualRules } from '../../support/window-rules.ts'

const unique = () => String(Date.now()).slice(-5)

interface PhoneMessage {
  channel: string
  text: string
}

/** What a phone of the sandbox has got, oldest first. */
async function messagesOn(page: Page, number: string): Promise<PhoneMessage[]> {
  const answer = await page.request.get(`${sandboxUrl}/phone/api/${number}`)
  return ((await answer.json()) as { messages: PhoneMessage[] }).messages
}

const codeOn = async (page: Page, number: string) =>
  (await messagesOn(page, number)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '').findLast(Boolean)

/** Says yes on a page of Shopify, and comes back. */
const approve = (page: Page, { url }: Record<string, unknown>, decision: string) =>
  page.request.post(String(url), { form: { decision } })

/** A store that writes to its shoppers, set up by calls: journeys of their own press these buttons. */
async function openStore(page: Page, inbox: Inbox) {
  const store = await openAccounts(page, { theme: 'Elite', name: 'Elm Post', colour: '#0B6E4F' })
  await confirmEmail(page, { email: store.email, password: '' }, inbox)
  await approve(page, await callApi(page, '/merchant/order_window/scopes', {}), 'install')
  await approve(page, await callApi(page, '/merchant/subscription', {}), 'approve')
  await approve(page, await callApi(page, '/merchant/top_ups', { amount: 20_000_000 }), 'approve')
  for (const app of ['whatsapp', 'email', 'otp_verification']) {
    await callApi(page, '/install_app', { plugin_name: 'shopify', app })
  }
  const consent = 'A box at the checkout'
  const own = `9197300${unique()}`
  const path = '/merchant/messages/senders'
  await callApi(page, `${path}/whatsapp`, { number: `+${own}`, display_name: 'Elm Post', consent })
  await callApi(page, `${path}/whatsapp/code`, { code: await codeOn(page, own) })
  await callApi(page, `${path}/sms`, { sender: 'ELMPST', entity_id: '1101234567890123456', consent })
  // MSG91 has no webhook about what it has looked at: without the press of Check again this takes up to a minute.
  await expect
    .poll(async () => {
      await callApi(page, `${path}/check`, { channel: 'sms' })
      return JSON.stringify(await callApi(page, '/merchant/messages/templates'))
    })
    .not.toMatch(/"state":"(none|submitted)"/)
  await callApi(page, '/merchant/order_window', usualRules)
  return store
}

/** From the page that the link of a message opens. */
async function changeOrder(page: Page) {
  await page.getByRole('button', { name: 'Open the order' }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Change the order' }).click()
  await main.getByRole('button', { name: 'One more: Field notebook' }).click()
  await main.getByRole('button', { name: 'Show the new total' }).click()
  await main.getByRole('button', { name: 'Save the changes' }).click()
  await expect(title(page, /^Order #/)).toBeVisible()
}

/** The newest change in the merchant's list. */
const newestChange = (page: Page) =>
  page.getByRole('table', { name: 'What customers changed' }).getByRole('row').nth(1)

test('[MSG-01] [MSG-02] [MSG-03] [MSG-04] [MSG-07] [LIVE-02] [LIVE-03] [LIVE-04] a shopper gets WhatsApp, opens the order by it and changes it, gets an SMS without WhatsApp, stops, and signs in by code after the wallet is empty', async ({
  page,
  inbox,
}) => {
  test.slow()
  const { shop } = await openStore(page, inbox)
  const number = `9198450${unique()}`
  const phone = `${sandboxUrl}/phone/${number}`
  const buy = () => placeOrder(page, shop, `${number}@shopper.example`, { phone: `+${number}` })
  const channels = async () => (await messagesOn(page, number)).map(({ channel }) => channel)

  await buy()
  await expect.poll(channels, { timeout: 60_000 }).toEqual(['whatsapp'])
  await page.goto(phone)
  await expect(page.getByText(/Elm Post has your order #\d+\. Change or cancel it until/)).toBeVisible()
  await page.getByRole('link', { name: 'View order' }).click()
  await changeOrder(page)
  await expect.poll(channels, { timeout: 60_000 }).toEqual(['whatsapp', 'whatsapp'])
  await page.goto(phone)
  await expect(page.getByText(/order #\d+ is changed\. The new total is/)).toBeVisible()

  await page.getByRole('button', { name: 'This number is on WhatsApp' }).click()
  await buy()
  await expect.poll(channels, { timeout: 60_000 }).toEqual(['whatsapp', 'whatsapp', 'sms'])
  await page.goto(phone)
  const thread = page.locator('[data-channel=sms]')
  await expect(thread.getByRole('link', { name: /\/l\/[\w-]{22}$/ })).toBeVisible()
  await thread.getByLabel('Reply').fill('STOP')
  await thread.getByRole('button', { name: 'Send' }).click()

  await page.goto('/merchant/orders/changes')
  const changed = page.getByRole('table', { name: 'What customers changed' }).locator('tbody tr')
  await expect(changed).toHaveCount(1)
  await changed.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()

  await page.goto('/merchant/oh-my-customer/')
  await expect(
    page.getByText(/^After a change, the customer gets a message by WhatsApp\. It costs you \$0\.\d+\.$/),
  ).toBeVisible()
  const change = newestChange(page)
  await expect(change).toContainText(/Order placed, WhatsApp: (delivered|read)/)
  await expect(change).toContainText(/Order changed, WhatsApp: (delivered|read)/)
  const costs = change.getByRole('link', { name: /see it on the statement/ })
  await expect(costs).toHaveCount(2)
  await costs.last().click()
  await expect(page.locator('tbody tr').first()).toContainText('WhatsApp order message')
  await page.goto('/merchant/whatsapp/')
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await expect(messages.getByText('WhatsApp: not delivered: not on WhatsApp')).toBeVisible()
  await expect(messages.getByText('SMS: delivered')).toBeVisible()
  const stops = page.getByRole('region', { name: 'Stops', exact: true })
  await expect(stops.getByText('Replied STOP')).toBeVisible()
  await stops.getByLabel('Mobile number').fill('98200 12345')
  await stops.getByRole('button', { name: 'Stop SMS' }).click()
  await expect(stops.getByText('Asked the store')).toBeVisible()
  await stops.getByRole('button', { name: 'Undo …345' }).click()
  await expect(stops.getByText('Asked the store')).toBeHidden()

  // More is kept for codes than the wallet has.
  await callApi(page, '/merchant/wallet/reserve', { sum: 1_000_000_000 })
  await page.goto(phone)
  await thread.getByRole('link', { name: /\/l\/[\w-]{22}$/ }).click()
  await changeOrder(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email or phone number').fill(`+${number}`)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(title(page, 'Enter your code')).toBeVisible()
  await expect.poll(() => codeOn(page, number), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  await page.getByLabel('Code').fill((await codeOn(page, number)) ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You are signed in.')).toBeVisible()

  await page.goto('/merchant/oh-my-customer/')
  await expect(newestChange(page)).toContainText('Order changed, WhatsApp: not sent: wallet')
})
