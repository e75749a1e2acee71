import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { type AccountStore, openAccountStore } from '../../../tests/support/shopper-world.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

const path = '/merchant/customer_accounts'
const view = async ({ browser }: { browser: ApiClient }) => (await browser.get(path)).body.data

test('[ACC-07] before the store allows it, accounts cannot be switched on, and the page says what is missing', async () => {
  const owner = await newStoreOwner(world, { website: 'new-shop.myshopify.com' })
  expect(await view(owner)).toMatchObject({
    is_on: false,
    is_set_up: false,
    needs: 'connect',
    slug: 'new-shop',
  })
  await comeBack(owner.browser, await owner.grant('new-shop.myshopify.com'))
  expect(await view(owner)).toMatchObject({
    needs: 'scopes',
    has_shopify_sign_in: true,
    domain: '.accounts.example',
    url: 'https://new-shop.accounts.example',
    scopes: [
      { scope: 'read_products', is_granted: false },
      { scope: 'write_customers', is_granted: false },
      { scope: 'customer_read_customers', is_granted: false },
    ],
  })
  const on = { ...store.settings, slug: 'new-shop' }
  expect(await owner.browser.post(path, on)).toMatchObject({ status: 409, body: { code: 'scopes_missing' } })
  expect((await owner.browser.post(path, { ...on, is_on: false })).body.data).toMatchObject({
    is_set_up: true,
  })
  const { body } = await owner.browser.post(`${path}/scopes`)
  const scope = new URL(String(body.url)).searchParams.get('scope')
  expect(scope?.split(',')).toEqual(expect.arrayContaining(['read_orders', 'write_customers']))
})

test('[ACC-07] the approval comes back to the settings, and later grants keep it', async () => {
  const { browser } = store.owner
  expect(await view(store.owner)).toMatchObject({ is_on: true, needs: null, theme: 'armani' })
  const again = await comeBack(browser, await store.owner.grant(store.shop, { from: 'accounts' }))
  expect(again).toMatchObject({ path: '/merchant/oh-my-customer/', query: { connected: 'true' } })
  const [grant] = await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, store.shop))
  expect(grant?.scopes).toContain('write_customers')
})

test('[ACC-01] a name belongs to one store, and some belong to nobody', async () => {
  const other = await openAccountStore(world, 'loud-shop.myshopify.com', 'loud')
  for (const slug of ['quiet', 'www', 'admin']) {
    expect(await other.owner.browser.post(path, { ...other.settings, slug })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', fields: { slug: expect.any(String) } },
    })
  }
  for (const slug of ['a', '-abc', 'ab_c', 'x'.repeat(41), 'a.b']) {
    expect((await other.owner.browser.post(path, { ...other.settings, slug })).status).toBe(400)
  }
  expect((await other.newShopper().get('/store')).status).toBe(200)
})

test('[ACC-07] theme, name, colour and logo are what the account shows; off is off', async () => {
  const { browser, companyId } = store.owner
  const look = { theme: 'elite', brand_name: 'Très Quiet', colour: '#0a7', logo: '2x1.gA' }
  await browser.post(path, { ...store.settings, ...look })
  expect((await store.newShopper().get('/store')).body).toMatchObject({
    theme: 'elite',
    brand: { name: 'Très Quiet', colour: '#00aa77', logo: '2x1.gA' },
  })
  expect((await browser.post(path, { ...store.settings, logo: 'data:image/svg' })).status).toBe(400)
  await browser.post(path, { ...store.settings, is_on: false })
  expect((await store.newShopper().get('/store')).status).toBe(404)
  await browser.post(path, store.settings)
  const acts = await world.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), eq(auditLog.action, 'customer-accounts-set')))
  expect(acts.at(-1)?.detail).toMatchObject({ is_on: true, slug: 'quiet' })
})

test('[ACC-01] opening customer accounts activates their module; switching it off closes them at once', async () => {
  const { browser } = store.owner
  const app = 'oh_my_customer'
  const workspace = async () => (await browser.get(`/merchant/workspace?app=${app}`)).body.data
  expect(await workspace()).toMatchObject({
    is_installed: true,
    requirements: [
      { name: 'store', missing: null },
      { name: 'accounts', missing: null },
    ],
  })
  await browser.post('/uninstall_app', { app })
  expect((await store.newShopper().get('/store')).status).toBe(404)
  expect(await view(store.owner)).toMatchObject({ is_on: false, slug: 'quiet', brand: { name: 'Quiet' } })
  await browser.post(path, store.settings)
  expect(await workspace()).toMatchObject({ is_installed: true })
  expect((await store.newShopper().get('/store')).status).toBe(200)
})

test('[ACC-07] the merchant opens the account as a test shopper: the newest order, masked', async () => {
  await store.order()
  const { body } = await store.owner.browser.post(`${path}/test_shopper`)
  expect(body.kind).toBe('link')
  const token = new URL(String(body.url)).searchParams.get('token') ?? ''
  const shopper = store.newShopper()
  expect((await shopper.post('/link', { token })).body).toMatchObject({ shopper: { kind: 'link' } })
  const [order] = (await shopper.get('/orders')).body.orders
  expect((await shopper.get(`/order?id=${order.id}`)).body.address).toMatchObject({ is_masked: true })
})

test('[ACC-07] the preview has the newest orders of this outlet, and nobody’s name', async () => {
  const ids: number[] = []
  for (let count = 0; count < 4; count += 1) ids.unshift(await store.order())
  const { email } = await store.customerOf(ids[0] ?? 0)
  const { body } = await store.owner.browser.get(path)
  expect(body.orders.map(({ id }: { id: string }) => Number(id))).toEqual(ids.slice(0, 3))
  const summary = (await (await store.signIn(email)).get('/orders')).body.orders[0]
  expect(body.orders[0]).toMatchObject({
    name: summary.name,
    total: summary.total,
    lines: summary.lines.map(({ title }: { title: string }) => ({ title })),
  })
  expect(JSON.stringify(body.orders)).not.toContain(email)

  const added = await store.owner.browser.post('/merchant/outlets', {
    outlet_name: 'Market stall',
    web_url: 'stall.example',
  })
  const stall = added.body.data.outlet_list.find(
    (one: { outlet_name: string }) => one.outlet_name === 'Market stall',
  )
  const outlet = String(stall.id)
  const beside = await store.owner.browser.get(path, { outlet })
  expect(beside).toMatchObject({ status: 200, body: { orders: [], data: { outlet_id: outlet } } })
})

test('[ACC-10] a visitor and another company neither read nor change these settings', async () => {
  expect((await new ApiClient(world).get(path)).body.code).toBe('signed_out')
  const other = await newStoreOwner(world, { website: 'third-shop.myshopify.com' })
  const outlet = { outlet: store.owner.outletId }
  expect((await other.browser.get(path, outlet)).body.code).toBe('outlet_refused')
  expect((await other.browser.post(path, store.settings, outlet)).body.code).toBe('outlet_refused')
  const rows = await world.ctx.db.select().from(accountHosts).where(eq(accountHosts.slug, 'quiet'))
  expect(rows).toHaveLength(1)
})
