import { afterAll, beforeAll, expect, test } from 'vitest'
import { newModuleServer, type SignedChange } from '../../../tests/support/module-server-client.ts'
import {
  brokenInvariants,
  dollar,
  newPayer,
  openMoneyWorld,
  walletRow,
} from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { decideRate, publishRate } from '#domain/money/rates/publish-rate.ts'
import { readQueue } from '#domain/staff/work-queue.ts'

let world: TestContext
let keys = 0
const key = () => `moduleServer-key-${(keys += 1)}`

beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const line = { channel: 'whatsapp', category: 'marketing', country: 'IN', units: 100 }
const balanceOf = async (id: string) => {
  const { balance, held } = await walletRow(world, id)
  return [balance, held]
}

test('[MONEY-05] a module server estimates, holds, captures, voids, spends and takes back over signed calls', async () => {
  const moduleServer = await newModuleServer(world, 'courier')
  const { outletId: outlet, walletId } = await newPayer(world, 10 * dollar)
  const quoted = await moduleServer.post('/module_servers/estimates', { outlet, lines: [line] }, key())
  expect(quoted).toMatchObject({ status: 200, body: { most: 1.1 * dollar, missing: 0 } })
  const held = await moduleServer.post(
    '/module_servers/holds',
    { outlet, lines: [line], quote: quoted.body.quote },
    key(),
  )
  expect(held).toMatchObject({ status: 200, body: { holds: [{ units: 100, unit_price: 11_000 }] } })
  const hold = String(held.body.holds[0].id)
  const captured = await moduleServer.post(
    '/module_servers/holds/capture',
    { hold, units: 60, category: 'marketing' },
    key(),
  )
  expect(captured.body).toMatchObject({ amount: 660_000, left: 440_000 })
  expect((await moduleServer.get(`/module_servers/holds?hold=${hold}`)).body).toMatchObject({
    captured: 660_000,
    state: 'open',
  })
  expect((await moduleServer.post('/module_servers/holds/void', { hold }, key())).body).toEqual({
    released: 440_000,
  })
  const code = { outlet, channel: 'sms', category: 'authentication', country: 'GB', units: 1 }
  const spent = await moduleServer.post('/module_servers/spends', code, key())
  expect(spent.body).toMatchObject({ amount: 45_000 })
  expect(
    (await moduleServer.post('/module_servers/spends/reverse', { spend: spent.body.transfer }, key())).body
      .amount,
  ).toBe(45_000)
  expect(await balanceOf(walletId)).toEqual([10 * dollar - 660_000, 0])
  expect((await moduleServer.get('/module_servers/rates')).body.rates.length).toBeGreaterThan(40)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MONEY-06] a short wallet is refused with what is missing', async () => {
  const moduleServer = await newModuleServer(world, 'short')
  const { outletId: outlet } = await newPayer(world, dollar)
  expect(await moduleServer.post('/module_servers/holds', { outlet, lines: [line] }, key())).toMatchObject({
    status: 402,
    body: { code: 'wallet_short', needed: 1.1 * dollar, available: dollar },
  })
})

