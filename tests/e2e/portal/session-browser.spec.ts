import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { newAccount } from '../../support/sign-in/merchant-browser.ts'
import { testPorts } from '../../support/product.ts'
import { waitForReact } from '../../support/wait-for-react.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const again = (page: Page) => page.getByRole('button', { name: 'Send again' })
const resend = '**/api/merchant/verify_email/resend'
const refresh = '**/api/merchant/token/refresh'

interface Stored {
  local: Record<string, string>
  session: Record<string, string>
}

const storage = (page: Page) =>
  page.evaluate((): Stored => {
    const [local, session] = [localStorage, sessionStorage].map((kept): Record<string, string> =>
      Object.fromEntries(Object.entries(kept)),
    )
    return { local: local ?? {}, session: session ?? {} }
  })

/** Puts the stored pair in the past, and its refresh token where the test wants it. */
const expire = (page: Page, change: { refresh?: string } = {}) =>
  page.evaluate((changed) => {
    const pair = JSON.parse(localStorage.getItem('token') ?? '{}') as { access: string }
    const access = pair.access.replace(/^\d+/, '1')
    localStorage.setItem('token', JSON.stringify({ ...pair, access, ...changed }))
  }, change)

/** A merchant who came in through the page, and stands among the apps. */
async function signIn(page: Page, merchant: { email: string; password: string }): Promise<void> {
  if (!page.url().includes('/merchant/login')) await page.goto('/merchant/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(merchant.email)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Password' }).fill(merchant.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant/apps')
}

test('[PORT-01] a private page needs token and permissions; the server goes by the session alone', async ({
  page,
  request,
}) => {
  const merchant = await newAccount(request)
  await page.goto('/merchant/apps')
  await expect(page).toHaveURL(/\/merchant\/login\?next=%2Fmerchant%2Fapps$/)
  // Storage alone impresses nobody.
  await page.evaluate(() => {
    localStorage.setItem('token', '{"access":"9999999999.x","refresh":"y"}')
    localStorage.setItem('userPermission', '{"apiKey":"K","outlet_list":[]}')
  })
  await page.goto('/merchant/apps')
  await expect(page).toHaveURL(/\/merchant\/login\?next=/)

  await signIn(page, merchant)
  for (const key of ['token', 'userPermission']) {
    await page.evaluate((name) => localStorage.removeItem(name), key)
    // The page leaves by itself, perhaps before it has loaded.
    await page.goto('/merchant/apps').catch(() => {})
    await page.waitForURL('**/merchant/login?ended=**')
    await expect(notices(page)).toContainText('Please login.')
    await signIn(page, merchant)
    expect((await storage(page)).local[key]).toBeDefined()
  }
})

test(
  '[PORT-12] what a sign-in stores has the promised names and fields, and signing out leaves the cookies only',
  { tag: '@long' },
  async ({ page, request, context }) => {
    await signIn(page, await newAccount(request))
    const { local, session } = await storage(page)
    const token = JSON.parse(local.token ?? '') as { access: string; refresh: string }
    expect(Number(token.access.split('.')[0]) * 1000).toBeGreaterThan(Date.now())
    const permissions = JSON.parse(local.userPermission ?? '') as Record<string, unknown>
    expect(Object.keys(permissions).toSorted()).toEqual(
      [
        [
          'apiKey',
          'appName',
          'campaign',
          'currencySymbol',
          'installedApps',
          'is_super_user',
          'logged_in_user',
        ],
        ['multi_user_key', 'multipleDomain', 'outlet_list', 'permissionList', 'super_user', 'web_url'],
      ].flat(),
    )
    expect(permissions).toMatchObject({ currencySymbol: '₹', logged_in_user: { user_first_name: 'Mei' } })
    expect(local.app_name).toBe('infiniti')
    expect(session.isLoad).toBe('true')
    const cookie = (await context.cookies()).find(({ name }) => name === 'infiniti_user_token')
    expect(cookie).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(1.9)
    expect(days).toBeLessThanOrEqual(2)

    await page.evaluate(() => {
      for (const key of ['whatsappUserPermission', 'shopifyUserDetails', 'aft_no', 'currentFeature']) {
        localStorage.setItem(key, '{}')
      }
      localStorage.setItem('theme', 'dark')
    })
    await page.goto('/userLogout')
    await page.waitForURL('**/merchant/login/')
    const left = await storage(page)
    // The choice of light or dark is not of the session.
    expect(Object.keys(left.local)).toEqual(['theme'])
    expect(Object.keys(left.session).filter((key) => !key.startsWith('react-router'))).toEqual([])
  },
)

