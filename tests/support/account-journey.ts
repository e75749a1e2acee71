import { request as ask } from 'node:http'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Inbox, test } from './journey.ts'
import { sandboxUrl, testPorts } from './product.ts'

export const storeAt = (shop: string) => `${sandboxUrl}/shopify/${shop}`
export const titleOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** A store of this test alone, with a merchant who has opened customer accounts for it in this look. */
export async function openAccounts(page: Page, look: { theme: string; name: string; colour: string }) {
  const slug = `account-${Date.now().toString(36)}-${test.info().workerIndex}-20`
  const shop = `${slug}.myshopify.com`
  await page.goto(`${sandboxUrl}/shopify/apps/infiniti/install?shop=${shop}`)
  await page.getByRole('button', { name: 'Install' }).click()
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Chua')
  await page.getByLabel('Phone').fill('9820012345')
  await page.getByLabel('Password', { exact: true }).fill('Straits#2026q')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.getByRole('button', { name: `Connect ${shop} to Mei Chua` }).click()
  await page.getByRole('link', { name: 'See your orders on the dashboard' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })

  await page.goto('/merchant/oh-my-customer/')
  const panel = page.getByRole('region', { name: 'Customer accounts', exact: true })
  await expect(panel.getByRole('checkbox', { name: 'Customer accounts are open' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Allow at Shopify' }).click()
  // Shopify's page, as the sandbox plays it.
  await page.waitForURL(/\/admin\/oauth\/authorize/)
  await page.getByRole('button', { name: 'Install' }).click()
  await page.waitForURL(/\/merchant\/oh-my-customer/)
  await expect(panel.getByText('Allowed', { exact: true })).toHaveCount(3)

  await panel.getByRole('checkbox', { name: 'Customer accounts are open' }).check()
  await panel.getByLabel('Name of your store').fill(look.name)
  await panel.getByLabel('Your colour').fill(look.colour)
  await panel.getByRole('radio', { name: look.theme }).check()
  const preview = panel.getByRole('figure')
  await expect(preview.getByText(look.name, { exact: true })).toBeVisible()
  await expect(preview.locator(`.account[data-theme=${look.theme.toLowerCase()}]`)).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  const address = `http://${slug}.localhost:${testPorts.app}`
  await expect(panel.getByRole('link', { name: address })).toBeVisible()
  return { shop, address, panel, email: `owner@${slug}.example` }
}

/** A notebook without lines, as the sandbox's catalogue numbers its variants. */
const notebook = '80000001'

interface Bought {
  /** Numbers of variants with quantities, as in a cart link. */
  items?: string
  pays?: 'Cash on delivery' | 'Card'
  phone?: string
}

/** As a shopper in the sandbox's storefront; gives the order's number for machines. */
export async function placeOrder(
  page: Page,
  shop: string,
  email: string,
  { items = `${notebook}:1`, pays = 'Cash on delivery', phone = '' }: Bought = {},
): Promise<string> {
  await page.goto(`${storeAt(shop)}/cart/${items}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Address', { exact: true }).fill('12 Harbour Street')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State', { exact: true }).fill('New York')
  await page.getByLabel('Postal code').fill('10001')
  await page.getByRole('radio', { name: pays }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = page.getByRole('link', { name: 'See the order as the store does' })
  return (await order.getAttribute('href'))?.split('/').pop() ?? ''
}

/** As the store's owner does it in the sandbox. */
export async function moveParcel(request: APIRequestContext, shop: string, order: string, ...acts: string[]) {
  for (const act of acts) {
    const answer = await request.post(`${storeAt(shop)}/admin/orders/${order}`, { form: { act } })
    expect(answer.ok()).toBe(true)
  }
}

export async function codeFor(request: APIRequestContext, inbox: Inbox, email: string): Promise<string> {
  const mail = await inbox.emailTo(email, 'code')
  const message = await (await request.get(`${sandboxUrl}/mail/api/messages/${mail.id}`)).text()
  return /\b\d{6}\b/.exec(message)?.[0] ?? ''
}

/** What a mail program posts to the address in `List-Unsubscribe`: no cookie, no origin. Gives the status. */
export function unsubscribeAt(address: string): Promise<number> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    // Node knows no names below localhost.
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
    const path = pathname + search
    const asked = ask({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end('List-Unsubscribe=One-Click')
  })
}
