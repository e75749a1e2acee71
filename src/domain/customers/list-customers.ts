import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CustomerRow, CustomersQuery } from '#contract/customers/shapes.ts'
import { storeCustomers } from '#database/schema/stores.ts'
import { storeOf } from '../dashboard/view-dashboard.ts'
import { decodeNumberCursor, encodeNumberCursor } from '../lists/number-cursor.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { plain } from '../shoppers/read-orders.ts'
import { withTenant } from '../tenant.server.ts'
import { searchStore } from './search-store.ts'

const pageSize = 25
const longestSearch = 200

/** The customers of an outlet, newest first, from our copy. Whom a fragment means, the store is asked first. */
export async function listCustomers(ctx: MerchantContext, outlet: Outlet, query: CustomersQuery) {
  requirePermission(ctx, 'apps:open')
  const typed = query.search.slice(0, longestSearch)
  const found = typed === '' ? undefined : await searchStore(ctx, outlet, typed, { withOrders: false })
  const beyond = decodeNumberCursor(query.cursor)
  return withTenant(ctx, async (tx) => {
    const store = await storeOf(tx, outlet)
    const rows = await selectCustomers(
      tx,
      store.currency,
      and(
        eq(storeCustomers.outletId, outlet.id),
        found && inArray(storeCustomers.id, found.customers),
        beyond &&
          sql`(${storeCustomers.createdAt}, ${storeCustomers.id}) < (${beyond.at.toISOString()}::timestamptz, ${beyond.id}::bigint)`,
      ),
      pageSize + 1,
    )
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return {
      store,
      customers: page.map((row) => viewCustomerRow(row, store.currency)),
      next: last ? encodeNumberCursor(last.createdAt, last.id) : null,
      is_live: found?.isLive ?? true,
      is_cut: found?.isMore ?? false,
    }
  })
}

/** With what they bought in the store's own currency, test orders aside. A cancelled order was placed, as the store counts too, but is worth nothing. Call it inside `withTenant`. */
export const selectCustomers = (
  { db }: MerchantContext,
  currency: string,
  which: SQL | undefined,
  most: number,
) => {
  const placed = sql`from store_orders o where o.outlet_id = ${storeCustomers.outletId} and o.customer_id = ${storeCustomers.id}
    and not o.test`
  return db
    .select({
      id: storeCustomers.id,
      createdAt: storeCustomers.createdAt,
      orders: storeCustomers.orders,
      lastOrderAt: sql<string | null>`(select max(o.processed_at)::text ${placed})`,
      spent: sql<string>`(select coalesce(sum(o.total) filter (where o.currency = ${currency} and o.cancelled_at is null), 0)::text ${placed})`,
    })
    .from(storeCustomers)
    .where(which)
    .orderBy(desc(storeCustomers.createdAt), desc(storeCustomers.id))
    .limit(most)
}

type Selected = Awaited<ReturnType<typeof selectCustomers>>[number]

export const viewCustomerRow = (row: Selected, currency: string): CustomerRow => ({
  id: String(row.id),
  since: row.createdAt.toISOString(),
  orders: row.orders,
  last_order_at: row.lastOrderAt === null ? null : new Date(row.lastOrderAt).toISOString(),
  spent: { amount: plain(row.spent), currency },
})
