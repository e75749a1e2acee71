// @module-tag engine
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  brokenInvariants,
  credit,
  dollar,
  newPayer,
  walletRow,
  openMoneyWorld,
} from '../../../../tests/support/money-world.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { entries, holds, wallets } from '#database/schema/ledger.ts'
import { authorise } from '../module-servers/authorise.ts'
import { capture } from '../module-servers/capture.ts'
import { expireHolds } from '../module-servers/expire-holds.ts'
import type { ModuleServerContext } from '../module-servers/module-server-context.ts'
import { releaseHold } from '../module-servers/release-hold.ts'
import { reverseSpend } from '../module-servers/reverse-spend.ts'
import { spend } from '../module-servers/spend.ts'

let world: TestContext
let moduleServer: ModuleServerContext
let keys = 0
const key = () => `key-${(keys += 1).toString().padStart(6, '0')}`

beforeAll(async () => {
  world = await openMoneyWorld()
  moduleServer = asModuleServer(world)
})
afterAll(() => world.close())

const campaign = (outlet: string, units: number) => ({
  outlet,
  lines: [{ channel: 'whatsapp' as const, category: 'marketing' as const, country: 'IN', units }],
})
const code = (outlet: string, country = 'IN') => ({
  outlet,
  channel: 'whatsapp' as const,
  category: 'authentication' as const,
  country,
  units: 1,
})
const walletOf = (id: string) => walletRow(world, id)

test('[MONEY-06] a campaign is held whole before its first message, captured in parts, and the rest is given back', async () => {
  const { outletId, walletId } = await newPayer(world, 20 * dollar)
  const held = await authorise(moduleServer, campaign(outletId, 1000), key())
  expect(held.holds).toMatchObject([{ units: 1000, unitPrice: 11_000, amount: 11 * dollar }])
  expect(await walletOf(walletId)).toMatchObject({ balance: 20 * dollar, held: 11 * dollar })
  const hold = held.holds[0]?.id ?? ''
  expect(await capture(moduleServer, { hold, units: 500, category: 'marketing' }, key())).toMatchObject({
    amount: 5.5 * dollar,
    left: 5.5 * dollar,
  })
  expect(await releaseHold(moduleServer, hold)).toEqual({ released: 5.5 * dollar })
  expect(await releaseHold(moduleServer, hold)).toEqual({ released: 0 })
  expect(await walletOf(walletId)).toMatchObject({ balance: 14.5 * dollar, held: 0, seq: 2 })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-06] what is missing is said, nothing is held, and only codes go below the reserve', async () => {
  const { outletId, walletId } = await newPayer(world, 3 * dollar)
  await world.ctx.db
    .update(wallets)
    .set({ reserve: 2 * dollar })
    .where(eq(wallets.id, walletId))
  await expect(authorise(moduleServer, campaign(outletId, 100), key())).rejects.toMatchObject({
    code: 'wallet_short',
    figures: { needed: 1.1 * dollar, available: dollar },
  })
  expect(await walletOf(walletId)).toMatchObject({ held: 0 })
  await spend(moduleServer, { ...code(outletId), units: 1000 }, key())
  expect(await walletOf(walletId)).toMatchObject({ balance: 1.6 * dollar })
  await expect(spend(moduleServer, { ...code(outletId), category: 'utility' }, key())).rejects.toMatchObject({
    code: 'wallet_short',
  })
  await expect(spend(moduleServer, { ...code(outletId), units: 2000 }, key())).rejects.toMatchObject({
    code: 'wallet_short',
  })
})

