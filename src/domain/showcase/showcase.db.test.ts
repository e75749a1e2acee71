// @module-tag engine-long
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { sessions } from '#database/schema/sessions.ts'
import { knownDevices, users } from '#database/schema/users.ts'
import { type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import type { RequestContext } from '../context.server.ts'
import { withStatus } from '../merchants/merchant-standing.ts'
import { recogniseShowcase } from '../sessions/authenticate.ts'
import { lifetimes, type MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { findShowcase, requireShowcase, ShowcaseError } from './find-showcase.ts'
import { leaveShowcase } from './leave-showcase.ts'
import { openShowcase } from './open-showcase.ts'

let world: TestContext
let merchant: Merchant
let addresses = 0

beforeAll(async () => {
  world = await openTestContext()
  merchant = await newMerchant(world)
  world.ctx.settings.showcaseMerchant = merchant.email
})
afterAll(() => world.close())

/** A browser that has pressed the button, from an address of its own. */
async function visit(): Promise<RequestContext> {
  addresses += 1
  const ctx = { ...world.ctx, ip: `203.0.113.${addresses}`, credentials: {} }
  return { ...ctx, credentials: { showcase: await openShowcase(ctx, 'pricing') } }
}

async function looking(): Promise<MerchantContext> {
  const visitor = await recogniseShowcase(await visit())
  if (!visitor) throw new Error('No visit was opened.')
  return visitor
}

test('[FRESH-04] a visit is a session of the merchant’s company without their name, and lasts half an hour', async () => {
  const ctx = await visit()
  const begun = world.time.now
  const { session } = (await recogniseShowcase(ctx)) ?? {}
  expect(session).toMatchObject({
    companyId: merchant.companyId,
    activeOutletId: merchant.outletId,
    email: '',
    firstName: '',
    lastName: '',
  })
  world.time.now = new Date(begun.getTime() + lifetimes.showcase - 1)
  expect(await recogniseShowcase(ctx)).toBeDefined()
  world.time.now = new Date(begun.getTime() + lifetimes.showcase)
  expect(await recogniseShowcase(ctx)).toBeUndefined()
  world.time.now = begun
})

test('[FRESH-04] pressing again goes on with the same visit, and leaving ends it and knows the page before', async () => {
  const ctx = await visit()
  expect(await openShowcase(ctx, 'home')).toBe(ctx.credentials.showcase)
  expect(await leaveShowcase(ctx)).toBe('pricing')
  expect(await recogniseShowcase(ctx)).toBeUndefined()
  expect(await openShowcase(ctx, 'home')).not.toBe(ctx.credentials.showcase)
})

test('[FRESH-04] without the setting nothing opens, and open visits are over', async () => {
  const ctx = await visit()
  const off = { ...ctx, settings: { ...ctx.settings, showcaseMerchant: undefined } }
  await expect(openShowcase(off, 'home')).rejects.toMatchObject({ code: 'not_found' })
  expect(await recogniseShowcase(off)).toBeUndefined()
})

test('[FRESH-04] the merchant gets no email, no device and no entry, and their sessions are their own', async () => {
  const { db } = world.ctx
  const about = async () => ({
    emails: (await db.select().from(mailOutbox)).length,
    devices: (await db.select().from(knownDevices).where(eq(knownDevices.userId, merchant.userId))).length,
    lines: (await db.select().from(auditLog).where(eq(auditLog.userId, merchant.userId))).length,
    sessions: (await merchant.browser.get('/merchant/sessions')).body,
    seen: (await withStatus(world.ctx, [{ id: merchant.userId }]))[0],
  })
  const before = await about()
  const later = world.time.now
  world.time.now = new Date(later.getTime() + 30_000)
  const visits = []
  for (let count = 0; count < 12; count += 1) visits.push(await visit())
  expect(await about()).toEqual(before)

  // Nor do they count among the sessions that one person may have, or end with them.
  await merchant.browser.post('/merchant/sessions/end', { others: true })
  await merchant.browser.logIn(merchant.email, merchant.password)
  const { body } = await merchant.browser.get('/merchant/sessions')
  expect(body.sessions).toHaveLength(2)
  expect(await recogniseShowcase(visits[0] ?? world.ctx)).toBeDefined()
  world.time.now = later
})

test('[FRESH-04] one line of the audit record says that a visit began', async () => {
  const read = () =>
    world.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, merchant.companyId), isNull(auditLog.userId)))
  const before = await read()
  await leaveShowcase(await visit())
  const added = (await read()).slice(before.length)
  expect(added).toMatchObject([{ action: 'showcase-opened', detail: { from: 'pricing' } }])
})

test('[FRESH-04] one address opens thirty visits in ten minutes', async () => {
  const ctx = { ...world.ctx, ip: '198.18.0.1', credentials: {} }
  for (let count = 0; count < 30; count += 1) await openShowcase(ctx, 'home')
  await expect(openShowcase(ctx, 'home')).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('[FRESH-04] PostgreSQL itself refuses a visitor’s write', async () => {
  const rename = ({ db }: MerchantContext) => db.update(companies).set({ name: 'Mine now' })
  await expect(withTenant(await looking(), rename)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })
})

test('the company that the merchant has owned longest is shown, whichever they chose last', async () => {
  const owner = await newMerchant(world)
  const other = await newMerchant(world)
  await world.ctx.db.insert(memberships).values({
    userId: owner.userId,
    companyId: other.companyId,
    role: 'owner',
    chosenAt: world.time.now,
    createdAt: new Date(world.time.now.getTime() + 1000),
  })
  const settings = { ...world.ctx.settings, showcaseMerchant: owner.email }
  expect(await findShowcase({ ...world.ctx, settings })).toMatchObject({ companyId: owner.companyId })
})

test('a merchant who is disabled is not shown, and visits end with them', async () => {
  const gone = await newMerchant(world)
  const settings = { ...world.ctx.settings, showcaseMerchant: gone.email }
  const ctx = { ...world.ctx, settings, credentials: {} }
  const visitor = { ...ctx, credentials: { showcase: await openShowcase(ctx, 'home') } }
  await world.ctx.db.update(users).set({ disabledAt: world.time.now }).where(eq(users.id, gone.userId))
  expect(await recogniseShowcase(visitor)).toBeUndefined()
  await expect(openShowcase(ctx, 'home')).rejects.toMatchObject({ code: 'not_found' })
})

test('the server does not start for a merchant who is not there', async () => {
  const start = (showcaseMerchant: string | undefined) =>
    requireShowcase({ ...world.ctx, settings: { ...world.ctx.settings, showcaseMerchant } })
  await expect(start('nobody@shop.example')).rejects.toThrow(ShowcaseError)
  await start(merchant.email)
  await start(undefined)
})

test('a visit reads without writing: not even when it was last seen', async () => {
  const visitor = await looking()
  const read = () => world.ctx.db.select().from(sessions).where(eq(sessions.id, visitor.session.id))
  const before = await read()
  const now = world.time.now
  world.time.now = new Date(now.getTime() + 10 * 60_000)
  await recogniseShowcase(visitor)
  expect(await read()).toEqual(before)
  world.time.now = now
})
