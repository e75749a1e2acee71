// @module-tag engine
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { companies } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { quickPasswords } from '../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { makeAccount } from '../../tests/support/make-account.ts'
import { addAuditEntry } from './audit/add-audit-entry.ts'
import { verifyChain } from './audit/verify-chain.ts'
import { type Context, withTransaction } from './context.server.ts'
import { authenticate } from './sessions/authenticate.ts'
import { mostSessions } from './sessions/session.server.ts'
import { withTenant } from './tenant.server.ts'

let world: TestContext
const right = 'Pantry#2026x'

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
afterAll(() => world.close())

const write = ({ db }: Pick<Context, 'db'>, key: string) => db.insert(rateLimits).values({ key, points: 1 })
const isThere = async (key: string) =>
  (await world.ctx.db.select().from(rateLimits).where(eq(rateLimits.key, key))).length === 1

test('a transaction keeps everything it wrote', async () => {
  await withTransaction(world.ctx, async (tx) => {
    await write(tx, 'first')
    await write(tx, 'second')
  })
  expect([await isThere('first'), await isThere('second')]).toEqual([true, true])
})

test('a statement that fails undoes everything, and its error is what the caller gets', async () => {
  const work = withTransaction(world.ctx, async (tx) => {
    await write(tx, 'before')
    await tx.db.execute(sql`select 1 / 0`)
    await write(tx, 'after')
  })
  await expect(work).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  })
  expect([await isThere('before'), await isThere('after')]).toEqual([false, false])
})

test('work that throws undoes what it wrote', async () => {
  const work = withTransaction(world.ctx, async (tx) => {
    await write(tx, 'undone')
    throw new Error('changed its mind')
  })
  await expect(work).rejects.toThrow('changed its mind')
  expect(await isThere('undone')).toBe(false)
})

test('inside a transaction the outer database is refused', async () => {
  const refused = 'Inside a transaction, use the db of the context that withTransaction gives.'
  await withTransaction(world.ctx, async () => {
    expect(() => world.ctx.db.select()).toThrow(refused)
    expect(() => world.ctx.sessionReads()).toThrow(refused)
    await Promise.resolve()
  })
})

test('a transaction that cannot take its role reads nothing', async () => {
  const { browser } = await newMerchant(world)
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const merchant = await authenticate({
    ...world.ctx,
    credentials: { access: browser.token?.access, partner },
  })
  if (!merchant) throw new Error('Not signed in')
  const own = await withTenant(merchant, (tx) => tx.db.select().from(companies).execute())
  expect(own.map(({ id }) => id)).toEqual([merchant.session.companyId])
  const lost = { ...merchant, session: { ...merchant.session, companyId: 'no\0where' } }
  await expect(withTenant(lost, (tx) => tx.db.select().from(companies).execute())).rejects.toThrow(
    'Failed query',
  )
})

test('the eleventh session of a person ends their oldest', async () => {
  const { id, email } = await makeAccount(world, right)
  const browser = new ApiClient(world)
  for (let i = 0; i < mostSessions + 1; i += 1) {
    world.time.now = new Date(world.time.now.getTime() + 1000)
    await browser.logIn(email, right)
  }
  const rows = await world.ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(sessions.createdAt)
  expect(rows.map(({ endedBecause }) => endedBecause)).toEqual(['too-many', ...rows.slice(1).map(() => null)])
})

test('acts that are recorded at once, whatever stands in them, make one unbroken chain', async () => {
  const { id: userId, email } = await makeAccount(world, right)
  const odd = ['"quoted" \\ back', 'ünïcödé 🍋', 'cut \ud83c', 'tab\tline\n', 'nul\0']
  const acts = odd.map((text) =>
    withTransaction(world.ctx, (tx) =>
      addAuditEntry(tx, { action: 'sign-in', userId, detail: { z: 1, text, a: true } }),
    ),
  )
  await Promise.all([...acts, ...odd.map(() => new ApiClient(world).logIn(email, right))])
  const { rows, broken } = await verifyChain(world.ctx)
  expect(broken).toBeUndefined()
  expect(rows).toBeGreaterThanOrEqual(2 * odd.length)
})
