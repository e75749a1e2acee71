import type { Page } from '@playwright/test'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { modules } from '#contract/modules/modules.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { expect, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'

/** On a server of its own in these tests, see start-product.ts. */
const external = 'flash_accounts'
const ownModules = modules.filter(({ slug }) => slug !== external)

/** An API call as the page's own scripts would make it. */
const call = <T>(page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, input]) => {
      const { access } = JSON.parse(localStorage.getItem('token') ?? '{}') as SessionView['token']
      const answer = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
        body: JSON.stringify(input),
      })
      return (await answer.json()) as T
    },
    [path, body] as const,
  )

/** A merchant of this test alone, with an address and these modules running. */
async function merchantWith(page: Page, request: Parameters<typeof newAccount>[0], ...apps: string[]) {
  await signInAs(page, await newAccount(request))
  await call(page, '/save_web_url', { web_url: `shop-${Date.now()}.example`, platforms: 'manual' })
  for (const app of apps) await call(page, '/install_app', { plugin_name: 'other', app })
}

const handOffTo = async (page: Page, app: string) =>
  (await call<{ url: string }>(page, '/merchant/xut', { app })).url

const name = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })

test('[PORT-06] [PORT-11] a module opens by its hand-off, which leaves the address, works once, and is not needed again', async ({
  page,
  request,
}) => {
  await merchantWith(page, request, 'email')
  const url = await handOffTo(page, 'email')
  // Held back, so that what is shown meanwhile can be seen.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/merchant/workspace/redeem', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url)
  await expect(name(page, 'Module Testing')).toBeVisible()
  await expect(page.getByText('Loading Email App...')).toBeVisible()
  await expect(page).toHaveURL('/merchant/email/?app=email&home=1')
  letGo()
  await expect(name(page, 'Email')).toBeVisible()
  await expect(page.getByText('Needs a Shopify store', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to apps' })).toHaveAttribute('href', '/merchant/apps')

  await page.reload()
  await expect(name(page, 'Email')).toBeVisible()

  // The same once more, as somebody would who kept the address.
  await page.goto(url)
  await expect(name(page, 'Link used or expired')).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(name(page, 'Email')).toBeVisible()
  await page.goto('/merchant/email/?xut=garbled&app=email&home=1')
  await expect(name(page, 'Link used or expired')).toBeVisible()
  await expectAccessibleNarrowAndWide(page)
})

test('[PORT-11] a hand-off of somebody else is refused', { tag: '@long' }, async ({ page, request }) => {
  await merchantWith(page, request, 'crm')
  const url = await handOffTo(page, 'crm')
  await signInAs(page, await newAccount(request))
  await page.goto(url)
  await expect(name(page, 'Not for this account')).toBeVisible()
})

test('[PORT-11] limits of messages are checked and survive a refresh; no figure is invented', async ({
  page,
  request,
}) => {
  await merchantWith(page, request, 'whatsapp')
  await page.goto('/merchant/whatsapp/')
  const limits = page.getByRole('region', { name: 'Quiet hours and price cap', exact: true })
  const cap = limits.getByLabel('Most for one message')
  await cap.fill('12')
  await limits.getByRole('button', { name: 'Save' }).click()
  await expect(limits.getByText('This number is too large')).toBeVisible()
  await expect(cap).toBeFocused()
  await cap.fill('0.05')
  await limits.getByLabel('Quiet from').fill('21:00')
  await limits.getByLabel('Quiet until').fill('09:30')
  await limits.getByRole('button', { name: 'Save' }).click()
  await expect(limits.getByText('Both set')).toBeVisible()

  const figures = page.getByRole('region', { name: 'WhatsApp messages sent' })
  await expect(figures.getByText('No messages yet')).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(cap).toHaveValue('0.05')
  await expect(limits.getByLabel('Quiet from')).toHaveValue('21:00')
  await expect(limits.getByLabel('Quiet until')).toHaveValue('09:30')
  await expect(figures.getByText('No messages yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0)
})

test(
  '[PORT-11] each of the eleven paths opens its own workspace, with and without the last slash',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await signInAs(page, { email: 'merchant@demo.example', password: 'Merchant#2025' })
    for (const [index, { slug, path }] of ownModules.entries()) {
      await page.goto(index % 2 ? path.replace(/\/$/, '') : path)
      await expect(name(page, moduleCopy[slug].name)).toBeVisible()
      const place = `Module ${modules.findIndex((one) => one.slug === slug) + 1} of 11`
      // The dashboard begins with its figures.
      const own =
        slug === 'infiniti' ? page.getByRole('region', { name: 'Your store, today' }) : page.getByText(place)
      await expect(own).toBeVisible()
    }
    await page.goto('/merchant/Flash_Accounts/')
    await expect(name(page, 'Flash Accounts has its own address')).toBeVisible()

    // What does not run here says so, and another outlet has a state of its own.
    await page.goto('/merchant/customers/')
    await expect(page.getByText('Store not connected', { exact: true })).toBeVisible()
    const wholesale = await page.evaluate(() => {
      const { outlet_list } = JSON.parse(localStorage.getItem('userPermission') ?? '{}') as SessionView
      return outlet_list.find(({ outlet_name }) => outlet_name === 'Tamarind Wholesale')?.id
    })
    await page.goto(`/merchant/customers/?outletId=${wholesale}`)
    const off = page.getByRole('region', { name: 'CRM is not active in Tamarind Wholesale' })
    await expect(off.getByRole('link', { name: 'Activate' })).toHaveAttribute('href', '/merchant/apps')
  },
)

test('[PORT-12] [PORT-13] the workspace of WhatsApp stores the project key, and calls carry it from then on', async ({
  page,
  request,
}) => {
  await merchantWith(page, request, 'whatsapp')
  await page.goto('/merchant/whatsapp/')
  const stored = () => page.evaluate(() => localStorage.getItem('whatsappUserPermission'))
  await expect.poll(stored).toMatch(/^\{"projectApiKey":"W-/)
  const { projectApiKey } = JSON.parse((await stored()) ?? '{}') as { projectApiKey: string }
  const called = page.waitForRequest('**/api/merchant/messages/settings')
  const limits = page.getByRole('region', { name: 'Quiet hours and price cap', exact: true })
  await limits.getByRole('button', { name: 'Save' }).click()
  expect((await called).headers()['whatsapp-project-key']).toBe(projectApiKey)
  await page.goto('/userLogout')
  await expect.poll(stored).toBeNull()
})

for (const slug of ['whatsapp', 'otp_verification'] as const) {
  test(
    `the workspace of ${slug} is accessible, wide and narrow`,
    { tag: '@long' },
    async ({ page, request }) => {
      await merchantWith(page, request, slug)
      await page.goto(modules.find((module) => module.slug === slug)?.path ?? '')
      await expectAccessibleNarrowAndWide(page)
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
}

test('[LIVE-06] a planned module says what it will do, and offers no switch, on its card and in its workspace', async ({
  page,
  request,
}) => {
  await merchantWith(page, request, 'infiniti')
  await page.goto('/merchant/apps?show=planned')
  const cards = page.locator('.module-card')
  await expect(cards).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Activate Now/ })).toHaveCount(0)
  await page.getByRole('button', { name: /What it will do\s+Referral/ }).click()
  await expect(page.getByRole('dialog')).toContainText('it does nothing yet and can’t be activated')
  await page.keyboard.press('Escape')
  await expectAccessibleNarrowAndWide(page)
  await page.goto('/merchant/Referral/')
  await expect(page.getByRole('region', { name: 'Referral is planned' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Access' })).toContainText('Who referred whom')
  await expect(page.getByText('Running', { exact: false })).toHaveCount(0)
})
