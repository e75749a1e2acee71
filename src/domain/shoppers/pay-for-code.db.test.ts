// @module-tag engine-long
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newPayer, openMoneyWorld, walletRow } from '../../../tests/support/money-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'
import { payForCode, requireCodesPaid } from './pay-for-code.ts'

let world: TestContext
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const cent = 10_000
/** Of the example card. */
const price = 400

test('[ACC-03] a code is paid once from the wallet, however often its job runs', async () => {
  const payer = await newPayer(world, cent)
  await requireCodesPaid(world.ctx, payer)
  await Promise.all(Array.from({ length: 5 }, () => payForCode(world.ctx, payer, 'request-1')))
  expect((await walletRow(world, payer.walletId)).balance).toBe(cent - price)
})

test('[ACC-03] codes use the reserve to its last; then whoever asks hears it before waiting', async () => {
  const payer = await newPayer(world, price)
  await requireCodesPaid(world.ctx, payer)
  await payForCode(world.ctx, payer, 'request-2')
  expect((await walletRow(world, payer.walletId)).balance).toBe(0)
  await expect(requireCodesPaid(world.ctx, payer)).rejects.toMatchObject({ code: 'codes_off' })
  await expect(payForCode(world.ctx, payer, 'request-3')).rejects.toMatchObject({ code: 'wallet_short' })
})

test('[ACC-03] a store without a plan tries twenty codes a day', async () => {
  const store = await newMerchant(world)
  await requireCodesPaid(world.ctx, store)
  for (let count = 0; count < 20; count += 1) await payForCode(world.ctx, store, `free-${count}`)
  await expect(payForCode(world.ctx, store, 'free-20')).rejects.toMatchObject({ code: 'too_many_requests' })
})
