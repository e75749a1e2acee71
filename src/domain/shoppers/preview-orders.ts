import { desc, eq, inArray } from 'drizzle-orm'
import type { OrderSummary } from '#contract/account/order-shapes.ts'
import { storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { headOf, knownQuantity, knownStage } from './read-orders.ts'

const shown = 3

/** The outlet's newest orders as its customer accounts would list them, from our copy and without personal data. */
export function previewOrders(ctx: MerchantContext, outlet: Outlet): Promise<OrderSummary[]> {
  return withTenant(ctx, async ({ db }) => {
    const rows = await db
      .select()
      .from(storeOrders)
      .where(eq(storeOrders.outletId, outlet.id))
      .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
      .limit(shown)
    if (rows.length === 0) return []
    const lines = await db
      .select()
      .from(storeOrderLines)
      .where(
        inArray(
          storeOrderLines.orderId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(storeOrderLines.id)
    return rows.map((row) => ({
      ...headOf(row),
      stage: knownStage(row),
      open_until: null,
      lines: lines
        .filter((line) => line.orderId === row.id && knownQuantity(row, line) > 0)
        .slice(0, 2)
        .map((line) => ({ title: line.title, quantity: knownQuantity(row, line), image: null })),
    }))
  })
}
