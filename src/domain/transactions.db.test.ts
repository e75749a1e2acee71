import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedWrite } from '#database/prepared-query.server.ts'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { companies } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { quickPasswords } from '../../tests/support/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { makeAccount } from '../../tests/support/make-account.ts'
import { recordAct } from './audit/record-act.ts'
import { verifyChain } from './audit/verify-chain.ts'
import { type Context, tell, withTransaction } from './context.server.ts'
import { authenticate } from './sessions/authenticate.ts'
import { mostSessions } from './sessions/session.server.ts'
import { askTenant, withTenant } from './tenant.server.ts'

let world: TestContext
const right = 'Pantry#2026x'

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
afterAll(() => world.close())

const note = preparedWrite((db) =>
  db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), points: 1 })
    .prepare('note_in_test'),
)
const write = ({ db }: Pick<Context, 'db'>, key: string) => note(db).execute({ key })
const fail = ({ db }: Pick<Context, 'db'>) => db.execute(sql`select 1 / 0`).execute()
const isThere = async (key: string) =>
  (await world.ctx.db.select().from(rateLimits).where(eq(rateLimits.key, key))).length === 1

test('what is told is kept with the transaction', async () => {
  await withTransaction(world.ctx, async (tx) => {
    await write(tx, 'asked')
    await tell(write(tx, 'told'))
  })
  expect([await isThere('asked'), await isThere('told')]).toEqual([true, true])
})

test('what is told and fails undoes everything, and is what the caller hears of', async () => {
  const last = withTransaction(world.ctx, async (tx) => {
    await write(tx, 'before')
    await tell(fail(tx))
  })
  await expect(last).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  })
  const first = withTransaction(world.ctx, async (tx) => {
    await tell(fail(tx))
    await write(tx, 'behind')
  })
  await expect(first).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  })
  expect([await isThere('before'), await isThere('behind')]).toEqual([false, false])
})

test('work that throws takes what it told with it', async () => {
  const work = withTransaction(world.ctx, async (tx) => {
    await tell(write(tx, 'taken back'))
    throw new Error('thought better of it')
  })
  await expect(work).rejects.toThrow('thought better of it')
  expect(await isThere('taken back')).toBe(false)
})

test('a transaction that cannot take its role reads nothing', async () => {
  const { browser } = await newMerchant(world)
  const partner = browser.cookies.get('__Host-infiniti_user_token')
  const merchant = await authenticate({
    ...world.ctx,
    credentials: { access: browser.token?.access, partner },
  })
  if (!merchant) throw new Error('Not signed in')
  const own = await askTenant(merchant, (tx) => tx.db.select().from(companies).execute())
  expect(own.map(({ id }) => id)).toEqual([merchant.session.companyId])
  const lost = { ...merchant, session: { ...merchant.session, companyId: 'no\0where' } }
  await expect(withTenant(lost, (tx) => tx.db.select().from(companies).execute())).rejects.toThrow(
    'Failed query',
  )
  await expect(askTenant(lost, (tx) => tx.db.select().from(companies).execute())).rejects.toThrow(
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
      recordAct(tx, { action: 'sign-in', userId, detail: { z: 1, text, a: true } }),
    ),
  )
  await Promise.all([...acts, ...odd.map(() => new ApiClient(world).logIn(email, right))])
  const { rows, broken } = await verifyChain(world.ctx)
  expect(broken).toBeUndefined()
  expect(rows).toBeGreaterThanOrEqual(2 * odd.length)
})
