import { and, desc, gte, inArray, lte, sql } from 'drizzle-orm'
import type { DashboardGroup } from '#contract/dashboard/shapes.ts'
import { storeProductDays } from '#database/schema/stores.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

const shown = 5

/** What sold most in the days of a group, from days as they were computed. Call it inside `withTenant`. */
export async function bestProducts(
  { db }: MerchantContext,
  { outlet_ids: outlets, days }: Pick<DashboardGroup, 'outlet_ids' | 'days'>,
): Promise<DashboardGroup['products']> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last || outlets.length === 0) return []
  const gross = sql<string>`sum(${storeProductDays.gross})`
  const rows = await db
    .select({
      outlet_id: storeProductDays.outletId,
      product_id: sql<string>`${storeProductDays.productId}::text`,
      title: sql<string>`max(${storeProductDays.title})`,
      orders: sql<number>`sum(${storeProductDays.orders})::int`,
      quantity: sql<number>`sum(${storeProductDays.quantity})::int`,
      gross: sql<string>`round(${gross}, 2)::text`,
    })
    .from(storeProductDays)
    .where(
      and(
        inArray(storeProductDays.outletId, outlets),
        gte(storeProductDays.day, first),
        lte(storeProductDays.day, last),
      ),
    )
    .groupBy(storeProductDays.outletId, storeProductDays.productId)
    .orderBy(desc(gross), storeProductDays.productId)
    .limit(shown)
  return rows
}
