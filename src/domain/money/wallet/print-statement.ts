import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'
import { findWallet, walletCurrency } from './open-wallet.ts'
import { pageOf, requireOrder, type StatementFilter, walkStatement } from './read-statement.ts'

/** As many lines as one may want on paper; more are for the file. */
export const mostPrinted = 2_000

/** The statement of a range for paper: oldest first, with the balances before and after it. */
export async function printStatement(ctx: MerchantContext, filter: StatementFilter) {
  requirePermission(ctx, 'billing:view')
  requireOrder(filter)
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return withTenant(ctx, async (tx) => {
    const wallet = await findWallet(tx, companyId)
    if (!wallet) return { lines: [], opening: 0, closing: 0, currency: walletCurrency, isCut: false }
    const { opening, closing, currency } = await pageOf(tx, wallet, filter)
    const lines = []
    for await (const rows of walkStatement(tx, wallet, filter)) {
      lines.push(...rows)
      if (lines.length > mostPrinted) break
    }
    return {
      lines: lines.slice(0, mostPrinted),
      opening,
      closing,
      currency,
      isCut: lines.length > mostPrinted,
    }
  })
}
