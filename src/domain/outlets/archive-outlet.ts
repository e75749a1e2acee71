import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { mayBeCancelled, statesThat } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { isOutletId, requireOutlet, requirePermission } from './require-outlet.ts'
import { requireRoom } from './require-room.ts'

/**
 * Archives an outlet, so that its history stays. Not the last one, and not one whose plan goes on: it would be billed
 * for, and nobody would see it.
 */
export async function archiveOutlet(ctx: MerchantContext, outletId: string): Promise<void> {
  requirePermission(ctx, 'outlets:manage')
  const { companyId } = await requireOutlet(ctx, outletId)
  await withTenant(ctx, async (tx) => {
    const open = and(eq(outlets.companyId, companyId), isNull(outlets.archivedAt))
    await tx.db.select({ id: outlets.id }).from(outlets).where(open).for('update')
    const [left] = await tx.db.select({ n: count() }).from(outlets).where(open)
    if (!left || left.n < 2) throw new DomainError('last_outlet')
    const goesOn = statesThat((state) => mayBeCancelled(state) || state === 'pending')
    const billed = and(eq(subscriptions.outletId, outletId), inArray(subscriptions.state, goesOn))
    if ((await tx.db.$count(subscriptions, billed)) > 0) throw new DomainError('outlet_has_plan')
    await tx.db.update(outlets).set({ archivedAt: tx.clock.now() }).where(eq(outlets.id, outletId))
    await addOwnAuditEntry(tx, 'outlet-archived', { outlet: outletId })
  })
}

/** With its modules, people and key as they were, unless another outlet has its address now. */
export async function restoreOutlet(ctx: MerchantContext, outletId: string): Promise<void> {
  requirePermission(ctx, 'outlets:manage')
  if (!isOutletId(outletId)) throw new DomainError('outlet_refused')
  await withTenant(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ webUrl: outlets.webUrl })
      .from(userOutlets)
      .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
      .where(
        and(
          eq(userOutlets.userId, tx.session.userId),
          eq(outlets.id, outletId),
          isNotNull(outlets.archivedAt),
        ),
      )
    if (!row) throw new DomainError('outlet_refused')
    await requireRoom(tx, row.webUrl)
    await tx.db.update(outlets).set({ archivedAt: null }).where(eq(outlets.id, outletId))
    await addOwnAuditEntry(tx, 'outlet-restored', { outlet: outletId })
  })
}
