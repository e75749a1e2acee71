import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MerchantView, ViewCount } from '#contract/merchant-views/shapes.ts'
import { seedManyMerchants } from '#domain/demo/seed-many-merchants.ts'
import type { ApiClient } from '../../../tests/support/api-client.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const views = async (browser: ApiClient) => {
  const { body } = await browser.get('/merchant/admin_views')
  return (body as { views: MerchantView[] }).views
}
const save = (browser: ApiClient, view: object) => browser.post('/merchant/admin_views', view)
const unconfirmed = { name: 'Waiting', search: 'crowd', state: 'unconfirmed', sort: 'email' }

test('[ADM-02] a view is one’s own until it is shared, and only its owner changes it', async () => {
  const [one, other] = [await newStaff(world), await newStaff(world)]
  const saved = await save(one.browser, unconfirmed)
  expect([saved.status, saved.body]).toMatchObject([200, { views: [{ name: 'Waiting', is_own: true }] }])
  expect(await views(other.browser)).toEqual([])

  await save(one.browser, { ...unconfirmed, name: 'WAITING', is_shared: true })
  const [shared] = await views(other.browser)
  expect(shared).toMatchObject({ name: 'WAITING', is_own: false, owner: 'Ines Duarte', sort: 'email' })
  expect(await views(one.browser)).toHaveLength(1)
  const remove = (browser: ApiClient) => browser.post('/merchant/admin_views/remove', { id: shared?.id })
  expect((await remove(other.browser)).status).toBe(404)
  expect((await remove(one.browser)).body).toEqual({ views: [] })
})

test('[ADM-02] views are counted, exactly up to a thousand', async () => {
  const { browser } = await newStaff(world)
  await seedManyMerchants(world.ctx, 1_300)
  await save(browser, { ...unconfirmed, name: 'a' })
  await save(browser, { name: 'b', search: 'crowd' })
  await save(browser, { name: 'c', search: `' or 1=1 --` })
  const { body } = await browser.get('/merchant/admin_views/counts')
  const { counts } = body as { counts: ViewCount[] }
  expect(counts.map(({ total, is_more }) => [total, is_more])).toEqual([
    [260, false],
    [1_000, true],
    [0, false],
  ])
})

test('[ADM-02] [API-04] a view needs a name, keeps odd text as text, and there are at most twenty', async () => {
  const { browser } = await newStaff(world)
  const nameless = await save(browser, { ...unconfirmed, name: ' ' })
  expect([nameless.status, Object.keys(nameless.body.fields as object)]).toEqual([400, ['name']])
  const odd = { name: '<b>%_"', search: '50%_ <script>', state: 'nobody', sort: 'password_hash' }
  await save(browser, odd)
  expect((await views(browser))[0]).toMatchObject({ ...odd, state: 'all', sort: '-joined' })
  for (let n = 1; n < 20; n += 1) await save(browser, { ...unconfirmed, name: `View ${n}` })
  const beyond = await save(browser, { ...unconfirmed, name: 'One more' })
  expect([beyond.status, beyond.body.code]).toEqual([409, 'too_many_views'])
  expect((await save(browser, { ...unconfirmed, name: 'View 7' })).status).toBe(200)
})
