import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MerchantList } from '#contract/staff/shapes.ts'
import { memberships, outlets } from '#database/schema/companies.ts'
import { knownWords, merchantWords } from '#database/schema/merchant-words.ts'
import { users } from '#database/schema/users.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { seedCrowd } from '../demo/seed-crowd.ts'
import { purgeExpired } from '../purge-expired.ts'
import { listMerchants, merchantPageSize } from './list-merchants.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const rowsOf = async (query: SQL) => {
  const answer = await world.ctx.db.execute(query)
  return Array.isArray(answer) ? answer : answer.rows
}

/** What the tables of words have too much or too little, compared with making them anew. */
const amiss = () =>
  rowsOf(sql`
    with due as (
      select run as word, id, lower(first_name), lower(last_name), email, created_at
      from users cross join letter_runs(words) as run where not is_staff
    ), kept as (select word, user_id, first_name, last_name, email, created_at from merchant_words)
    (select 'missing', word from (select * from due except select * from kept) as missing)
    union all (select 'too many', word from (select * from kept except select * from due) as over)
    union all (select 'unknown', word from kept where word not in (select word from known_words where left_at is null))
    union all (select 'not left', word from known_words where left_at is null and word not in (select word from kept))`)

test('[ADM-02] words of merchants are kept in step with whatever changes them', async () => {
  const { db } = world.ctx
  await newStaff(world)
  const merchant = await newMerchant(world)
  const going = await newMerchant(world)
  expect(await amiss()).toEqual([])
  const wordsOf = async (userId: string) =>
    (
      await db
        .select({ word: merchantWords.word })
        .from(merchantWords)
        .where(eq(merchantWords.userId, userId))
    ).map(({ word }) => word)
  expect(await wordsOf(merchant.userId)).toEqual(
    expect.arrayContaining(['mei', 'chua', 'merchant', 'shop', 'example', 'straits']),
  )
  const isUser = eq(users.id, merchant.userId)
  const long = `${'ab'.repeat(40)}end`
  await db
    .update(users)
    .set({ firstName: 'Zoë-Marie', lastName: `O'Brien ${long}` })
    .where(isUser)
  expect(await wordsOf(merchant.userId)).toEqual(
    expect.arrayContaining(['zoë', 'marie', 'o', 'brien', long.slice(0, 64), long.slice(32)]),
  )
  expect(await amiss()).toEqual([])
  // The same letters, parted otherwise: nothing new to find, but another place in the list.
  await db.update(users).set({ firstName: `Zoë-Marie O'Brien`, lastName: long }).where(isUser)
  expect(await amiss()).toEqual([])
  const name = { outletName: 'Zinnober 4711 Ätelier' }
  await db.update(outlets).set(name).where(eq(outlets.id, merchant.outletId))
  await db.update(users).set({ email: 'zoe99@mail.zinnober.example' }).where(isUser)
  expect(await amiss()).toEqual([])
  const member = { companyId: merchant.companyId, userId: going.userId, createdAt: world.time.now }
  await db.insert(memberships).values({ ...member, role: 'analyst' })
  expect(await wordsOf(going.userId)).toContain('zinnober')
  await db.update(users).set({ isStaff: true }).where(isUser)
  expect(await wordsOf(merchant.userId)).toEqual([])
  await db.update(users).set({ isStaff: false }).where(isUser)
  expect(await amiss()).toEqual([])
  await db.delete(users).where(eq(users.id, going.userId))
  await db.delete(outlets).where(eq(outlets.id, merchant.outletId))
  expect(await wordsOf(going.userId)).toEqual([])
  expect(await amiss()).toEqual([])
})

