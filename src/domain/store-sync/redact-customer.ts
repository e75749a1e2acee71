import { and, eq } from 'drizzle-orm'
import { storeCustomers, storeOrders } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import { forgetShopper } from '../shoppers/forget-shoppers.ts'
import { rollUpDays } from './roll-up-days.ts'
import { changeSync, lockSync } from './sync-state.ts'
import { daysOf } from './write-rows.ts'

/** The customer's row goes, and their orders no longer say whose they were. Whether there was anything. */
export async function redactCustomer(tx: Context, shop: string, customerId: number): Promise<boolean> {
  const sync = await lockSync(tx, shop)
  if (!sync) return false
  const { outletId } = sync
  const own = and(eq(storeOrders.outletId, outletId), eq(storeOrders.customerId, customerId))
  const orders = await tx.db.select({ id: storeOrders.id }).from(storeOrders).where(own)
  const days = await daysOf(
    tx,
    sync,
    orders.map(({ id }) => id),
  )
  await tx.db.update(storeOrders).set({ customerId: null }).where(own)
  const gone = await tx.db
    .delete(storeCustomers)
    .where(and(eq(storeCustomers.outletId, outletId), eq(storeCustomers.id, customerId)))
    .returning({ id: storeCustomers.id })
  const wasShopper = await forgetShopper(tx, {
    outletId,
    customerId,
    orderIds: orders.map(({ id }) => id),
  })
  await rollUpDays(tx, sync, days)
  await changeSync(tx, outletId, {})
  return gone.length > 0 || orders.length > 0 || wasShopper
}
