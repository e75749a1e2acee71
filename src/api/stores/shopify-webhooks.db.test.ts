import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { customerReturnPath, customerSignedOutPath } from '#contract/account/paths.ts'
import { accountScopes } from '#contract/account/settings-shapes.ts'
import { windowScopes } from '#contract/account/window-settings-shapes.ts'
import { allOrdersScope, shopifyApiVersion, shopScopes } from '#contract/stores/shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { outlets, shopifyGrants } from '#database/schema/companies.ts'
import { webhookTopics } from '#domain/shops/webhook-topics.ts'
import { readDeclared } from '#sandbox/shopify/declared.ts'
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
  const shop = `webhook-${shops}.myshopify.com`
  const owner = await newStoreOwner(world, { website: shop })
  await comeBack(owner.browser, await owner.grant(shop))
  return { shop, ...owner }
}

let webhooks = 0

/** Shopify's own call: no cookies, no origin, a signature. */
function notify(topic: string, body: object, headers: Record<string, string> = {}) {
  webhooks += 1
  const text = JSON.stringify(body)
  return new ApiClient(world).send('POST', '/shopify/webhooks', text, {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-webhook-id': `webhook-${webhooks}`,
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

test('[PORT-09] a webhook that comes late does not undo a grant given since', async () => {
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

const untilRecorded = (action: string) =>
  vi.waitFor(async () => expect((await lastAct())?.action).toBe(action), { timeout: 60_000, interval: 50 })

test('[HOOK-01] the previous secret is accepted; the header of either spelling is read', async () => {
  const { shop } = await connectedShop()
  const body = JSON.stringify({ myshopify_domain: shop })
  const old = createHmac('sha256', 'sandbox-shopify-old-secret').update(body).digest('base64')
  const answer = await new ApiClient(world).send('POST', '/shopify/webhooks', body, {
    'content-type': 'application/json',
    'shopify-topic': 'app/uninstalled',
    'shopify-webhook-id': `old-${shop}`,
    'shopify-hmac-sha256': old,
  })
  expect(answer.status).toBe(200)
  expect(await grantOf(shop)).toMatchObject({ tokenEnc: '' })
})

test('[HOOK-02] a shop that left is erased when Shopify says so; one that is here is not', async () => {
  const { shop, companyId } = await connectedShop()
  expect((await notify('shop/redact', { shop_domain: shop })).status).toBe(200)
  await untilRecorded('shop-privacy-request')
  expect(await grantOf(shop)).toBeDefined()
  await notify('app/uninstalled', { myshopify_domain: shop })
  expect((await notify('shop/redact', { shop_domain: shop })).status).toBe(200)
  await untilRecorded('shop-erased')
  expect(await grantOf(shop)).toBeUndefined()
  const [outlet] = await world.ctx.db.select().from(outlets).where(eq(outlets.companyId, companyId))
  expect(outlet?.webUrl).toBe(shop)
})

test('[HOOK-03] requests about customers are answered and recorded, without the customer', async () => {
  const { shop, companyId } = await connectedShop()
  for (const topic of ['customers/data_request', 'customers/redact']) {
    const body = { shop_domain: shop, customer: { id: 7, email: 'someone@else.example', phone: '555' } }
    expect((await notify(topic, body)).status).toBe(200)
    await vi.waitFor(async () => expect((await lastAct())?.detail).toMatchObject({ shop, topic }), {
      timeout: 60_000,
    })
    const act = await lastAct()
    expect(act).toMatchObject({ action: 'shop-privacy-request', companyId })
    expect(JSON.stringify(act)).not.toContain('someone@')
  }
})

test('[HOOK-01] the file at Shopify and the code name the same webhooks, scopes, version and addresses', async () => {
  const { version, scopes, optionalScopes, shopperPaths, signedOutPaths, topics } = readDeclared()
  expect([...topics].toSorted()).toEqual(Object.keys(webhookTopics).toSorted())
  expect(scopes).toEqual([...shopScopes])
  expect(optionalScopes).toEqual([...new Set([...accountScopes, ...windowScopes]), allOrdersScope])
  expect(shopperPaths).toEqual([customerReturnPath])
  expect(signedOutPaths).toEqual([customerSignedOutPath])
  expect(version).toBe(shopifyApiVersion)
})

test('[PORT-09] an unknown topic is heard and ignored; a body that is none is refused', async () => {
  expect((await notify('orders/mystery', { id: 1 })).status).toBe(200)
  expect((await notify('orders/create', { id: 1 })).status).toBe(200)
  expect((await notify('app/uninstalled', [])).status).toBe(400)
  const big = await notify('orders/create', { text: 'x'.repeat(1_100_000) })
  expect(big).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  expect((await new ApiClient(world).get('/shopify/webhooks')).status).toBe(405)
})