test('[MONEY-05] wrong, old, replayed and revoked signatures change nothing', async () => {
  const moduleServer = await newModuleServer(world, 'signer')
  const other = await newModuleServer(world, 'other')
  const { outletId: outlet, walletId } = await newPayer(world, 10 * dollar)
  const request = { outlet, lines: [line] }
  const now = Math.floor(world.time.now.getTime() / 1000)
  const changes: SignedChange[] = [
    { method: 'GET' },
    { path: '/module_servers/spends' },
    { body: JSON.stringify({ outlet, lines: [{ ...line, units: 1 }] }) },
    { key: 'another-key' },
    { created: now - 301 },
    { created: now + 301 },
    { keyid: 'signer:two' },
    { keyid: 'other:one' },
    { parts: '"@method" "@target-uri"' },
  ]
  for (const change of changes) {
    expect([
      change,
      (await moduleServer.post('/module_servers/holds', request, key(), change)).status,
    ]).toEqual([change, 401])
  }
  expect(await balanceOf(walletId)).toEqual([10 * dollar, 0])
  const [first, again] = await moduleServer.postTwice('/module_servers/holds', request, key())
  expect(again.body).toEqual(first.body)
  expect(await balanceOf(walletId)).toEqual([10 * dollar, 1.1 * dollar])
  const sameKey = key()
  await moduleServer.post('/module_servers/holds', request, sameKey)
  const reused = await moduleServer.post(
    '/module_servers/holds',
    { outlet, lines: [{ ...line, units: 2 }] },
    sameKey,
  )
  expect(reused).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect((await moduleServer.post('/module_servers/holds', request, 'short')).body.code).toBe('key_required')
  expect((await moduleServer.post('/module_servers/holds', request, 'x'.repeat(101))).body.code).toBe(
    'key_required',
  )
  const staff = await newStaff(world)
  const { status } = await staff.browser.post('/merchant/admin_module_servers/revoke_key', {
    module_server: 'signer',
    kid: 'one',
  })
  expect(status).toBe(200)
  expect((await moduleServer.post('/module_servers/holds', request, key())).status).toBe(401)
  expect((await other.post('/module_servers/holds', request, key())).status).toBe(200)
})

test('[MONEY-05] a key of a module server counts once a second person has approved it, and a known name is refused', async () => {
  const { outletId: outlet } = await newPayer(world, 20 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const server = await newModuleServer(world, 'rotating')
  const choice = { module_server: 'rotating', kid: 'second' }
  const added = { ...choice, public_key: server.publicKey }
  const post = (who: typeof ines, call: string, input: object) =>
    who.browser.post(`/merchant/admin_module_servers/${call}`, input)
  const signs = async () =>
    (
      await server.post('/module_servers/estimates', { outlet, lines: [line] }, key(), {
        keyid: 'rotating:second',
      })
    ).status
  expect((await post(ines, 'add_key', added)).status).toBe(200)
  expect(await signs()).toBe(401)
  expect((await post(ines, 'approve_key', choice)).body.code).toBe('same_person')
  expect(await signs()).toBe(401)
  expect(await post(tomas, 'add_key', added)).toMatchObject({
    status: 409,
    body: { code: 'module_key_known' },
  })
  expect((await post(tomas, 'approve_key', choice)).status).toBe(200)
  expect(await signs()).toBe(200)
  expect((await post(tomas, 'approve_key', choice)).body.code).toBe('decided_already')
  expect((await post(ines, 'revoke_key', choice)).status).toBe(200)
  expect(await signs()).toBe(401)
})

test('[MONEY-05] a key that calls too often is refused until the next minute, another is not', async () => {
  const [busy, calm] = [await newModuleServer(world, 'busy'), await newModuleServer(world, 'calm')]
  for (let call = 0; call < 60; call += 1) expect((await busy.get('/module_servers/rates')).status).toBe(200)
  const refused = await busy.get('/module_servers/rates')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await calm.get('/module_servers/rates')).status).toBe(200)
  world.time.now = new Date(world.time.now.getTime() + 60_000)
  expect((await busy.get('/module_servers/rates')).status).toBe(200)
})

test('a module server acts only where a module of its own runs', async () => {
  const moduleServer = await newModuleServer(world, 'narrow', ['crm'])
  const { outletId: outlet, companyId } = await newPayer(world, 10 * dollar)
  expect((await moduleServer.post('/module_servers/holds', { outlet, lines: [line] }, key())).body.code).toBe(
    'module_off',
  )
  await world.ctx.db
    .insert(moduleInstalls)
    .values({ companyId, outletId: outlet, slug: 'crm', installedAt: world.time.now })
  expect((await moduleServer.post('/module_servers/holds', { outlet, lines: [line] }, key())).status).toBe(
    200,
  )
})

