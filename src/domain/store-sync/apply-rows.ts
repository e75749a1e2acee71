import { and, eq, max } from 'drizzle-orm'
import { storeOrders } from '#database/schema/stores.ts'
import { type Context, withTransaction } from '../context.server.ts'
import type { StoreRows } from './order-rows.ts'
import { rollUpDays } from './roll-up-days.ts'
import { changeSync, lockSync, type StoreSync } from './sync-state.ts'
import { daysOf, deleteOrders, writeRows } from './write-rows.ts'

interface Reading {
  rows: StoreRows
  /** When the store was asked. */
  asOf: Date
  /** Orders that the store has no longer. */
  gone?: number[]
}

/**
 * Takes over what a store answered, and recomputes the days that it touches, in one transaction. Writers of one store
 * wait for each other at its row, so that no day is computed from a view that another one is about to change.
 */
export async function applyRows(
  ctx: Context,
  shop: string,
  { rows, asOf, gone = [] }: Reading,
): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync) return false
    const orders = [...rows.orders.keys(), ...gone]
    const customers = [...rows.customers.keys()]
    const before = await daysOf(tx, sync, orders, customers)
    await writeRows(tx, sync, rows, asOf)
    if (gone.length > 0) await deleteOrders(tx, sync, gone)
    const after = await daysOf(tx, sync, orders, customers)
    await rollUpDays(tx, sync, [...new Set([...before, ...after])])
    await changeSync(tx, sync.outletId, { lastOrderAt: await lastOrderOf(tx, sync) })
    return true
  })
}

/** When the newest order was placed. */
export async function lastOrderOf(tx: Context, { outletId }: StoreSync): Promise<Date | null> {
  const newestDay = tx.db
    .select({ day: max(storeOrders.day) })
    .from(storeOrders)
    .where(and(eq(storeOrders.outletId, outletId), eq(storeOrders.test, false)))
  const [row] = await tx.db
    .select({ at: max(storeOrders.processedAt) })
    .from(storeOrders)
    .where(
      and(eq(storeOrders.outletId, outletId), eq(storeOrders.test, false), eq(storeOrders.day, newestDay)),
    )
  return row?.at ?? null
}
