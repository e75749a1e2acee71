import type { Page, Request } from '@playwright/test'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { expect, expectAccessible, expectAccessibleNarrowAndWide, test } from '../../support/journey.ts'
import { confirmEmail, confirmedAccount } from '../../support/sign-in/confirmed-account.ts'
import { type MerchantLogin, newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

const demo: MerchantLogin = { email: 'merchant@demo.example', password: 'Merchant#2025' }
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Outlet/ })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add an outlet' })
const record = (page: Page, name: string) => page.getByRole('article', { name })

const stored = (page: Page) =>
  page.evaluate(() => ({
    outlet: sessionStorage.getItem('outlet'),
    permissions: JSON.parse(localStorage.getItem('userPermission') ?? '{}') as {
      apiKey: string
      outlet_list: SessionView['outlet_list']
    },
  }))

const outletNamed = async (page: Page, name: string) => {
  const { permissions } = await stored(page)
  const found = permissions.outlet_list.find(({ outlet_name }) => outlet_name === name)
  if (!found) throw new Error(`No outlet ${name} is stored.`)
  return found
}

async function openSwitcher(page: Page) {
  await switcher(page).click()
  await expect(switcher(page)).toHaveAttribute('aria-expanded', 'true')
}

async function addOutlet(page: Page, name: string, address: string) {
  await addDialog(page).getByLabel('Outlet name').fill(name)
  await addDialog(page).getByLabel('Web address').fill(address)
  await addDialog(page).getByRole('button', { name: 'Add Outlet' }).click()
}