test('[PORT-13] requests say whose they are; two tabs renew an expired token once, and both go on', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newAccount(request))
  await page.evaluate(() => localStorage.setItem('whatsappUserPermission', '{"projectApiKey":"wa-1"}'))
  const { local } = await storage(page)
  const permissions = JSON.parse(local.userPermission ?? '') as {
    apiKey: string
    multi_user_key: string
    outlet_list: { id: string }[]
  }
  const sent = page.waitForRequest(resend)
  await again(page).click()
  const headers = await (await sent).allHeaders()
  expect(headers).toMatchObject({
    'api-key': permissions.apiKey,
    'super-user': 'false',
    'multi-user-key': permissions.multi_user_key,
    outlet: permissions.outlet_list[0]?.id,
    'user-role': 'owner',
    'whatsapp-project-key': 'wa-1',
  })
  expect(headers.authorization).toMatch(/^Bearer \d+\./)
  expect(headers['time-zone']).toBeUndefined()
  await expect(notices(page)).toContainText('Email sent')

  const second = await context.newPage()
  await waitForReact(second)
  await second.goto('/merchant/apps')
  await expect(again(second)).toBeVisible()
  await expire(page)
  let renewals = 0
  context.on('request', (asked) => (renewals += asked.url().endsWith('/merchant/token/refresh') ? 1 : 0))
  await context.route(refresh, async (route) => {
    await Promise.all([page, second].map((tab) => expect(tab.locator('[aria-busy=true]')).toBeVisible()))
    await route.continue()
  })
  const answers = [page, second].map((tab) => tab.waitForResponse(resend))
  await Promise.all([page, second].map((tab) => again(tab).click()))
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200)
  expect(renewals).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Master Command Centre' })).toBeVisible()
})

test(
  '[PORT-13] a token that cannot be renewed is refused here, a 401 ends the session, and both lead to login',
  { tag: '@long' },
  async ({ page, request, context }) => {
    const merchant = await newAccount(request)
    await signIn(page, merchant)
    let asked = 0
    page.on('request', (sent) => (asked += sent.url().includes('/verify_email/resend') ? 1 : 0))
    await expire(page, { refresh: 'stale' })
    await again(page).click()
    await page.waitForURL('**/merchant/login?ended=expired**')
    await expect(notices(page)).toContainText('Token expired')
    expect(asked).toBe(0)
    expect((await storage(page)).local.token).toBeUndefined()

    await signIn(page, merchant)
    await context.clearCookies({ name: 'infiniti_user_token' })
    await again(page).click()
    await page.waitForURL('**/merchant/login?ended=signed-out**')
    expect((await storage(page)).local.userPermission).toBeUndefined()
  },
)

test('[PORT-14] signing out ends the session on the server, in every tab and at the servers of modules', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newAccount(request))
  const { local } = await storage(page)
  const other = await context.newPage()
  await waitForReact(other)
  await other.goto('/merchant/apps')
  await expect(again(other)).toBeVisible()

  const cookies = await context.cookies()
  const module = page.waitForRequest(`http://127.0.0.1:${testPorts.sandbox}/userLogout`)
  const opened = await page.goto('/userLogout')
  expect(opened?.headers()['content-security-policy']).toContain(
    `frame-src http://127.0.0.1:${testPorts.sandbox}`,
  )
  await module
  await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to sign-in now' })).toHaveAttribute(
    'href',
    '/merchant/login/',
  )
  await other.waitForURL('**/merchant/login?**')
  await page.waitForURL('**/merchant/login/')

  // Both halves, kept by somebody who copied them, are worth nothing now.
  const { access } = JSON.parse(local.token ?? '') as { access: string }
  const copied = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await request.get('/api/merchant/passkeys', {
    headers: { Authorization: `Bearer ${access}`, Cookie: copied },
  })
  expect(answer.status()).toBe(401)

  // Once more, signed out already. The page is kept from leading on until it has been looked at.
  await page.route('**/merchant/login/', (route) => route.abort('aborted'))
  await page.goto('/userLogout/')
  await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/merchant/login/')
  await page.getByRole('link', { name: 'Go to sign-in now' }).click()
  await page.waitForURL('**/merchant/login/')
})
