import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MerchantOrder, MerchantQuery, MerchantRow } from '#contract/staff/shapes.ts'
import { merchantWords } from '#database/schema/merchant-words.ts'
import { users } from '#database/schema/users.ts'
import { merchantFilter } from './merchant-filter.ts'
import { readMark, readTimeMark, writeMark } from './page-mark.ts'

/** Which part of the list of merchants is asked for. */
export interface Page extends Pick<MerchantQuery, 'search' | 'state'>, Place {
  filter: SQL | undefined
  /** The same of the table of words. */
  ofWords: Place
  direction: typeof asc
  size: number
  isBackwards: boolean
}

/** What the list is ordered by, and the part of it that is beyond the mark. */
interface Place {
  key: SQL
  userId: SQL
  beyond: SQL | undefined
}

export function pageOf(query: MerchantQuery, size: number): Page {
  const { order, isDown } = orderOf(query.sort)
  const isBackwards = query.before !== ''
  const mark = (order === 'joined' ? readTimeMark : readMark)(isBackwards ? query.before : query.after)
  // A page before a mark is read upwards and turned round.
  const walksDown = isDown !== isBackwards
  const placeIn = (key: SQL, userId: SQL): Place => ({
    key,
    userId,
    beyond: mark && beyondMark(key, userId, order, mark, walksDown),
  })
  return {
    search: query.search,
    state: query.state,
    filter: merchantFilter(query),
    ...placeIn(keys[order], sql`${users.id}`),
    ofWords: placeIn(sql`${keysOfWords[order]}`, sql`${merchantWords.userId}`),
    direction: walksDown ? desc : asc,
    size,
    isBackwards,
  }
}

/** What was read beyond the page only tells that there is more. */
export function cut({ size, isBackwards, beyond }: Page, rows: Shown[]) {
  const page = rows.slice(0, size)
  if (isBackwards) page.reverse()
  const hasMore = rows.length > size
  const hasNext = isBackwards || hasMore
  const hasPrevious = isBackwards ? hasMore : beyond !== undefined
  return {
    company_profile: page.map(rowOf),
    next: hasNext ? markOf(page.at(-1)) : null,
    previous: hasPrevious ? markOf(page[0]) : null,
  }
}

export const shown = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  createdAt: users.createdAt,
  staffAccess: users.staffAccess,
  disabledAt: users.disabledAt,
}

export type Shown = { key: string } & Pick<typeof users.$inferSelect, keyof typeof shown>

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

const keysOfWords: Record<MerchantOrder, PgColumn> = {
  first_name: merchantWords.firstName,
  last_name: merchantWords.lastName,
  email: merchantWords.email,
  joined: merchantWords.createdAt,
}

function orderOf(sort: string): { order: MerchantOrder; isDown: boolean } {
  const isDown = sort.startsWith('-')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract lets nothing else through
  return { order: (isDown ? sort.slice(1) : sort) as MerchantOrder, isDown }
}

function beyondMark(
  key: SQL,
  userId: SQL,
  order: MerchantOrder,
  { value, id }: { value: string; id: string },
  isDown: boolean,
) {
  const typed = order === 'joined' ? sql`${value}::timestamptz` : sql`${value}::text`
  return isDown
    ? sql`(${key}, ${userId}) < (${typed}, ${id}::uuid)`
    : sql`(${key}, ${userId}) > (${typed}, ${id}::uuid)`
}
