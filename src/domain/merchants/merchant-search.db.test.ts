// @module-tag engine-long
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MerchantList } from '#contract/staff/shapes.ts'
import { memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { seedManyMerchants } from '../demo/seed-many-merchants.ts'
import { listMerchants, merchantPageSize } from './list-merchants.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test(
  '[ADM-02] a search sees a change of name, email, shop or membership at once',
  { tags: 'engine' },
  async () => {
    const { db } = world.ctx
    const merchant = await newMerchant(world)
    const colleague = await newMerchant(world)
    const find = async (search: string) => {
      const query = { search, sort: '-joined', state: 'all' as const, after: '', before: '' }
      const { company_profile: rows } = await listMerchants(world.ctx, query)
      return rows.map(({ id }) => id)
    }
    const isMerchant = eq(users.id, merchant.userId)
    await db
      .update(users)
      .set({ firstName: 'Zoë-Marie', lastName: 'Quobble', email: 'zoe99@mail.zinnober.example' })
      .where(isMerchant)
    for (const search of ['zoë', 'arie quob', 'zoe99@mail'])
      expect(await find(search)).toEqual([merchant.userId])
    await db
      .update(outlets)
      .set({ outletName: 'Purpurhaus 4711 Ätelier' })
      .where(eq(outlets.id, merchant.outletId))
    expect(await find('purpurhaus 4711')).toEqual([merchant.userId])
    const member = { companyId: merchant.companyId, userId: colleague.userId, createdAt: world.time.now }
    await db.insert(memberships).values({ ...member, role: 'analyst' })
    expect(await find('purpurhaus')).toHaveLength(2)
    await db.update(users).set({ isStaff: true }).where(isMerchant)
    expect(await find('purpurhaus')).toEqual([colleague.userId])
    await db.delete(outlets).where(eq(outlets.id, merchant.outletId))
    expect(await find('purpurhaus')).toEqual([])
  },
)

test(
  '[ADM-02] a part of a phone number finds its merchant, however it is written',
  { tags: 'engine' },
  async () => {
    const { userId } = await newMerchant(world)
    await world.ctx.db
      .update(users)
      .set({ phoneCode: '+91', phoneNo: '9820077341' })
      .where(eq(users.id, userId))
    for (const search of ['77341', '+91 98200 77341', '(098200) 77-341', '98200.773', '0091 98200 77341']) {
      const query = { search, sort: '-joined', state: 'all' as const, after: '', before: '' }
      const { company_profile: rows } = await listMerchants(world.ctx, query)
      expect(rows.map(({ id }) => id)).toEqual([userId])
    }
  },
)

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
    await seedManyMerchants(world.ctx, 3_150)
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
