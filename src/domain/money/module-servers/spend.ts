import { sql } from 'drizzle-orm'
import { isInTrial } from '#rules/money/plan-gate.ts'
import { purposeOf } from '#rules/money/rate-card.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { chargeMessage } from './charge-message.ts'
import { fingerprintOf } from '../ledger/fingerprint.ts'
import { type ModuleServerContext, outletOfModuleServer, requirePlan } from './module-server-context.ts'
import type { Posted } from '../ledger/post-to-wallet.ts'
import type { Wanted } from '../rates/read-rates.ts'
import { requireAllowed } from './require-allowed.ts'

export interface SpendRequest extends Wanted {
  outlet: string
  /** Phone numbers or email addresses, one for each unit; needed in a trial. */
  recipients?: string[]
}

/**
 * Charges a single message at once: what a sign-in code needs. Under a known key the first answer is given again,
 * whatever has changed since.
 */
export async function spend(ctx: ModuleServerContext, request: SpendRequest, key: string) {
  const scope = `module-server:${ctx.moduleServer.id}`
  const fingerprint = fingerprintOf(request)
  const known = await callLedger<Posted | null>(
    ctx.db,
    sql`select known_transfer(${scope}, ${key}, ${fingerprint})`,
  )
  if (known) return { transfer: known.transfer, amount: -known.amount }
  const purpose = purposeOf(request.category)
  const { companyId, outletId, wallet } = await outletOfModuleServer(ctx, request.outlet)
  const plan = await requirePlan(ctx, { companyId, outletId, use: purpose })
  const isTrial = isInTrial(plan, ctx.clock.now())
  await requireAllowed(ctx, {
    companyId,
    walletId: wallet.id,
    isTrial,
    lines: [request],
    recipients: request.recipients,
  })
  return chargeMessage(ctx, { scope, key, fingerprint, outletId, walletId: wallet.id, message: request })
}
