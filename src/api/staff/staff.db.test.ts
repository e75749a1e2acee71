import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { auditQuery, type MerchantList } from '#contract/staff/shapes.ts'
import { seedManyMerchants } from '#domain/demo/seed-many-merchants.ts'
import { encodeCursor } from '#domain/lists/cursor.ts'
import { searchAudit } from '#domain/reports/search-audit.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
afterAll(() => world.close())

test('[ADM-01] [API-01] staff sign-in: both fields, the right ones, in JSON and as a form', async () => {
  const staff = await newStaff(world)
  const browser = new ApiClient(world)
  const empty = await browser.post('/merchant/admin_login', { email: '', password: '' })
  expect([empty.status, empty.body.fields.email]).toEqual([400, 'Email and password are required'])
  const wrong = await browser.post('/merchant/admin_login/', { email: staff.email, password: 'Nothing#2026' })
  expect([wrong.status, wrong.body.title]).toEqual([401, 'Invalid Credentials'])
  const form = new FormData()
  form.set('email', staff.email.toUpperCase())
  form.set('password', staff.password)
  const right = await browser.send('POST', '/merchant/admin_login/', form)
  expect(right.body).toMatchObject({ status: 'success', is_superadmin: true, needs_factor: false })
  const lines = right.headers.getSetCookie()
  expect(lines.find((line) => line.startsWith('superUser='))).toMatch(/^superUser=true; .*Max-Age=86400/)
  expect(lines.find((line) => line.startsWith('__Host-infiniti_staff='))).toContain('HttpOnly')
})

test('[ADM-01] a merchant cannot sign in as staff, nor staff as a merchant', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const browser = new ApiClient(world)
  const asStaff = await browser.post('/merchant/admin_login/', merchant)
  expect([asStaff.status, asStaff.body.code]).toEqual([401, 'staff_credentials'])
  const asMerchant = await browser.post('/merchant/login/', { email: staff.email, password: staff.password })
  expect([asMerchant.status, asMerchant.body.code]).toEqual([401, 'wrong_credentials'])
})

test('[ADM-01] the fifth wrong password is the last for a while', async () => {
  const staff = await newStaff(world)
  const browser = new ApiClient(world)
  for (let tries = 0; tries < 5; tries += 1) {
    const { status } = await browser.post('/merchant/admin_login/', { email: staff.email, password: 'x' })
    expect(status).toBe(401)
  }
  const { status } = await browser.post('/merchant/admin_login/', staff)
  expect(status).toBe(429)
})

/** Wrong passwords, each for an account and from a network that the test chooses. */
const guessAt = async (times: number, pick: (time: number) => { email: string; ip: string }) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { email, ip } = pick(time)
    const browser = new ApiClient(world)
    browser.ip = ip
    statuses.push((await browser.post('/merchant/admin_login/', { email, password: 'x' })).status)
  }
  return statuses
}

test('[DOOR-09] staff sign-in is limited by account, wherever the guesses come from', async () => {
  const { email, password } = await newStaff(world)
  const own = new ApiClient(world)
  await own.post('/merchant/admin_login/', { email, password })
  const statuses = await guessAt(31, (time) => ({ email, ip: `203.0.113.${time}` }))
  expect(statuses.filter((status) => status === 429)).toEqual([429])
  // A browser that has signed in to this account before is not kept out by strangers.
  expect((await own.post('/merchant/admin_login/', { email, password })).status).toBe(200)
})

test('[DOOR-09] staff sign-in is limited by network address, whatever the account', async () => {
  const statuses = await guessAt(31, (time) => ({
    email: `guess-${time}@infiniti.example`,
    ip: '203.0.114.7',
  }))
  expect(statuses.filter((status) => status === 429)).toEqual([429])
})

