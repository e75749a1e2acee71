import type { MerchantContext } from '../sessions/session.server.ts'
import { type AuditEntry, addAuditEntry } from './add-audit-entry.ts'

/** An act of the person whose session this is, in their company; with the member of staff behind it, if any. */
export function addOwnAuditEntry(
  ctx: MerchantContext,
  action: AuditEntry['action'],
  detail: AuditEntry['detail'] = {},
): Promise<void> {
  const { userId, companyId, actorId } = ctx.session
  return addAuditEntry(ctx, {
    action,
    userId,
    companyId: companyId ?? undefined,
    actorId: actorId ?? undefined,
    detail,
  })
}
