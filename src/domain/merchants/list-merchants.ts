import { and, type SQL, sql } from 'drizzle-orm'
import type { MerchantList, MerchantQuery } from '#contract/staff/shapes.ts'
import { users } from '#database/schema/users.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { countedUpTo, findPage, readInOrder } from '../lists/find-page.ts'
import { isMerchant, merchantFilter } from './merchant-filter.ts'
import { cut, pageOf } from './merchant-page.ts'
import { withStatus } from './merchant-standing.ts'

export const merchantPageSize = 25

/**
 * One page of merchants, starting after a mark instead of at a number: new merchants do not shift pages, and the last
 * page costs as much as the first. Every order has its index.
 */
export const listMerchants = (ctx: Context, query: MerchantQuery): Promise<MerchantList> =>
  withPlanForTerm(ctx, async (tx) => {
    const page = pageOf(query, merchantPageSize)
    const { rows, total = await countUpTo(tx, page.filter) } = await findPage(tx, page)
    const { company_profile: found, ...marks } = cut(page, rows)
    const company_profile = await withStatus(tx, found)
    return { company_profile, ...marks, total: Math.min(total, countedUpTo), is_more: total > countedUpTo }
  })

/** The same without a count, for export files. */
export const readMerchantBatch = (ctx: Context, query: MerchantQuery, size: number) =>
  withPlanForTerm(ctx, async (tx) => {
    const page = pageOf(query, size)
    return cut(page, await readInOrder(tx, page))
  })

/** How many merchants match: exact up to a thousand, where counting stops. */
export const countMerchants = (ctx: Context, query: Pick<MerchantQuery, 'search' | 'state'>) =>
  withPlanForTerm(ctx, (tx) => countUpTo(tx, merchantFilter(query)))

/**
 * Plans each search for its own term, because one plan for all terms reads the whole list for a rare term. Sequential
 * scans are off, because the planner chooses them for terms that it wrongly believes to be common.
 */
const withPlanForTerm = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
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
