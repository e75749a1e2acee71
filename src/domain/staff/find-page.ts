import { and, type SQL, sql } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { findParts, isOnePart, type Part } from './common-words.ts'
import { isMerchant } from './merchant-filter.ts'
import { type Page, type Shown, shown } from './merchant-page.ts'

export const countedUpTo = 1_000
/** So far a page is looked for along its order; a term that is too rare for that is looked up by index. */
const shortWalk = 3_000
/** The same along the words that one part of the search is in; if all of these fit, they are counted as well. */
const shortWalkAlongWords = 1_100

interface Found {
  rows: Shown[]
  /** How many fit, where that was learnt by the way: exact up to a thousand. */
  total?: number
}

/**
 * Along a common word a page is a few rows side by side. Of a rare one there are few rows altogether. Where a search
 * has no word to go by, the first steps along the list tell which it is, better than statistics do.
 */
export async function findPage(ctx: Context, page: Page): Promise<Found> {
  if (!page.filter) return { rows: await along(ctx, page) }
  const parts = await findParts(ctx, page.search)
  if (parts.some(({ words }) => words.length === 0)) return { rows: [], total: 0 }
  const [rarest] = parts
  if (rarest && !rarest.isCommon) return lookUp(ctx, page)
  const near = rarest ? await alongWords(ctx, page, rarest) : await alongList(ctx, page)
  return near ?? lookUp(ctx, page)
}

/** Along the order, to its end if need be. */
export const along = ({ db }: Context, { filter, beyond, key, direction, size }: Page): Promise<Shown[]> =>
  db
    .select({ ...shown, key: sql<string>`${key}::text` })
    .from(users)
    .where(and(isMerchant, filter, beyond))
    .orderBy(direction(key), direction(users.id))
    .limit(size + 1)

/** Undefined where the first steps do not fill the page. */
async function alongList(ctx: Context, page: Page): Promise<Found | undefined> {
  const rows = await sift(ctx, page, { among: page.beyond, fits: page.filter, atMost: shortWalk })
  return foundWithin(page, rows, shortWalk)
}

async function alongWords(ctx: Context, page: Page, { words, merchants }: Part): Promise<Found | undefined> {
  const { key, beyond, userId } = page.ofWords
  const { direction, size } = page
  const isEnough = page.state === 'all' && isOnePart(page.search)
  const atMost = isEnough ? size + 1 : shortWalkAlongWords
  const order = sql`order by ${direction(sql`key`)}, ${direction(sql`user_id`)} limit ${atMost}`
  const near = sql`(
    select distinct key, user_id from unnest(${sql.param(words)}::text[]) as common (word) cross join lateral (
      select ${key} as key, ${userId} as user_id from merchant_words
      where merchant_words.word = common.word and ${beyond ?? sql`true`}
      order by ${direction(key)}, ${direction(userId)} limit ${atMost}
    ) as each ${order}
  ) as near`
  const rows = await sift(ctx, page, {
    among: sql`${users.id} in (select user_id from ${near})`,
    fits: page.filter,
  })
  const found = foundWithin(page, rows, atMost)
  return found && isEnough && merchants > countedUpTo ? { ...found, total: merchants } : found
}

/** What the first so many rows hold is the page if it fills it, or if there are no more. */
function foundWithin({ size, beyond }: Page, rows: Sifted[], atMost: number): Found | undefined {
  const [first] = rows
  if (!first) return undefined
  const isWhole = first.among < atMost
  if (rows.length <= size && !isWhole) return undefined
  const isCounted = first.fitting > countedUpTo || (isWhole && !beyond)
  return { rows, total: isCounted ? first.fitting : undefined }
}

/** All that fit, by index: then they are counted, too. */
async function lookUp(ctx: Context, page: Page): Promise<Found> {
  const rows = await sift(ctx, page, { among: page.filter, fits: page.beyond })
  return { rows, total: rows[0]?.among ?? (page.beyond ? undefined : 0) }
}

type Sifted = Shown & { among: number; fitting: number }

/**
 * Some rows are read first, either so many along an order or all that an index finds; of these a page is made.
 * The database does the two apart, because what follows asks for them twice.
 */
function sift(
  { db }: Context,
  { key, direction, size }: Page,
  { among, fits, atMost }: { among: SQL | undefined; fits: SQL | undefined; atMost?: number },
): Promise<Sifted[]> {
  const read = db
    .select({
      ...shown,
      key: sql<string>`${key}::text`.as('key'),
      place: sql`${key}`.as('place'),
      fits: sql<boolean>`${fits ?? sql`true`}`.as('fits'),
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
