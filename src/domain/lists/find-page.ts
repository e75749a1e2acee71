import { and, type SQL, sql } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { isMerchant } from '../merchants/merchant-filter.ts'
import { type Page, type Shown, shown } from '../merchants/merchant-page.ts'

export const countedUpTo = 1_000
/** How many rows are read in the list's order before the search goes to the index. */
const mostRowsInOrder = 3_000

interface Found {
  rows: Shown[]
  /** How many merchants match, if this search found out: exact up to a thousand. */
  total?: number
}

/**
 * A common term fills a page within the first rows of the list. A rare term matches few rows, which the trigram index
 * finds. Reading the first rows shows which of the two it is; the planner's statistics do not know terms.
 */
export async function findPage(ctx: Context, page: Page): Promise<Found> {
  if (!page.filter) return { rows: await readInOrder(ctx, page) }
  return (await findInFirstRows(ctx, page)) ?? findByIndex(ctx, page)
}

/** Reads in the list's order until the page is full, to the end of the list if necessary. */
export const readInOrder = (
  { db }: Context,
  { filter, beyond, key, direction, size }: Page,
): Promise<Shown[]> =>
  db
    .select({ ...shown, key: sql<string>`${key}::text` })
    .from(users)
    .where(and(isMerchant, filter, beyond))
    .orderBy(direction(key), direction(users.id))
    .limit(size + 1)

/** Undefined if the first rows do not fill the page. */
async function findInFirstRows(ctx: Context, page: Page): Promise<Found | undefined> {
  const { filter, beyond, size } = page
  const rows = await select(ctx, page, { from: beyond, where: filter, atMost: mostRowsInOrder })
  const [first] = rows
  if (!first) return undefined
  const isWholeList = first.read < mostRowsInOrder
  if (rows.length <= size && !isWholeList) return undefined
  const isCounted = first.matching > countedUpTo || (isWholeList && !beyond)
  return { rows, total: isCounted ? first.matching : undefined }
}

/** Reads every merchant that matches, and so counts them as well. */
async function findByIndex(ctx: Context, page: Page): Promise<Found> {
  const rows = await select(ctx, page, { from: page.filter, where: page.beyond })
  return { rows, total: rows[0]?.read ?? (page.beyond ? undefined : 0) }
}

type Selected = Shown & { read: number; matching: number }

/**
 * Reads the rows that match `from` (at most so many, in the list's order), then takes a page of those that match
 * `where`. PostgreSQL computes the first part separately, because the second part uses it twice.
 */
function select(
  { db }: Context,
  { key, direction, size }: Page,
  { from, where, atMost }: { from: SQL | undefined; where: SQL | undefined; atMost?: number },
): Promise<Selected[]> {
  const query = db
    .select({
      ...shown,
      key: sql<string>`${key}::text`.as('key'),
      position: sql`${key}`.as('position'),
      matches: sql<boolean>`${where ?? sql`true`}`.as('matches'),
    })
    .from(users)
    .where(and(isMerchant, from))
    .$dynamic()
  const candidates = db
    .$with('candidates')
    .as(atMost ? query.orderBy(direction(key), direction(users.id)).limit(atMost) : query)
  const { position, matches, ...columns } = candidates._.selectedFields
  return db
    .with(candidates)
    .select({
      ...columns,
      read: sql<number>`(select count(*) from ${candidates})::int`,
      matching: sql<number>`(count(*) over ())::int`,
    })
    .from(candidates)
    .where(sql`${matches}`)
    .orderBy(direction(position), direction(candidates.id))
    .limit(size + 1)
}