test('no merchant’s transaction reads who has which word', async () => {
  for (const table of [merchantWords, knownWords]) {
    const asTenant = world.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local role infiniti_tenant`)
      await tx.select().from(table).limit(1)
    })
    await expect(asTenant).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
  }
})

test('a word that nobody has any more is forgotten, unless somebody brings it back', async () => {
  const { db } = world.ctx
  const merchant = await newMerchant(world)
  const rename = (lastName: string) => db.update(users).set({ lastName }).where(eq(users.id, merchant.userId))
  const isKnown = async (word: string) => (await db.$count(knownWords, eq(knownWords.word, word))) > 0
  await rename('Quixandra Quobble')
  await rename('Nobody')
  await purgeExpired(world.ctx)
  expect(await isKnown('quobble'), 'for an hour').toBe(true)
  await rename('Quobble')
  await db.execute(sql`update known_words set left_at = left_at - interval '2 hours'`)
  await purgeExpired(world.ctx)
  expect([await isKnown('quixandra'), await isKnown('quobble')]).toEqual([false, true])
  expect(await amiss()).toEqual([])
})

const everyOrder = {
  first_name: sql`lower(${users.firstName})`,
  last_name: sql`lower(${users.lastName})`,
  email: sql`${users.email}`,
  joined: sql`${users.createdAt}`,
}
const everyState = {
  all: sql`true`,
  confirmed: sql`${users.emailVerifiedAt} is not null`,
  unconfirmed: sql`${users.emailVerifiedAt} is null`,
  closed: sql`not ${users.staffAccess}`,
}
type Query = [search: string, sort: string, state?: keyof typeof everyState]
const everySearch: Query[] = [
  ['crowd', 'first_name'],
  ['xampl', '-email'],
  ['.example', '-last_name', 'unconfirmed'],
  ['crowd 29', 'joined'],
  ['crowd example', '-joined', 'closed'],
  ['crowd "', 'email'],
  ['cr', 'last_name', 'confirmed'],
  ['com crowd', '-first_name'],
  ['crowd tove', 'first_name'],
  ['tove', '-first_name'],
  ['jo', 'email'],
  ['joão', 'joined'],
  ['van dijk', 'last_name', 'confirmed'],
  ['asha benedikt', 'email'],
  ['mei myshopify', '-last_name', 'unconfirmed'],
  ['tea-29', 'email'],
  ['tove@loom', '-joined'],
  ['29', 'first_name'],
  ['myshopify.com', '-email', 'closed'],
  ['crowd qqqzzz', 'joined'],
]

describe('among enough for every way of finding a page', () => {
  beforeAll(async () => {
    await seedCrowd(world.ctx, 3_150)
    await world.ctx.db
      .update(users)
      .set({ staffAccess: false })
      .where(sql`${users.words} like '%-29%'`)
  })

  test.each(everySearch)(
    '[ADM-02] all that fit “%s” are found, by %s',
    async (search, sort, state = 'all') => {
      const order = everyOrder[sort.replace('-', '') as keyof typeof everyOrder]
      const everybody = await world.ctx.db
        .select({ id: users.id, words: users.words })
        .from(users)
        .where(and(eq(users.isStaff, false), everyState[state]))
        .orderBy(asc(order), asc(users.id))
      const wanted = everybody.filter(({ words }) => fits(words, search)).map(({ id }) => id)
      if (sort.startsWith('-')) wanted.reverse()
      const page = (marks: { after?: string; before?: string }) =>
        listMerchants(world.ctx, { search, sort, state, after: '', before: '', ...marks })
      const ids = (list: MerchantList) => list.company_profile.map(({ id }) => id)
      const first = await page({})
      expect(ids(first)).toEqual(wanted.slice(0, merchantPageSize))
      expect([first.total, first.is_more]).toEqual([Math.min(wanted.length, 1_000), wanted.length > 1_000])
      expect(first.next !== null).toBe(wanted.length > merchantPageSize)
      if (!first.next) return
      const second = await page({ after: first.next })
      expect(ids(second)).toEqual(wanted.slice(merchantPageSize, 2 * merchantPageSize))
      expect(ids(await page({ before: second.previous ?? '' }))).toEqual(ids(first))
    },
  )
})

/** As the page promises it: one or two plain letters begin a word, anything longer is anywhere. */
const fits = (words: string, search: string) =>
  search.split(' ').every((word) => words.includes(/^[a-z\d][a-z\d@.-]?$/.test(word) ? ` ${word}` : word))
