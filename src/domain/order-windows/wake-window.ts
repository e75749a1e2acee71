import { and, eq, isNotNull } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import { orderWindows } from '#database/schema/order-windows.ts'
import type { Context } from '../context.server.ts'
import { lookNow } from './window-row.ts'

/** A new order: its window is opened by a job. */
export async function wantWindow(ctx: Context, shop: string, orderId: number): Promise<void> {
  const order = String(orderId)
  await ctx.jobs.enqueue(ctx.db, 'open-window', { shop, order }, { key: `${shop}|${order}` })
}

/** The store is back: all that was put off while it was away is due now. */
export async function wakeWindows(ctx: Context, outletId: string): Promise<void> {
  const woken = await ctx.db
    .update(orderWindows)
    .set({ dueAt: ctx.clock.now(), tries: 0 })
    .where(and(eq(orderWindows.outletId, outletId), isNotNull(orderWindows.dueAt)))
    .returning({ outletId: orderWindows.outletId, orderId: orderWindows.orderId })
  for (const window of woken) await lookNow(ctx, window)
}

/** Something happened to an order: if its window is not over, a job looks at it. */
export async function lookAtWindow(ctx: Context, shop: string, orderId: number): Promise<void> {
  const [window] = await ctx.db
    .select({ outletId: orderWindows.outletId, orderId: orderWindows.orderId })
    .from(shopifyGrants)
    .innerJoin(orderWindows, eq(orderWindows.outletId, shopifyGrants.outletId))
    .where(
      and(eq(shopifyGrants.shop, shop), eq(orderWindows.orderId, orderId), isNotNull(orderWindows.dueAt)),
    )
  if (window) await lookNow(ctx, window)
}
