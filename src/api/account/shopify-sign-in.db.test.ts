import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from '../../../tests/support/api-client.ts'
import {
  type AccountStore,
  codeOf,
  openAccountStore,
  type StoreCustomer,
} from '../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
let orderId: number
let customer: StoreCustomer
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
  orderId = await store.order()
  customer = await store.customerOf(orderId)
})
afterAll(() => world.close())

test('[ACC-04] Shopify vouches for the customer, in the browser that set out', async () => {
  const shopper = store.newShopper()
  const { body } = await shopper.post('/shopify/start')
  const back = await shopifyBrowser().signIn(String(body.url), customer.email)
  expect(back.searchParams.get('state')).toMatch(/^quiet\./)
  const answer = Object.fromEntries(back.searchParams)

  const other = store.newShopper()
  expect(await other.post('/shopify', answer)).toMatchObject({
    status: 403,
    body: { code: 'shopify_sign_in_refused' },
  })
  expect((await shopper.post('/shopify', answer)).body).toMatchObject({ shopper: { kind: 'customer' } })
  expect((await shopper.get('/profile')).body.email).toBe(customer.email)
  const ids = (await shopper.get('/orders')).body.orders.map(({ id }: { id: string }) => id)
  expect(ids).toContain(String(orderId))
})

test('[ACC-04] [ACC-09] signing out after a sign-in by Shopify leads there and back, and Shopify asks again', async () => {
  const shopper = store.newShopper()
  const { body } = await shopper.post('/shopify/start')
  const browser = shopifyBrowser()
  const back = await browser.signIn(String(body.url), customer.email)
  await shopper.post('/shopify', Object.fromEntries(back.searchParams))
  const again = await shopper.post('/shopify/start')
  expect((await browser.follow(String(again.body.url))).pathname).toBe('/api/shopify/customer')

  const out = await shopper.post('/sign_out')
  expect([...shopper.cookies.keys()]).toEqual(['__Host-infiniti_shopper_trip'])
  const home = await browser.follow(String(out.body.url))
  expect(home.pathname).toBe('/api/shopify/customer/signed-out')
  const sent = await new ApiClient(world).get(`/shopify/customer/signed-out${home.search}`)
  expect(sent.headers.get('location')).toBe('https://quiet.accounts.example/account/sign-in')
  const third = await store.newShopper().post('/shopify/start')
  expect((await browser.follow(String(third.body.url))).pathname).toMatch(/\/login\//)

  const { email } = await store.customerOf(await store.order())
  const byCode = await store.signIn(email)
  expect((await byCode.post('/sign_out')).body.url).toBeNull()
})

test('[ACC-04] a refusal at Shopify says so, and a store without that sign-in does not offer it', async () => {
  // As in the product, where it replaces the global Response.
  getRequestListener(() => new Response())
  const shopper = store.newShopper()
  const { body } = await shopper.post('/shopify/start')
  const state = new URL(String(body.url)).searchParams.get('state') ?? ''
  expect(await shopper.post('/shopify', { state, error: 'access_denied' })).toMatchObject({
    status: 403,
    body: { code: 'shopify_sign_in_refused' },
  })
  const other = await openAccountStore(world, 'old-accounts.myshopify.com', 'old-accounts')
  await fetch(`${world.sandbox.url}/shopify/${other.shop}/admin/accounts`, {
    method: 'POST',
    body: new URLSearchParams({ accounts: 'classic' }),
    redirect: 'manual',
  })
  const at = world.time.now
  world.time.now = new Date(at.getTime() + 2 * 60_000)
  expect((await other.newShopper().get('/store')).body.ways).toEqual(['code'])
  expect((await other.newShopper().post('/shopify/start')).body.code).toBe('shopify_sign_in_off')
  world.time.now = at
})

/** A browser at Shopify, which stays signed in there. */
function shopifyBrowser() {
  const jar = new Map<string, string>()
  const go = async (address: string, form?: Record<string, string>) => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  /** Where it ends: at our own host, or at a page that asks something. */
  const follow = async (from: string, first?: Response): Promise<URL> => {
    let at = new URL(from)
    let answer = first
    for (;;) {
      answer ??= await go(at.href)
      const location = answer.headers.get('location')
      if (!location) return at
      at = new URL(location, at)
      if (at.pathname.startsWith('/api/shopify/customer')) return at
      answer = undefined
    }
  }
  return {
    follow,
    /** As a person does: types the address, then the code of the email. */
    async signIn(url: string, email: string): Promise<URL> {
      const login = (await follow(url)).href
      await go(login, { email })
      return follow(login, await go(`${login}/code`, { email, code: await codeOf(world, email) }))
    },
  }
}
