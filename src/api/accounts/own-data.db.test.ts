import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountExport } from '#contract/own-account/export.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { purgeExpired } from '#domain/purge-expired.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { emailTo, newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const pass = (ms: number) => {
  world.time.now = new Date(world.time.now.getTime() + ms)
}
const day = 24 * 60 * 60 * 1000

/** Every row of every table, as one text. */
async function wholeDatabase(): Promise<string> {
  const tables = await rowsOf(sql`select tablename as name from pg_tables where schemaname = 'public'`)
  const contents = await Promise.all(
    tables.map(({ name }) =>
      rowsOf(sql.raw(`select coalesce(json_agg(t)::text, '') as rows from "${String(name)}" t`)),
    ),
  )
  return contents.map(([first]) => String(first?.rows)).join('\n')
}

async function rowsOf(query: Parameters<typeof world.database.db.execute>[0]) {
  const answer = await world.database.db.execute(query)
  return answer.rows
}

test('the export has one’s own rows, nobody else’s, and no hash or secret', async () => {
  const { browser, email, userId } = await newMerchant(world)
  const other = await newMerchant(world)
  const answer = await browser.post('/merchant/export')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="infiniti-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(accountExport.parse(answer.body)).toEqual(answer.body)
  expect(answer.body).toMatchObject({
    account: { email },
    companies: [{ role: 'owner', outlets: [{ platform: null }] }],
    sessions: [{ device: 'Chrome on Mac' }],
    emails: [{ kind: 'new-device' }],
    activity: [{ action: 'sign-in' }],
  })
  const text = JSON.stringify(answer.body)
  for (const foreign of [other.email, other.userId, other.companyId, other.outletId])
    expect(text).not.toContain(foreign)

  const [user] = await world.ctx.db.select().from(users).where(eq(users.id, userId))
  const kept = await wholeDatabase()
  const secrets = [user?.passwordHash ?? '', ...browser.cookies.values(), browser.token?.access ?? '']
  const hashes = [...kept.matchAll(/"[a-z_]*(?:hash|enc|api_key)":"([^"]+)"/g)].map(([, hash]) => hash ?? '')
  expect(hashes.length).toBeGreaterThan(5)
  for (const secret of [...secrets, ...hashes]) expect(text).not.toContain(secret)

  pass(16 * 60_000)
  expect(await browser.post('/merchant/export')).toMatchObject({
    status: 403,
    body: { code: 'proof_needed' },
  })
})

test('erasure can be taken back on the page, and by the link once', async () => {
  const { browser, email, password } = await newMerchant(world)
  const phone = new ApiClient(world)
  await phone.logIn(email, password)
  const planned = await browser.post('/merchant/erase')
  expect(new Date(planned.body.erase_at).getTime()).toBe(world.time.now.getTime() + 7 * day)
  expect(await phone.get('/merchant/account'), 'other sessions end').toMatchObject({ status: 401 })
  expect((await browser.post('/merchant/erase')).body, 'asking twice').toEqual(planned.body)

  const old = await emailsOf(world).tokenTo(email, '/merchant/keep-account')
  expect(await browser.post('/merchant/erase/cancel')).toMatchObject({ status: 200 })
  expect((await browser.get('/merchant/account')).body).toMatchObject({ erase_at: null })
  expect(await phone.post('/merchant/erase/keep', { token: old }), 'a link of the past').toMatchObject({
    status: 410,
  })

  pass(1000)
  await browser.post('/merchant/erase')
  const token = await emailsOf(world).tokenTo(email, '/merchant/keep-account')
  const answers = await Promise.all([1, 2, 3].map(() => phone.post('/merchant/erase/keep', { token })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  pass(8 * day)
  await purgeExpired(world.ctx)
  await new ApiClient(world).logIn(email, password)
})

test(
  'after seven days everything that names the person is gone, and the address can sign up again',
  { tags: 'engine-long' },
  async () => {
    const { browser, email, userId, companyId } = await newMerchant(world)
    const other = await newMerchant(world)
    await browser.post('/merchant/account/email', { email: 'elsewhere@shop.example' })
    await browser.post('/merchant/erase')
    pass(6 * day)
    await purgeExpired(world.ctx)
    expect(await world.ctx.db.select().from(users).where(eq(users.id, userId))).toHaveLength(1)

    pass(day + 1)
    const { ip: _, requestId: __, ...job } = world.ctx
    await purgeExpired(job)
    for (const [table, column, value] of [
      [users, users.id, userId],
      [companies, companies.id, companyId],
      [outlets, outlets.companyId, companyId],
      [memberships, memberships.userId, userId],
    ] as const)
      expect(await world.ctx.db.select().from(table).where(eq(column, value))).toEqual([])
    expect(await emailTo(world, email, 'erasure-done')).toEqual({ firstName: 'Mei' })

    const acts = await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, userId))
    expect(acts.at(-1)).toMatchObject({ action: 'account-erased', detail: { companies: 1 } })
    expect(acts.every(({ ip }) => ip === null)).toBe(true)
    expect((await wholeDatabase()).split(email).length - 1, 'the last email alone has the address').toBe(1)

    expect(await browser.get('/merchant/account')).toMatchObject({ status: 401 })
    expect(await other.browser.post('/merchant/login', other)).toMatchObject({ status: 200 })
    const available = await browser.post('/merchant/check_validation', { email })
    expect(available.body).toEqual({ code: 'available', message: 'Available' })
  },
)

test('a company with another owner stays when one of them goes', async () => {
  const going = await newMerchant(world)
  const staying = await newMerchant(world)
  await world.ctx.db.insert(memberships).values({
    companyId: going.companyId,
    userId: staying.userId,
    role: 'owner',
    createdAt: world.ctx.clock.now(),
  })
  expect((await going.browser.get('/merchant/account')).body.erasure_takes).toEqual([])
  await going.browser.post('/merchant/erase')
  pass(7 * day + 1)
  await purgeExpired(world.ctx)
  const members = await world.ctx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.companyId, going.companyId))
  expect(members).toEqual([{ userId: staying.userId }])
})
