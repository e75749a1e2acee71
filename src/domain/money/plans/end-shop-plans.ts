import { and, eq, not, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema/billing.ts'
import { holds } from '#database/schema/ledger.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import type { Context } from '#domain/context.server.ts'
import { isOver } from '../module-servers/module-server-context.ts'
import { tellPlanChange } from './tell-plan-change.ts'
import { callLedger } from '../ledger/call-ledger.ts'

/**
 * A store that leaves ends its plan: Shopify cancels the charge with the app, and an owner who installs it again approves a
 * new one. What was held for its messages is free again. Call it in the transaction in which the store leaves.
 */
export async function endShopPlans(tx: Context, shop: string, outletId: string): Promise<void> {
  const ended = await tx.db
    .update(subscriptions)
    .set({
      // A charge that was never approved has not begun, and uses up no trial.
      state: sql`case when ${subscriptions.state} = 'pending' then 'declined' else 'ended' end`,
      payUrl: null,
      providerAt: tx.clock.now(),
    })
    .where(and(eq(subscriptions.shop, shop), not(isOver)))
    .returning()
  const open = await tx.db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.outletId, outletId), eq(holds.state, 'open')))
    .orderBy(holds.walletId, holds.id)
  for (const { id } of open) await callLedger(tx.db, sql`select release_hold(${id}::uuid, null)`)
  for (const plan of ended) {
    const { id, companyId, state } = plan
    // Until now it was another state; what is told is that it ended, and why.
    if (state === 'ended') await tellPlanChange(tx, { ...plan, state: 'active' }, state, 'uninstalled')
    await addAuditEntry(tx, { action: 'plan-changed', companyId, detail: { plan: id, state } })
  }
}
