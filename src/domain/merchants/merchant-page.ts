import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { MerchantOrder } from '#contract/staff/choices.ts'
import type { MerchantQuery } from '#contract/staff/shapes.ts'
import { users } from '#database/schema/users.ts'
import { merchantFilter } from './merchant-filter.ts'
import { decodeCursor, decodeTimeCursor, encodeCursor } from '../lists/cursor.ts'

/** Which part of the list of merchants is asked for. */
export interface Page {
  filter: SQL | undefined
  /** What the list is ordered by. */
  key: SQL
  /** The part of the list behind the last row of the page before. */
  beyond: SQL | undefined
  direction: typeof asc
  size: number
  isBackwards: boolean
}

export function pageOf(query: MerchantQuery, size: number): Page {
  const { order, isDown } = orderOf(query.sort)
  const isBackwards = query.before !== ''
  const cursor = (order === 'joined' ? decodeTimeCursor : decodeCursor)(
    isBackwards ? query.before : query.after,
  )
  // A page before a cursor is read in the opposite direction and then reversed.
  const walksDown = isDown !== isBackwards
  const key = keys[order]
  return {
    filter: merchantFilter(query),
    key,
    beyond: cursor && beyondCursor(key, order, cursor, walksDown),
    direction: walksDown ? desc : asc,
    size,
    isBackwards,
  }
}

/** One row more than the page is read, to know whether there is a next page. */
export function cut({ size, isBackwards, beyond }: Page, rows: Shown[]) {
  const page = rows.slice(0, size)
  if (isBackwards) page.reverse()
  const hasMore = rows.length > size
  const hasNext = isBackwards || hasMore
  const hasPrevious = isBackwards ? hasMore : beyond !== undefined
  return {
    company_profile: page.map(rowOf),
    next: hasNext ? cursorOf(page.at(-1)) : null,
    previous: hasPrevious ? cursorOf(page[0]) : null,
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

const rowOf = (row: Shown) => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  user_email: row.email,
  joined_at: row.createdAt.toISOString(),
  may_visit: row.staffAccess && row.disabledAt === null,
})

const cursorOf = (row: Shown | undefined) => (row ? encodeCursor(row.key, row.id) : null)

/** The same expressions as in the indexes. */
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

function beyondCursor(
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