test('[DOOR-09] a higher limit holds for a whole /48 of IPv6', async () => {
  const ip = (time: number) => `2001:db8:48:${time.toString(16)}::1`
  for (let time = 0; time < 119; time += 1) await world.ctx.limits.count('staffLoginVisitor', ip(time))
  const pick = (time: number) => ({ email: `wide-${time}@infiniti.example`, ip: ip(1000 + time) })
  expect(await guessAt(3, pick)).toEqual([401, 429, 429])
  expect(await guessAt(1, () => ({ email: 'wide@infiniti.example', ip: '2001:db8:49::1' }))).toEqual([401])
})

test('[DOOR-09] staff sign-in is limited in all', async () => {
  const { email, password } = await newStaff(world)
  const own = new ApiClient(world)
  await own.post('/merchant/admin_login/', { email, password })
  for (let time = 0; time < 500; time += 1) await world.ctx.limits.isReached('staffLoginAll', 'everybody')
  const statuses = await guessAt(1, () => ({ email: 'any@infiniti.example', ip: '203.0.115.1' }))
  expect(statuses).toEqual([429])
  expect((await own.post('/merchant/admin_login/', { email, password })).status).toBe(200)
  await world.ctx.limits.clear('staffLoginAll', 'everybody')
})

const list = async (browser: ApiClient, query: Record<string, string>) => {
  const { status, body } = await browser.get(`/merchant/admin_merchant_list/?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return (body as { data: MerchantList }).data
}

test('[ADM-07] the list says company, store, what runs and when they were last here', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const [row] = (await list(staff.browser, { search: merchant.email })).company_profile
  expect(row).toMatchObject({ user_email: merchant.email, modules: 0 })
  expect(row?.company).not.toBe('')
  expect(row?.store).toContain('.example')
  expect(row?.last_seen_at).toBe(world.time.now.toISOString())
})

test('[ADM-02] [API-01] merchants are found by name, e-mail and shop, whatever is typed', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const odd = await newMerchant(world)
  await world.ctx.db
    .update(users)
    .set({ firstName: 'Zoë "50%_off"', lastName: String.raw`O'Brien\<b>` })
    .where(eq(users.id, odd.userId))
  const found = async (search: string) =>
    (await list(staff.browser, { search })).company_profile.map(({ id }) => id)
  expect(await found(merchant.email)).toEqual([merchant.userId])
  const number = /\d+/.exec(merchant.email)?.[0] ?? ''
  expect(await found(`straits-${number}.example`)).toContain(merchant.userId)
  for (const text of ['50%_', 'ZOË', "o'brien", '"50', String.raw`\<b>`, 'zoë brien']) {
    expect([text, await found(text)]).toEqual([text, [odd.userId]])
  }
  for (const text of ['%%%', '_____', "' or 1=1 --", '<script>alert(1)</script>', 'x'.repeat(10_000)]) {
    expect([text.slice(0, 20), await found(text)]).toEqual([text.slice(0, 20), []])
  }
  expect(await found('@infiniti.example')).toEqual([])
})

test('[ADM-02] a shop’s name is found once it has it, by everybody who works there, and no longer than that', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const colleague = await newMerchant(world)
  const found = async (search: string) =>
    (await list(staff.browser, { search })).company_profile.map(({ id }) => id).toSorted()
  const name = { outletName: 'Zinnober Ätelier 50%' }
  await world.ctx.db.update(outlets).set(name).where(eq(outlets.id, merchant.outletId))
  expect(await found('zinnober 50%')).toEqual([merchant.userId])
  const member = { companyId: merchant.companyId, userId: colleague.userId }
  await world.ctx.db.insert(memberships).values({ ...member, role: 'analyst', createdAt: world.time.now })
  expect(await found('ZINNOBER')).toEqual([merchant.userId, colleague.userId].toSorted())
  await world.ctx.db
    .delete(memberships)
    .where(and(eq(memberships.companyId, member.companyId), eq(memberships.userId, member.userId)))
  expect(await found('zinnober')).toEqual([merchant.userId])
  await world.ctx.db.delete(outlets).where(eq(outlets.id, merchant.outletId))
  expect(await found('zinnober')).toEqual([])
})

