import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import { orderChanges, orderWindowRules, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrders } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import { wantWindow } from './wake-window.ts'
import { lookNow } from './window-row.ts'

const day = 24 * 60 * 60 * 1000
const kept = { windows: 365 * day, addresses: 30 * day }

/** Each minute: what is due and whose job got lost, and new orders whose webhook never came. */
export async function watchWindows(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .select({ outletId: orderWindows.outletId, orderId: orderWindows.orderId })
    .from(orderWindows)
    .where(and(isNotNull(orderWindows.dueAt), lte(orderWindows.dueAt, now)))
    .limit(1_000)
  for (const window of due) await lookNow(ctx, window)
  const missed = await ctx.db
    .select({ shop: shopifyGrants.shop, order: storeOrders.id })
    .from(orderWindowRules)
    .innerJoin(
      shopifyGrants,
      and(eq(shopifyGrants.outletId, orderWindowRules.outletId), isNull(shopifyGrants.revokedAt)),
    )
    .innerJoin(
      storeOrders,
      and(
        eq(storeOrders.outletId, orderWindowRules.outletId),
        gt(storeOrders.day, new Date(now.getTime() - 2 * day).toISOString().slice(0, 10)),
        gt(
          storeOrders.createdAt,
          sql`${now.toISOString()}::timestamptz - make_interval(mins => ${orderWindowRules.minutes})`,
        ),
        gt(storeOrders.createdAt, orderWindowRules.updatedAt),
      ),
    )
    .leftJoin(
      orderWindows,
      and(eq(orderWindows.outletId, storeOrders.outletId), eq(orderWindows.orderId, storeOrders.id)),
    )
    .where(and(eq(orderWindowRules.isOn, true), isNull(orderWindows.orderId)))
    .limit(1_000)
  for (const { shop, order } of missed) await wantWindow(ctx, shop, order)
}

/** Addresses that Shopify never took, and windows of last year. */
export async function purgeWindows({ db }: Context, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await db
    .update(orderChanges)
    .set({ addressEnc: '' })
    .where(and(lt(orderChanges.createdAt, before(kept.addresses)), sql`${orderChanges.addressEnc} <> ''`))
  await db.delete(orderWindows).where(lt(orderWindows.openedAt, before(kept.windows)))
}
