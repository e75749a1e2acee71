import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrdersQuery, OrdersView } from '#contract/orders/shapes.ts'
import { orderWindows } from '#database/schema/order-windows.ts'
import { storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { searchStore } from '../customers/search-store.ts'
import { storeOf } from '../dashboard/view-dashboard.ts'
import { decodeNumberCursor, encodeNumberCursor } from '../lists/number-cursor.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { isChanged, orderFilter } from './order-filter.ts'
import { viewRow } from './order-row.ts'

const pageSize = 25
/** Counting goes no further: nobody reads on. */
const countedUpTo = 1_000
const longestSearch = 200

/** The orders of an outlet, newest first, from our copy. A search by person asks the store first, outside the transaction. */
export async function listOrders(
  ctx: MerchantContext,
  outlet: Outlet,
  query: OrdersQuery,
): Promise<OrdersView> {
  requirePermission(ctx, 'apps:open')
  const typed = query.search.slice(0, longestSearch)
  const stored =
    typed === '' || typed.startsWith('#')
      ? undefined
      : await searchStore(ctx, outlet, typed, { withOrders: true })
  const search =
    typed === ''
      ? undefined
      : { names: namesOf(typed), orders: stored?.orders ?? [], customers: stored?.customers ?? [] }
  const beyond = decodeNumberCursor(query.cursor)
  return withTenant(ctx, async (tx) => {
    const filter = orderFilter(outlet.id, query, search)
    // The first page is counted too. Orders that match are looked for once, and what is shown of them is read by number.
    const found = await findOrders(tx, filter, beyond, beyond ? pageSize + 1 : countedUpTo + 1)
    const shown = found.slice(0, pageSize)
    const rows = await selectOrders(
      tx,
      and(eq(storeOrders.outletId, outlet.id), inArray(storeOrders.id, shown)),
    )
    const last = found.length > pageSize ? rows.at(-1)?.order : undefined
    const count = beyond ? null : found.length
    return {
      store: await storeOf(tx, outlet),
      orders: rows.map(viewRow),
      next: last ? encodeNumberCursor(last.processedAt, last.id) : null,
      count: count === null ? null : Math.min(count, countedUpTo),
      is_more: (count ?? 0) > countedUpTo,
      is_live: stored?.isLive ?? true,
      is_cut: stored?.isMore ?? false,
      product_title: query.product === '' ? null : await titleOf(tx, outlet, Number(query.product)),
    }
  })
}

/** A number may be typed with or without its sign, and in small letters. */
const namesOf = (typed: string) => [...new Set([typed, typed.toUpperCase(), `#${typed}`])]

/** Orders, newest first. Call it inside `withTenant`. */
export const selectOrders = ({ db }: MerchantContext, filter: SQL | undefined, most = pageSize) =>
  db
    .select({ order: storeOrders, window: orderWindows, isChanged })
    .from(storeOrders)
    .leftJoin(orderWindows, isItsWindow)
    .where(filter)
    .orderBy(...newestFirst)
    .limit(most)

const newestFirst = [desc(storeOrders.processedAt), desc(storeOrders.id)]

const isItsWindow = and(
  eq(orderWindows.outletId, storeOrders.outletId),
  eq(orderWindows.orderId, storeOrders.id),
)

/** The numbers of orders that match, newest first. */
async function findOrders(
  { db }: MerchantContext,
  filter: SQL | undefined,
  beyond: { at: Date; id: number } | undefined,
  most: number,
): Promise<number[]> {
  const isBeyond =
    beyond &&
    sql`(${storeOrders.processedAt}, ${storeOrders.id}) < (${beyond.at.toISOString()}::timestamptz, ${beyond.id}::bigint)`
  const rows = await db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .leftJoin(orderWindows, isItsWindow)
    .where(and(filter, isBeyond))
    .orderBy(...newestFirst)
    .limit(most)
  return rows.map(({ id }) => id)
}

async function titleOf({ db }: MerchantContext, outlet: Outlet, product: number): Promise<string | null> {
  const [line] = await db
    .select({ title: storeOrderLines.title })
    .from(storeOrderLines)
    .where(and(eq(storeOrderLines.outletId, outlet.id), eq(storeOrderLines.productId, product)))
    .limit(1)
  return line?.title ?? null
}