test('[ADM-02] one or two letters find beginnings of words; rare signs are found wherever they are', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  await world.ctx.db
    .update(users)
    .set({ firstName: 'Xy', lastName: 'Wq--李&Söhne' })
    .where(eq(users.id, merchant.userId))
  const found = async (search: string) =>
    (await list(staff.browser, { search })).company_profile.some(({ id }) => id === merchant.userId)
  for (const text of ['x', 'xy', 'wq', 'XY WQ', '李', '&', 'ö', '--', 'q--', 'söhne', 'hne']) {
    expect([text, await found(text)]).toEqual([text, true])
  }
  for (const text of ['y', 'q', 'hn', '--x', '..', '李&x', '漢']) {
    expect([text, await found(text)]).toEqual([text, false])
  }
})

test('[ADM-02] pages hold still in every order, forwards and back', async () => {
  const staff = await newStaff(world)
  await seedManyMerchants(world.ctx, 60)
  const all = await world.ctx.db.select().from(users).where(eq(users.isStaff, false))
  for (const sort of ['first_name', '-last_name', 'email', '-joined']) {
    const first = await list(staff.browser, { sort })
    expect(first.total).toBe(all.length)
    const ids = first.company_profile.map(({ id }) => id)
    let page = first
    while (page.next) {
      await newMerchantNamed('Aa')
      page = await list(staff.browser, { sort, after: page.next })
      ids.push(...page.company_profile.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(all.every(({ id }) => ids.includes(id))).toBe(true)
    const back = page.previous && (await list(staff.browser, { sort, before: page.previous }))
    expect(back && back.company_profile.length).toBeGreaterThan(0)
    all.push(...added.splice(0))
  }
  const nonsense = await list(staff.browser, { sort: 'password_hash', after: 'x', state: 'y' })
  expect(nonsense.company_profile.length).toBe(25)
})

/** Somebody who joins while the pages are turned. */
const added: (typeof users.$inferSelect)[] = []
async function newMerchantNamed(firstName: string) {
  if (added.length > 0) return
  const { userId } = await newMerchant(world)
  const rows = await world.ctx.db.update(users).set({ firstName }).where(eq(users.id, userId)).returning()
  added.push(...rows)
}

test('[ADM-02] a note has its author and is for staff alone', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const kept = await staff.browser.post('/merchant/admin_note', {
    id: merchant.userId,
    text: ' Rang, all well ',
  })
  expect(kept.status).toBe(200)
  const nobody = await staff.browser.post('/merchant/admin_note', { id: staff.userId, text: 'x' })
  expect(nobody.status).toBe(404)
  const [act] = await world.ctx.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  expect(act).toMatchObject({ action: 'staff-noted', userId: staff.userId })
})

test('[ADM-02] [API-04] zero bytes and marks made by hand break nothing in the admin', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const cursor = (value: string) => encodeCursor(value, merchant.userId)
  for (const after of ['no time', '2026-02-31 00:00:00+00', '+275760-09-13', '\0'].map(cursor)) {
    for (const sort of ['-joined', 'email']) {
      expect((await list(staff.browser, { sort, after })).company_profile).toBeInstanceOf(Array)
    }
  }
  expect((await list(staff.browser, { search: '\0' })).company_profile).toBeInstanceOf(Array)
  const asked = auditQuery.parse({ search: 'a\0b', action: '\0' })
  expect((await searchAudit(world.ctx, asked)).entries).toBeInstanceOf(Array)
  const note = { id: merchant.userId, text: 'a\0b' }
  expect((await staff.browser.post('/merchant/admin_note', note)).status).toBe(400)
  const door = await new ApiClient(world).post('/merchant/admin_login', { email: 'a\0b@x', password: '\0' })
  expect([400, 401]).toContain(door.status)
})
