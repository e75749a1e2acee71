// @module-tag engine-long
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asModuleServer,
  credit,
  dollar,
  emailsTo,
  newPayer,
  openMoneyWorld,
  payTopUp,
} from '../../../tests/support/money-world.ts'
import { walletAlerts } from '#database/schema/ledger.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { watchWallets } from '#domain/money/wallet/watch-wallets.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

test(
  '[MONEY-03] [MONEY-08] the statement lists every movement with its balance after, filters and walks by line',
  { tags: 'engine-long' },
  async () => {
    const payer = await newPayer(world, 20 * dollar)
    const moduleServer = asModuleServer(world)
    const code = {
      outlet: payer.outletId,
      channel: 'whatsapp',
      category: 'authentication',
      country: 'IN',
      units: 1,
    } as const
    for (let i = 0; i < 60; i += 1) await spend(moduleServer, code, `statement-${i}`)
    const first = await payer.browser.get('/merchant/statement')
    expect(first.body.lines).toHaveLength(50)
    expect(first.body).toMatchObject({ opening: 0, closing: 20 * dollar - 60 * 1400 })
    expect(first.body.lines[0]).toMatchObject({
      line: 61,
      kind: 'spend',
      amount: -1400,
      units: 1,
      channel: 'whatsapp',
    })
    const rest = await payer.browser.get(`/merchant/statement?before=${first.body.next}`)
    expect(rest.body.lines.map(({ line }: { line: number }) => line)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ])
    expect((await payer.browser.get('/merchant/statement?kind=top_up')).body.lines).toHaveLength(1)
    expect((await payer.browser.get('/merchant/statement?channel=sms')).body.lines).toEqual([])
    const today = world.time.now.toISOString().slice(0, 10)
    expect((await payer.browser.get(`/merchant/statement?to=2020-01-01`)).body).toMatchObject({
      lines: [],
      closing: 0,
    })
    expect((await payer.browser.get(`/merchant/statement?from=${today}`)).body.lines.length).toBeGreaterThan(
      0,
    )
    const reversed = await payer.browser.get(`/merchant/statement?from=${today}&to=2026-01-01`)
    expect(reversed).toMatchObject({
      status: 400,
      body: { fields: { to: expect.stringContaining('before') } },
    })
    expect((await payer.browser.get('/merchant/wallet')).body).toMatchObject({ days_left: null })
  },
)

test('[MONEY-10] a line that the merchant sets just below what is there counts at once', async () => {
  const payer = await newPayer(world, 20 * dollar)
  await payer.browser.post('/merchant/wallet/alerts', { sum: 17 * dollar })
  const note = { channel: 'whatsapp', category: 'utility', country: 'DE', units: 50 } as const
  await spend(asModuleServer(world), { ...note, outlet: payer.outletId }, `near-line:${payer.walletId}`)
  await watchWallets(world.ctx)
  expect(await emailsTo(world, payer.email, 'wallet-low')).toHaveLength(1)
})

test('[MONEY-10] an alert comes once per crossing and is armed again by a top-up', async () => {
  const payer = await newPayer(world, 20 * dollar)
  expect((await payer.browser.post('/merchant/wallet/alerts', { sum: 10 * dollar })).status).toBe(200)
  const moduleServer = asModuleServer(world)
  const send = (units: number, key: string, category: 'utility' | 'authentication' = 'utility') =>
    spend(moduleServer, { outlet: payer.outletId, channel: 'whatsapp', category, country: 'DE', units }, key)
  // Twelve dollars are the line: the reserve of two, and ten.
  await send(100, 'alert-1')
  await send(50, 'alert-2')
  await send(1, 'alert-3')
  await watchWallets(world.ctx)
  await watchWallets(world.ctx)
  expect(await emailsTo(world, payer.email, 'wallet-low')).toHaveLength(1)
  await credit(world, payer.walletId, 20 * dollar)
  await payer.browser.post('/merchant/wallet/alerts', { sum: 10 * dollar })
  await send(370, 'alert-4')
  await watchWallets(world.ctx)
  expect(await emailsTo(world, payer.email, 'wallet-low')).toHaveLength(2)
  const alerts = await world.ctx.db
    .select()
    .from(walletAlerts)
    .where(eq(walletAlerts.walletId, payer.walletId))
  expect(alerts).toHaveLength(2)
  // Below the reserve, which codes alone may use, comes the next one.
  await send(175, 'alert-5', 'authentication')
  await watchWallets(world.ctx)
  expect(await emailsTo(world, payer.email, 'wallet-low')).toHaveLength(3)
})

test('[MONEY-10] the wallet is empty when a sign-in code is refused, and its owner hears it once until money comes', async () => {
  const payer = await newPayer(world, 66_600)
  const moduleServer = asModuleServer(world)
  const code = {
    outlet: payer.outletId,
    channel: 'whatsapp',
    category: 'authentication',
    country: 'IN',
    units: 100,
  } as const
  const empty = async () =>
    (await emailsTo(world, payer.email, 'wallet-low')).filter(
      ({ data }) => (data as { isEmpty: boolean }).isEmpty,
    ).length
  const refuse = async (key: string) => {
    await expect(spend(moduleServer, code, key)).rejects.toMatchObject({ code: 'wallet_short' })
    await watchWallets(world.ctx)
  }
  await refuse('empty-1')
  expect(await empty()).toBe(1)
  await refuse('empty-2')
  expect(await empty()).toBe(1)
  await payTopUp(payer, 10 * dollar)
  await spend(moduleServer, { ...code, units: 7100 }, 'empty-3')
  await refuse('empty-4')
  expect(await empty()).toBe(2)
})