test('[MONEY-05] a known key gives the first answer again; with another body it is refused', async () => {
  const { outletId, walletId } = await newPayer(world, 20 * dollar)
  const holdKey = key()
  const first = await authorise(moduleServer, campaign(outletId, 10), holdKey)
  expect(await authorise(moduleServer, campaign(outletId, 10), holdKey)).toEqual(first)
  await expect(authorise(moduleServer, campaign(outletId, 11), holdKey)).rejects.toMatchObject({
    code: 'key_reused',
  })
  const hold = first.holds[0]?.id ?? ''
  const captureKey = key()
  const request = { hold, units: 4, category: 'marketing' as const }
  const taken = await capture(moduleServer, request, captureKey)
  expect(await capture(moduleServer, request, captureKey)).toEqual(taken)
  await expect(capture(moduleServer, { ...request, units: 5 }, captureKey)).rejects.toMatchObject({
    code: 'key_reused',
  })
  const spendKey = key()
  const spent = await spend(moduleServer, code(outletId), spendKey)
  expect(await spend(moduleServer, code(outletId), spendKey)).toEqual(spent)
  expect((await walletOf(walletId)).balance).toBe(20 * dollar - 44_000 - 1400)
  const back = await reverseSpend(moduleServer, spent.transfer ?? '')
  expect(await reverseSpend(moduleServer, spent.transfer ?? '')).toEqual(back)
  expect((await walletOf(walletId)).balance).toBe(20 * dollar - 44_000)
  expect(await brokenInvariants(world)).toEqual([])
})

test('a capture is refused beyond its hold, under another category, and by another module server', async () => {
  const { outletId } = await newPayer(world, 20 * dollar)
  const { holds: made } = await authorise(moduleServer, campaign(outletId, 10), key())
  const hold = made[0]?.id ?? ''
  const request = { hold, units: 11, category: 'marketing' as const }
  await expect(capture(moduleServer, request, key())).rejects.toMatchObject({ code: 'capture_too_large' })
  await expect(
    capture(moduleServer, { ...request, units: 1, category: 'utility' }, key()),
  ).rejects.toMatchObject({
    code: 'category_changed',
  })
  const stranger = asModuleServer(world, 'stranger')
  await expect(capture(stranger, { ...request, units: 1 }, key())).rejects.toMatchObject({
    code: 'hold_unknown',
  })
  await expect(releaseHold(stranger, hold)).rejects.toMatchObject({ code: 'hold_unknown' })
})

test('an expired hold is given back; a late report takes what is there, and the rest is our loss', async () => {
  const { outletId, walletId } = await newPayer(world, 2 * dollar)
  const { holds: made } = await authorise(moduleServer, { ...campaign(outletId, 100), seconds: 60 }, key())
  const hold = made[0]?.id ?? ''
  world.time.now = new Date(world.time.now.getTime() + 61_000)
  expect(await expireHolds(world.ctx)).toBe(1)
  expect(await walletOf(walletId)).toMatchObject({ balance: 2 * dollar, held: 0 })
  await spend(moduleServer, { ...code(outletId), units: 1000 }, key())
  const late = await capture(moduleServer, { hold, units: 100, category: 'marketing' }, key())
  expect(late).toMatchObject({ amount: 0.6 * dollar })
  expect(await walletOf(walletId)).toMatchObject({ balance: 0 })
  await expect(capture(moduleServer, { hold, units: 1, category: 'marketing' }, key())).rejects.toMatchObject(
    {
      code: 'capture_too_large',
    },
  )
  expect(await brokenInvariants(world)).toEqual([])
})