test('[PORT-02] the bar has the way home, the outlets with a check at this one, and the menu of the account', async ({
  page,
}) => {
  await signInAs(page, demo)
  await page.goto('/merchant/apps')
  await expect(page.getByRole('link', { name: 'Infiniti, apps' })).toHaveAttribute('href', '/merchant/apps')
  await openSwitcher(page)
  await expect(choice(page, 'Tamarind Supply')).toHaveAttribute('aria-checked', 'true')
  await expect(choice(page, 'Tamarind Supply')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Add Outlet' })).toBeFocused()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page, '.portal-bar')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.keyboard.press('Escape')
  await expect(switcher(page)).toBeFocused()

  await page.getByRole('button', { name: 'Account menu, Asha Rao' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Global Settings',
    'Company',
    'Domains',
    'Department',
    'Users',
    'Outlets',
    'Account',
    'Logout',
  ])
  await expectAccessible(page, '.portal-bar')
  await page.getByRole('menuitem', { name: 'Outlets' }).click()
  await expect(page).toHaveURL('/merchant/outlets')
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await page.getByRole('link', { name: 'Infiniti, apps' }).click()
  await expect(page.getByRole('heading', { name: 'Master Command Centre' })).toBeVisible()
})

test('[PORT-04] choosing an outlet replaces the stored session, and a refresh stays in it', async ({
  page,
}) => {
  await signInAs(page, demo)
  await page.goto('/merchant/apps')
  await openSwitcher(page)
  await choice(page, 'Tamarind Wholesale').click()
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(switcher(page)).toContainText('Tamarind Wholesale')
  const wholesale = await outletNamed(page, 'Tamarind Wholesale')
  expect(await stored(page)).toMatchObject({
    outlet: wholesale.id,
    permissions: { apiKey: wholesale.api_key, outlet_list: [{ id: wholesale.id }, {}] },
  })
  await expect(page).toHaveURL(`/merchant/apps?outletId=${wholesale.id}`)
  await page.reload()
  await expect(switcher(page)).toContainText('Tamarind Wholesale')
  // Elsewhere in the portal the tab stays where it is, without an address that says so.
  await page.goto('/merchant/account')
  await expect(switcher(page)).toContainText('Tamarind Wholesale')
})

test('[PORT-04] ?outletId= switches on load; one outside the list is refused and the earlier stays', async ({
  page,
}) => {
  await signInAs(page, demo)
  const wholesale = await outletNamed(page, 'Tamarind Wholesale')
  await page.goto(`/merchant/apps?outletId=${wholesale.id}`)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  expect((await stored(page)).permissions.apiKey).toBe(wholesale.api_key)
  await page.goto('/merchant/apps?outletId=01890000-0000-7000-8000-000000000000')
  await expect(toast(page, 'No access')).toBeVisible()
  await expect(page).toHaveURL(`/merchant/apps?outletId=${wholesale.id}`)
  await expect(switcher(page)).toContainText('Tamarind Wholesale')
  expect(await stored(page)).toMatchObject({
    outlet: wholesale.id,
    permissions: { apiKey: wholesale.api_key },
  })
})

test('[PORT-04] [PORT-13] two tabs work in two outlets, each naming its own', async ({ page, context }) => {
  await signInAs(page, demo)
  await page.goto('/merchant/account')
  await expect(switcher(page)).toContainText('Tamarind Supply')
  const supply = await outletNamed(page, 'Tamarind Supply')
  const wholesale = await outletNamed(page, 'Tamarind Wholesale')
  const second = await context.newPage()
  await waitForReact(second)
  await second.goto('/merchant/account')
  await openSwitcher(second)
  await choice(second, 'Tamarind Wholesale').click()
  await expect(toast(second, 'Welcome back!')).toBeVisible()

  const namedBy = async (tab: Page) => {
    const isSave = (sent: Request) => sent.url().endsWith('/api/merchant/account')
    const sent = tab.waitForRequest(isSave)
    await tab.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click()
    const { outlet, 'api-key': key } = await (await sent).allHeaders()
    return { outlet, key }
  }
  expect(await namedBy(page)).toEqual({ outlet: supply.id, key: supply.api_key })
  expect(await namedBy(second)).toEqual({ outlet: wholesale.id, key: wholesale.api_key })
  for (const [tab, name] of [
    [page, 'Tamarind Supply'],
    [second, 'Tamarind Wholesale'],
  ] as const) {
    await tab.reload()
    await expect(switcher(tab)).toContainText(name)
  }
  expect(await namedBy(page)).toEqual({ outlet: supply.id, key: supply.api_key })
})

test(
  '[PORT-03] "+ Add Outlet" understands a pasted address, keeps what was typed, and leads into the new outlet',
  { tag: '@long' },
  async ({ page, inbox }) => {
    const login = await newAccount(page.request)
    await signInAs(page, login)
    await page.goto('/merchant/apps')
    await openSwitcher(page)
    await page.getByRole('menuitem', { name: 'Add Outlet' }).click()
    const dialog = addDialog(page)
    await expectAccessibleNarrowAndWide(page)
    await addOutlet(page, '', 'not an address')
    await expect(dialog.getByText('Outlet name required')).toBeVisible()
    await expect(dialog.getByText('Please enter a valid URL.')).toBeVisible()
    await expect(dialog.getByLabel('Outlet name')).toBeFocused()
    await addOutlet(page, 'Straits Night Market', ' https://www.Night.Straits.example/shop?x=1 ')
    await expect(dialog.getByText('We read: night.straits.example, a website.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Confirm your email to do this')
    await expect(dialog.getByLabel('Outlet name')).toHaveValue('Straits Night Market')

    await confirmEmail(page, login, inbox)
    await page.goto('/merchant/apps')
    await openSwitcher(page)
    await page.getByRole('menuitem', { name: 'Add Outlet' }).click()
    await addOutlet(page, 'Straits Night Market', 'https://admin.shopify.com/store/straits-night/products')
    await expect(toast(page, 'Outlet added')).toBeVisible()
    await expect(switcher(page)).toContainText('Straits Night Market')
    const added = await outletNamed(page, 'Straits Night Market')
    expect(added.web_url).toBe('straits-night.myshopify.com')
    expect(await stored(page)).toMatchObject({ outlet: added.id, permissions: { apiKey: added.api_key } })
    await openSwitcher(page)
    await page.getByRole('menuitem', { name: 'Add Outlet' }).click()
    await addOutlet(page, 'Twice', 'straits-night.myshopify.com')
    await expect(dialog.getByText('Straits Night Market already has this address.')).toBeVisible()
  },
)

test('[PORT-03] an outlet is renamed, given a key that is shown once, archived and restored', async ({
  page,
  inbox,
}) => {
  await signInAs(page, await confirmedAccount(page, inbox))
  await page.goto('/merchant/outlets')
  await expect(page.getByRole('button', { name: /^Archive/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Add Outlet' }).click()
  await addOutlet(page, 'Night Market', 'night.straits.example')
  await expect(record(page, 'Night Market')).toContainText('This tab')
  await expect(record(page, 'Night Market')).toContainText('Mei Chua, owner')
  await expectAccessibleNarrowAndWide(page)

  await page.getByRole('button', { name: 'Rename: Night Market' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename outlet' })
  await renaming.getByLabel('Outlet name').fill('  ')
  await renaming.getByRole('button', { name: 'Save name' }).click()
  await expect(renaming.getByText('Outlet name required')).toBeVisible()
  await renaming.getByLabel('Outlet name').fill('Day Market')
  await renaming.getByRole('button', { name: 'Save name' }).click()
  await expect(switcher(page)).toContainText('Day Market')

  const before = await outletNamed(page, 'Day Market')
  await page.getByRole('button', { name: 'New key: Day Market' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  const made = page.getByRole('dialog', { name: 'Your new key' })
  const key = await made.locator('code').textContent()
  expect(key).toMatch(/^K-/)
  expect(key).not.toBe(before.api_key)
  expect((await stored(page)).permissions.apiKey).toBe(key)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(key ?? '')).toHaveCount(0)

  await page.getByRole('button', { name: 'Archive: Day Market' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('region', { name: 'Archived' })).toContainText('Day Market')
  // The tab worked in it, and goes on in the other one.
  await expect(switcher(page)).not.toContainText('Day Market')
  await expect.poll(async () => (await stored(page)).outlet).not.toBe(before.id)
  await page.getByRole('button', { name: 'Restore: Day Market' }).click()
  await expect(toast(page, 'Outlet restored')).toBeVisible()
  await page.getByRole('button', { name: 'Work here: Day Market' }).click()
  await expect(switcher(page)).toContainText('Day Market')
})

test(
  '[PORT-03] [PORT-10] a smaller role reads the outlets it was given and is offered no changes',
  { tag: '@long' },
  async ({ page, request, inbox }) => {
    const owner = await confirmedAccount(page, inbox)
    await signInAs(page, owner)
    await page.goto('/merchant/outlets')
    const email = owner.email.replace('mei-', 'noor-')
    const invited = page.waitForResponse('**/api/merchant/users/invite')
    await page.evaluate(async (to) => {
      const { access } = JSON.parse(localStorage.getItem('token') ?? '{}') as { access: string }
      const { outlet_list } = JSON.parse(localStorage.getItem('userPermission') ?? '{}') as SessionView
      await fetch('/api/merchant/users/invite', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
        body: JSON.stringify({ email: to, role: 'analyst', outlet_ids: outlet_list.map(({ id }) => id) }),
      })
    }, email)
    expect((await invited).status()).toBe(200)
    const link = new URL(await inbox.linkIn(await inbox.emailTo(email, ''), '/merchant/invitation'))
    const login = { email, password: 'Quiet#Harbour7' }
    const joined = await request.post('/api/merchant/invitation/join', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        token: link.searchParams.get('token'),
        first_name: 'Noor',
        last_name: 'Haddad',
        password: login.password,
        termsAndCondition: true,
      },
    })
    expect(joined.status()).toBe(200)
    await signInAs(page, login)
    await page.goto('/merchant/outlets')
    await expect(page.getByRole('article')).toContainText('Noor Haddad, analyst')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Add Outlet' })).toHaveCount(0)
  },
)
