import { and, type SQL, sql } from 'drizzle-orm'
import type { MerchantList, MerchantQuery } from '#contract/staff.ts'
import { users } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { isMerchant, merchantFilter } from './merchant-filter.ts'
import { cut, type Page, pageOf, type Shown, shown } from './merchant-page.ts'

export const merchantPageSize = 25
export const countedUpTo = 1_000
/** So far a page is looked for along its order; a term that is too rare for that is looked up by index. */
const shortWalk = 3_000

/**
 * One page of merchants, from a mark on: pages hold still while merchants join, and the last page costs what the
 * first does. Every order has an index that it walks along.
 */
export const listMerchants = (ctx: Context, query: MerchantQuery): Promise<MerchantList> =>
  withOwnPlans(ctx, async (tx) => {
    const page = pageOf(query, merchantPageSize)
    const { rows, total = await countUpTo(tx, page.filter) } = await readPage(tx, page)
    return { ...cut(page, rows), total: Math.min(total, countedUpTo), is_more: total > countedUpTo }
  })

/** The same without a count, for files: as many at a time as fit. */
export const takeMerchants = (ctx: Context, query: MerchantQuery, size: number) =>
  withOwnPlans(ctx, async (tx) => {
    const page = pageOf(query, size)
    return cut(page, await along(tx, page))
  })

/** How many fit: exact up to a thousand. Further nobody counts by hand, and the database need not either. */
export const countMerchants = (ctx: Context, query: Pick<MerchantQuery, 'search' | 'state'>) =>
  withOwnPlans(ctx, (tx) => countUpTo(tx, merchantFilter(query)))

/** A plan made for any term at all walks the whole list for a rare one: each term gets its own. */
const withOwnPlans = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  withTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    return work(tx)
  })

/**
 * A common term fills a page within a few rows of the list; a rare one has few rows altogether. Which it is, the
 * first steps along the list tell better than statistics do.
 */
async function readPage(ctx: Context, page: Page): Promise<{ rows: Shown[]; total?: number }> {
  const { filter, beyond, size } = page
  if (!filter) return { rows: await along(ctx, page) }
  const near = await sift(ctx, page, { among: beyond, fits: filter, atMost: shortWalk })
  const [first] = near
  const isWholeList = first !== undefined && first.among < shortWalk
  if (near.length > size || isWholeList) {
    const isCounted = first !== undefined && (first.fitting > countedUpTo || (isWholeList && !beyond))
    return { rows: near, total: isCounted ? first.fitting : undefined }
  }
  const rows = await sift(ctx, page, { among: filter, fits: beyond ?? sql`true` })
  return { rows, total: rows[0]?.among ?? (beyond ? undefined : 0) }
}

/** Along the order, to its end if need be. */
const along = ({ db }: Context, { filter, beyond, key, direction, size }: Page): Promise<Shown[]> =>
  db
    .select({ ...shown, key: sql<string>`${key}::text` })
    .from(users)
    .where(and(isMerchant, filter, beyond))
    .orderBy(direction(key), direction(users.id))
    .limit(size + 1)

/**
 * Some rows are read first, either so many along the order or all that an index finds; of these a page is made.
 * The database does the two apart, because what follows asks for them twice.
 */
function sift(
  { db }: Context,
  { key, direction, size }: Page,
  { among, fits, atMost }: { among: SQL | undefined; fits: SQL; atMost?: number },
) {
  const read = db
    .select({
      ...shown,
      key: sql<string>`${key}::text`.as('key'),
      place: sql`${key}`.as('place'),
      fits: sql<boolean>`${fits}`.as('fits'),
    })
    .from(users)
    .where(and(isMerchant, among))
    .$dynamic()
  const some = db
    .$with('some')
    .as(atMost ? read.orderBy(direction(key), direction(users.id)).limit(atMost) : read)
  const { place, fits: isFitting, ...rest } = some._.selectedFields
  return db
    .with(some)
    .select({
      ...rest,
      among: sql<number>`(select count(*) from ${some})::int`,
      fitting: sql<number>`(count(*) over ())::int`,
    })
    .from(some)
    .where(sql`${isFitting}`)
    .orderBy(direction(place), direction(some.id))
    .limit(size + 1)
}

async function countUpTo({ db }: Context, filter: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(users)
    .where(and(isMerchant, filter))
    .limit(countedUpTo + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
