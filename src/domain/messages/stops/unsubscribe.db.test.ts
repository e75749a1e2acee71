import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { messageStops } from '#database/schema/messages.ts'
import { emailsOf } from '../../../../tests/support/sent-emails.ts'
import { type AccountStore, openAccountStore } from '../../../../tests/support/shopper-world.ts'
import { openTestContext, type TestContext } from '../../../../tests/support/test-context.ts'
import { findAccountHost } from '../../shoppers/find-account-host.ts'
import { mailOrderLink } from '../../shoppers/order-links.ts'
import { setUnsubscribed, unsubscribeUrl, viewUnsubscribe } from './unsubscribe.ts'

let world: TestContext
let store: AccountStore
beforeAll(async () => {
  world = await openTestContext()
  store = await openAccountStore(world, 'stops-shop.myshopify.com', 'stops')
})
afterAll(() => world.close())

async function contextAt(slug: string) {
  const accountHost = await findAccountHost(world.ctx, slug)
  if (!accountHost) throw new Error(`No store at ${slug}`)
  return { ...world.ctx, accountHost }
}

const stops = (outletId: string) =>
  world.ctx.db.select().from(messageStops).where(eq(messageStops.outletId, outletId))

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''

test('[MSG-04] emails about orders name one address that ends them, and none follow', async () => {
  const { email, id: customer } = await store.customerOf(await store.order())
  const { headers } = await emailsOf(world).next(email, 'order')
  const headerOf = (asked: string) => headers.find(({ name }) => name === asked)?.value ?? ''
  const [, url = ''] = /^<(.+)>$/.exec(headerOf('List-Unsubscribe')) ?? []
  expect(headerOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const ctx = await contextAt('stops')
  expect(url).toMatch(`${ctx.accountHost.origin}/account/unsubscribe?token=`)

  const token = tokenIn(url)
  const hint = `${email[0]}…${email.slice(email.indexOf('@'))}`
  expect(await viewUnsubscribe(ctx, token)).toEqual({ hint, isStopped: false })
  expect(await stops(ctx.accountHost.outletId)).toEqual([])
  await setUnsubscribed(ctx, token, true)
  await setUnsubscribed(ctx, token, true)
  expect(await stops(ctx.accountHost.outletId)).toMatchObject([
    { channel: 'email', by: 'unsubscribe', recipientHint: hint, stoppedAt: world.time.now },
  ])
  expect(JSON.stringify(await stops(ctx.accountHost.outletId))).not.toContain(email)

  const [next = 0] = await store.place(store.shop, { customer: String(customer) })
  await mailOrderLink(world.ctx, store.shop, next)
  const sent = await world.ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, `shopper-order:${store.shop}:${next}`))
  expect(sent).toEqual([])

  await setUnsubscribed(ctx, token, false)
  expect(await viewUnsubscribe(ctx, token)).toEqual({ hint, isStopped: false })
  expect(await stops(ctx.accountHost.outletId)).toEqual([])
})

test('[MSG-04] an address that was changed, or is another store’s, ends nothing', async () => {
  const ctx = await contextAt('stops')
  const { accountHost } = ctx
  const elsewhere = { ...accountHost, outletId: '00000000-0000-7000-8000-000000000000' }
  const foreign = tokenIn(unsubscribeUrl(ctx, elsewhere, 'asha@home.example'))
  const own = tokenIn(unsubscribeUrl(ctx, accountHost, 'asha@home.example'))
  for (const token of [foreign, `${own}A`, own.slice(0, -2), '']) {
    await expect(setUnsubscribed(ctx, token, true)).rejects.toMatchObject({ code: 'account_link_ended' })
    await expect(viewUnsubscribe(ctx, token)).rejects.toMatchObject({ code: 'account_link_ended' })
  }
  expect(await stops(accountHost.outletId)).toEqual([])
})
