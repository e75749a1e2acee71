import type { outlets, shopifyGrants } from '#database/schema/companies.ts'
import type { reconnectRequests, storeSyncs } from '#database/schema/stores.ts'

/** An outlet with the address of a store, and what we have of that store. */
export interface StoreRow {
  outlet: typeof outlets.$inferSelect
  grant: typeof shopifyGrants.$inferSelect | null
  sync: typeof storeSyncs.$inferSelect | null
  request: typeof reconnectRequests.$inferSelect | null
}
