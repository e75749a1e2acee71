// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { openToken } from './held-token.ts'
import { renewShopTokens } from './renew-shop-tokens.ts'

const day = 24 * 60 * 60 * 1000
const shop = 'quiet-shop.myshopify.com'

let world: TestContext
let companyId: string
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  const keeper = await newStoreOwner(world, { website: shop })
  companyId = keeper.companyId
  await comeBack(keeper.browser, await keeper.grant(shop))
})
afterAll(() => world.close())

const grant = async () => {
  const [row] = await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))
  if (!row) throw new Error('No grant')
  return { ...row, token: openToken(world.ctx, shop, row.tokenEnc) }
}
const pass = (days: number) => {
  world.time.now = new Date(world.time.now.getTime() + days * day)
}
/** A Shopify that nobody can reach. */
const away = () =>
  shopifyApp({
    key: 'k',
    secret: 's',
    shopUrl: 'http://127.0.0.1:1/{shop}',
    publicBaseUrl: 'https://x.example',
  })

test('[PORT-09] the token of a quiet shop is renewed after thirty days, and only the new one opens the shop', async () => {
  const { ctx } = world
  const first = await grant()
  pass(29)
  await renewShopTokens(ctx)
  expect(await grant()).toEqual(first)
  pass(2)
  await renewShopTokens(ctx)
  const second = await grant()
  expect(second.token).toMatchObject({
    access: expect.stringMatching(/^shpat_/),
    refresh: expect.stringMatching(/^shprt_/),
  })
  expect(second.token?.access).not.toBe(first.token?.access)
  expect(second.tokenEnc).not.toContain('shpat_')
  expect(second.renewAt?.getTime()).toBe(world.time.now.getTime() + 30 * day)
  await expect(ctx.shopify?.readShop(shop, second.token ?? { access: '' })).resolves.toMatchObject({
    currency: 'USD',
  })
  await expect(ctx.shopify?.readShop(shop, first.token ?? { access: '' })).rejects.toMatchObject({
    code: 'shop_unreachable',
  })
  await renewShopTokens(ctx)
  expect((await grant()).tokenEnc).toBe(second.tokenEnc)
})

test(
  '[PORT-09] a Shopify that does not answer is asked again the next day; an answer that got lost costs nothing',
  { tags: 'engine-long' },
  async () => {
    const before = await grant()
    pass(31)
    await renewShopTokens({ ...world.ctx, shopify: away() })
    const waiting = await grant()
    expect(waiting).toMatchObject({ tokenEnc: before.tokenEnc, revokedAt: null })
    expect(waiting.renewAt?.getTime()).toBe(world.time.now.getTime() + day)
    // Shopify has renewed it, but we never heard.
    await world.ctx.shopify?.renew(shop, before.token?.refresh ?? '')
    pass(1)
    await renewShopTokens(world.ctx)
    const after = await grant()
    expect(after.token?.refresh).not.toBe(before.token?.refresh)
    await expect(world.ctx.shopify?.readShop(shop, after.token ?? { access: '' })).resolves.toBeDefined()
  },
)

test('[PORT-09] a shop that knows its token no longer is lost, not asked for ever; our own mistake loses none', async () => {
  const { ctx } = world
  const held = await grant()
  pass(31)
  const mistaken = shopifyApp({
    key: 'sandbox-shopify-key',
    secret: 'not the secret',
    shopUrl: world.sandbox.settings.shopify.SHOPIFY_SHOP_URL,
    publicBaseUrl: 'https://x.example',
  })
  await renewShopTokens({ ...ctx, shopify: mistaken })
  expect(await grant()).toMatchObject({ tokenEnc: held.tokenEnc, revokedAt: null })

  const tokenEnc = ctx.keys.seal(JSON.stringify({ access: 'shpat_0', refresh: 'shprt_0' }), `shopify|${shop}`)
  await ctx.db.update(shopifyGrants).set({ tokenEnc }).where(eq(shopifyGrants.shop, shop))
  pass(1)
  await renewShopTokens(ctx)
  expect(await grant()).toMatchObject({ tokenEnc: '', renewAt: null, revokedAt: world.time.now })
  const acts = await ctx.db.select().from(auditLog).where(eq(auditLog.companyId, companyId))
  expect(acts.at(-1)).toMatchObject({ action: 'shop-disconnected', detail: { shop } })
})
