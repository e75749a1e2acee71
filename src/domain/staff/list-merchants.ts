import { and, type SQL, sql } from 'drizzle-orm'
import type { MerchantList, MerchantQuery } from '#contract/staff/shapes.ts'
import { users } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { countedUpTo, findPage, readInOrder } from './find-page.ts'
import { isMerchant, merchantFilter } from './merchant-filter.ts'
import { cut, pageOf } from './merchant-page.ts'

export const merchantPageSize = 25

/**
 * One page of merchants, from a mark on: pages hold still while merchants join, and the last page costs what the
 * first does. Every order has an index that it walks along.
 */
export const listMerchants = (ctx: Context, query: MerchantQuery): Promise<MerchantList> =>
  withOwnPlans(ctx, async (tx) => {
    const page = pageOf(query, merchantPageSize)
    const { rows, total = await countUpTo(tx, page.filter) } = await findPage(tx, page)
    return { ...cut(page, rows), total: Math.min(total, countedUpTo), is_more: total > countedUpTo }
  })

/** The same without a count, for files: as many at a time as fit. */
export const takeMerchants = (ctx: Context, query: MerchantQuery, size: number) =>
  withOwnPlans(ctx, async (tx) => {
    const page = pageOf(query, size)
    return cut(page, await readInOrder(tx, page))
  })

/** How many fit: exact up to a thousand. Further nobody counts by hand, and the database need not either. */
export const countMerchants = (ctx: Context, query: Pick<MerchantQuery, 'search' | 'state'>) =>
  withOwnPlans(ctx, (tx) => countUpTo(tx, merchantFilter(query)))

/**
 * A plan made for any term at all walks the whole list for a rare one: each term gets its own. And none that hopes to
 * meet enough rows soon by reading the table from its beginning: for a term that it misjudges, that is the whole table.
 */
const withOwnPlans = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  withTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`,
    )
    return work(tx)
  })

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
