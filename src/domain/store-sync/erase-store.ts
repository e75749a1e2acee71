import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import {
  pendingGrants,
  storeDataRequests,
  storeDays,
  storeDirty,
  storeForgotten,
  storeProductDays,
  storeWebhooks,
  storeSyncs,
} from '#database/schema/stores.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { forgetSenders } from '../messages/forget-messages.ts'
import { forgetShoppers } from '../shoppers/forget-shoppers.ts'

const pieceSize = 5_000

const large = [
  'store_order_lines',
  'store_refunds',
  'store_returns',
  'store_customers',
  'store_orders',
] as const

/**
 * Everything that was copied from a store that has left, and the store's particulars. Large tables in pieces, so that
 * nobody waits. The outlet is the merchant's own and stays. Safe to repeat.
 */
export async function eraseStore(ctx: Context, shop: string, because: string): Promise<void> {
  const [grant] = await ctx.db
    .select({ outletId: shopifyGrants.outletId, companyId: shopifyGrants.companyId })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.shop, shop), isNotNull(shopifyGrants.revokedAt)))
  if (!grant) return
  await eraseCopy(ctx, grant.outletId)
  await withTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(shopifyGrants)
      .where(and(eq(shopifyGrants.shop, shop), isNotNull(shopifyGrants.revokedAt)))
      .returning({ companyId: shopifyGrants.companyId })
    if (!gone) return
    await tx.db.delete(storeDirty).where(eq(storeDirty.shop, shop))
    await tx.db.delete(storeForgotten).where(eq(storeForgotten.shop, shop))
    await tx.db.delete(pendingGrants).where(eq(pendingGrants.shop, shop))
    await tx.db.delete(storeWebhooks).where(eq(storeWebhooks.shop, shop))
    await addAuditEntry(tx, { action: 'shop-erased', companyId: gone.companyId, detail: { shop, because } })
  })
}

/** The rows of one outlet's store: also where it begins anew, or moves to another company. */
export async function eraseCopy(ctx: Context, outletId: string, { isBack = false } = {}): Promise<void> {
  for (const table of large) {
    const name = sql.identifier(table)
    for (;;) {
      const found = await ctx.db.execute(sql`
        delete from ${name} where outlet_id = ${outletId} and id in (
          select id from ${name} where outlet_id = ${outletId} limit ${pieceSize}) returning 1 as one`)
      if (found.rows.length < pieceSize) break
    }
  }
  await forgetShoppers(ctx, outletId, { isBack })
  if (!isBack) await forgetSenders(ctx, outletId)
  await ctx.db.delete(storeDays).where(eq(storeDays.outletId, outletId))
  await ctx.db.delete(storeProductDays).where(eq(storeProductDays.outletId, outletId))
  await ctx.db.delete(storeDataRequests).where(eq(storeDataRequests.outletId, outletId))
  await ctx.db.delete(storeSyncs).where(eq(storeSyncs.outletId, outletId))
}
