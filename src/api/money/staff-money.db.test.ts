import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  dollar,
  emailsTo,
  newPayer,
  openRates,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { wallets } from '#database/schema/ledger.ts'
import { reconcileLedger } from '#domain/money/reconcile-ledger.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
  await openRates(world)
  // No product listens at the address of this test: notices are sent by hand.
  await submit(`${world.sandbox.url}/stripe/notices`, { mode: 'lost' })
})
afterAll(() => world.close())

test('[MONEY-11] staff adjust small sums alone, larger ones with a second person, and the merchant reads why', async () => {
  const payer = await newPayer(world, 20 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const wish = { wallet: payer.walletId, act: 'adjust', reason: 'goodwill', note: 'For the delay last week' }
  const small = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 5 * dollar })
  expect(small.body).toMatchObject({ is_posted: true })
  const large = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    amount: (-51 * dollar) / 3,
  })
  expect(large.body).toMatchObject({ is_posted: true })
  const waiting = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 60 * dollar })
  expect(waiting.body).toMatchObject({ is_posted: false })
  const queue = await readQueue(await staffContext(world, tomas.browser))
  expect(queue).toMatchObject([{ kind: 'second-person', id: waiting.body.id, about: 'adjust $60.00' }])
  const decision = { id: waiting.body.id, approve: true }
  expect((await ines.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe('same_person')
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).status).toBe(200)
  expect((await tomas.browser.post('/merchant/admin_wallet/decide', decision)).body.code).toBe(
    'decided_already',
  )
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 68 * dollar })
  const lines = await payer.browser.get('/merchant/statement?kind=adjustment')
  expect(lines.body.lines[0]).toMatchObject({ amount: 60 * dollar, note: 'For the delay last week' })
  const freeze = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    act: 'freeze',
    note: 'Looks like card testing',
  })
  expect(freeze.body).toMatchObject({ is_posted: false })
  for (let i = 0; i < 3; i += 1)
    await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 50 * dollar })
  const over = await ines.browser.post('/merchant/admin_wallet/adjust', { ...wish, amount: 50 * dollar })
  expect(over.body.code).toBe('limit_of_the_day')
  const short = await ines.browser.post('/merchant/admin_wallet/adjust', {
    ...wish,
    amount: dollar,
    note: 'short',
  })
  expect(short.status).toBe(400)
})

test('[MONEY-13] money left is paid back by the way it came, with a second person; granted credit is not', async () => {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  await submit(String(started.body.url), { decision: 'pay' })
  await payer.browser.get(`/merchant/top_ups?payment=${started.body.payment}`)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const wish = {
    wallet: payer.walletId,
    act: 'refund',
    amount: 20 * dollar,
    reason: 'leaving',
    note: 'The merchant leaves',
  }
  const asked = await ines.browser.post('/merchant/admin_wallet/adjust', wish)
  expect(asked.body).toMatchObject({ is_posted: false })
  const done = await tomas.browser.post('/merchant/admin_wallet/decide', { id: asked.body.id, approve: true })
  expect(done.status).toBe(200)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 0 })
  expect(await emailsTo(world, payer.email, 'wallet-refunded')).toHaveLength(1)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-12] the nightly recount reports no difference, and freezes a wallet that has one', async () => {
  const payer = await newPayer(world, 5 * dollar)
  expect(await reconcileLedger(world.ctx)).toBe(0)
  await world.ctx.db
    .update(wallets)
    .set({ balance: 6 * dollar })
    .where(eq(wallets.id, payer.walletId))
  expect(await reconcileLedger(world.ctx)).toBe(1)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ frozenWhy: 'difference' })
  await world.ctx.db
    .update(wallets)
    .set({ balance: 5 * dollar })
    .where(eq(wallets.id, payer.walletId))
})
