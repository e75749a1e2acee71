import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { freePort } from '../../support/embedded-postgres.ts'
import { type ServerProcess, startShortLived } from '../../support/faults/server-process.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'

const id = 'G-TEST123'
const thirdParty = 'https://www.google-analytics.com/**'
const dashboard = 'https://dashboard.example'

let server: ServerProcess
let folder: string

// One after the other, because they share a product.
test.describe.configure({ mode: 'default' })

/** On the embedded database, as `npm start` has it; only here are analytics and a dashboard configured. */
test.beforeAll(async () => {
  // It starts beside other journeys, on a machine that may be busy.
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'infiniti-embedded-'))
  server = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ANALYTICS_ID: id,
    DASHBOARD_BASE_URL: `${dashboard}/desk/`,
    CAPTCHA_MAX_TRIES: '30',
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('on the embedded database a visitor writes to us, a merchant renames an outlet, and staff find both', async ({
  page,
}) => {
  const [merchant] = demoMerchants
  const email = 'embedded@tamarind.example'
  await page.goto(`${server.url}/contact-us`)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByLabel('Website URL').fill('tamarind.example')
  await page.getByLabel('Message').fill('Does it run without PostgreSQL?')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()

  await page.goto(`${server.url}/merchant/login`)
  await page.getByRole('button', { name: new RegExp(`^${merchant.email}`) }).click()
  await page.getByRole('button', { name: 'Sign In With Password' }).click()
  await page.waitForURL('**/merchant/apps')
  await page.goto(`${server.url}/merchant/outlets`)
  await page
    .getByRole('button', { name: /^Rename: / })
    .first()
    .click()
  const renaming = page.getByRole('dialog', { name: 'Rename outlet' })
  await renaming.getByLabel('Outlet name').fill('Tamarind Night Market')
  await renaming.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Rename: Tamarind Night Market' })).toBeVisible()

  await page.goto(`${server.url}/admin/login`)
  await page.getByLabel('Email').fill(demoStaff.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoStaff.password)
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
  await page.waitForURL('**/admin/home/')
  await page.goto(`${server.url}/admin/leads?view=all&search=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
  await page.goto(`${server.url}/admin/audit`)
  await expect(page.getByText(`${merchant.email} renamed an outlet.`)).toHaveCount(1)
})

test('[FEAT-05] our own collector counts a click; the third party hears of it only after consent', async ({
  page,
}) => {
  const told: string[] = []
  await page.route(thirdParty, (route) => {
    told.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${server.url}/`)
  const slip = page.getByRole('region', { name: 'Privacy choice' })
  await expect(slip).toBeVisible()
  // To refuse is as easy as to agree.
  const [refuse, accept] = [
    slip.getByRole('button', { name: 'Refuse' }),
    slip.getByRole('button', { name: 'Accept' }),
  ]
  expect((await refuse.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  const policy = (await page.request.get(`${server.url}/`)).headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('google')
  const install = page.getByRole('link', { name: /Install on Shopify/ }).first()
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && !request.postData()?.includes('"Page"'),
  )
  await install.click({ modifiers: ['ControlOrMeta'] })
  expect((await counted).postDataJSON()).toEqual({
    category: 'Call To Action',
    label: 'install_through_herosection',
    path: '/',
  })
  expect(told).toEqual([])

  await accept.click()
  await expect(slip).toBeHidden()
  await page.goto(`${server.url}/wishlist`)
  await expect(slip).toBeHidden()
  await page.locator('[data-event=next_button]').click()
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told[0]).toContain(`tid=${id}`)
  expect(told[0]).toContain('en=next_button')
})

test(
  '[PORT-10] with a dashboard configured the settings open there, with a hand-off made when pressed',
  { tag: '@long' },
  async ({ page }) => {
    await page.route(`${dashboard}/**`, (route) =>
      route.fulfill({ body: 'Welcome', contentType: 'text/html' }),
    )
    await signInAs(page, { email: 'merchant@demo.example', password: 'Merchant#2025' }, server.url)
    await page.goto(`${server.url}/merchant/account`)
    const menu = page.getByRole('button', { name: 'Account menu, Asha Rao' })
    await menu.click()
    await expect(page.getByRole('menuitem', { name: 'Outlets' })).toHaveAttribute('href', '/merchant/outlets')
    await page.getByRole('menuitem', { name: 'Domains' }).click()
    await expect(page).toHaveURL(/^https:\/\/dashboard\.example\/desk\/login-check\/\?/)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('app'), searchParams.get('home')]).toEqual(['/merchant/domains', '1'])

    const redeem = (audience: string) =>
      page.request.post(`${server.url}/api/merchant/xut/redeem/`, {
        data: { xut: searchParams.get('xut'), audience },
      })
    expect((await redeem(server.url)).status()).toBe(401)
    const redeemed = await redeem(dashboard)
    expect(await redeemed.json()).toMatchObject({ app: '/merchant/domains', company: 'Tamarind Supply' })
    expect((await redeem(dashboard)).status()).toBe(401)
  },
)
