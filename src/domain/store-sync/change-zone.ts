import { eq, sql } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import { type Context, withTransaction } from '../context.server.ts'
import type { ShopDetails } from '../ports/ports.ts'
import { rollUpDays } from './roll-up-days.ts'
import { changeSync, lockSync } from './sync-state.ts'

/** A store that moves to another zone or currency gets its days computed anew. */
export function changeZone(ctx: Context, shop: string, details: ShopDetails): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync) return
    await tx.db
      .update(shopifyGrants)
      .set({ shopDetails: { ...details } })
      .where(eq(shopifyGrants.shop, shop))
    const { zone, currency } = details
    if (zone === sync.zone && currency === sync.currency) return
    const { outletId } = sync
    const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${zone})::date`
    await tx.db.execute(
      sql`update store_orders set day = ${dayOf('processed_at')} where outlet_id = ${outletId}`,
    )
    await tx.db.execute(
      sql`update store_refunds set day = ${dayOf('created_at')} where outlet_id = ${outletId}`,
    )
    await tx.db.execute(
      sql`update store_returns set day = ${dayOf('created_at')} where outlet_id = ${outletId}`,
    )
    await rollUpDays(tx, { ...sync, zone, currency }, 'all')
    await changeSync(tx, outletId, { zone, currency })
  })
}
