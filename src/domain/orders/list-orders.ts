import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
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
  const found =
    typed === '' || typed.startsWith('#')
      ? undefined
      : await searchStore(ctx, outlet, typed, { withOrders: true })
  const search =
    typed === ''
      ? undefined
      : { names: namesOf(typed), orders: found?.orders ?? [], customers: found?.customers ?? [] }
  const beyond = decodeNumberCursor(query.cursor)
  return withTenant(ctx, async (tx) => {
    const filter = orderFilter(outlet.id, query, search)
    const rows = await selectOrders(tx, filter, beyond)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1)?.order : undefined
    const count = beyond ? null : await countOrders(tx, filter)
    return {
      store: await storeOf(tx, outlet),
      orders: page.map(viewRow),
      next: last ? encodeNumberCursor(last.processedAt, last.id) : null,
      count: count === null ? null : Math.min(count, countedUpTo),
      is_more: (count ?? 0) > countedUpTo,
      is_live: found?.isLive ?? true,
      product_title: query.product === '' ? null : await titleOf(tx, outlet, Number(query.product)),
    }
  })
}

/** A number may be typed with or without its sign, and in small letters. */
const namesOf = (typed: string) => [...new Set([typed, typed.toUpperCase(), `#${typed}`])]

/** A page of orders, newest first, and one more where there is one. Call it inside `withTenant`. */
export const selectOrders = (
  { db }: MerchantContext,
  filter: SQL | undefined,
  beyond?: { at: Date; id: number },
  size = pageSize,
) =>
  db
    .select({ order: storeOrders, window: orderWindows, isChanged })
    .from(storeOrders)
    .leftJoin(orderWindows, isItsWindow)
    .where(
      and(
        filter,
        beyond &&
          sql`(${storeOrders.processedAt}, ${storeOrders.id}) < (${beyond.at.toISOString()}::timestamptz, ${beyond.id}::bigint)`,
      ),
    )
    .orderBy(desc(storeOrders.processedAt), desc(storeOrders.id))
    .limit(size + 1)

const isItsWindow = and(
  eq(orderWindows.outletId, storeOrders.outletId),
  eq(orderWindows.orderId, storeOrders.id),
)

async function countOrders({ db }: MerchantContext, filter: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .leftJoin(orderWindows, isItsWindow)
    .where(filter)
    // From the newest on, as the page: in any other order, what is recent may come last.
    .orderBy(desc(storeOrders.processedAt), desc(storeOrders.id))
    .limit(countedUpTo + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

async function titleOf({ db }: MerchantContext, outlet: Outlet, product: number): Promise<string | null> {
  const [line] = await db
    .select({ title: storeOrderLines.title })
    .from(storeOrderLines)
    .where(and(eq(storeOrderLines.outletId, outlet.id), eq(storeOrderLines.productId, product)))
    .limit(1)
  return line?.title ?? null
}