test('[MONEY-07] a price needs two people, a rise is announced, a quote and a hold keep theirs', async () => {
  const moduleServer = await newModuleServer(world, 'quoter')
  const { outletId: outlet } = await newPayer(world, 10 * dollar)
  const [ines, tomas] = [await newStaff(world), await newStaff(world)]
  const price = { channel: 'sms', category: 'marketing', country: 'US', unit_price: 20_000, short_notice: '' }
  const day = (ahead: number) =>
    new Date(world.time.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  const noDay = await ines.browser.post('/merchant/admin_rates', { ...price, starts_on: '2026-57-18' })
  expect(noDay.status).toBe(400)
  const soon = await ines.browser.post('/merchant/admin_rates', { ...price, starts_on: day(3) })
  expect(soon.body.code).toBe('notice_too_short')
  for (const ahead of [-1, 0]) {
    const begun = await ines.browser.post('/merchant/admin_rates', { ...price, starts_on: day(ahead) })
    expect(begun.body.code).toBe('rate_day_past')
  }
  const proposed = await ines.browser.post('/merchant/admin_rates', { ...price, starts_on: day(15) })
  expect(proposed.status).toBe(200)
  expect(await readQueue(await staffContext(world, tomas.browser))).toContainEqual(
    expect.objectContaining({
      kind: 'second-person',
      id: proposed.body.id,
      rate: { channel: 'sms', category: 'marketing', country: 'US' },
    }),
  )
  const decision = { id: proposed.body.id, approve: true }
  expect((await ines.browser.post('/merchant/admin_rates/decide', decision)).body.code).toBe('same_person')
  expect((await tomas.browser.post('/merchant/admin_rates/decide', decision)).status).toBe(200)
  expect((await tomas.browser.post('/merchant/admin_rates/decide', decision)).body.code).toBe(
    'decided_already',
  )
  const card = await moduleServer.get('/module_servers/rates')
  expect(card.body.coming).toMatchObject([{ channel: 'sms', country: 'US', unit_price: 20_000 }])
  const sms = { channel: 'sms', category: 'marketing', country: 'US', units: 10 }
  const quoted = await moduleServer.post('/module_servers/estimates', { outlet, lines: [sms] }, key())
  // A fall needs no notice, and comes while the quote still holds.
  const staff = {
    ines: await staffContext(world, ines.browser),
    tomas: await staffContext(world, tomas.browser),
  }
  const fall = {
    channel: 'email',
    category: 'marketing',
    country: 'US',
    unitPrice: 300,
    shortNotice: '',
  } as const
  const id = await publishRate(staff.ines, { ...fall, startsAt: new Date(world.time.now.getTime() + 1000) })
  await decideRate(staff.tomas, id, true)
  world.time.now = new Date(world.time.now.getTime() + 2 * 3_600_000)
  const held = await moduleServer.post(
    '/module_servers/holds',
    { outlet, lines: [sms], quote: quoted.body.quote },
    key(),
  )
  expect(held.body.holds[0].unit_price).toBe(12_000)
  const other = await newPayer(world, 10 * dollar)
  const borrowed = { outlet: other.outletId, lines: [sms], quote: quoted.body.quote }
  expect((await moduleServer.post('/module_servers/holds', borrowed, key())).body.code).toBe('quote_expired')
  const email = { channel: 'email', category: 'marketing', country: 'US', units: 10 }
  const cheaper = await moduleServer.post('/module_servers/holds', { outlet, lines: [email] }, key())
  expect(cheaper.body.holds[0].unit_price).toBe(300)
  world.time.now = new Date(world.time.now.getTime() + 23 * 3_600_000)
  const late = await moduleServer.post(
    '/module_servers/holds',
    { outlet, lines: [sms], quote: quoted.body.quote },
    key(),
  )
  expect(late.body.code).toBe('quote_expired')
})
