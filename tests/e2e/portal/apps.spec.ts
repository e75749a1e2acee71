import type { Page } from '@playwright/test'
import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { sandboxUrl } from '../../support/product.ts'

const unique = () => Date.now().toString(36)
const card = (page: Page, slug: string) => page.locator(`#module-${slug}`)
const press = (page: Page, slug: string) =>
  card(page, slug)
    .getByRole('button', { name: /View Dashboard|Activate Now/ })
    .click()
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
// One that is on its way out may still be seen beside the next.
const dialog = (page: Page) => page.getByRole('dialog').and(page.locator('[open]'))
const fact = (page: Page, text: string) => page.locator('.apps-head').getByText(text, { exact: true })

/** A merchant of this test alone, on the apps page, without an address. */
async function begin(page: Page, request: Parameters<typeof newAccount>[0]): Promise<void> {
  await signInAs(page, await newAccount(request))
  await page.goto('/merchant/apps')
}

/** Sets up a module at an address outside Shopify, where it waits for a Shopify store. */
async function setUp(page: Page, slug: string, address: string): Promise<void> {
  await press(page, slug)
  await dialog(page).getByText('Other Platform', { exact: true }).click()
  await dialog(page).getByLabel('Website or Platform Name').fill(address)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page, slug)).toContainText('Needs a Shopify store')
}

test('[PORT-05] a card for each module, with what runs here, filtered by state, goal and words in the address', async ({
  page,
}) => {
  const [tamarind] = demoMerchants
  await signInAs(page, tamarind)
  await page.goto('/merchant/apps')
  const cards = page.locator('.module-card')
  await expect(cards).toHaveCount(11)
  await expect(fact(page, '0 of 7')).toBeVisible()
  await expect(card(page, 'crm')).toContainText('Streamlined')
  await expect(card(page, 'crm').getByRole('button', { name: 'View Dashboard' })).toBeVisible()
  await expect(card(page, 'email')).toContainText('Not active')
  await expect(card(page, 'email').getByRole('button', { name: 'Activate Now' })).toBeVisible()

  await page.getByRole('radio', { name: /^Not active/ }).check()
  await page.getByLabel('Goal').selectOption('Fewer tickets')
  await page.getByLabel('Search').fill('codes sms')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/\?show=off&goal=fewer-tickets&q=codes\+sms$/)
  await page.reload()
  await expect(card(page, 'otp_verification')).toBeVisible()
  await page.getByLabel('Search').fill('teapot')
  await expect(page.getByRole('heading', { name: 'No module matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all modules' }).click()
  await expect(cards).toHaveCount(11)
  await expect(page).toHaveURL('/merchant/apps')
})

test('[PORT-07] [PORT-16] without an address the dialog begins at Shopify, asks for one, refuses what is none, and goes on to install by itself', async ({
  page,
  request,
}) => {
  await begin(page, request)
  await expect(page.getByRole('heading', { name: 'Get started in three steps' })).toContainText('0 of 3')
  await press(page, 'email')
  await expect(dialog(page).getByRole('heading', { name: 'Set Up Email' })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: /Shopify Store/ })).toBeChecked()
  await expectAccessible(page, 'dialog[open]')

  const asked: string[] = []
  page.on('request', (sent) => sent.url().includes('/api/') && asked.push(sent.url()))
  const go = dialog(page).getByRole('button', { name: 'Continue' })
  await go.click()
  await expect(dialog(page)).toBeVisible()
  expect(asked).toEqual([])

  await dialog(page).getByText('Other Platform', { exact: true }).click()
  const site = dialog(page).getByLabel('Website or Platform Name')
  await site.fill('https://')
  await go.click()
  await expect(toast(page, 'Invalid URL')).toBeVisible()
  await expect(dialog(page).locator('.field-error')).toHaveText('Invalid URL: Please enter a valid URL.')
  await expect(site).toHaveValue('https://')

  await site.fill('https://www.Looms.example/shop?x=1')
  await expect(dialog(page)).toContainText('We read: looms.example')
  await go.click()
  await expect(toast(page, 'Email is activated')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page, 'email').getByRole('button', { name: 'View Dashboard' })).toBeFocused()
  await expect(fact(page, 'looms.example')).toBeVisible()
  await expect(page.getByText('Get started in three steps')).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('userPermission') ?? '{}')))
    .toMatchObject({ web_url: 'looms.example', installedApps: ['email'] })

  // With an address on file the next one is a single press.
  await press(page, 'crm')
  await expect(card(page, 'crm')).toContainText('Needs a Shopify store')
})

