import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  dollar,
  newPayer,
  openMoneyWorld,
  walletRow,
} from '../../../../tests/support/money-world.ts'
import { newStaff } from '../../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { authorise } from '../module-servers/authorise.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import { expireCredit } from './expire-credit.ts'

let world: TestContext
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const grant = (walletId: string, amount: number) =>
  postToWallet(world.ctx, {
    walletId,
    kind: 'credit',
    scope: 'credit',
    key: `grant:${walletId}`,
    amount,
    credit: amount,
    counter: 'promotions',
  })
const pass = (days: number) => {
  world.time.now = new Date(world.time.now.getTime() + days * day)
}

test('[MONEY-13] credit that we gave lapses once its days are over; paid money and what is held stay', async () => {
  const payer = await newPayer(world, 10 * dollar)
  const holder = await newPayer(world)
  await grant(payer.walletId, 5 * dollar)
  await grant(holder.walletId, 15 * dollar)
  const campaign = { channel: 'whatsapp', category: 'marketing', country: 'IN', units: 1000 } as const
  await authorise(asModuleServer(world), { outlet: holder.outletId, lines: [campaign] }, 'held-while-lapsing')
  pass(ownerSettings.wallet.creditDays - 1)
  await expireCredit(world.ctx)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 15 * dollar, credit: 5 * dollar })

  pass(2)
  await expireCredit(world.ctx)
  await expireCredit(world.ctx)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 10 * dollar, credit: 0 })
  expect(await walletRow(world, holder.walletId)).toMatchObject({ balance: 11 * dollar, held: 11 * dollar })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-11] [MONEY-13] goodwill lapses with its own days, and a correction moves no day', async () => {
  const payer = await newPayer(world, 10 * dollar)
  await grant(payer.walletId, 5 * dollar)
  pass(ownerSettings.wallet.creditDays - 1)
  const adjust = async (amount: number, reason: string) => {
    const staff = await newStaff(world)
    await staff.browser.post('/merchant/admin_wallet/adjust', {
      wallet: payer.walletId,
      act: 'adjust',
      amount,
      reason,
      note: 'For the delay last week',
    })
  }
  await adjust(3 * dollar, 'goodwill')
  pass(2)
  await expireCredit(world.ctx)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 18 * dollar, credit: 8 * dollar })
  await adjust(dollar, 'correction')
  pass(ownerSettings.wallet.creditDays - 1)
  await expireCredit(world.ctx)
  expect(await walletRow(world, payer.walletId)).toMatchObject({ balance: 11 * dollar, credit: 0 })
})
