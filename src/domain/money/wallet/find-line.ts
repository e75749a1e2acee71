import { and, eq } from 'drizzle-orm'
import { entries } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'
import { findWallet } from './open-wallet.ts'

/** The number of the statement's line that a charge is in; undefined where it is not this company's. */
export async function findLine(ctx: MerchantContext, transferId: string): Promise<number | undefined> {
  requirePermission(ctx, 'billing:view')
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return withTenant(ctx, async (tx) => {
    const wallet = await findWallet(tx, companyId)
    if (!wallet) return undefined
    const [line] = await tx.db
      .select({ seq: entries.seq })
      .from(entries)
      .where(and(eq(entries.transferId, transferId), eq(entries.accountId, wallet.accountId)))
    return line?.seq ?? undefined
  })
}
