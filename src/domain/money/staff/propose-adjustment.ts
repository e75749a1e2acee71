import { and, eq, gte, sql } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { centsOf, formatMoney, microsOfCents } from '#rules/money/amounts.ts'
import { adjustments } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { carryOut, requireCovered } from './carry-out-adjustment.ts'

const day = 24 * 60 * 60 * 1000

export interface AdjustmentRequest {
  wallet: string
  act: 'adjust' | 'freeze' | 'unfreeze' | 'refund'
  amount: number
  reason: string
  /** The merchant reads it. */
  note: string
}

/** Small sums one person moves alone, within a limit a day; the rest waits for a second person. */
export function proposeAdjustment(ctx: StaffContext, asked: AdjustmentRequest) {
  const isSum = asked.act === 'adjust' || asked.act === 'refund'
  const request = { ...asked, amount: isSum ? asked.amount : 0 }
  // Documents and providers know whole cents.
  const isWhole = request.amount === microsOfCents(centsOf(request.amount))
  if (isSum && (request.amount === 0 || !isWhole)) {
    throw new DomainError('invalid_input', { fields: { amount: 'sum_required' } })
  }
  return withTransaction(ctx, async (tx) => {
    // The day's limit is the person's: two proposals of one person wait for each other, whichever wallets they are for.
    await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, tx.session.userId))
      .for('no key update')
    const [wallet] = await tx.db.select().from(wallets).where(eq(wallets.id, request.wallet)).for('update')
    if (!wallet) throw new DomainError('not_found')
    if (request.act === 'adjust') requireCovered(wallet, request.amount)
    const { userId } = tx.session
    const now = tx.clock.now()
    const { alone, aloneADay } = ownerSettings.staff
    const needsSecond = request.act !== 'adjust' || Math.abs(request.amount) > alone
    if (!needsSecond && (await adjustedToday(tx, userId)) + Math.abs(request.amount) > aloneADay) {
      throw new DomainError('limit_of_the_day')
    }
    const id = newId(now)
    const row = {
      id,
      companyId: wallet.companyId,
      walletId: wallet.id,
      act: request.act,
      amount: request.amount,
      reason: request.reason,
      note: request.note,
      needsSecond,
      proposedBy: userId,
      proposedAt: now,
      state: 'proposed' as const,
    }
    await tx.db.insert(adjustments).values(row)
    if (!needsSecond) await carryOut(tx, { ...row, decidedBy: null, decidedAt: null })
    await addAuditEntry(tx, {
      action: needsSecond ? 'adjustment-proposed' : 'adjustment-posted',
      userId,
      companyId: wallet.companyId,
      detail: {
        adjustment: id,
        act: request.act,
        sum: formatMoney(request.amount, wallet.currency),
        reason: request.reason,
      },
    })
    return { id, isPosted: !needsSecond }
  })
}

async function adjustedToday({ db, clock }: StaffContext, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(abs(${adjustments.amount})), 0)` })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.proposedBy, userId),
        eq(adjustments.needsSecond, false),
        gte(adjustments.proposedAt, new Date(clock.now().getTime() - day)),
      ),
    )
  return Number(row?.total ?? 0)
}
