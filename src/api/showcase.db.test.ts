import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcaseCookie, staffCookie, userTokenCookie } from '#contract/accounts/cookies.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import { modules } from '#contract/modules/modules.ts'
import { readByVisitors } from '#contract/showcase/shown.ts'
import { payments, subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { openShowcase } from '#domain/showcase/open-showcase.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { furnishCompany } from '../../tests/support/furnish-company.ts'
import { type Merchant, newMerchant } from '../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

/** Every call of the contract by a visitor of the demo store: they read what is shown to them, and nothing else. */

let world: TestContext
let merchant: Merchant
let visitor: ApiClient

beforeAll(async () => {
  world = await openTestContext()
  merchant = await newMerchant(world)
  world.ctx.settings.showcaseMerchant = merchant.email
  visitor = await newVisitor()
})
afterAll(() => world.close())

async function newVisitor(): Promise<ApiClient> {
  const browser = new ApiClient(world)
  const value = await openShowcase({ ...world.ctx, ip: browser.ip, credentials: {} }, 'home')
  browser.cookies.set(showcaseCookie(true), value)
  return browser
}

const all = Object.entries<Endpoint>(endpoints)
const decisionOn = (name: string) => Reflect.get(readByVisitors, name) as 'shown' | 'hidden' | undefined

/** A body that no call takes: past the guard it is refused for that, before anything happens. */
async function answerTo(browser: ApiClient, { method, path }: Endpoint) {
  const isWrite = method === 'post'
  const headers: Record<string, string> = isWrite ? { 'content-type': 'text/plain' } : {}
  const { status, body } = await browser.send(method.toUpperCase(), path, isWrite ? 'x' : undefined, headers)
  return { status, body: body as Problem }
}

test('[FRESH-04] [API-04] every call of a merchant that is not shown is refused to a visitor, whatever it does', async () => {
  const wrong: string[] = []
  let refused = 0
  for (const [name, endpoint] of all.filter(([, { access }]) => access.startsWith('merchant'))) {
    const { status, body } = await answerTo(visitor, endpoint)
    const isShown = endpoint.method === 'get' && decisionOn(name) === 'shown'
    const isRefused = status === 403 && body.code === 'showcase_read_only'
    if (isRefused === isShown || status >= 500) wrong.push(`${name}: ${status} ${body.code}`)
    if (isRefused) refused += 1
  }
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThan(80)
})

test('[FRESH-04] [API-04] a visitor is nobody to staff, to module servers and to public calls', async () => {
  const nobody = new ApiClient(world)
  for (const [name, endpoint] of all.filter(([, { access }]) => !access.startsWith('merchant'))) {
    const [seen, expected] = [await answerTo(visitor, endpoint), await answerTo(nobody, endpoint)]
    expect([name, seen.status, seen.body.code]).toEqual([name, expected.status, expected.body.code])
  }
})

test('only reads are shown, and each is a call of a merchant', () => {
  const shown = Object.entries(readByVisitors).filter(([, decision]) => decision === 'shown')
  for (const [name] of shown) {
    const { method, access } = endpoints[name as keyof typeof readByVisitors]
    expect([name, method, access.startsWith('merchant')]).toEqual([name, 'get', true])
  }
})

/** What the pages ask of a call that needs more than its address. */
const asked: Partial<Record<string, readonly string[]>> = {
  workspace: modules.map(({ slug }) => `?app=${slug}`),
  order: ['?id=5'],
  customer: ['?id=5'],
  customerNames: ['?ids=5'],
  dashboard: ['', '?all=true'],
}

test('[FRESH-04] what is shown has no name, email, phone number, key or page to pay at of the merchant in it', async () => {
  const { db } = world.ctx
  const { companyId, outletId, userId, email } = merchant
  await furnishCompany(world.ctx, merchant)
  for (const { slug } of modules) {
    const install = { companyId, outletId, slug, installedAt: world.time.now, installedBy: userId }
    await db
      .insert(moduleInstalls)
      .values({ ...install, projectKey: 'W-secret' })
      .onConflictDoUpdate({ target: [moduleInstalls.outletId, moduleInstalls.slug], set: install })
  }
  await db.update(payments).set({ state: 'pending', payUrl: 'https://pay.example' })
  await db.update(subscriptions).set({ payUrl: 'https://pay.example' })
  const { outlet_list: outlets } = await merchant.browser.logIn(email, merchant.password)
  const keys = outlets.map(({ api_key }) => api_key)
  expect(keys.every(Boolean)).toBe(true)
  const secrets = [email, 'Mei', 'Chua', '91234567', 'Ines Duarte', 'W-secret', 'pay.example', ...keys]
  const leaks: string[] = []
  let answered = 0
  for (const [name, { path }] of all.filter(([own]) => decisionOn(own) === 'shown')) {
    for (const query of asked[name] ?? ['']) {
      const { status, body } = await visitor.get(path + query)
      if (status === 200) answered += 1
      else leaks.push(`${name}${query} was answered ${status}`)
      const text = JSON.stringify(body)
      leaks.push(
        ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}${query}: ${secret}`),
      )
    }
  }
  expect(leaks).toEqual([])
  expect(answered).toBeGreaterThan(30)
})

test('[FRESH-04] the answer to a change says what to do instead', async () => {
  const { status, body } = await visitor.post('/merchant/settings', { company_name: 'Mine now' })
  expect([status, body]).toEqual([
    403,
    {
      code: 'showcase_read_only',
      title: 'This is a demo store',
      message: 'You are looking at a demo store. Create an account to change things.',
      action: { label: 'Create an account', href: '/merchant/login' },
      request_id: 'test',
    },
  ])
})

test('[API-04] a visitor’s secret opens nothing in the cookie of a merchant or of staff', async () => {
  const [secret = ''] = (visitor.cookies.get(showcaseCookie(true)) ?? '').split('.')
  for (const cookie of [userTokenCookie(true), staffCookie(true)]) {
    const dressedUp = new ApiClient(world)
    dressedUp.cookies.set(cookie, secret)
    dressedUp.token = { access: secret, refresh: secret }
    expect((await dressedUp.get('/merchant/orders')).body.code).toBe('signed_out')
    expect((await dressedUp.get('/merchant/admin_staff')).body.code).toBe('signed_out')
    expect((await dressedUp.post('/merchant/token/refresh', { refresh: secret })).body.code).toBe(
      'signed_out',
    )
  }
})

test('[FRESH-04] a visit cannot be prolonged, and signing out does not end it', async () => {
  expect((await visitor.post('/merchant/token/refresh', { refresh: 'x' })).body.code).toBe('signed_out')
  await visitor.post('/logoutEntry')
  expect((await visitor.get('/merchant/orders')).status).toBe(200)
})

test('[FRESH-04] somebody who is signed in is no visitor: their own session counts, and none other', async () => {
  const own = await newMerchant(world)
  own.browser.cookies.set(showcaseCookie(true), visitor.cookies.get(showcaseCookie(true)) ?? '')
  expect((await own.browser.get('/merchant/account')).body.email).toBe(own.email)
  const { token } = own.browser
  own.browser.token = { access: 'ended', refresh: '' }
  expect((await own.browser.get('/merchant/orders')).body.code).toBe('signed_out')
  own.browser.token = token
  // Who signs in has stopped looking around.
  await own.browser.logIn(own.email, own.password)
  expect(own.browser.cookies.has(showcaseCookie(true))).toBe(false)
})

test('the calls of one visit are limited, and no line of the merchant’s activity says so', async () => {
  const busy = await newVisitor()
  const before = await merchant.browser.get('/merchant/activity')
  const codes = new Set<string>()
  for (let call = 0; call <= 300; call += 1) codes.add((await busy.get('/merchant/users')).body.code)
  expect([...codes]).toEqual(['showcase_read_only', 'too_many_requests'])
  expect((await merchant.browser.get('/merchant/activity')).body).toEqual(before.body)
})
