import type { MerchantList, MerchantQuery } from '#contract/staff/shapes.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { listMerchants } from './list-merchants.ts'

/** A page of merchants for one of staff. That they looked is on the record; what for may be an address, and is not. */
export async function scanMerchants(ctx: StaffContext, query: MerchantQuery): Promise<MerchantList> {
  const list = await listMerchants(ctx, query)
  await withTransaction(ctx, (tx) =>
    addAuditEntry(tx, {
      action: 'staff-listed',
      userId: tx.session.userId,
      detail: { searched: query.search !== '', state: query.state, shown: list.company_profile.length },
    }),
  )
  return list
}
