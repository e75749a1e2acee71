import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { orderWindows } from '#database/schema/order-windows.ts'
import { orderLinks, shopperCodes, shopperSessions } from '#database/schema/shoppers.ts'
import type { Context } from '../context.server.ts'
import { forgetMessages, forgetMessagesTo } from '../messages/forget-messages.ts'

/**
 * Erases what we have of a store's shoppers when it leaves: sessions, links and codes. If the store may come back,
 * windows whose end is not done stay, because only they know our fulfilment holds.
 */
export async function forgetShoppers(
  { db }: Pick<Context, 'db'>,
  outletId: string,
  { isBack = false } = {},
): Promise<void> {
  await db.delete(shopperSessions).where(eq(shopperSessions.outletId, outletId))
  await db.delete(shopperCodes).where(eq(shopperCodes.outletId, outletId))
  await db.delete(orderLinks).where(eq(orderLinks.outletId, outletId))
  await forgetMessages({ db }, outletId)
  // Their changes go with them.
  const isDone = isBack ? isNull(orderWindows.dueAt) : undefined
  await db.delete(orderWindows).where(and(eq(orderWindows.outletId, outletId), isDone))
}

/** The same for one customer and their orders. Returns whether there was anything. */
export async function forgetShopper(
  { db }: Context,
  { outletId, customerId, orderIds }: { outletId: string; customerId: number; orderIds: number[] },
): Promise<boolean> {
  const sessions = await db
    .delete(shopperSessions)
    .where(
      and(
        eq(shopperSessions.outletId, outletId),
        or(eq(shopperSessions.customerId, customerId), inArray(shopperSessions.orderId, orderIds)),
      ),
    )
    .returning({ id: shopperSessions.id })
  const codes = await db
    .delete(shopperCodes)
    .where(and(eq(shopperCodes.outletId, outletId), eq(shopperCodes.customerId, customerId)))
    .returning({ id: shopperCodes.requestHash })
  const links = await db
    .delete(orderLinks)
    .where(
      and(
        eq(orderLinks.outletId, outletId),
        or(eq(orderLinks.customerId, customerId), inArray(orderLinks.orderId, orderIds)),
      ),
    )
    .returning({ hash: orderLinks.hash })
  const windows = await db
    .delete(orderWindows)
    .where(
      and(
        eq(orderWindows.outletId, outletId),
        or(eq(orderWindows.customerId, customerId), inArray(orderWindows.orderId, orderIds)),
      ),
    )
    .returning({ id: orderWindows.orderId })
  const hadMessages = await forgetMessagesTo({ db }, { outletId, customerId, orderIds })
  return hadMessages || sessions.length + codes.length + links.length + windows.length > 0
}

/** Deletes expired sessions, codes and links. */
export async function purgeShoppers({ db }: Context, now: Date): Promise<void> {
  await db.delete(shopperSessions).where(lt(shopperSessions.expiresAt, now))
  await db.delete(shopperCodes).where(lt(shopperCodes.expiresAt, now))
  await db.delete(orderLinks).where(lt(orderLinks.expiresAt, now))
}
