// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  dollar,
  newPayer,
  openMoneyWorld,
  paymentRow,
  sendCardWebhook,
  submit,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { payments } from '#database/schema/billing.ts'
import { reconcileLedger } from '#domain/money/ledger/reconcile-ledger.ts'
import { pollPendingPayments } from '#domain/money/payments/poll-pending-payments.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

/** What a payer may do on Stripe's page, and what we may ask meanwhile. */

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const day = 24 * 60 * 60 * 1000

async function openCheckout() {
  const payer = await newPayer(world)
  const started = await payer.browser.post('/merchant/top_ups', { amount: 20 * dollar })
  const id = String(started.body.payment)
  const row = () => paymentRow(world, id)
  const ref = (await row()).providerRef ?? ''
  return {
    ...payer,
    ref,
    row,
    at: (decision: string) => submit(String(started.body.url), { decision }),
    later: (act: string) => submit(`${world.sandbox.url}/stripe/sessions/${ref}`, { act }),
    state: async () => (await payer.browser.get(`/merchant/top_ups?payment=${id}`)).body.state as string,
    balance: async () => (await walletRow(world, payer.walletId)).balance / dollar,
  }
}

test('[MONEY-04] a declined card, then a code of the bank, then the money: credited once', async () => {
  const { at, state, balance, ref } = await openCheckout()
  await at('decline')
  expect(await state()).toBe('pending')
  await sendCardWebhook(world, ref, 'checkout.session.updated')
  await at('code')
  expect(await state()).toBe('pending')
  await pollPendingPayments(world.ctx)
  await at('no-code')
  expect(await state()).toBe('pending')
  await at('code')
  await at('pay')
  expect(await state()).toBe('settled')
  expect(await balance()).toBe(20)
  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await balance()).toBe(20)
})

test('[MONEY-04] a webhook names checkout and payment, and either is enough', async () => {
  const { at, balance, ref } = await openCheckout()
  await at('pay')
  const both = { payment_intent: 'pi_of_the_checkout' }
  await sendCardWebhook(world, ref, 'checkout.session.completed', undefined, both)
  expect(await balance()).toBe(20)
})

test.for(['failed', 'expired'] as const)(
  '[MONEY-04] a payment that was called %s is credited when the provider says that it was paid',
  async (guess) => {
    for (const hear of ['webhook', 'night'] as const) {
      const { at, balance, ref, row } = await openCheckout()
      await world.ctx.db
        .update(payments)
        .set({ state: guess, payUrl: null })
        .where(eq(payments.providerRef, ref))
      await at('pay')
      if (hear === 'webhook') await sendCardWebhook(world, ref)
      else await reconcileLedger(world.ctx)
      expect([hear, await balance(), (await row()).state]).toEqual([hear, 20, 'settled'])
    }
  },
)

test('[MONEY-04] a bank that takes its time keeps the payment open, without a page to pay on', async () => {
  const { at, later, state, balance, row } = await openCheckout()
  await at('later')
  expect(await state()).toBe('pending')
  expect(await row()).toMatchObject({ payUrl: null })
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 5 * day)
  await pollPendingPayments(world.ctx)
  expect((await row()).state).toBe('pending')
  await later('settle')
  world.time.now = new Date(world.time.now.getTime() + 10 * 60_000)
  await pollPendingPayments(world.ctx)
  world.time.now = now
  expect([await balance(), (await row()).state]).toEqual([20, 'settled'])
  const refused = await openCheckout()
  await refused.at('later')
  await refused.later('fail')
  expect([await refused.state(), await refused.balance()]).toEqual(['failed', 0])
})

test('[MONEY-04] a page that nobody used ends after two days, and cannot be paid any more', async () => {
  const { at, balance, row } = await openCheckout()
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 3 * day)
  await pollPendingPayments(world.ctx)
  world.time.now = now
  expect(await row()).toMatchObject({ state: 'expired', payUrl: null })
  await at('pay')
  expect(await reconcileLedger(world.ctx)).toBe(0)
  expect(await balance()).toBe(0)
  expect(await brokenInvariants(world)).toEqual([])
})
