import { eq } from 'drizzle-orm'
import { walletSettings } from '#database/schema/billing.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { hasRunningPlan } from '../plans/has-running-plan.ts'
import { mayMerchant } from '../payments/standing.ts'
import { requireAutoRule } from '../payments/top-up-limits.ts'
import { armAlerts } from './arm-alerts.ts'
import { openWallet } from './open-wallet.ts'

type Change = Partial<
  Pick<
    typeof walletSettings.$inferInsert,
    | 'reserveChosen'
    | 'alertSum'
    | 'codeCountries'
    | 'autoOn'
    | 'autoThreshold'
    | 'autoTarget'
    | 'autoCap'
    | 'autoOffWhy'
  >
>

/** The reserve, the alerts, where codes may go, and automatic top-ups: what the merchant decides about the wallet. */
async function changeWallet(ctx: MerchantContext, what: string, change: Change): Promise<void> {
  requirePermission(ctx, 'billing:manage')
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  const { id } = await openWallet(ctx, companyId)
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(walletSettings)
      .set({ ...change, updatedAt: tx.clock.now() })
      .where(eq(walletSettings.walletId, id))
    await armAlerts(tx, id, 'alertSum' in change)
    await addOwnAuditEntry(tx, 'wallet-changed', { what })
  })
}

/** Nothing: it follows what codes usually cost. */
export const setReserve = (ctx: MerchantContext, reserveChosen: number | null) =>
  changeWallet(ctx, 'reserve', { reserveChosen })

export const setAlerts = (ctx: MerchantContext, alertSum: number | null) =>
  changeWallet(ctx, 'alerts', { alertSum })

/** Nothing: codes may go everywhere. */
export const setCodeCountries = (ctx: MerchantContext, codeCountries: string[] | null) =>
  changeWallet(ctx, 'code-countries', { codeCountries })

export interface AutoTopUp {
  threshold: number
  target: number
  cap: number
}

/**
 * The month's cap is required; without any of it, automatic top-ups are off. Switching it on needs a running plan, and a
 * standing in which something would be charged.
 */
export async function setAutoTopUp(ctx: MerchantContext, request: AutoTopUp | null): Promise<void> {
  const { companyId } = ctx.session
  if (request && companyId) {
    const { id } = await openWallet(ctx, companyId)
    await requireAutoRule(ctx, id, request)
    if (!(await hasRunningPlan(ctx, companyId))) throw new DomainError('subscription_needed')
    if (!(await mayMerchant(ctx, companyId, 'auto_top_up'))) throw new DomainError('auto_top_up_waits')
  }
  await changeWallet(
    ctx,
    request ? 'auto-top-up-on' : 'auto-top-up-off',
    request
      ? {
          autoOn: true,
          autoThreshold: request.threshold,
          autoTarget: request.target,
          autoCap: request.cap,
          autoOffWhy: null,
        }
      : { autoOn: false },
  )
}
