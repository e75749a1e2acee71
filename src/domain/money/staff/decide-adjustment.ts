import { and, eq } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { adjustments } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { carryOut } from './carry-out-adjustment.ts'
import { payBack } from '../payments/refund-remainder.ts'

/** A second person says yes or no; never the one who proposed it, and the database looks as well. */
export async function decideAdjustment(ctx: StaffContext, id: string, isApproved: boolean): Promise<void> {
  const act = await withTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(adjustments).where(eq(adjustments.id, id)).for('update')
    if (!row) throw new DomainError('not_found')
    if (row.state !== 'proposed') throw new DomainError('decided_already')
    const [wallet] = await tx.db
      .select({ currency: wallets.currency })
      .from(wallets)
      .where(eq(wallets.id, row.walletId))
    if (!wallet) throw new DomainError('not_found')
    const { userId } = tx.session
    if (isApproved && row.proposedBy === userId) throw new DomainError('same_person')
    if (isApproved) await carryOut(tx, row, userId)
    else {
      await tx.db
        .update(adjustments)
        .set({ state: 'refused', decidedBy: userId, decidedAt: tx.clock.now() })
        .where(and(eq(adjustments.id, id), eq(adjustments.state, 'proposed')))
    }
    await addAuditEntry(tx, {
      action: isApproved ? 'adjustment-posted' : 'adjustment-refused',
      userId,
      companyId: row.companyId,
      detail: {
        adjustment: id,
        act: row.act,
        sum: formatMoney(row.amount, wallet.currency),
        reason: row.reason,
      },
    })
    return row.act
  })
  // The provider is asked outside the transaction, and again by a job until it has answered.
  if (isApproved && act === 'refund') await payBack(ctx)
}
