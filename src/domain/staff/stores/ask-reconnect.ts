import { eq, lt } from 'drizzle-orm'
import type { StaffStore } from '#contract/staff/stores.ts'
import { outlets } from '#database/schema/companies.ts'
import { reconnectRequests } from '#database/schema/stores.ts'
import { addAuditEntry } from '../../audit/add-audit-entry.ts'
import { regionOf } from '../../company/settings.ts'
import { withTransaction } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { StaffContext } from '../../sessions/session.server.ts'
import { askAgainAfter, ownerWithEmail } from './may-ask.ts'
import { viewStore } from './view-stores.ts'

/**
 * Asks the owner of a store to connect it again: one email, and a banner in the portal until they have. Once a day for
 * each store, and only where connecting again would help.
 */
export async function askToReconnect(ctx: StaffContext, outletId: string): Promise<StaffStore> {
  const store = await viewStore(ctx, outletId)
  if (!store) throw new DomainError('not_found')
  if (store.may_ask === 'asked') throw new DomainError('reconnect_asked')
  if (store.may_ask !== 'yes') throw new DomainError('reconnect_useless')
  const { shop } = store
  await withTransaction(ctx, async (tx) => {
    const { session } = tx
    const now = tx.clock.now()
    const [outlet] = await tx.db
      .select({ companyId: outlets.companyId })
      .from(outlets)
      .where(eq(outlets.id, outletId))
    const owner = outlet && (await ownerWithEmail(tx, outlet.companyId))
    if (!owner) throw new DomainError('reconnect_useless')
    const { companyId } = outlet
    const by = `${session.firstName} ${session.lastName}`.trim()
    const request = { companyId, shop, askedAt: now, askedBy: by }
    // One statement, so that of two colleagues who press at the same moment one is refused.
    const [asked] = await tx.db
      .insert(reconnectRequests)
      .values({ outletId, ...request })
      .onConflictDoUpdate({
        target: reconnectRequests.outletId,
        set: request,
        setWhere: lt(reconnectRequests.askedAt, new Date(now.getTime() - askAgainAfter)),
      })
      .returning({ outletId: reconnectRequests.outletId })
    if (!asked) throw new DomainError('reconnect_asked')
    await queueMail(tx, owner.email, `reconnect:${outletId}:${now.toISOString()}`, {
      template: 'reconnect-store',
      data: {
        firstName: owner.firstName,
        shop,
        isAgain: store.state !== 'open',
        by,
        at: now.toISOString(),
        region: await regionOf(tx, companyId),
        dashboardUrl: `${tx.settings.publicBaseUrl}/merchant/dashboard/?outletId=${outletId}`,
      },
    })
    await addAuditEntry(tx, {
      action: 'reconnect-asked',
      userId: owner.id,
      companyId,
      actorId: session.userId,
      detail: { shop, staff: by },
    })
  })
  return (await viewStore(ctx, outletId)) ?? store
}
