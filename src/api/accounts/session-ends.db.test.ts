import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test(
  '[DOOR-02] a session reads nothing of a company once its membership is gone',
  { tags: 'engine-long' },
  async () => {
    const { browser, userId } = await newMerchant(world)
    await world.ctx.db.delete(memberships).where(eq(memberships.userId, userId))
    const reads = [
      '/merchant/users',
      '/merchant/settings',
      '/merchant/company',
      '/merchant/outlets',
      '/all_apps',
      '/merchant/account',
    ]
    for (const path of reads) expect([path, (await browser.get(path)).status]).toEqual([path, 401])
    const partner = browser.cookies.get('__Host-infiniti_user_token')
    expect(await recogniseVisitor({ ...world.ctx, credentials: { partner } })).toBeUndefined()
    const refreshed = await browser.post('/merchant/token/refresh', { refresh: browser.token?.refresh })
    expect(refreshed.status).toBe(401)
  },
)

test('[DOOR-02] a person without a company can still sign in to their own account', async () => {
  const { browser, userId, email, password } = await newMerchant(world)
  await world.ctx.db.delete(memberships).where(eq(memberships.userId, userId))
  const view = await browser.logIn(email, password)
  expect(view.outlet_list).toEqual([])
  expect((await browser.get('/merchant/account')).status).toBe(200)
  expect((await browser.get('/merchant/users')).status).toBe(403)
})

test('[DOOR-16] a switched-off account refreshes nothing', async () => {
  const { browser, userId } = await newMerchant(world)
  await world.ctx.db.update(users).set({ disabledAt: world.time.now }).where(eq(users.id, userId))
  const { status, body } = await browser.post('/merchant/token/refresh', { refresh: browser.token?.refresh })
  expect([status, body.code]).toEqual([401, 'signed_out'])
})
