import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { outlets, shopifyGrants } from '#database/schema/companies.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { comeBack, newStoreOwner, signedBody } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let shops = 0

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

async function connectedShop() {
  shops += 1
  const shop = `notice-${shops}.myshopify.com`
  const owner = await newStoreOwner(world, { website: shop })
  await comeBack(owner.browser, await owner.grant(shop))
  return { shop, ...owner }
}

/** Shopify's own call: no cookies, no origin, a signature. */
function notify(topic: string, body: object, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  return new ApiClient(world).send('POST', '/shopify/webhooks', text, {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': signedBody(text),
    ...headers,
  })
}

const grantOf = async (shop: string) =>
  (await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop)))[0]
const lastAct = async () =>
  (await world.ctx.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1))[0]

test('[PORT-09] a shop that uninstalls takes its grant back, and its token is forgotten', async () => {
  const { shop, companyId } = await connectedShop()
  expect(await notify('app/uninstalled', { myshopify_domain: shop })).toMatchObject({ status: 200 })
  expect(await grantOf(shop)).toMatchObject({ revokedAt: world.time.now, tokenEnc: '' })
  expect(await lastAct()).toMatchObject({ action: 'shop-disconnected', companyId, detail: { shop } })
  // Heard twice, it happened once.
  const { seq } = (await lastAct()) ?? {}
  expect((await notify('app/uninstalled', { myshopify_domain: shop })).status).toBe(200)
  expect((await lastAct())?.seq).toBe(seq)
})

test('[PORT-09] a notice that comes late does not undo a grant given since', async () => {
  const { shop } = await connectedShop()
  const before = { 'x-shopify-triggered-at': new Date(world.time.now.getTime() - 60_000).toISOString() }
  expect((await notify('app/uninstalled', { myshopify_domain: shop }, before)).status).toBe(200)
  expect(await grantOf(shop)).toMatchObject({ revokedAt: null })
})

test('[PORT-09] a wrong signature is refused, and changes nothing', async () => {
  const { shop } = await connectedShop()
  const body = { myshopify_domain: shop }
  for (const signature of ['', 'bm90aGluZw==', signedBody('{}'), `${signedBody(JSON.stringify(body))}=`]) {
    const answer = await notify('app/uninstalled', body, { 'x-shopify-hmac-sha256': signature })
    expect(answer).toMatchObject({ status: 401, body: { code: 'bad_signature' } })
  }
  expect(await grantOf(shop)).toMatchObject({ revokedAt: null })
})

test('[PORT-09] the header does not name the shop: only the signed body does', async () => {
  const { shop } = await connectedShop()
  const lie = { 'x-shopify-shop-domain': shop }
  expect((await notify('app/uninstalled', { myshopify_domain: 'x.myshopify.com' }, lie)).status).toBe(200)
  expect(await grantOf(shop)).toMatchObject({ revokedAt: null })
})

test('[PORT-09] a shop that left is erased when Shopify says so; one that is here is not', async () => {
  const { shop, companyId } = await connectedShop()
  expect((await notify('shop/redact', { shop_domain: shop })).status).toBe(200)
  expect(await grantOf(shop)).toBeDefined()
  await notify('app/uninstalled', { myshopify_domain: shop })
  expect((await notify('shop/redact', { shop_domain: shop })).status).toBe(200)
  expect(await grantOf(shop)).toBeUndefined()
  expect(await lastAct()).toMatchObject({ action: 'shop-erased', companyId })
  const [outlet] = await world.ctx.db.select().from(outlets).where(eq(outlets.companyId, companyId))
  expect(outlet?.webUrl).toBe(shop)
})

test('[PORT-09] requests about customers are answered and recorded, without the customer', async () => {
  const { shop, companyId } = await connectedShop()
  for (const topic of ['customers/data_request', 'customers/redact']) {
    const body = { shop_domain: shop, customer: { email: 'someone@else.example', phone: '555' } }
    expect((await notify(topic, body)).status).toBe(200)
    const act = await lastAct()
    expect(act).toMatchObject({ action: 'shop-privacy-request', companyId, detail: { shop, topic } })
    expect(JSON.stringify(act)).not.toContain('someone@')
  }
})

test('[PORT-09] an unknown topic is heard and ignored; a body that is none is refused', async () => {
  expect((await notify('orders/create', { id: 1 })).status).toBe(200)
  expect((await notify('app/uninstalled', [])).status).toBe(400)
  const big = await notify('orders/create', { text: 'x'.repeat(1_100_000) })
  expect(big).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  expect((await new ApiClient(world).get('/shopify/webhooks')).status).toBe(405)
})
