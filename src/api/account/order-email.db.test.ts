import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { mailOrderLink } from '#domain/shoppers/order-links.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { type AccountStore, openAccountStore } from '../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: AccountStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'quiet-shop.myshopify.com', 'quiet')
})
afterAll(() => world.close())

const sentAbout = (id: number) =>
  world.ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, `shopper-order:${store.shop}:${id}`))

const jobsLeft = sql`select 1 from pgboss.job
  where name in ('mail-order-link', 'deliver-mail') and state in ('created', 'retry', 'active')`

const noJobLeft = () =>
  vi.waitUntil(async () => (await world.ctx.db.execute(jobsLeft)).rows.length === 0, {
    timeout: 60_000,
    interval: 100,
  })

test('[ACC-02] a webhook that comes twice sends one email, and its link opens the order', async () => {
  const [id = 0] = await store.place(store.shop)
  const { email } = await store.customerOf(id)
  const again = { 'x-shopify-webhook-id': 'the-same-delivery' }
  await Promise.all([
    store.notify('orders/create', store.shop, { id }, again),
    store.notify('orders/create', store.shop, { id }, again),
    store.notify('orders/create', store.shop, { id }),
  ])
  const token = await store.linkTo(email)
  // Shopify repeats a webhook for hours, and a job may run again.
  await store.notify('orders/create', store.shop, { id })
  await mailOrderLink(world.ctx, store.shop, id)
  await noJobLeft()
  expect(await emailsOf(world).countTo(email)).toBe(1)
  expect(await sentAbout(id)).toHaveLength(1)
  const { body } = await store.newShopper().post('/link', { token })
  expect(body).toMatchObject({ shopper: { kind: 'link', order_id: String(id) } })
})

test('[ACC-02] nobody is written to about an old order, or while customer accounts are closed', async () => {
  const [old = 0] = await store.place(store.shop)
  const at = world.time.now
  world.time.now = new Date(at.getTime() + 2 * 24 * 60 * 60_000)
  await mailOrderLink(world.ctx, store.shop, old)
  world.time.now = at
  expect(await sentAbout(old)).toEqual([])

  const path = '/merchant/customer_accounts'
  await store.owner.browser.post(path, { ...store.settings, is_on: false })
  const [unseen = 0] = await store.place(store.shop)
  await store.notify('orders/create', store.shop, { id: unseen })
  await mailOrderLink(world.ctx, store.shop, unseen)
  await noJobLeft()
  expect(await sentAbout(unseen)).toEqual([])
  await store.owner.browser.post(path, store.settings)
})
