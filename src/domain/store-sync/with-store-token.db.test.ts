import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopifyGrants } from '#database/schema/companies.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import type { Context } from '../context.server.ts'
import { withStoreToken } from './with-store-token.ts'

const shop = 'busy-shop.myshopify.com'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  const keeper = await newStoreOwner(world, { website: shop })
  await comeBack(keeper.browser, await keeper.grant(shop))
})
afterAll(() => world.close())

const readName = (ctx: Context) =>
  withStoreToken(ctx, shop, async (token) => {
    const answer = await ctx.shopify?.ask(shop, token, '{ shop { name } }')
    return answer?.kind === 'refused' ? 'refused' : answer
  })

/** Its first answer arrives late: what it says was true when it was asked. */
function readLate({ db }: Context, until: Promise<unknown>): Context['db'] {
  const select = ((fields: { tokenEnc: typeof shopifyGrants.tokenEnc }) => ({
    from: (table: typeof shopifyGrants) => ({
      where: async (filter: SQL) => {
        const rows = await db.select(fields).from(table).where(filter)
        await until
        return rows
      },
    }),
  })) as unknown as Context['db']['select']
  return new Proxy(db, { get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)) })
}

test('[PORT-09] a token that was renewed meanwhile is not renewed again, and the store stays', async () => {
  const { ctx } = world
  world.time.now = new Date(world.time.now.getTime() + 2 * 60 * 60_000)
  const renewed = Promise.withResolvers<void>()
  const late = readName({ ...ctx, db: readLate(ctx, renewed.promise) })
  await readName(ctx)
  const [kept] = await ctx.db.select().from(shopifyGrants)
  renewed.resolve()
  await late
  expect(await ctx.db.select().from(shopifyGrants)).toEqual([kept])
  await readName(ctx)
  expect(kept?.revokedAt).toBeNull()
})
