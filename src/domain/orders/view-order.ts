import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { OrderView } from '#contract/orders/shapes.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrderLines, storeOrders, storeRefunds, storeReturns } from '#database/schema/stores.ts'
import { storeOf } from '../dashboard/view-dashboard.ts'
import { DomainError } from '../domain-error.ts'
import { messagesOf, messagesOfChanges } from '../messages/messages-of.ts'
import { viewChange, viewWindowRow } from '../order-windows/changes/list-changes.ts'
import { windowOf } from '../order-windows/window-row.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { knownQuantity, knownTotal, plain } from '../shoppers/read-orders.ts'
import { withTenant } from '../tenant.server.ts'
import { viewRow } from './order-row.ts'

/** One order of this outlet with all that we know of it: our copy, its window, and what its shopper changed. */
export async function viewOrder(ctx: MerchantContext, outlet: Outlet, id: number): Promise<OrderView> {
  requirePermission(ctx, 'apps:open')
  return withTenant(ctx, async (tx) => {
    const { db } = tx
    const [found] = await db
      .select({ order: storeOrders, window: orderWindows })
      .from(storeOrders)
      .leftJoin(
        orderWindows,
        and(eq(orderWindows.outletId, storeOrders.outletId), eq(orderWindows.orderId, storeOrders.id)),
      )
      .where(and(eq(storeOrders.outletId, outlet.id), eq(storeOrders.id, id)))
    if (!found) throw new DomainError('not_found')
    const { order, window } = found
    const changes = await readChanges(tx, outlet.id, id)
    const told = await messagesOfChanges(
      tx,
      outlet.id,
      changes.map((change) => change.id),
    )
    const sumOf = (amount: string) => ({ amount: plain(amount), currency: order.currency })
    const shop = outlet.webUrl ?? ''
    return {
      store: await storeOf(tx, outlet),
      order: viewRow({ order, window, isChanged: changes.length > 0 }),
      customer_id: order.customerId === null ? null : String(order.customerId),
      lines: (await readLines(tx, outlet.id, id)).map((line) => ({
        id: String(line.id),
        title: line.title,
        product_id: line.productId === null ? null : String(line.productId),
        quantity: knownQuantity(order, line),
        ordered: line.quantity,
        total: sumOf(knownTotal(order, line)),
      })),
      refunded: sumOf(order.refunded),
      ...(await readParts(tx, outlet.id, id, sumOf)),
      window: window && viewWindowRow(windowOf(window)),
      changes: changes.map((change) =>
        viewChange(
          change,
          { orderName: order.name, customerId: order.customerId },
          told.get(change.id) ?? [],
        ),
      ),
      messages: await messagesOf(tx, outlet.id, id),
      admin_url: tx.shopify && shop ? tx.shopify.pageUrl(shop, `/admin/orders/${id}`) : null,
    }
  })
}

const readLines = ({ db }: MerchantContext, outletId: string, id: number) =>
  db
    .select()
    .from(storeOrderLines)
    .where(and(eq(storeOrderLines.outletId, outletId), eq(storeOrderLines.orderId, id)))
    .orderBy(asc(storeOrderLines.id))

const readChanges = ({ db }: MerchantContext, outletId: string, id: number) =>
  db
    .select()
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.outletId, outletId),
        eq(orderChanges.orderId, id),
        // Totals that somebody only looked at.
        notInArray(orderChanges.state, ['asked', 'calculated']),
      ),
    )
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))

async function readParts(
  { db }: MerchantContext,
  outletId: string,
  id: number,
  sumOf: (amount: string) => OrderView['refunded'],
): Promise<Pick<OrderView, 'refunds' | 'returns'>> {
  const refunds = await db
    .select()
    .from(storeRefunds)
    .where(and(eq(storeRefunds.outletId, outletId), eq(storeRefunds.orderId, id)))
    .orderBy(asc(storeRefunds.createdAt))
  const returns = await db
    .select()
    .from(storeReturns)
    .where(
      and(
        eq(storeReturns.outletId, outletId),
        eq(storeReturns.orderId, id),
        notInArray(storeReturns.status, ['CANCELED', 'DECLINED']),
      ),
    )
    .orderBy(asc(storeReturns.createdAt))
  return {
    refunds: refunds.map((refund) => ({
      id: String(refund.id),
      at: refund.createdAt.toISOString(),
      sum: sumOf(refund.amount),
    })),
    returns: returns.map((one) => ({
      id: String(one.id),
      at: one.createdAt.toISOString(),
      quantity: one.quantity,
    })),
  }
}
