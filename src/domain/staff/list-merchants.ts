import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type {
  MerchantList,
  MerchantOrder,
  MerchantQuery,
  MerchantRow,
  MerchantState,
} from '#contract/staff.ts'
import { memberships, outlets, shopWordsOf } from '#database/schema/companies.ts'
import { users, wordsOf } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { readMark, readTimeMark, writeMark } from './page-mark.ts'
import { patternsOf } from './search-words.ts'

export const merchantPageSize = 25
const countedUpTo = 1_000
/** Up to here the owners of shops are looked up first; beyond, so many match that the ordered walk is the short way. */
const fewShops = 1_000

type Filter = Pick<MerchantQuery, 'search' | 'state'>

/**
 * One page of merchants, from a mark on: pages hold still while merchants join, and the last page costs what the
 * first does. Every order has an index that it walks along.
 */
export function listMerchants(
  ctx: Context,
  query: MerchantQuery,
  options: { pageSize?: number; counts?: boolean } = {},
): Promise<MerchantList> {
  return withTransaction(ctx, async (tx) => {
    // A plan made for any term at all walks the whole list for a rare one: each term gets its own.
    await tx.db.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    return readPage(tx, query, options)
  })
}

async function readPage(
  ctx: Context,
  query: MerchantQuery,
  { pageSize = merchantPageSize, counts = true }: { pageSize?: number; counts?: boolean },
): Promise<MerchantList> {
  const { order, isDown } = orderOf(query.sort)
  const filter = await filterOf(ctx, query)
  const backwards = query.before !== ''
  const mark = (order === 'joined' ? readTimeMark : readMark)(backwards ? query.before : query.after)
  // A page before a mark is read upwards and turned round.
  const walksDown = isDown !== backwards
  const key = keys[order]
  const rows = await ctx.db
    .select({ ...shown, key: sql<string>`${key}::text` })
    .from(users)
    .where(and(filter, mark && beyond(key, order, mark, walksDown)))
    .orderBy(...(walksDown ? [desc(key), desc(users.id)] : [asc(key), asc(users.id)]))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  if (backwards) page.reverse()
  const hasMore = rows.length > pageSize
  const hasNext = backwards || hasMore
  const hasPrevious = backwards ? hasMore : mark !== undefined
  const total = counts ? await countMerchants(ctx, filter) : 0
  return {
    company_profile: page.map(rowOf),
    total: Math.min(total, countedUpTo),
    is_more: total > countedUpTo,
    next: hasNext ? markOf(page.at(-1)) : null,
    previous: hasPrevious ? markOf(page[0]) : null,
  }
}

const shown = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  createdAt: users.createdAt,
  staffAccess: users.staffAccess,
  disabledAt: users.disabledAt,
}

type Shown = { key: string } & Pick<typeof users.$inferSelect, keyof typeof shown>

const rowOf = (row: Shown): MerchantRow => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  user_email: row.email,
  joined_at: row.createdAt.toISOString(),
  may_visit: row.staffAccess && row.disabledAt === null,
})

const markOf = (row: Shown | undefined) => (row ? writeMark(row.key, row.id) : null)

/** Written as the indexes are. */
const keys: Record<MerchantOrder, SQL> = {
  first_name: sql`lower(${users.firstName})`,
  last_name: sql`lower(${users.lastName})`,
  email: sql`${users.email}`,
  joined: sql`${users.createdAt}`,
}

function orderOf(sort: string): { order: MerchantOrder; isDown: boolean } {
  const isDown = sort.startsWith('-')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract lets nothing else through
  return { order: (isDown ? sort.slice(1) : sort) as MerchantOrder, isDown }
}

function beyond(
  key: SQL,
  order: MerchantOrder,
  { value, id }: { value: string; id: string },
  isDown: boolean,
) {
  const typed = order === 'joined' ? sql`${value}::timestamptz` : sql`${value}::text`
  return isDown
    ? sql`(${key}, ${users.id}) < (${typed}, ${id}::uuid)`
    : sql`(${key}, ${users.id}) > (${typed}, ${id}::uuid)`
}

const states: Record<MerchantState, SQL | undefined> = {
  all: undefined,
  confirmed: isNotNull(users.emailVerifiedAt),
  unconfirmed: isNull(users.emailVerifiedAt),
  closed: eq(users.staffAccess, false),
}

/** Who is meant: everybody but staff, whose words all contain what was typed, or who works in such a shop. */
async function filterOf(ctx: Context, { search, state }: Filter): Promise<SQL | undefined> {
  const base = and(eq(users.isStaff, false), states[state])
  const patterns = patternsOf(search)
  if (patterns.length === 0) return base
  const named = and(...patterns.map((pattern) => sql`${wordsOf(users)} like ${pattern}`))
  const atShop = and(...patterns.map((pattern) => sql`${shopWordsOf(outlets)} like ${pattern}`))
  const keepers = await ctx.db
    .select({ userId: memberships.userId })
    .from(outlets)
    .innerJoin(memberships, eq(memberships.companyId, outlets.companyId))
    .where(atShop)
    .limit(fewShops)
  if (keepers.length === 0) return and(base, named)
  const ids = [...new Set(keepers.map(({ userId }) => userId))]
  if (keepers.length < fewShops) return and(base, or(named, inArray(users.id, ids)))
  const works = ctx.db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(outlets, eq(outlets.companyId, memberships.companyId))
    .where(and(eq(memberships.userId, users.id), atShop))
  return and(base, or(named, exists(works)))
}

/** Exact up to a thousand; further nobody counts by hand, and the database need not either. */
async function countMerchants({ db }: Context, filter: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(users)
    .where(filter)
    .limit(countedUpTo + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
