import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { orderWindows } from '#database/schema/order-windows.ts'
import type { Context } from '../context.server.ts'

/** For each outlet, how many orders our fulfilment holds keep in the warehouse, as far as we know. */
export async function countHeld(
  { db }: Pick<Context, 'db'>,
  outletIds: string[],
): Promise<Map<string, number>> {
  if (outletIds.length === 0) return new Map()
  const rows = await db
    .select({ outletId: orderWindows.outletId, count: sql<number>`count(*)::int` })
    .from(orderWindows)
    .where(
      and(
        inArray(orderWindows.outletId, outletIds),
        isNotNull(orderWindows.dueAt),
        sql`jsonb_array_length(${orderWindows.holds}) > 0`,
      ),
    )
    .groupBy(orderWindows.outletId)
  return new Map(rows.map(({ outletId, count }) => [outletId, count]))
}