test('[PORT-08] [PORT-09] a Shopify shop is asked by Shopify: refused address, a no, a yes, a replay', async ({
  page,
  request,
}) => {
  test.slow()
  const shop = `loom-${unique()}.myshopify.com`
  await begin(page, request)
  await page.getByRole('button', { name: 'Add the address' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Set Up Infiniti Dashboard' })).toBeVisible()
  await dialog(page).getByText('Shopify Store', { exact: true }).click()
  const field = dialog(page).getByLabel('Shopify Store URL')
  const go = dialog(page).getByRole('button', { name: 'Continue' })
  await field.fill('looms.example')
  await go.click()
  await expect(toast(page, 'Invalid Shopify URL')).toBeVisible()
  await expect(dialog(page).locator('.field-error')).toContainText(
    'Shopify store URL must end with .myshopify.com',
  )
  await field.fill(shop.replace('.myshopify.com', ''))
  await dialog(page)
    .getByRole('button', { name: `Use ${shop}` })
    .click()
  await expect(field).toHaveValue(shop)
  await field.fill(`https://admin.shopify.com/store/${shop.replace('.myshopify.com', '')}/orders`)
  await expect(dialog(page)).toContainText(`We read: ${shop}`)
  await go.click()

  await page.waitForURL(`${sandboxUrl}/**`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/merchant/apps')
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await expect(fact(page, '0 of 7')).toBeVisible()

  let back = ''
  page.on('request', (sent) => {
    if (sent.url().includes('/api/shopify/callback')) back = sent.url()
  })
  await page.getByRole('button', { name: 'Connect the store' }).click()
  await page.getByRole('button', { name: 'Install' }).click()
  await expect(toast(page, 'Store connected')).toBeVisible()
  await expect(page).toHaveURL('/merchant/apps')
  await expect(card(page, 'infiniti')).toContainText('Running')
  // Shopify has said yes: from now on one press is enough.
  await press(page, 'crm')
  await expect(toast(page, 'CRM is activated')).toBeVisible()

  await page.goto(back)
  const strip = page.getByRole('region', { name: 'Needs attention first' })
  await expect(strip).toContainText('Store not connected.')
  await expect(page).toHaveURL('/merchant/apps')
  await strip.getByRole('button', { name: 'Try again at Shopify' }).click()
  await expect(toast(page, 'Store connected')).toBeVisible()

  // The store takes back its yes: said above the cards and on them, and one button mends it.
  await request.post(`${sandboxUrl}/shopify/${shop}/admin/uninstall`)
  await page.goto('/merchant/apps?show=attention')
  // The page warns of the store, and of the address that the merchant has not confirmed: two entries, two in the list.
  await expect(strip.getByRole('listitem')).toHaveCount(2)
  await expect(strip).toContainText('2 modules don’t work')
  await expect(page.getByRole('radio', { name: /^Needs attention/ })).toHaveAccessibleName(
    'Needs attention 2',
  )
  await expectAccessibleNarrowAndWide(page)
  await strip.getByRole('button', { name: 'Reconnect' }).click()
  await page.getByRole('button', { name: 'Install' }).click()
  await expect(toast(page, 'Store connected')).toBeVisible()
  await expect(strip).not.toContainText('disconnected')
  await expect(strip).toContainText('1 module works once the plan of this store runs.')
  await strip.getByRole('button', { name: 'See billing' }).click()
  await page.waitForURL('/merchant/billing')
})

test('[PORT-06] View Dashboard hands over to the module and records it; an unknown name stays here', async ({
  page,
  request,
}) => {
  await begin(page, request)
  await setUp(page, 'otp_verification', 'looms.example')
  await page.route('**/api/all_apps*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const app of body.data) if (app.slug === 'otp_verification') app.slug = 'OTP Verification'
    body.data.push({
      slug: 'Tea Pot',
      is_planned: false,
      is_installed: false,
      installed_at: null,
      missing: [],
    })
    await route.fulfill({ response: answer, json: body })
  })
  await page.getByRole('button', { name: 'Send again' }).click()
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('Unknown app slug: Tea Pot'),
  )
  await page.getByRole('button', { name: 'Activate Now: Tea Pot' }).click()
  await warned
  await expect(page).toHaveURL('/merchant/apps')

  const opened = page.waitForRequest(/\/merchant\/otp-verification\//)
  await press(page, 'otp_verification')
  const query = new URL((await opened).url()).searchParams
  expect([query.get('app'), query.get('home'), query.has('xut')]).toEqual(['otp_verification', '1', true])
  await page.goto('/404')
  expect(await page.evaluate(() => localStorage.getItem('app_name'))).toBe('otp_verification')
})

test('[PORT-07] two presses activate once; where no answer comes or the server is away, a sentence and another try', async ({
  page,
  request,
}) => {
  await begin(page, request)
  await setUp(page, 'crm', 'looms.example')
  let asked = 0
  await page.route('**/api/install_app', async (route) => {
    asked += 1
    if (asked === 1) return route.abort()
    const { title, message } = { title: 'Back in a moment', message: 'A server error occurred.' }
    if (asked === 2) {
      return route.fulfill({ status: 503, json: { code: 'unavailable', title, message, request_id: 'x' } })
    }
    return route.continue()
  })
  await press(page, 'email')
  await expect(toast(page, 'No answer')).toBeVisible()
  await expect(card(page, 'email')).toContainText('Not active')
  await press(page, 'email')
  await expect(toast(page, 'Back in a moment')).toBeVisible()
  await card(page, 'email').getByRole('button', { name: 'Activate Now' }).dblclick()
  await expect(toast(page, 'Email is activated')).toBeVisible()
  expect(asked).toBe(3)
})

test('[PORT-05] the sheet of a module says what it may do, and switches it off after a question', async ({
  page,
  request,
}) => {
  await begin(page, request)
  await setUp(page, 'crm', 'looms.example')
  await page.getByRole('button', { name: /What it can do\s+CRM/ }).click()
  for (const word of ['Reads', 'Writes', 'Sends']) await expect(dialog(page)).toContainText(word)
  await expectAccessible(page, 'dialog[open]')
  await dialog(page).getByRole('button', { name: 'Switch off' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Switch off CRM?' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Switch off' }).click()
  await expect(toast(page, 'CRM is off')).toBeVisible()
  await expect(card(page, 'crm')).toContainText('Not active')
})

test('[PORT-04] another outlet shows its own modules; one that does not answer leaves the page as it was', async ({
  page,
}) => {
  const [tamarind] = demoMerchants
  await signInAs(page, tamarind)
  await page.goto('/merchant/apps')
  await expect(fact(page, 'tamarind-supply.myshopify.com')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: 'Find and do' })
  await field.fill('wholesale')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(fact(page, 'tamarind-supply.myshopify.com')).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('wholesale')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(fact(page, 'wholesale.tamarind.example')).toBeVisible()
  await expect(page.locator('.module-card').filter({ hasText: 'Running' })).toHaveCount(0)
  await expect(card(page, 'infiniti')).toContainText('Needs a Shopify store')
})