test('a hold that was given back is not charged later, nor one that expired long ago or whose module is off', async () => {
  const { outletId, walletId } = await newPayer(world, 5 * dollar)
  const [given, old, off] = [
    await authorise(moduleServer, { ...campaign(outletId, 100), seconds: 60 }, key()),
    await authorise(moduleServer, { ...campaign(outletId, 100), seconds: 60 }, key()),
    await authorise(moduleServer, { ...campaign(outletId, 100), seconds: 60 }, key()),
  ].map(({ holds: [made] }) => made?.id ?? '')
  await releaseHold(moduleServer, given ?? '')
  world.time.now = new Date(world.time.now.getTime() + 61_000)
  await expireHolds(world.ctx)
  const late = (hold = '') => capture(moduleServer, { hold, units: 100, category: 'marketing' }, key())
  await expect(late(given)).rejects.toMatchObject({ code: 'hold_closed' })
  await world.ctx.db.delete(moduleInstalls).where(eq(moduleInstalls.outletId, outletId))
  await expect(late(off)).rejects.toMatchObject({ code: 'module_off' })
  const { companyId } = await walletOf(walletId)
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId, slug: 'email', installedAt: world.time.now })
  expect(await late(off)).toMatchObject({ amount: 1.1 * dollar })
  world.time.now = new Date(world.time.now.getTime() + 8 * 24 * 60 * 60 * 1000)
  await expect(late(old)).rejects.toMatchObject({ code: 'hold_closed' })
  expect(await walletOf(walletId)).toMatchObject({ balance: 3.9 * dollar, held: 0 })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-02] in a trial that nobody has paid for, messages go to the company’s own people, named one by one; codes to everybody', async () => {
  const { outletId, companyId, email } = await newPayer(world, 20 * dollar)
  await world.ctx.db
    .update(subscriptions)
    .set({ state: 'trial' })
    .where(eq(subscriptions.companyId, companyId))
  const note = { ...code(outletId), category: 'utility' as const }
  const refused = { code: 'trial_limit' }
  const own = [email.toUpperCase()]
  // One message at a time used to get around the limit: nobody asked to whom it went.
  await expect(spend(moduleServer, note, key())).rejects.toMatchObject(refused)
  await expect(
    spend(moduleServer, { ...note, recipients: ['stranger@shop.example'] }, key()),
  ).rejects.toMatchObject(refused)
  await expect(spend(moduleServer, { ...note, units: 2, recipients: own }, key())).rejects.toMatchObject(
    refused,
  )
  const mixed = { ...campaign(outletId, 2), recipients: [email, '+91 98200 12345'] }
  await expect(authorise(moduleServer, mixed, key())).rejects.toMatchObject(refused)
  expect(await spend(moduleServer, { ...note, recipients: own }, key())).toMatchObject({
    amount: expect.any(Number),
  })
  expect(await authorise(moduleServer, { ...campaign(outletId, 1), recipients: own }, key())).toMatchObject({
    holds: [{ units: 1 }],
  })
  expect(await spend(moduleServer, { ...code(outletId), units: 50 }, key())).toMatchObject({ amount: 70_000 })
})

test('[MONEY-06] two who want the last cent: one gets it', async () => {
  const { outletId, walletId } = await newPayer(world, 1400)
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => spend(moduleServer, code(outletId), key())),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await walletOf(walletId)).toMatchObject({ balance: 0, seq: 2 })
})

test('[MONEY-05] [MONEY-06] captures of one hold at the same time never exceed it, and a key is charged once', async () => {
  const { outletId, walletId } = await newPayer(world, 20 * dollar)
  const { holds: made } = await authorise(moduleServer, campaign(outletId, 100), key())
  const request = { hold: made[0]?.id ?? '', units: 30, category: 'marketing' as const }
  const same = key()
  const tries = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => capture(moduleServer, request, same)),
    ...Array.from({ length: 4 }, () => capture(moduleServer, request, key())),
  ])
  const taken = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.transfer] : []))
  expect(new Set(taken).size).toBe(3)
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'capture_too_large' })
  expect(await walletOf(walletId)).toMatchObject({
    balance: 20 * dollar - 90 * 11_000,
    held: 10 * 11_000,
    seq: 4,
  })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-04] a thousand webhooks for one payment credit it once', async () => {
  const { walletId } = await newPayer(world)
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => credit(world, walletId, 50 * dollar, 'pay-1')),
  )
  expect(posted.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(await walletOf(walletId)).toMatchObject({ balance: 50 * dollar, seq: 1 })
})

test('the ledger only grows, and takes no transfer that does not sum to zero', async () => {
  const { walletId } = await newPayer(world, dollar)
  const { db } = world.ctx
  const { accountId, companyId } = await walletOf(walletId)
  for (const table of ['transfers', 'entries', 'documents']) {
    await expect(db.execute(sql`truncate ${sql.identifier(table)} cascade`)).rejects.toThrow('Failed query')
  }
  await expect(db.delete(entries).where(eq(entries.accountId, accountId))).rejects.toThrow('Failed query')
  await expect(db.update(entries).set({ amount: 5 }).where(eq(entries.accountId, accountId))).rejects.toThrow(
    'Failed query',
  )
  const [line] = await db.select().from(entries).where(eq(entries.accountId, accountId))
  await expect(
    db.insert(entries).values({
      transferId: line?.transferId ?? '',
      accountId: companyId,
      companyId,
      kind: 'adjustment',
      amount: 1,
      at: world.time.now,
    }),
  ).rejects.toThrow('Failed query')
  const open = await db.select().from(holds).where(eq(holds.walletId, walletId))
  expect(open).toEqual([])
})
